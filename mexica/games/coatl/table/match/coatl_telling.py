"""How Cóatl shows what an action brought about: with motion, sounds and sentences."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from mexica.games.coatl.rules.events import GameEnded, SerpentFinished
from mexica.games.coatl.rules.state import Phase, Seat, State
from mexica.games.coatl.table.court.court_look import Moving
from mexica.games.coatl.table.court.display_spaces import DisplaySpaces
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.input.event_sentences import SAID_OF_PEOPLE, event_sentences
from mexica.games.coatl.table.match.event_sounds import cues
from mexica.games.coatl.table.match.match_record import PlayedAction
from mexica.games.coatl.table.motions.event_animations import acts
from mexica.games.coatl.table.motions.table_acts import Act, Backdrop
from mexica.play.cue import Cue
from mexica.shell.match.action_presenter import ActionPresenter

Presenter = ActionPresenter[Backdrop, CourtLayout, Moving]


class CoatlTelling:
    """Tells of the actions of a match, to whoever is at the screen, between players of these names."""

    last_sound: Final = "game_ended"

    def __init__(self, names: Sequence[str], viewer: Callable[[], Seat | None]) -> None:
        """`viewer` returns the seat at the screen, None if nobody has taken it."""
        self._names, self._viewer = tuple(names), viewer
        self.spaces = DisplaySpaces()

    def begin(self, *, moving: bool) -> None:
        """Nothing at the table lives by itself."""

    def acts(self, done: PlayedAction, before: State) -> Iterable[Act]:
        """Return what moves for an action that was played in the state `before`."""
        return acts(done.events, before, self._viewer(), self.spaces)

    def cues(self, done: PlayedAction, *, stretch: float = 1.0, scored_for: float = 0.0) -> tuple[Cue, ...]:
        """Return the sounds of an action; no scoring blocks the table."""
        return cues(done.events, stretch=stretch)

    def sentences(self, done: PlayedAction, *, by_person: bool = False) -> Sequence[str]:
        """Return what happened in sentences; with `by_person` only what the person did not choose."""
        said = (event for event in done.events if not by_person or isinstance(event, SAID_OF_PEOPLE))
        return event_sentences(said, self._names, self._viewer())

    def gains(self, done: PlayedAction) -> Iterator[tuple[int, Seat]]:
        """Yield the points of finished serpents, and the seat whose they are."""
        for event in done.events:
            if isinstance(event, SerpentFinished):
                yield event.points, event.seat

    def is_scored(self, done: PlayedAction) -> bool:
        """Return whether the game ended, and its result is to be shown."""
        return any(isinstance(event, GameEnded) for event in done.events)

    def is_turn(self, state: State) -> bool:
        """Return whether a turn begins, so that the player to move is told that it is theirs."""
        return state.turn.phase is Phase.TURNS and state.turn.doing is None
