"""The sacrifice tokens: Perfect Pick, See the Future, Priest Commitment (C10)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, combinations_with_replacement
from typing import Final

from attrs import evolve

from mexica.games.coatl.rules.actions import Discard, PerfectPick, PriestCommitment, SeeTheFuture
from mexica.games.coatl.rules.choices import choices, missing, without
from mexica.games.coatl.rules.events import (
    CardsDiscarded,
    DisplayDiscarded,
    Event,
    PiecesPicked,
    TempleTaken,
    TokenSpent,
)
from mexica.games.coatl.rules.finishing import pile_of, taken_from_pile
from mexica.games.coatl.rules.last_turns import supply_checked
from mexica.games.coatl.rules.material import (
    BODIES,
    HAND,
    HEADS,
    TAILS,
    TOKENS,
    Piece,
    colour,
    is_head,
    is_tail,
)
from mexica.games.coatl.rules.state import Bags, Doing, State
from mexica.games.coatl.rules.stock import can_draw, display_filled, refilled
from mexica.rulebook.refusing import Refusal, refuse

Token = PerfectPick | SeeTheFuture | PriestCommitment


def refusal(state: State, action: Token) -> Refusal | None:
    """Return why this token cannot be spent in this way (C10.5)."""
    if name(action) not in state.mover.tokens:
        return refuse("C10.1", "You do not have this sacrifice token.")
    match action:
        case PerfectPick():
            return _pick_refusal(state, action)
        case SeeTheFuture():
            return None if _has_future(state) else refuse("C10.5", "There is no prophecy to lay out.")
        case PriestCommitment():
            return _commitment_refusal(state, action)


def name(action: Token) -> str:
    """Return the name of the token that this action spends, as in `TOKENS`."""
    match action:
        case PerfectPick():
            return "pick"
        case SeeTheFuture():
            return "future"
        case PriestCommitment():
            return "commit"


def candidates(state: State) -> Iterator[Token]:
    """Yield every way to spend a token."""
    every: tuple[Iterable[Token], ...] = (_PICKS, (SeeTheFuture(),), _commitments(state))
    held = (kind for kind, token in zip(every, TOKENS, strict=True) if token in state.mover.tokens)
    yield from (action for action in chain.from_iterable(held) if refusal(state, action) is None)


def possible(state: State) -> bool:
    """Return whether any token can be spent (C4.3)."""
    return any(candidates(state))


def _spent(state: State, token: str, events: list[Event]) -> State:
    events.append(TokenSpent(state.turn.to_move, token))
    return state.with_mover(state.mover.without_token(token))


# --- Perfect Pick ---


def _pick_refusal(state: State, action: PerfectPick) -> Refusal | None:
    if len(action.pieces) > state.mover.room:
        return refuse("C10.5", "Your board has no room for that.")
    if Counter(map(colour, action.pieces)) - Counter(_bag_of(state.bags, action.pieces[0])):
        return refuse("C10.5", "The bag does not have these pieces.")
    return None


def _bag_of(bags: Bags, piece: Piece) -> str:
    return bags.heads if is_head(piece) else bags.tails if is_tail(piece) else bags.bodies


_PICKS: Final = (
    *(PerfectPick((piece,)) for piece in (*HEADS, *TAILS)),
    *map(PerfectPick, combinations_with_replacement(BODIES, 2)),
)


def picked(state: State, action: PerfectPick, events: list[Event]) -> State:
    """Return the state after the pieces were picked and every empty space of the supply filled (C10.2)."""
    state = _spent(state, "pick", events)
    bags = state.bags
    for piece in action.pieces:
        bags = _without(bags, piece)
    events.append(PiecesPicked(state.turn.to_move, action.pieces))
    state = evolve(state.with_mover(state.mover.with_pieces(action.pieces)), bags=bags)
    return supply_checked(refilled(state, events), events)


def _without(bags: Bags, piece: Piece) -> Bags:
    """The bags without the next such piece."""
    left = _bag_of(bags, piece).replace(colour(piece), "", 1)
    if is_head(piece):
        return evolve(bags, heads=left)
    return evolve(bags, tails=left) if is_tail(piece) else evolve(bags, bodies=left)


# --- See the Future ---


def _has_future(state: State) -> bool:
    return bool(state.display) or can_draw(state)


def future_seen(state: State, events: list[Event]) -> State:
    """Return the state after a new display was laid out; the player may then discard (C10.3)."""
    state = _spent(state, "future", events)
    events.append(DisplayDiscarded(state.display))
    state = evolve(state, display=(), discards=state.discards + state.display)
    return display_filled(state, events).doing(Doing.DISCARDING)


def discard_refusal(state: State, action: Discard) -> Refusal | None:
    """Return why these cards cannot be discarded."""
    if missing(action.cards, state.mover.hand):
        return refuse("C10.3", "Only prophecies in your hand can be discarded.")
    return None


def discard_candidates(state: State) -> Iterator[Discard]:
    """Yield every choice of cards to discard."""
    yield from map(Discard, choices(state.mover.hand, HAND))


def discarded(state: State, action: Discard, events: list[Event]) -> State:
    """Return the state after cards were discarded; prophecies are chosen then (C10.3)."""
    if action.cards:
        events.append(CardsDiscarded(state.turn.to_move, action.cards))
    state = state.with_mover(evolve(state.mover, hand=without(state.mover.hand, action.cards)))
    return evolve(state, discards=state.discards + action.cards).doing(Doing.CHOOSING)


# --- Priest Commitment ---


def _commitment_refusal(state: State, action: PriestCommitment) -> Refusal | None:
    if not any(state.piles):
        return refuse("C10.5", "Both piles of temples are empty.")
    if pile_of(state, action.card) is None:
        return refuse("C10.4", "This temple is not on top of a pile.")
    return None


def _commitments(state: State) -> Iterator[PriestCommitment]:
    yield from (PriestCommitment(card) for card in state.common if card is not None)


def committed(state: State, action: PriestCommitment, events: list[Event]) -> State:
    """Return the state after a common temple was taken into the hand (C10.4)."""
    state = _spent(state, "commit", events)
    pile = pile_of(state, action.card)
    assert pile is not None  # `refusal` has looked
    events.append(TempleTaken(state.turn.to_move, action.card, pile))
    state = state.with_mover(evolve(state.mover, temples=(*state.mover.temples, action.card)))
    return taken_from_pile(state, pile, events)
