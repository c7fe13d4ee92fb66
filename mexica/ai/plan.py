"""A plan: a few actions that belong together, and carrying it out."""

from attrs import frozen

from mexica.rules import Action, IllegalAction, State, apply


@frozen
class Plan:
    """Actions of one turn to be taken one after the other, and the AP they take in all."""

    actions: tuple[Action, ...]
    cost: int


def carried_out(state: State, plan: Plan) -> State | None:
    """Return the state after the plan, None where the rules stop it on the way (as R9 may)."""
    try:
        for action in plan.actions:
            state = apply(state, action).state
    except IllegalAction:
        return None
    return state
