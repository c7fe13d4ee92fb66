"""Plans of a few actions, and the positions after them."""

from collections.abc import Iterable

from attrs import frozen

from mexica.games.mexica.ai.fast_apply import after
from mexica.games.mexica.rules import Action, IllegalAction, State, apply


@frozen
class Plan:
    """Actions of one turn, in order, and their total cost in AP."""

    actions: tuple[Action, ...]
    cost: int


def carried_out(state: State, plan: Plan) -> State | None:
    """Return the state after the plan, None if the rules refuse one of its actions (as R9 may).

    Plans are legal apart from R9, so only those of round 1 need a check of every action.
    """
    if state.turn.round != 1:
        return after(state, plan.actions, plan.cost)
    return played(state, plan.actions)


def played(state: State, actions: Iterable[Action]) -> State | None:
    """Return the state after these actions, None if the rules refuse one of them."""
    try:
        for action in actions:
            state = apply(state, action).state
    except IllegalAction:
        return None
    return state
