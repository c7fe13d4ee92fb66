"""How Aztekz shows what an action brought about: with motion, sounds and sentences."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.events import CardDrawn, GameEnded, SoulsGiven, SoulsStolen
from mexica.games.aztekz.rules.state import Phase, Seat, State
from mexica.games.aztekz.table.input.event_sentences import SAID_OF_PEOPLE, event_sentences
from mexica.games.aztekz.table.match.event_sounds import cues
from mexica.games.aztekz.table.match.match_record import PlayedAction
from mexica.games.aztekz.table.motions.event_animations import acts
from mexica.games.aztekz.table.motions.fires import Fires
from mexica.games.aztekz.table.motions.table_acts import Act, Backdrop
from mexica.games.aztekz.table.panels.turn_words import last_card_words
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import Moving
from mexica.play.cue import Cue
from mexica.shell.match.action_presenter import ActionPresenter

Presenter = ActionPresenter[Backdrop, PyramidLayout, Moving]


class AztekzTelling:
    """Tells of the actions of a match between players of these names."""

    last_sound: Final = "game_ended"

    def __init__(
        self, names: Sequence[str], covering: Callable[[State], frozenset[Cell]], fires: Fires
    ) -> None:
        """`covering` returns the cells whose card lies on another in a state of the match."""
        self._names, self._covering, self._fires = tuple(names), covering, fires

    def begin(self, *, moving: bool) -> None:
        """Let the fires flicker for a while after an action, if anything may move."""
        self._fires.start() if moving else self._fires.stop()

    def acts(self, done: PlayedAction, before: State) -> Iterable[Act]:
        """Return what moves for an action that was played in the state `before`."""
        return acts(done.events, before, self._covering(before))

    def cues(self, done: PlayedAction, *, stretch: float = 1.0, scored_for: float = 0.0) -> tuple[Cue, ...]:
        """Return the sounds of an action; no scoring blocks the table."""
        return cues(done, stretch=stretch)

    def sentences(self, done: PlayedAction, *, by_person: bool = False) -> Sequence[str]:
        """Return what happened in sentences; with `by_person` only what the person did not choose."""
        said = (event for event in done.events if not by_person or isinstance(event, SAID_OF_PEOPLE))
        drawn = any(isinstance(event, CardDrawn) for event in done.events)
        last = last_card_words(done.state) if drawn else ""
        return *event_sentences(said, self._names), *filter(None, [last])

    def gains(self, done: PlayedAction) -> Iterator[tuple[int, Seat]]:
        """Yield the points of freed piles, and the seat whose they are."""
        for event in done.events:
            if isinstance(event, SoulsGiven | SoulsStolen):
                yield event.pile.points, event.seat

    def is_scored(self, done: PlayedAction) -> bool:
        """Return whether the game ended, and its result is to be shown."""
        return any(isinstance(event, GameEnded) for event in done.events)

    def is_turn(self, state: State) -> bool:
        """Return whether a turn begins, so that the player to move is told that it is theirs."""
        return state.turn.phase is Phase.TURNS and state.turn.moving is None
