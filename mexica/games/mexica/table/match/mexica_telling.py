"""How Mexica shows what an action brought about: motions over the board, sounds, sentences, gains."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from mexica.games.mexica.rules.events import DistrictFounded, PeriodScored
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Phase, State
from mexica.games.mexica.table.board.figures import Figure
from mexica.games.mexica.table.input.event_sentences import SAID_OF_PEOPLE, event_sentences
from mexica.games.mexica.table.match.event_sounds import cues
from mexica.games.mexica.table.match.match_record import PlayedAction
from mexica.games.mexica.table.motions.event_animations import acts
from mexica.games.mexica.table.motions.lake import Lake
from mexica.games.mexica.table.motions.table_acts import Act, Backdrop, Cast
from mexica.games.mexica.table.motions.table_geometry import TableGeometry
from mexica.play.cue import Cue
from mexica.shell.match.action_presenter import ActionPresenter

Presenter = ActionPresenter[Backdrop, TableGeometry, Figure]


class MexicaTelling:
    """Tells of the actions of a match on the board of these players."""

    last_sound: Final = "game_ended"

    def __init__(self, cast: Cast) -> None:
        self.lake = Lake()
        self._cast = cast
        self._names = [seat.name for seat in cast.seats]

    def begin(self, *, moving: bool) -> None:
        """Let the lake live for a while after an action, if anything may move."""
        self.lake.start() if moving else self.lake.stop()

    def acts(self, done: PlayedAction, before: State) -> Iterable[Act]:
        """Return what moves for an action that was played in the state `before`."""
        return acts(done.events, before, self._cast)

    def cues(self, done: PlayedAction, *, stretch: float = 1.0, scored_for: float = 0.0) -> tuple[Cue, ...]:
        """Return the sounds of an action."""
        return cues(done.events, done.state, stretch=stretch, scored_for=scored_for)

    def sentences(self, done: PlayedAction, *, by_person: bool = False) -> Sequence[str]:
        """Return what happened in sentences; with `by_person` only what the person did not choose."""
        said = (event for event in done.events if not by_person or isinstance(event, SAID_OF_PEOPLE))
        return tuple(event_sentences(list(said), self._names))

    def gains(self, done: PlayedAction) -> Iterator[tuple[int, Space]]:
        """Yield the points of a founding, and the Pilli that gain them."""
        for event in done.events:
            if isinstance(event, DistrictFounded):
                for seat, points in event.awards:
                    pilli = done.state.players[seat].pilli
                    yield points, event.space if seat == event.seat or pilli is None else pilli

    def is_scored(self, done: PlayedAction) -> bool:
        """Return whether a period was scored."""
        return any(isinstance(event, PeriodScored) for event in done.events)

    def is_turn(self, state: State) -> bool:
        """Return whether a turn goes on."""
        return state.turn.phase is Phase.TURNS
