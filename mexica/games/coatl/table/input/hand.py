"""What the person to move does: takes up pieces and cards, uses them, marks cards, ends an action."""

from collections.abc import Iterator
from typing import Final

from mexica.games.coatl.rules import Action, State, refusal
from mexica.games.coatl.rules.actions import Done, PerfectPick
from mexica.games.coatl.rules.material import KEPT, Piece
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.holding import HOLDABLE, NOTHING, Holding, Tool
from mexica.games.coatl.table.input.offers import Offers
from mexica.games.coatl.table.input.why_not import how_to_use, unused
from mexica.play.reason import Reason, reason
from mexica.shell.match.outcomes import Do, Outcome, Say

_TWO: Final = 2  # body segments that Perfect Pick takes


class Hand:
    """What is held and marked, and the outcome of each click; without a state nobody at the table acts."""

    def __init__(self) -> None:
        self.offers: Offers | None = None
        self.holding = NOTHING
        self.marked: tuple[int, ...] = ()
        self.picked: tuple[Piece, ...] = ()

    @property
    def state(self) -> State | None:
        """The state in which a person acts, None if nobody does."""
        return self.offers.state if self.offers else None

    def update(self, state: State, acts: bool) -> None:
        """Take the next state; `acts` tells whether a person at this table acts in it."""
        before = self.state
        self.offers = Offers(state) if acts else None
        self.marked, self.picked = (), ()
        goes_on = acts and before is not None and before.turn.to_move == state.turn.to_move
        keeps_tool = goes_on and self.holding.tool is not None and self._usable(self.holding.tool)
        self.holding = Holding(self.holding.tool) if keeps_tool else NOTHING

    def update_in_parts(self, state: State, acts: bool) -> Iterator[None]:
        """Take the next state in steps of about a millisecond."""
        self.update(state, acts)
        yield
        self.lit()

    @property
    def empty(self) -> bool:
        """Whether nothing is held, marked or picked."""
        return self.holding == NOTHING and not self.marked and not self.picked

    @property
    def held(self) -> Place | None:
        """The place from which a piece or card is held, None if none is."""
        return self.holding.source

    def _usable(self, tool: Tool) -> bool:
        return self.offers is not None and self.offers.usable(tool)

    # --- what is shown ---

    def lit(self) -> frozenset[Place]:
        """Return the places where a click does something."""
        if self.offers is None:
            return frozenset()
        if self.holding.tool is Tool.PICK:
            return frozenset()
        return self.offers.lit(self.holding)

    def action_at(self, place: Place) -> Action | None:
        """Return the action that a click on a place would be."""
        return None if self.offers is None else self.offers.action(self.holding, place)

    def why_not(self, place: Place) -> Reason | None:
        """Return why a click on a place would be refused."""
        said = self._said_at(place)
        return said.reason if said is not None and said.refused else None

    # --- what is done ---

    def use(self, tool: Tool) -> Outcome:
        """Choose a tool of the bar, or put it away if it is chosen."""
        if self.offers is None:
            return None
        self.picked = ()
        if self.holding.tool is tool:
            self.holding = NOTHING
            return None
        if not self.offers.usable(tool):
            return Say(self.offers.why_unusable(tool))
        self.holding = Holding(tool)
        if tool is Tool.PICK:
            return None  # its panel says what to do
        return Say(Reason(how_to_use(tool)), refused=False)

    def click(self, place: Place) -> Outcome:
        """Use what is held on a place, or take up what lies there."""
        if self.offers is None:
            return None
        if self.offers.marking:
            return self._mark(place)
        if place == self.holding.source:
            self.holding = Holding(self.holding.tool)
            return None
        action = self.offers.action(self.holding, place)
        if action is not None:
            self.holding = Holding(self.holding.tool)
            return Do((action,))
        if self._is_holdable(place):
            return self._take_up(place)
        return self._said_at(place) or self._answer(place)

    def take_up(self, place: Place) -> Outcome:
        """Take up what lies on a place, as a drag does, if it can be used anywhere."""
        if self.offers is None or self.offers.marking or not self._is_holdable(place):
            return None
        return self._take_up(place)

    def drop(self, place: Place | None) -> Outcome:
        """Use what was dragged where it is let go; what has no use there goes back to its place."""
        if self.offers is None or self.holding.source is None:
            return None
        holding, home = self.holding, self.holding.source
        self.holding = Holding(holding.tool)
        if place is None or (place.kind, place.seat) == (home.kind, home.seat):
            return None
        action = self.offers.action(holding, place)
        if action is not None:
            return Do((action,))
        why = self.offers.why_not(holding, place)
        return unused(self.offers, holding, place) if why is None else Say(why)

    def pick(self, piece: Piece) -> Outcome:
        """Choose a piece from its bag for Perfect Pick; two body segments are chosen one after the other."""
        if self.offers is None:
            return None
        if piece not in self.offers.pieces_to_pick(self.picked):
            return self._refusal_of(PerfectPick((*self.picked, piece) if len(piece) > 1 else (piece, piece)))
        self.picked = (*self.picked, piece)
        if len(piece) == 1 and len(self.picked) < _TWO:
            return None
        picked, self.picked = self.picked, ()
        return Do((PerfectPick(picked),))

    def end(self) -> Outcome:
        """End what was begun: keep or discard the cards marked, stop choosing or assembling, or pass."""
        if self.offers is None:
            return None
        if self.offers.marking:
            return self._done_or_refused(self.offers.marked_action(self.marked))
        return self._done_or_refused(Done())

    def put_back(self) -> bool:
        """Put back what is held, then the tool, then the marks; return whether there was anything."""
        if self.holding.source is not None:
            self.holding = Holding(self.holding.tool)
        elif self.picked or self.marked:
            self.picked = self.marked = ()
        elif self.holding.tool is not None:
            self.holding = NOTHING
        else:
            return False
        return True

    # --- inside ---

    def _is_holdable(self, place: Place) -> bool:
        state = self.state
        if state is None or place.seat != state.turn.to_move:
            return False
        held = {Kind.BOARD: state.mover.board, Kind.PROPHECY: state.mover.hand}
        return place.kind in HOLDABLE and place.slot < len(held[place.kind])

    def _take_up(self, place: Place) -> Outcome:
        assert self.offers is not None
        if not self.offers.can_take_up(place):
            return Say(self.offers.why_not_taken_up(place))
        self.holding = Holding(self.holding.tool if self.holding.tool is Tool.ASSEMBLE else None, place)
        return None

    def _mark(self, place: Place) -> Outcome:
        """Mark a card of the hand or unmark it; of the opening hand no more than may be kept (C3.3)."""
        state = self.state
        if state is None or place.kind is not Kind.PROPHECY or not self._is_holdable(place):
            return self._answer(place)
        if place.slot in self.marked:
            self.marked = tuple(slot for slot in self.marked if slot != place.slot)
            return None
        if state.turn.phase is Phase.KEEPING and len(self.marked) == KEPT:
            assert self.offers is not None
            return self._refusal_of(self.offers.marked_action((*self.marked, place.slot)))
        self.marked = (*self.marked, place.slot)
        return None

    def _answer(self, place: Place) -> Outcome:
        """Choose one's own token, or tell why a click does nothing where nothing is taken up or used."""
        if self.offers is None:
            return None
        own = place.seat == self.offers.state.turn.to_move
        if place.kind is Kind.TOKEN and own and not self.offers.marking:
            return self.use(Tool(place.name))
        return unused(self.offers, self.holding, place)

    def _said_at(self, place: Place) -> Say | None:
        if self.offers is None or self.offers.marking:
            return None
        if self._is_holdable(place) and self.holding.source is None:
            taken = self.offers.can_take_up(place)
            return None if taken else Say(self.offers.why_not_taken_up(place))
        why = self.offers.why_not(self.holding, place)
        return None if why is None else Say(why)

    def _done_or_refused(self, action: Action) -> Outcome:
        assert self.offers is not None
        return Do((action,)) if action in self.offers.legal else self._refusal_of(action)

    def _refusal_of(self, action: Action) -> Say | None:
        assert self.offers is not None
        refused = refusal(self.offers.state, action)
        return None if refused is None else Say(reason(refused))
