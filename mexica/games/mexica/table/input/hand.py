"""The hand of the person to move: the tool it holds, and the outcome of each click or key."""

from collections.abc import Iterator
from typing import Final

from attrs import evolve

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
from mexica.games.mexica.rules.spaces import Space, holds
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar.tools import AT_ONCE, Tool, ToolKind
from mexica.games.mexica.table.input.click_outcome import AskRemoval, Do, Outcome, Say
from mexica.games.mexica.table.input.district_info import token_sentence
from mexica.games.mexica.table.input.offers import Offer, Offers
from mexica.texts import _

_PART: Final = 150  # actions judged per part
PUT_AWAY_AFTER: Final = frozenset({ToolKind.MOVE, ToolKind.FOUND})


class Hand:
    """The tool in hand and the space it points at."""

    def __init__(self) -> None:
        """Start empty and without a state; `update_in_parts` gives it one."""
        self.tool: Tool | None = None
        self.hover: Space | None = None
        self.carried = False  # whether the mouse drags the tool, and uses it where it lets go
        self.offers: Offers | None = None
        self.state: State | None = None
        self._last_floors = 1
        self._fits: dict[Tool, bool] = {}
        self._open: dict[Tool, frozenset[Space]] = {}
        self._reach_prices: frozenset[tuple[Space, int]] | None = None

    def update_in_parts(self, state: State, acts: bool) -> Iterator[None]:
        """Process a new state in steps of about a millisecond; the hand changes with the last step.

        `acts` tells whether a person at this table acts now.
        """
        offers = Offers(state) if acts else None
        opened: dict[Tool, frozenset[Space]] = {}
        if offers is not None:
            while offers.judge(_PART):
                yield
            yield
            offers.fits(Tool(ToolKind.TAKE))  # sorts the legal actions by tool
            yield
            if self.tool is not None and self.tool.kind is not ToolKind.MOVE:
                opened[self.tool] = offers.open_spaces(self.tool)
                yield
        self._finish_update(state, offers, opened)

    def _finish_update(
        self, state: State, offers: Offers | None, opened: dict[Tool, frozenset[Space]]
    ) -> None:
        before = self.offers.state.turn if self.offers else None
        turn, acts = state.turn, offers is not None
        same_turn = before is not None and (before.to_move, before.round) == (turn.to_move, turn.round)
        self.state, self.offers = state, offers
        self._fits, self._open, self._reach_prices = {}, opened, None
        if not acts or turn.phase in (Phase.ANSWERING, Phase.OVER):
            self.tool = None
        elif turn.phase is Phase.PLACING:
            self.tool = Tool(ToolKind.PLACE)
        elif not same_turn:
            self.tool = None
        else:
            self.tool = self._still_useful(self.tool)

    # ------------------------------------------------------------------ what is shown

    @property
    def empty(self) -> bool:
        """Whether no tool is in hand."""
        return self.tool is None

    def fits(self, kind: ToolKind) -> bool:
        """Return whether a tool can be used now; for temples, whether any height can be built."""
        if self.offers is None:
            return False
        return any(self._fit(tool) for tool in _variants(kind))

    def open_spaces(self) -> frozenset[Space]:
        """Return the spaces where a click with the tool in hand would do something."""
        if self.offers is None or self.tool is None:
            return frozenset()
        if self.tool not in self._open:
            self._open[self.tool] = self.offers.open_spaces(self.tool)
        return self._open[self.tool]

    def reach_prices(self) -> frozenset[tuple[Space, int]]:
        """Return the spaces that the Pilli in hand can reach on foot or by boat, with their price in AP."""
        if self.offers is None or self.tool is None or self.tool.kind is not ToolKind.MOVE:
            return frozenset()
        if self._reach_prices is None:
            trips = self.offers.trips.items()
            self._reach_prices = frozenset(
                (space, trip.cost)
                for space, trip in trips
                if not any(isinstance(action, FlatRateMove) for action in trip.route)
            )
        return self._reach_prices

    def offer(self) -> Offer | None:
        """Return what a click on the space pointed at would do, None if nothing."""
        if self.offers is None or self.tool is None or self.hover is None:
            return None
        return self._offer_at(self.offers, self.tool, self.hover)

    def only_said(self) -> Say | None:
        """Return what a click on the space pointed at would only say, None if it would do something."""
        if self.offers is None or self.tool is None or self.hover is None or self.offer() is not None:
            return None
        return self._nothing_at(self.offers, self.tool, self.hover)

    # ------------------------------------------------------------------ what is done

    def pick(self, kind: ToolKind) -> Outcome:
        """Take a tool in hand, or put it away if held; a held temple changes to its next height instead."""
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
        """Take a temple of this many floors in hand."""
        return self._take_up(Tool(ToolKind.TEMPLE, floors))

    def turn(self, step: int) -> Outcome:
        """Rotate the piece in hand, or make a temple higher (1) or lower (-1)."""
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

    def put_back(self) -> bool:
        """Put back a bridge that was picked up, else the tool; False if the hand is empty."""
        if self.tool is None or self.tool.kind is ToolKind.PLACE:
            return False
        self.tool = evolve(self.tool, origin=None) if self.tool.origin is not None else None
        return True

    def click(self, space: Space) -> Outcome:
        """Use the tool in hand on a space; where it has no use, take the tool for the piece there."""
        if self.offers is None:
            return None
        if self.tool is None:
            return self._pick_up_at(self.offers, space)
        offer = self._offer_at(self.offers, self.tool, space)
        if offer is None:
            return self._nothing_at(self.offers, self.tool, space)
        if offer.takes is not None:
            self.tool = offer.takes
            return None
        if self.tool.kind in PUT_AWAY_AFTER or self.tool.origin is not None:
            self.tool = None
        return Do(offer.actions)

    def click_token(self, size: int) -> Outcome:
        """Act on a displayed token: found the district of its size, or say where one stands.

        With the tool for it in hand, ask whether to propose its removal.
        """
        if self.offers is None:
            return None
        proposing = self.tool is not None and self.tool.kind is ToolKind.PROPOSE
        if not proposing:
            if self.offers.founding_size == size:
                return self._take_up(Tool(ToolKind.FOUND))
            return Say(token_sentence(self.offers.state, size), refused=False)
        if size not in self.offers.proposals:
            return Say.why(self.offers.why_not_removed(size))
        self.tool = None
        return AskRemoval(size)

    # ------------------------------------------------------------------ inside

    def _take_up(self, tool: Tool) -> Outcome:
        if self.offers is None:
            return None
        if not self._fit(tool):
            return Say.why(self.offers.why_nowhere(tool))
        if tool.kind in AT_ONCE:
            return Do((TakeActionToken(),))
        self.tool = tool
        if tool.kind is ToolKind.TEMPLE:
            self._last_floors = tool.floors
        if tool.kind is ToolKind.PROPOSE:
            return Say(_("Click the token that nobody can found any more."), refused=False)
        if tool.kind is ToolKind.BRIDGE and not self.offers.state.supply.bridges:
            return Say(_("All bridges are built: click the one to move, then its new place."), refused=False)
        return None

    def _offer_at(self, offers: Offers, tool: Tool, space: Space) -> Offer | None:
        used = offers.offer(tool, space)
        return used if used is not None or self.carried else offers.piece_offer(tool, space)

    def _nothing_at(self, offers: Offers, tool: Tool, space: Space) -> Say | None:
        """Say why the tool in hand does nothing on a space, or how a move goes on from there."""
        if tool.kind is not ToolKind.MOVE or space != offers.state.mover.pilli:
            return Say.why(offers.why_not(tool, space), space)
        if self.carried:
            return None
        return Say(_("Click the space where your Pilli Mexica shall go."), space, refused=False)

    def _pick_up_at(self, offers: Offers, space: Space) -> Outcome:
        """With an empty hand, take the piece on a space: the Pilli, or a bridge to move or board."""
        offer = offers.piece_offer(None, space)
        if offer is not None:
            self.tool = offer.takes
            return None
        if space == offers.state.mover.pilli:
            return Say.why(offers.why_nowhere(Tool(ToolKind.MOVE)), space)
        if holds(offers.state.board.bridges, space):
            return Say.why(offers.why_not(Tool(ToolKind.MOVE), space), space)
        return Say(offers.what_first(), refused=False)

    def _fit(self, tool: Tool) -> bool:
        if self.offers is None:
            return False
        if tool not in self._fits:
            self._fits[tool] = self.offers.fits(tool)
        return self._fits[tool]

    def _temple(self) -> Tool:
        """The height built last if it can be built again, else the lowest that can."""
        wanted = (self._last_floors, *FLOORS)
        tools = [Tool(ToolKind.TEMPLE, floors) for floors in wanted]
        return next((tool for tool in tools if self._fit(tool)), tools[0])

    def _change_floors(self, tool: Tool, step: int) -> Outcome:
        """Change the temple in hand to its next height; explain if it fits nowhere."""
        if self.offers is None:
            return None
        self.tool = tool.with_next_floors(self.offers.state, step)
        self._last_floors = self.tool.floors
        return None if self._fit(self.tool) else Say.why(self.offers.why_nowhere(self.tool))

    def _still_useful(self, tool: Tool | None) -> Tool | None:
        if tool is None or tool.kind is ToolKind.PLACE:
            return None
        if self._fit(tool):
            return tool
        if tool.kind is ToolKind.TEMPLE:
            other = self._temple()
            return other if self._fit(other) else None
        return None


def ghost_of(action: Action, colour: str) -> tuple[tuple[str, Space], ...]:
    """Return the sprites and spaces of the piece that this action would place for this colour."""
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
