"""The table of a lesson: that of a match, which shows where to click and plays a solution."""

from collections.abc import Sequence

from pygame import Rect

from mexica.games.coatl import rules
from mexica.games.coatl.rules.actions import (
    Action,
    Discard,
    Done,
    KeepHand,
    PerfectPick,
    PriestCommitment,
    SeeTheFuture,
)
from mexica.games.coatl.table.court.places import Place
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.input.places_to_click import places_to_click
from mexica.games.coatl.table.match.match_record import Record
from mexica.games.coatl.table.match.match_scene import MatchScene
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.play.lessons import UNDO
from mexica.shell.game_protocol import LessonCalls


class LessonTable(MatchScene):
    """The table of a lesson. The bar's hint is that of the lesson; at the end of a turn nobody else moves."""

    def __init__(self, host: Host[Record], record: Record, calls: LessonCalls) -> None:
        self._calls = calls
        super().__init__(host, record)
        self._turn_begun = rules.turn_id(self.table.session.state)
        self.table.take_screen()

    def _toggle_hint(self) -> None:
        self._calls.ask_hint()

    def _moved_on(self, scored: bool) -> None:
        ends = self._calls.end_turn
        ended = ends is not None and rules.turn_id(self.table.session.state) != self._turn_begun
        just_ended, self.table.stopped = ended and not self.table.stopped, ended
        super()._moved_on(scored)
        if ends is not None and just_ended:
            ends()

    def play(self, actions: Sequence[str]) -> None:
        """Play the actions with these texts one after the other."""
        self.table.do(*map(rules.parse, actions))

    def places_to_click(self, actions: Sequence[str]) -> tuple[Rect, ...]:
        """Return the places to click next, in pixels: a button, a piece or card, or where it goes."""
        if self.overlay is not None or self.table.motion.running:
            return ()
        if actions[0] == UNDO:
            return (self.bar.places[Command.UNDO],)
        action = rules.parse(actions[0])
        if (tool := _tool(action)) is not None and self.table.hand.holding.tool is not tool:
            return (self.bar.places[tool],)
        if isinstance(action, PerfectPick):
            return self._pieces_to_pick(action)
        if isinstance(action, Done):
            return (self.bar.places[Command.END],)
        return self._places(action)

    def _pieces_to_pick(self, action: PerfectPick) -> tuple[Rect, ...]:
        left = list(action.pieces)
        for piece in self.table.hand.picked:
            if piece in left:
                left.remove(piece)
        return tuple(cell for piece, cell in self._screen.pick.cells() if piece in left)

    def _places(self, action: Action) -> tuple[Rect, ...]:
        hand, state = self.table.hand, self.table.session.state
        wanted = places_to_click(state, action)
        if isinstance(action, KeepHand | Discard):
            left = [place for place in wanted if place.slot not in hand.marked]
            return self._rects(left) if left else (self.bar.places[Command.END],)
        return self._rects(wanted[1:] if wanted and hand.holding.source == wanted[0] else wanted[:1])

    def _rects(self, wanted: Sequence[Place]) -> tuple[Rect, ...]:
        areas = self.view.places_of(self.table.seen(self.table.session.state))
        return tuple(areas[place] for place in wanted if place in areas)


def _tool(action: Action) -> Tool | None:
    """The tool that has to be chosen for an action: those of sacrifice tokens."""
    match action:
        case PerfectPick():
            return Tool.PICK
        case SeeTheFuture():
            return Tool.FUTURE
        case PriestCommitment():
            return Tool.COMMIT
    return None
