"""Where to click in a lesson of Mexica in order to play what it shows."""

from collections import deque
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from pygame import Rect

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
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.table import Table
from mexica.play.commands import Command

_DOUBLE: Final = 2  # spaces


def places_to_click(table: Table, screen: MatchView, actions: Sequence[Action]) -> tuple[Rect, ...]:
    """Return where to click next to play these actions, in pixels: a tool of the bar, or spaces."""
    wanted = _destination(actions)
    tool, spaces = _tool_and_spaces(wanted)
    held = table.hand.tool
    in_hand = held is not None and held.kind is tool
    if in_hand and isinstance(wanted, BuildTemple) and held is not None:
        in_hand = held.floors == wanted.floors
    if in_hand or tool is ToolKind.PLACE:
        return tuple(screen.view.layout.cell_rect(space) for space in spaces)
    pilli = table.session.state.mover.pilli
    if tool is ToolKind.MOVE and held is None and pilli is not None:
        return (screen.view.layout.cell_rect(pilli),)
    place = screen.bar.places.get(tool)
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
