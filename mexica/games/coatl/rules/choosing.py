"""Choosing prophecies (C6)."""

from collections.abc import Iterator

from attrs import evolve

from mexica.games.coatl.rules.actions import DECK, TakeProphecy
from mexica.games.coatl.rules.events import Event, ProphecyTaken
from mexica.games.coatl.rules.material import HAND
from mexica.games.coatl.rules.state import Doing, State
from mexica.games.coatl.rules.stock import can_draw, drawn
from mexica.rulebook.refusing import Refusal, refuse
from mexica.rulebook.tuples import less_one


def refusal(state: State, action: TakeProphecy) -> Refusal | None:
    """Return why this prophecy cannot be taken."""
    if len(state.mover.hand) >= HAND:
        return refuse("C6.1", "You hold five prophecies, and more are not allowed.")
    if action.card == DECK and not can_draw(state):
        return refuse("C6.3", "There are no more prophecies to draw.")
    if action.card not in (DECK, *state.display):
        return refuse("C6.1", "This prophecy is not in the display.")
    return None


def candidates(state: State) -> Iterator[TakeProphecy]:
    """Yield an action for each prophecy that can be taken."""
    if len(state.mover.hand) < HAND:
        yield from map(TakeProphecy, dict.fromkeys(state.display))
        if can_draw(state):
            yield TakeProphecy(DECK)


def possible(state: State) -> bool:
    """Return whether a prophecy can be taken (C4.2)."""
    return len(state.mover.hand) < HAND and (bool(state.display) or can_draw(state))


def done(state: State, action: TakeProphecy, events: list[Event]) -> State:
    """Return the state after one prophecy was taken; more may follow."""
    card, unseen = action.card, action.card == DECK
    if unseen:
        card, state = drawn(state, events)
    else:
        state = evolve(state, display=less_one(state.display, card))
    events.append(ProphecyTaken(state.turn.to_move, card, unseen))
    state = state.with_mover(state.mover.with_card(card))
    return state.doing(Doing.CHOOSING, chosen=state.turn.chosen + 1)


def stop_refusal(state: State) -> Refusal | None:
    """Return why the player cannot stop choosing."""
    if state.turn.chosen or not possible(state):
        return None
    return refuse("C6.1", "Take at least one prophecy.")
