"""Deck and supply: drawing a card with a soul, and souls that go back (A4.1, A5.5, A6.8)."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from attrs import evolve

from mexica.games.aztekz.rules.events import CardDrawn, Event, SupplyMixed
from mexica.games.aztekz.rules.material import SOULS, Soul
from mexica.games.aztekz.rules.state import Drawn, Phase, State


def drawn(state: State, events: list[Event]) -> State:
    """Return the state in which the player to move has drawn a card, and in a turn a soul if any is left."""
    soul, supply = None, state.supply
    if state.turn.phase is Phase.TURNS and supply:
        soul, supply = supply[0], supply[1:]
    events.append(CardDrawn(state.turn.to_move, state.deck[0], soul))
    return evolve(state, deck=state.deck[1:], supply=supply, drawn=Drawn(state.deck[0], soul))


def with_returned(state: State, souls: Iterable[Soul], events: list[Event]) -> State:
    """Return the state with these souls back in the supply, which is mixed again.

    In which order it was before has no effect.
    """
    many = Counter(state.supply)
    many.update(souls)
    supply = [soul for soul in SOULS for _ in range(many[soul])]
    generator = Random(state.chance)
    generator.shuffle(supply)
    events.append(SupplyMixed(len(supply)))
    return evolve(state, supply=tuple(supply), chance=generator.getrandbits(32))
