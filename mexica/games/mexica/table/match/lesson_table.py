"""The table of a lesson: that of a match, which shows where to click and plays a solution."""

from collections import deque
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from pygame import Rect

from mexica.games.mexica import rules
from mexica.games.mexica.rules.actions import (
    Action,
    BuildBridge,
    BuildTemple,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.bar.commands_and_keys import Request
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.match_scene import MatchScene
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.play.lessons import UNDO
from mexica.shell.game_protocol import LessonCalls

_DOUBLE: Final = 2  # spaces


class LessonTable(MatchScene):
    """The table of a lesson. The bar's hint is that of the lesson, and so may be the end of a turn."""

    def __init__(self, host: Host[Record], record: Record, calls: LessonCalls) -> None:
        self._calls = calls
        super().__init__(host, record)

    def _toggle_hint(self) -> None:
        self._calls.ask_hint()

    def _end_turn(self) -> None:
        (self._calls.end_turn or super()._end_turn)()

    def play(self, actions: Sequence[str]) -> None:
        """Play the actions with these texts one after the other."""
        self.table.do(*map(rules.parse, actions))

    def places_to_click(self, actions: Sequence[str]) -> tuple[Rect, ...]:
        """Return the places to click next, in pixels: a tool of the bar, or spaces of the board."""
        if self.overlay is not None or self.table.motion.running:
            return ()
        if actions[0] == UNDO:
            return (self.bar.places[Command.UNDO],)
        wanted = _destination([rules.parse(action) for action in actions])
        tool, spaces = _tool_and_spaces(wanted)
        held = self.table.hand.tool
        in_hand = held is not None and held.kind is tool
        if in_hand and isinstance(wanted, BuildTemple) and held is not None:
            in_hand = held.floors == wanted.floors
        if in_hand or tool is ToolKind.PLACE:
            return tuple(self.view.layout.cell_rect(space) for space in spaces)
        pilli = self.table.session.state.mover.pilli
        if tool is ToolKind.MOVE and held is None and pilli is not None:
            return (self.view.layout.cell_rect(pilli),)
        place = self.bar.places.get(tool)
        return () if place is None else (place,)


def _destination(actions: Sequence[Action]) -> Action:
    """The first action, or if it is a step of the Pilli the last one of the way, which one click goes."""
    way = takewhile(lambda action: isinstance(action, Walk | TakeBoat), actions)
    return deque(way, maxlen=1).pop() if isinstance(actions[0], Walk | TakeBoat) else actions[0]


def _tool_and_spaces(action: Action) -> tuple[Request, tuple[Space, ...]]:
    """The tool that an action takes and the spaces that are clicked with it."""
    match action:
        case PlaceCanal(spaces):
            return (ToolKind.DOUBLE if len(spaces) == _DOUBLE else ToolKind.CANAL), spaces
        case BuildBridge(space, _) | MoveBridge(_, space, _):
            return ToolKind.BRIDGE, (space,)
        case BuildTemple(space, _):
            return ToolKind.TEMPLE, (space,)
        case Walk(space) | TakeBoat(space) | FlatRateMove(space):
            return ToolKind.MOVE, (space,)
        case FoundDistrict(space):
            return ToolKind.FOUND, (space,)
        case PlacePilli(space):
            return ToolKind.PLACE, (space,)
        case TakeActionToken():
            return ToolKind.TAKE, ()
        case EndTurn():
            return Command.END, ()
    return Command.MENU, ()
