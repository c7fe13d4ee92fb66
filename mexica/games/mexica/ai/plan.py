"""A plan: a few actions that belong together, and carrying it out."""

from collections.abc import Iterable

from attrs import frozen

from mexica.games.mexica.ai.fast_apply import after
from mexica.games.mexica.rules import Action, IllegalAction, State, apply


@frozen
class Plan:
    """Actions of one turn to be taken one after the other, and the AP they take in all."""

    actions: tuple[Action, ...]
    cost: int


def carried_out(state: State, plan: Plan) -> State | None:
    """Return the state after the plan, None where the rules stop it on the way (as R9 may).

    Plans are made legal but for R9, so that only round 1 needs to be asked about every action.
    """
    if state.turn.round != 1:
        return after(state, plan.actions, plan.cost)
    return played(state, plan.actions)


def played(state: State, actions: Iterable[Action]) -> State | None:
    """Return where these actions lead, None where the rules do not let them pass."""
    try:
        for action in actions:
            state = apply(state, action).state
    except IllegalAction:
        return None
    return state
