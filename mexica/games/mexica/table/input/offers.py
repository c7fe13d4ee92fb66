"""The meaning of a click: the legal actions by tool and space, and why nothing fits elsewhere.

No rule is decided here: a place is open because an action in `legal_actions` (or a trip of `reach`) leads
there, and `refusal` explains why a place is not open.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from itertools import chain, islice
from typing import Final

from attrs import evolve, frozen

from mexica.games.mexica.rules import cost, reach, refusal
from mexica.games.mexica.rules.actions import (
    Action,
    BuildBridge,
    BuildTemple,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.boats import boat_bridges
from mexica.games.mexica.rules.legality import each_judged
from mexica.games.mexica.rules.spaces import (
    EAST,
    ISLAND,
    NORTH,
    SOUTH,
    WEST,
    Space,
    column_and_row,
    each,
    holds,
    size,
    space_at,
)
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.rules.travel import Trip
from mexica.games.mexica.table.bar.tools import Tool, ToolKind
from mexica.play.reason import Reason, reason
from mexica.texts import _

_KINDS: Final[dict[type[Action], ToolKind]] = {
    PlacePilli: ToolKind.PLACE,
    BuildBridge: ToolKind.BRIDGE,
    MoveBridge: ToolKind.BRIDGE,
    Walk: ToolKind.MOVE,
    TakeBoat: ToolKind.MOVE,
    FlatRateMove: ToolKind.MOVE,
    FoundDistrict: ToolKind.FOUND,
    TakeActionToken: ToolKind.TAKE,
    ProposeRemoval: ToolKind.PROPOSE,
}
_BATCH: Final = 1000  # actions
_CANALS: Final = {1: ToolKind.CANAL, 2: ToolKind.DOUBLE}


@frozen
class Offer:
    """What a click would do: the actions in order, their price in AP, the spaces involved.

    `takes` is the tool that the click would take in hand instead.
    """

    actions: tuple[Action, ...]
    price: int
    spaces: tuple[Space, ...]
    takes: Tool | None = None


class Offers:
    """The offers of every tool on every space, in one state."""

    def __init__(self, state: State) -> None:
        """Start with no action judged; `judge` judges some, `legal` all that remain."""
        self.state = state
        self._judged = each_judged(state)
        self._found: list[Action] = []

    def judge(self, count: int) -> bool:
        """Judge this many more actions; return whether any may remain."""
        judged = list(islice(self._judged, count))
        self._found += [action for action in judged if action is not None]
        return len(judged) == count

    @cached_property
    def legal(self) -> frozenset[Action]:
        """The legal actions."""
        while self.judge(_BATCH):
            pass
        return frozenset(self._found)

    @cached_property
    def trips(self) -> dict[Space, Trip]:
        """The trips the Pilli can make now, by destination; none outside a turn."""
        if not any(isinstance(action, Walk | TakeBoat | FlatRateMove) for action in self.legal):
            return {}
        return reach(self.state)

    @cached_property
    def movable_bridges(self) -> frozenset[Space]:
        """The bridges that may be picked up (R5.4)."""
        return frozenset(action.origin for action in self.legal if isinstance(action, MoveBridge))

    @property
    def founding_size(self) -> int | None:
        """The size of the district that can be founded now, None if there is none."""
        spaces = (action.space for action in self.legal if isinstance(action, FoundDistrict))
        space = next(spaces, None)
        return None if space is None else size(self.state.board.district(space))

    @property
    def proposals(self) -> frozenset[int]:
        """The sizes of displayed tokens whose removal may be proposed (R12.3)."""
        return frozenset(action.size for action in self.legal if isinstance(action, ProposeRemoval))

    def offer(self, tool: Tool, space: Space) -> Offer | None:
        """Return what a click with this tool on this space would do, None if nothing."""
        if tool.kind is ToolKind.MOVE:
            return self._trip(space)
        if tool.kind is ToolKind.BRIDGE and tool.origin is None and space in self.movable_bridges:
            return Offer((), 0, (space,), takes=evolve(tool, origin=space))
        for action in intended(tool, space):
            if action in self.legal:
                return Offer((action,), cost(self.state, action), _spaces(action))
        return None

    def piece_offer(self, tool: Tool | None, space: Space) -> Offer | None:
        """Return what a click does where this tool or an empty hand has no use: take up the piece there.

        That is the Pilli, or a bridge to move or to board; None if there is no such piece.
        """
        if tool is not None and (tool.kind in (ToolKind.PLACE, ToolKind.MOVE) or tool.origin == space):
            return None
        if space == self.state.mover.pilli:
            taken = Tool(ToolKind.MOVE) if self.trips else None
        elif space in self.movable_bridges:
            taken = Tool(ToolKind.BRIDGE, origin=space)
        else:
            boarded = holds(self.state.board.bridges, space) and space in self.trips
            taken = Tool(ToolKind.MOVE) if boarded else None
        return None if taken is None else Offer((), 0, (space,), takes=taken)

    def open_spaces(self, tool: Tool) -> frozenset[Space]:
        """Return every space where a click with this tool would do something."""
        if tool.kind is ToolKind.MOVE:
            return frozenset(self.trips)
        return frozenset(space for space in _candidates(tool) if self.offer(tool, space) is not None)

    def fits(self, tool: Tool) -> bool:
        """Return whether a tool can be used at all in this state."""
        return evolve(tool, upright=False) in self._useful_tools

    @cached_property
    def _useful_tools(self) -> frozenset[Tool]:
        """The tools that can be used, all with `upright` unset."""
        tools = {Tool(_KINDS[kind]) for kind in set(map(type, self.legal)) & _KINDS.keys()}
        if not self.state.turn.action_points:
            tools.discard(Tool(ToolKind.TAKE))  # legal, but a token would be the price of the token
        sizes = {len(action.spaces) for action in self.legal if isinstance(action, PlaceCanal)}
        floors = {action.floors for action in self.legal if isinstance(action, BuildTemple)}
        tools |= {Tool(_CANALS[size]) for size in sizes}
        tools |= {Tool(ToolKind.TEMPLE, number) for number in floors}
        tools |= {Tool(ToolKind.BRIDGE, origin=origin) for origin in self.movable_bridges}
        return frozenset(tools)

    def why_not(self, tool: Tool, space: Space) -> Reason:
        """Return why this tool does nothing on this space."""
        if tool.kind is ToolKind.PROPOSE:
            return Reason(_("Click one of the calpulli tokens at the lower right instead."))
        if tool.kind is ToolKind.TAKE:
            return Reason(_("Drop the action token on your line of the players, or on your action points."))
        refused = (refusal(self.state, action) for action in _explained(self.state, tool, space))
        return next((reason(found) for found in refused if found), Reason(_("Nothing can be done there.")))

    def why_nowhere(self, tool: Tool) -> Reason:
        """Return the most common reason why this tool fits nowhere."""
        if tool.kind is ToolKind.TAKE:
            found = refusal(self.state, TakeActionToken())
            if found:
                return reason(found)
            return Reason(_("Nothing is gained: a token would be the price of the token."))
        if tool.kind is ToolKind.PROPOSE:
            return self._why_no_proposal()
        asked = chain.from_iterable(_explained(self.state, tool, space) for space in each(ISLAND))
        reasons = Counter(reason(found) for action in asked if (found := refusal(self.state, action)))
        return reasons.most_common(1)[0][0] if reasons else Reason("")

    def _why_no_proposal(self) -> Reason:
        if self.state.display:
            return self.why_not_removed(self.state.display[0])
        return Reason(_("No calpulli token is left on display."), "R12.3")

    def what_first(self) -> str:
        """Return what to do instead of a click with an empty hand where nothing can be taken up."""
        if self.state.points_to_spend:
            return _("First choose a tool below, or click your Pilli Mexica.")
        if self.founding_size:
            return _("You have no points left, but can still found the district (F), which is free.")
        return _("You have no points left: end the turn (Enter).")

    def why_not_removed(self, size: int) -> Reason:
        """Return why the removal of the token of this size cannot be proposed (R12.3)."""
        found = refusal(self.state, ProposeRemoval(size))
        return reason(found) if found else Reason("")

    def _trip(self, space: Space) -> Offer | None:
        trip = self.trips.get(space)
        if trip is None:
            return None
        return Offer(trip.route, trip.cost, tuple(self._path(trip)))

    def _path(self, trip: Trip) -> Iterator[Space]:
        """The spaces of a trip in order, from the space of the Pilli."""
        here = self.state.mover.pilli
        assert here is not None
        yield here
        for action in trip.route:
            match action:
                case TakeBoat(space):
                    yield from boat_bridges(self.state.board, here, space)
                    here = space
                case Walk(space) | FlatRateMove(space):
                    yield space
                    here = space
                case _:
                    raise TypeError(f"{action} is no part of a trip")


def intended(tool: Tool, space: Space) -> tuple[Action, ...]:
    """Return the actions that a click with this tool may mean, the preferred one first."""
    match tool.kind:
        case ToolKind.PLACE:
            return (PlacePilli(space),)
        case ToolKind.CANAL:
            return (PlaceCanal((space,)),)
        case ToolKind.DOUBLE:
            return tuple(PlaceCanal((space, other)) for other in _partners(space, tool.upright))
        case ToolKind.BRIDGE if tool.origin is not None:
            return tuple(MoveBridge(tool.origin, space, way) for way in tool.directions)
        case ToolKind.BRIDGE:
            return tuple(BuildBridge(space, way) for way in tool.directions)
        case ToolKind.TEMPLE:
            return (BuildTemple(space, tool.floors),)
        case ToolKind.MOVE:
            return (FlatRateMove(space),)
        case ToolKind.FOUND:
            return (FoundDistrict(space),)
        case ToolKind.TAKE | ToolKind.PROPOSE:
            return ()


def _explained(state: State, tool: Tool, space: Space) -> tuple[Action, ...]:
    """The actions whose refusals explain why a click does nothing."""
    if tool.kind is ToolKind.BRIDGE and tool.origin is None and not state.supply.bridges:
        return tuple(MoveBridge(space, space, way) for way in tool.directions)
    return intended(tool, space)


def _partners(space: Space, upright: bool) -> Iterator[Space]:
    """The neighbours for the other half of a double tile: as oriented, the opposite side, then turned."""
    column, row = column_and_row(space)
    along, across = ((SOUTH, NORTH), (EAST, WEST)) if upright else ((EAST, WEST), (SOUTH, NORTH))
    for step in (*along, *across):
        dx, dy = {EAST: (1, 0), WEST: (-1, 0), SOUTH: (0, 1), NORTH: (0, -1)}[step]
        if (other := space_at(column + dx, row + dy)) is not None:
            yield other


def _candidates(tool: Tool) -> Iterator[Space]:
    return iter(()) if tool.kind in (ToolKind.TAKE, ToolKind.PROPOSE) else each(ISLAND)


def _spaces(action: Action) -> tuple[Space, ...]:
    match action:
        case PlaceCanal(spaces):
            return spaces
        case (
            PlacePilli(space)
            | BuildBridge(space)
            | MoveBridge(_, space)
            | BuildTemple(space)
            | FoundDistrict(space)
        ):
            return (space,)
        case _:
            raise TypeError(f"{action} takes no place on the board")
