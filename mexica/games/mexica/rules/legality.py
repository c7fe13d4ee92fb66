"""What is legal: `refusal` judges one action, `legal_actions` lists all that it allows.

Both use the module of each kind of action: its `refusal` and its `candidates` use the same set of spaces.
"""

from collections.abc import Iterator
from typing import assert_never

from mexica.games.mexica.rules import (
    action_tokens,
    boats,
    bridges,
    canals,
    founding,
    moves,
    nonsense,
    placing,
    proposals,
    protection,
    temples,
)
from mexica.games.mexica.rules.actions import (
    Action,
    Agree,
    BuildBridge,
    BuildTemple,
    Decline,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.material import FLAT_RATE
from mexica.games.mexica.rules.refusals import too_expensive, wrong_time
from mexica.games.mexica.rules.state import Phase, State
from mexica.rulebook.refusing import IllegalAction, Refusal

_TAKE, _AGREE, _DECLINE, _END = TakeActionToken(), Agree(), Decline(), EndTurn()


def cost(state: State, action: Action) -> int:
    """Return the AP this action costs (R4-R10), whether or not the player has them.

    IllegalAction for a boat trip to a bridge that no boat reaches and for what is no action, as they have no
    price.
    """
    if refused := nonsense.refusal(action):
        raise IllegalAction(refused)
    return price(state, action)


def price(state: State, action: Action) -> int:
    """Return the AP this action takes, like `cost`, but trust its fields."""
    match action:
        case PlaceCanal() | BuildBridge() | MoveBridge() | Walk() | TakeActionToken():
            return 1
        case EndTurn() | FoundDistrict() | PlacePilli() | ProposeRemoval() | Agree() | Decline():
            return 0
        case BuildTemple(_, floors):
            return floors
        case FlatRateMove():
            return FLAT_RATE
        case TakeBoat(space):
            if refused := boats.refusal(state, action):
                raise IllegalAction(refused)
            return boats.boats(state)[space]
    assert_never(action)


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why this action is illegal now, with the clause; None if it is legal."""
    if refused := nonsense.refusal(action):
        return refused
    if wrong := wrong_time(state, action):
        return wrong
    if isinstance(action, EndTurn):  # free, and allowed at any time of a turn (R3.1)
        return None
    if refused := _refused_by_its_kind(state, action):
        return refused
    needed = price(state, action)
    if needed > state.points_to_spend:
        return too_expensive(state, needed)
    return protection.refusal(state, action)


def _refused_by_its_kind(state: State, action: Action) -> Refusal | None:
    match action:
        case PlacePilli():
            return placing.refusal(state, action)
        case PlaceCanal():
            return canals.refusal(state, action)
        case BuildBridge():
            return bridges.building_refusal(state, action)
        case MoveBridge():
            return bridges.moving_refusal(state, action)
        case BuildTemple():
            return temples.refusal(state, action)
        case Walk():
            return moves.walk_refusal(state, action)
        case TakeBoat():
            return boats.refusal(state, action)
        case FlatRateMove():
            return moves.flat_rate_refusal(state, action)
        case FoundDistrict():
            return founding.refusal(state, action)
        case TakeActionToken():
            return action_tokens.refusal(state)
        case ProposeRemoval():
            return proposals.refusal(state, action)
        case Agree() | Decline() | EndTurn():
            return None
    assert_never(action)


def legal_actions(state: State) -> list[Action]:
    """Return every legal action of the player to move, each once, always in the same order."""
    match state.turn.phase:
        case Phase.OVER:
            return []
        case Phase.PLACING:
            return list(placing.candidates(state))
        case Phase.ANSWERING:
            return [_AGREE, _DECLINE]
        case Phase.TURNS:
            if protection.applies(state):
                return [action for action in each_judged(state) if action is not None]
            return list(_turn_actions(state))
    assert_never(state.turn.phase)


def each_judged(state: State) -> Iterator[Action | None]:
    """Yield what `legal_actions` returns, one by one; None for each action that R9 refuses."""
    if not protection.applies(state):
        yield from legal_actions(state)
        return
    judge = protection.Protection(state)
    for action in _turn_actions(state):
        yield action if judge.victim(action) is None else None


def _turn_actions(state: State) -> Iterator[Action]:
    points = state.points_to_spend
    if points > 0:
        yield from canals.candidates(state)
        yield from bridges.candidates(state)
        yield from temples.candidates(state)
        yield from moves.walk_candidates(state)
        yield from boats.candidates(state)
        if points >= FLAT_RATE:
            yield from moves.flat_rate_candidates(state)
    yield from founding.candidates(state)
    if points > 0 and action_tokens.may_take(state):
        yield _TAKE
    yield from proposals.candidates(state)
    yield _END
