"""From pointing and choosing to actions: which tool is in hand, and what each click comes to."""

from collections.abc import Iterator
from typing import Final

from attrs import evolve, frozen

from mexica.games.mexica.rules import State
from mexica.games.mexica.rules.actions import (
    Action,
    BuildBridge,
    BuildTemple,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    TakeActionToken,
)
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.spaces import Space, holds, size
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.tools import AT_ONCE, Tool, ToolKind
from mexica.games.mexica.table.input.offers import Offer, Offers
from mexica.texts import _

_PART: Final = 150  # actions judged in a part
PUT_AWAY_AFTER: Final = frozenset({ToolKind.MOVE, ToolKind.FOUND})


@frozen
class Do:
    """These actions are to be done, one after the other."""

    actions: tuple[Action, ...]


@frozen
class Say:
    """Nothing is done; this sentence says why, about a space if there is one, or only what to do next."""

    message: str
    space: Space | None = None
    refused: bool = True


@frozen
class AskRemoval:
    """The player is to be asked whether to propose the removal of the token of this size (R12.3)."""

    size: int


Outcome = Do | Say | AskRemoval | None
"""What a click or key comes to; None where only the tool in hand changed, if anything."""


class Hand:
    """The hand of the person to move: the tool it holds and the space it points at."""

    def __init__(self) -> None:
        """Begin with an empty hand and no game in sight; `seeing` shows one."""
        self.tool: Tool | None = None
        self.hover: Space | None = None
        self.offers: Offers | None = None
        self.state: State | None = None
        self._last_floors = 1
        self._fits: dict[Tool, bool] = {}
        self._open: dict[Tool, frozenset[Space]] = {}
        self._ways: frozenset[tuple[Space, int]] | None = None

    def seeing(self, state: State, acts: bool) -> Iterator[None]:
        """Take in a new state in parts of about a millisecond; until the last the hand is as before.

        `acts` says whether a person at this table acts now.
        """
        offers = Offers(state) if acts else None
        opened: dict[Tool, frozenset[Space]] = {}
        if offers is not None:
            while offers.find(_PART):
                yield
            yield
            offers.fits(Tool(ToolKind.TAKE))  # sorts what is legal by tools
            yield
            if self.tool is not None and self.tool.kind is not ToolKind.MOVE:
                opened[self.tool] = offers.open_spaces(self.tool)
                yield
        self._take_in(state, offers, opened)

    def _take_in(self, state: State, offers: Offers | None, opened: dict[Tool, frozenset[Space]]) -> None:
        before = self.offers.state.turn if self.offers else None
        turn, acts = state.turn, offers is not None
        same_turn = before is not None and (before.to_move, before.round) == (turn.to_move, turn.round)
        self.state, self.offers = state, offers
        self._fits, self._open, self._ways = {}, opened, None
        if not acts or turn.phase in (Phase.ANSWERING, Phase.OVER):
            self.tool = None
        elif turn.phase is Phase.PLACING:
            self.tool = Tool(ToolKind.PLACE)
        elif not same_turn:
            self.tool = None
        else:
            self.tool = self._still_useful(self.tool)

    # ------------------------------------------------------------------ what is shown

    def fits(self, kind: ToolKind) -> bool:
        """Say whether a tool can be used now, a temple with any number of floors."""
        if self.offers is None:
            return False
        return any(self._fit(tool) for tool in _variants(kind))

    def open_spaces(self) -> frozenset[Space]:
        """Return the spaces on which a click would do something with the tool in hand."""
        if self.offers is None or self.tool is None:
            return frozenset()
        if self.tool not in self._open:
            self._open[self.tool] = self.offers.open_spaces(self.tool)
        return self._open[self.tool]

    def ways(self) -> frozenset[tuple[Space, int]]:
        """Return where the Pilli in hand can walk or ride to and for how many AP, the flat rate left out."""
        if self.offers is None or self.tool is None or self.tool.kind is not ToolKind.MOVE:
            return frozenset()
        if self._ways is None:
            trips = self.offers.trips.items()
            self._ways = frozenset(
                (space, trip.cost)
                for space, trip in trips
                if not any(isinstance(action, FlatRateMove) for action in trip.route)
            )
        return self._ways

    def offer(self) -> Offer | None:
        """Return what a click would do where the hand points, None if nothing."""
        if self.offers is None or self.tool is None or self.hover is None:
            return None
        return self.offers.offer(self.tool, self.hover)

    # ------------------------------------------------------------------ what is done

    def pick(self, kind: ToolKind) -> Outcome:
        """Take a tool in hand, or put it away if it is there; a temple gets its next number of floors."""
        if self.offers is None:
            return None
        if self.tool is not None and self.tool.kind is kind:
            if kind is ToolKind.TEMPLE:
                return self._change_floors(self.tool, 1)
            self.tool = None
            return None
        if kind is ToolKind.TEMPLE:
            return self._take_up(self._temple())
        return self._take_up(Tool(kind))

    def pick_temple(self, floors: int) -> Outcome:
        """Take a temple with so many floors in hand."""
        return self._take_up(Tool(ToolKind.TEMPLE, floors))

    def turn(self, step: int) -> Outcome:
        """Turn the piece in hand, or change its floors upwards (1) or downwards (-1)."""
        if self.tool is None:
            return None
        if self.tool.kind is ToolKind.TEMPLE:
            return self._change_floors(self.tool, step)
        if self.tool.kind in (ToolKind.DOUBLE, ToolKind.BRIDGE):
            shown = self.offer()
            turned = self.tool.turned()
            if self.offers and self.hover and shown and shown == self.offers.offer(turned, self.hover):
                return Say(_("Here it fits only this way."), self.hover)
            self.tool = turned
        return None

    def back(self) -> bool:
        """Let go of the bridge that was picked up, else put the tool away; False if there is none."""
        if self.tool is None or self.tool.kind is ToolKind.PLACE:
            return False
        self.tool = evolve(self.tool, origin=None) if self.tool.origin is not None else None
        return True

    def click(self, space: Space) -> Outcome:
        """Act on a space with the tool in hand; with none, take up the tool that fits what is there."""
        if self.offers is None:
            return None
        if self.tool is None:
            return self._picked_up(self.offers, space)
        offer = self.offers.offer(self.tool, space)
        if offer is None:
            return Say(self.offers.why_not(self.tool, space), space)
        if offer.picks_up is not None:
            self.tool = evolve(self.tool, origin=offer.picks_up)
            return None
        if self.tool.kind in PUT_AWAY_AFTER or self.tool.origin is not None:
            self.tool = None
        return Do(offer.actions)

    def click_token(self, size: int) -> Outcome:
        """Act on a displayed token: found its district if one stands in it, else propose its removal."""
        if self.offers is None:
            return None
        proposing = self.tool is not None and self.tool.kind is ToolKind.PROPOSE
        if not proposing and self._founding_size(self.offers) == size:
            return self._take_up(Tool(ToolKind.FOUND))
        if size in self.offers.proposals:
            self.tool = None
            return AskRemoval(size)
        return None

    # ------------------------------------------------------------------ inside

    def _take_up(self, tool: Tool) -> Outcome:
        if self.offers is None:
            return None
        if not self._fit(tool):
            return Say(self.offers.why_nowhere(tool))
        if tool.kind in AT_ONCE:
            return Do((TakeActionToken(),))
        self.tool = tool
        if tool.kind is ToolKind.TEMPLE:
            self._last_floors = tool.floors
        if tool.kind is ToolKind.PROPOSE:
            return Say(_("Click the token in the display that nobody can found any more."), refused=False)
        return None

    def _picked_up(self, offers: Offers, space: Space) -> Outcome:
        """What a click with empty hands takes up: one's Pilli, a bridge to move or to board."""
        board = offers.state.board
        if space == offers.state.mover.pilli:
            return self._take_up(Tool(ToolKind.MOVE))
        if space in offers.movable_bridges:
            self.tool = Tool(ToolKind.BRIDGE, origin=space)
            return None
        if holds(board.bridges, space):
            if space in offers.trips:
                return self._take_up(Tool(ToolKind.MOVE))
            return Say(offers.why_not(Tool(ToolKind.MOVE), space), space)
        return Say(_("First choose below what to do, or click your Pilli Mexica."), refused=False)

    def _fit(self, tool: Tool) -> bool:
        if self.offers is None:
            return False
        if tool not in self._fits:
            self._fits[tool] = self.offers.fits(tool)
        return self._fits[tool]

    def _temple(self) -> Tool:
        """The temple that was built last if it can be again, else the lowest that can."""
        wanted = (self._last_floors, *FLOORS)
        tools = [Tool(ToolKind.TEMPLE, floors) for floors in wanted]
        return next((tool for tool in tools if self._fit(tool)), tools[0])

    def _change_floors(self, tool: Tool, step: int) -> Outcome:
        """Take the temple with the next number of floors in hand; say why if it can be built nowhere."""
        if self.offers is None:
            return None
        self.tool = tool.with_next_floors(self.offers.state, step)
        self._last_floors = self.tool.floors
        return None if self._fit(self.tool) else Say(self.offers.why_nowhere(self.tool))

    def _still_useful(self, tool: Tool | None) -> Tool | None:
        if tool is None or tool.kind is ToolKind.PLACE:
            return None
        if self._fit(tool):
            return tool
        if tool.kind is ToolKind.TEMPLE:
            other = self._temple()
            return other if self._fit(other) else None
        return None

    @staticmethod
    def _founding_size(offers: Offers) -> int | None:
        """The size of the district that could be founded now, None if none can."""
        spaces = (action.space for action in offers.legal if isinstance(action, FoundDistrict))
        space = next(spaces, None)
        return None if space is None else size(offers.state.board.district(space))


def ghost_of(action: Action, colour: str) -> tuple[tuple[str, Space], ...]:
    """Return the sprites, with their spaces, of the piece that an action of this colour would place."""
    match action:
        case BuildBridge(space, direction) | MoveBridge(_, space, direction):
            return ((f"bridge_{direction.value}", space),)
        case BuildTemple(space, floors):
            return ((f"temple_{colour}_{floors}", space),)
        case FoundDistrict(space):
            return (("calpulli", space),)
    return ()


def _variants(kind: ToolKind) -> tuple[Tool, ...]:
    if kind is ToolKind.TEMPLE:
        return tuple(Tool(kind, floors) for floors in FLOORS)
    return (Tool(kind),)
