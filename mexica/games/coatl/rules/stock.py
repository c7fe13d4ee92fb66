"""Bags and decks: filling the supply board and the display, and shuffling the discards."""

from random import Random

from attrs import evolve

from mexica.games.coatl.rules.cards import Card, in_order
from mexica.games.coatl.rules.events import DiscardsShuffled, DisplayFilled, Event, SupplyRefilled
from mexica.games.coatl.rules.material import BODIES_A_SPACE, DISPLAY, SPACES, Piece
from mexica.games.coatl.rules.state import Bags, State

_HEAD_SPACES = slice(0, 2)
_TAIL_SPACES = slice(2, 4)
_BODY_SPACES = slice(4, None)


def wants_refill(state: State) -> bool:
    """Return whether C5.2 asks to fill the supply board."""
    supply = state.supply
    ends = any(supply[_HEAD_SPACES]) or any(supply[_TAIL_SPACES])
    return not ends or not any(supply[_BODY_SPACES])


def refilled(state: State, events: list[Event]) -> State:
    """Return the state with every empty space of the supply board filled, as far as the bags allow (C5.3)."""
    supply, bags = filled(state.supply, state.bags)
    new = tuple(
        (space, after)
        for space, before, after in zip(SPACES, state.supply, supply, strict=True)
        if after != before
    )
    if new:
        events.append(SupplyRefilled(new))
    return evolve(state, supply=supply, bags=bags)


def filled(supply: tuple[tuple[Piece, ...], ...], bags: Bags) -> tuple[tuple[tuple[Piece, ...], ...], Bags]:
    """Return the supply board with its empty spaces filled from the bags, and the bags after that."""
    heads, tails, bodies = bags.heads, bags.tails, bags.bodies
    after = []
    for space, pieces in zip(SPACES, supply, strict=True):
        new = pieces
        if not pieces and space[0] == "h" and heads:
            new, heads = (f"h{heads[0]}",), heads[1:]
        elif not pieces and space[0] == "t" and tails:
            new, tails = (f"t{tails[0]}",), tails[1:]
        elif not pieces and space[0] == "b" and len(bodies) >= BODIES_A_SPACE:
            new, bodies = tuple(bodies[:BODIES_A_SPACE]), bodies[BODIES_A_SPACE:]
        after.append(new)
    return tuple(after), Bags(heads, tails, bodies)


def bodies_are_gone(state: State) -> bool:
    """Return whether neither supply board nor bag has a body segment (C12.2)."""
    return not state.bags.bodies and not any(state.supply[_BODY_SPACES])


def can_draw(state: State) -> bool:
    """Return whether a prophecy can be drawn unseen (C6.3)."""
    return bool(state.deck or state.discards)


def drawn(state: State, events: list[Event]) -> tuple[Card, State]:
    """Return the top card of the deck, which `can_draw`, and the state without it."""
    if not state.deck:
        state = _shuffled(state, events)
    return state.deck[0], evolve(state, deck=state.deck[1:])


def display_filled(state: State, events: list[Event]) -> State:
    """Return the state with the display filled to six, as far as there are cards (C6.3)."""
    new: list[Card] = []
    while len(state.display) + len(new) < DISPLAY and can_draw(state):
        card, state = drawn(state, events)
        new.append(card)
    if new:
        events.append(DisplayFilled(tuple(new)))
    return evolve(state, display=(*state.display, *new))


def _shuffled(state: State, events: list[Event]) -> State:
    """The state with the discards as a new deck (C3.5); in which order they were discarded has no effect."""
    generator, cards = Random(state.chance), list(in_order(state.discards))
    generator.shuffle(cards)
    events.append(DiscardsShuffled(len(cards)))
    return evolve(state, deck=tuple(cards), discards=(), chance=generator.getrandbits(32))
