"""The opening hand (C3.3, C3.4)."""

from collections.abc import Iterator

from attrs import evolve

from mexica.games.coatl.rules.actions import KeepHand
from mexica.games.coatl.rules.choices import choices, missing, without
from mexica.games.coatl.rules.events import Event, HandKept
from mexica.games.coatl.rules.material import KEPT
from mexica.games.coatl.rules.state import State
from mexica.rulebook.refusing import Refusal, refuse


def refusal(state: State, action: KeepHand) -> Refusal | None:
    """Return why these cards cannot be kept."""
    if len(action.cards) > KEPT:
        return refuse("C3.3", "At most three prophecies are kept.")
    if missing(action.cards, state.mover.hand):
        return refuse("C3.3", "Only prophecies that were dealt to you can be kept.")
    return None


def candidates(state: State) -> Iterator[KeepHand]:
    """Yield every choice of an opening hand."""
    yield from map(KeepHand, choices(state.mover.hand, KEPT))


def done(state: State, action: KeepHand, events: list[Event]) -> State:
    """Return the state after a hand was chosen."""
    away = without(state.mover.hand, action.cards)
    kept = without(state.mover.hand, away)
    events.append(HandKept(state.turn.to_move, kept, away))
    state = state.with_mover(evolve(state.mover, hand=kept))
    return evolve(state, discards=state.discards + away)
