"""What the player to move can do: the legal actions by what is held and where it is used."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from mexica.games.coatl.rules import Action, State, legal_actions, refusal
from mexica.games.coatl.rules.actions import (
    DECK,
    Discard,
    Done,
    JoinPiece,
    KeepHand,
    LayPiece,
    PerfectPick,
    PlaceTemple,
    PlayProphecy,
    PriestCommitment,
    SeeTheFuture,
    TakePieces,
    TakeProphecy,
)
from mexica.games.coatl.rules.cards import TEMPLES
from mexica.games.coatl.rules.material import HEADS, SERPENTS, SPACES, Piece
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Doing, Phase
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.holding import NOTHING, Holding, Tool
from mexica.games.coatl.table.input.intent import intended
from mexica.play.reason import Reason, reason
from mexica.texts import _

_OF_TOOL: dict[Tool, type | tuple[type, ...]] = {
    Tool.TAKE: TakePieces,
    Tool.PROPHECIES: TakeProphecy,
    Tool.ASSEMBLE: (LayPiece, JoinPiece, PlayProphecy, PlaceTemple),
    Tool.PICK: PerfectPick,
    Tool.FUTURE: SeeTheFuture,
    Tool.COMMIT: PriestCommitment,
}


class Offers:
    """What can be done in one state; nothing here decides a rule."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._known: dict[Holding, frozenset[Place]] = {}

    @cached_property
    def legal(self) -> frozenset[Action]:
        """The legal actions."""
        return frozenset(legal_actions(self.state))

    # --- choosing cards of the hand ---

    @property
    def marking(self) -> bool:
        """Whether cards of the hand are marked now, to be kept (C3.3) or discarded (C10.3)."""
        return self.state.turn.phase is Phase.KEEPING or self.state.turn.doing is Doing.DISCARDING

    def marked_action(self, slots: Iterable[int]) -> KeepHand | Discard:
        """Return the action that keeps or discards the cards in these slots of the hand."""
        cards = tuple(self.state.mover.hand[slot] for slot in slots)
        return KeepHand(cards) if self.state.turn.phase is Phase.KEEPING else Discard(cards)

    # --- a click on a place ---

    def action(self, holding: Holding, place: Place) -> Action | None:
        """Return the legal action that a click on a place is, None if it is none."""
        meant = intended(self.state, holding, place)
        return meant if meant in self.legal else None

    def why_not(self, holding: Holding, place: Place) -> Reason | None:
        """Return why a click on a place does nothing; None if it does, or means nothing at all."""
        meant = intended(self.state, holding, place)
        refused = None if meant is None else refusal(self.state, meant)
        return None if refused is None else reason(refused)

    def can_take_up(self, place: Place) -> bool:
        """Return whether the piece or card on a place can be used anywhere."""
        return any(self._uses(Holding(source=place)))

    def why_not_taken_up(self, place: Place) -> Reason:
        """Return why the piece or card on a place cannot be used anywhere."""
        if (why := self._nowhere(Holding(source=place))) is not None:
            return why
        return Reason(_("It fits nowhere now."))

    def lit(self, holding: Holding = NOTHING) -> frozenset[Place]:
        """Return the places where a click does something, given what is held."""
        if holding not in self._known:
            self._known[holding] = frozenset(self._lit(holding))
        return self._known[holding]

    def _lit(self, holding: Holding) -> Iterator[Place]:
        if self.marking:
            yield from self._hand_places()
        elif holding.source is not None:
            yield from self._uses(holding)
        else:
            found = (place for place in self._market() if self.action(holding, place) is not None)
            yield from (place for place in found if self._belongs(holding, place))
            if holding.tool in (None, Tool.ASSEMBLE):
                yield from filter(self.can_take_up, self._own())

    def _belongs(self, holding: Holding, place: Place) -> bool:
        tool, meant = holding.tool, intended(self.state, holding, place)
        return tool is None or isinstance(meant, _OF_TOOL[tool])

    def _uses(self, holding: Holding) -> Iterator[Place]:
        return (place for place in self._targets(holding) if self.action(holding, place) is not None)

    def _nowhere(self, holding: Holding) -> Reason | None:
        """The reason for which what is held can be used nowhere, at an unfinished serpent if there is one."""
        unfinished = self.state.mover.unfinished
        targets = sorted(self._targets(holding), key=lambda place: place.number not in unfinished)
        reasons = (self.why_not(holding, place) for place in targets)
        return next((why for why in reasons if why is not None), None)

    # --- places ---

    def _market(self) -> Iterator[Place]:
        yield from map(places.supply, SPACES)
        yield from (places.display(slot) for slot in range(len(self.state.display)))
        yield places.DECK
        yield from (places.pile(slot) for slot in range(len(self.state.piles)))
        seat = self.state.turn.to_move
        yield from (places.temple(seat, slot) for slot in range(len(self.state.mover.temples)))

    def _own(self) -> Iterator[Place]:
        seat, player = self.state.turn.to_move, self.state.mover
        yield from (places.board(seat, slot) for slot in range(len(player.board)))
        yield from self._hand_places()

    def _hand_places(self) -> Iterator[Place]:
        seat = self.state.turn.to_move
        yield from (places.prophecy(seat, slot) for slot in range(len(self.state.mover.hand)))

    def _targets(self, holding: Holding) -> Iterator[Place]:
        """The ends of one's serpents and the lane of a new one; for cards, the lanes of all."""
        seat, serpents = self.state.turn.to_move, self.state.mover.serpents
        piece = holding.source is not None and holding.source.kind is Kind.BOARD
        for number, serpent in enumerate(serpents, 1):
            if piece:
                yield from (places.end(seat, number, name) for name in open_ends(serpent))
            else:
                yield places.lane(seat, number)
        if piece and len(serpents) < SERPENTS:
            yield places.lane(seat, len(serpents) + 1)

    # --- tools ---

    def usable(self, tool: Tool) -> bool:
        """Return whether anything can be done with a tool now."""
        return any(isinstance(action, _OF_TOOL[tool]) for action in self.legal)

    def why_unusable(self, tool: Tool) -> Reason:
        """Return why nothing can be done with a tool now."""
        refused = (refusal(self.state, action) for action in self._examples(tool))
        if (first := next((one for one in refused if one is not None), None)) is not None:
            return reason(first)
        return Reason(_("Nothing on your board can be joined, and no prophecy in your hand fits."))

    def _examples(self, tool: Tool) -> Iterator[Action]:
        """Actions of a tool whose refusals are worth telling, the most telling ones first."""
        state = self.state
        match tool:
            case Tool.TAKE:
                filled = [space for space, on in zip(SPACES, state.supply, strict=True) if on]
                yield from map(TakePieces, filled[-1:] or SPACES[:1])
            case Tool.PROPHECIES:
                yield TakeProphecy(state.display[0] if state.display else DECK)
            case Tool.ASSEMBLE:
                yield from (PlayProphecy(card, 1) for card in state.mover.hand if not self._may_assemble)
                yield from (LayPiece(piece) for piece in state.mover.board)
                yield from (() if self._may_assemble else (LayPiece("Y"),))
            case Tool.PICK:
                yield from (PerfectPick(HEADS[:1]), PerfectPick(("Y", "Y")))
            case Tool.FUTURE:
                yield SeeTheFuture()
            case Tool.COMMIT:
                tops = [card for card in state.common if card is not None]
                yield PriestCommitment(tops[0] if tops else next(iter(TEMPLES)))

    @property
    def _may_assemble(self) -> bool:
        turn = self.state.turn
        return turn.phase is Phase.TURNS and turn.doing in (None, Doing.ASSEMBLING)

    # --- the end of it, and Perfect Pick ---

    @property
    def can_end(self) -> bool:
        """Whether what was begun, or the turn, can be ended."""
        return Done() in self.legal

    @property
    def why_not_ended(self) -> Reason | None:
        """Why it cannot be ended."""
        refused = refusal(self.state, Done())
        return None if refused is None else reason(refused)

    def pieces_to_pick(self, picked: tuple[Piece, ...] = ()) -> frozenset[Piece]:
        """Return the pieces that Perfect Pick can take (C10.2), or add to the segment picked."""
        found = set()
        for action in self.legal:
            if isinstance(action, PerfectPick) and set(picked) <= set(action.pieces):
                left = list(action.pieces)
                for piece in picked:
                    left.remove(piece)
                found |= set(left)
        return frozenset(found)


def open_ends(serpent: Serpent) -> Iterator[str]:
    """Yield the names of the open ends of a serpent."""
    if serpent.head_is_open:
        yield "head"
    if serpent.tail_is_open:
        yield "tail"
