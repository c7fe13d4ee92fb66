"""What is legal: `refusal` judges one action, `legal_actions` lists all that it allows.

Both use the module of each kind of action: its `candidates` are what its `refusal` lets pass.
"""

from collections.abc import Iterator
from typing import assert_never

from mexica.games.aztekz.rules import carrying, freeing, nonsense, placing, scaring, stepping
from mexica.games.aztekz.rules.actions import (
    Action,
    Decline,
    DropSouls,
    GiveSouls,
    LayCard,
    ScareSouls,
    StealSouls,
    StepHero,
    TakeSouls,
)
from mexica.games.aztekz.rules.material import CHIEF, QUIET_ROUNDS
from mexica.games.aztekz.rules.state import HeroName, Phase, State, is_helper
from mexica.rulebook.refusing import Refusal, refuse

_DECLINE = Decline()


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why this action is illegal now, with the clause; None if it is legal."""
    return nonsense.refusal(action) or _wrong_phase(state, action) or _refused_by_its_kind(state, action)


def _wrong_phase(state: State, action: Action) -> Refusal | None:
    if state.turn.phase is Phase.OVER:
        quiet = state.turn.quiet_rounds >= QUIET_ROUNDS
        return refuse("A7.2" if quiet else "A7.1", "The game is over.")
    if state.turn.phase is Phase.STARTING and not isinstance(action, LayCard):
        return refuse("A3.2", "First every player lays a start card, with all three heroes on it.")
    return None


def _refused_by_its_kind(state: State, action: Action) -> Refusal | None:
    match action:
        case LayCard():
            return placing.refusal(state, action)
        case Decline():
            return placing.decline_refusal(state)
        case StepHero(hero):
            return stepping.actor_refusal(state, hero) or stepping.refusal(state, action)
        case StealSouls():
            return stepping.actor_refusal(state, CHIEF) or freeing.steal_refusal(state, action)
        case TakeSouls(hero) | DropSouls(hero) | GiveSouls(hero) | ScareSouls(hero):
            return _chief_refusal(hero) or stepping.actor_refusal(state, hero) or _deed_refusal(state, action)
    assert_never(action)


def _chief_refusal(name: HeroName) -> Refusal | None:
    return None if is_helper(name) else refuse("A5.1", "Chiefs carry no souls.")


def _deed_refusal(state: State, action: TakeSouls | DropSouls | GiveSouls | ScareSouls) -> Refusal | None:
    match action:
        case TakeSouls():
            return carrying.take_refusal(state, action)
        case DropSouls(hero):
            return carrying.drop_refusal(state, hero)
        case GiveSouls(hero):
            return freeing.give_refusal(state, hero)
        case ScareSouls(hero):
            return scaring.refusal(state, hero)
    assert_never(action)


def legal_actions(state: State) -> list[Action]:
    """Return every legal action of the player to move, each once, always in the same order."""
    match state.turn.phase:
        case Phase.OVER:
            return []
        case Phase.STARTING:
            return list(placing.candidates(state))
        case Phase.TURNS:
            return list(_turn_actions(state))
    assert_never(state.turn.phase)


def _turn_actions(state: State) -> Iterator[Action]:
    for name in stepping.actors(state):
        yield from stepping.candidates(state, name)
        if is_helper(name):
            yield from _deeds(state, name)
        else:
            yield from freeing.steal_candidates(state)
    lays = list(placing.candidates(state))
    yield from lays
    moving = state.turn.moving
    if (not lays or state.pyramid.complete) and (moving is None or moving.scared is None):
        yield _DECLINE


def _deeds(state: State, name: HeroName) -> Iterator[Action]:
    yield from carrying.take_candidates(state, name)
    if state.mover.hero(name).souls:
        yield DropSouls(name)
        if freeing.give_refusal(state, name) is None:
            yield GiveSouls(name)
    yield from scaring.candidates(state, name)
