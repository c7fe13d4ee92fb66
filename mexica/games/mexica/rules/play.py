"""The game goes on: `apply` takes one action and returns the next state with what happened."""

from typing import assert_never

from attrs import evolve, frozen

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
from mexica.games.mexica.rules.board import Board
from mexica.games.mexica.rules.effects import board_after
from mexica.games.mexica.rules.endings import end_turn
from mexica.games.mexica.rules.events import (
    ActionTokenTaken,
    BridgeBuilt,
    BridgeMoved,
    CanalPlaced,
    DistrictFounded,
    Event,
    PilliBoated,
    PilliMovedAtFlatRate,
    PilliPlaced,
    PilliWalked,
    PointsSpent,
    RemovalAnswered,
    RemovalProposed,
    TempleBuilt,
    TokenRemoved,
    TurnBegan,
)
from mexica.games.mexica.rules.legality import IllegalAction, cost, refusal
from mexica.games.mexica.rules.material import ACTION_POINTS
from mexica.games.mexica.rules.scoring import founding_awards
from mexica.games.mexica.rules.spaces import Space, size
from mexica.games.mexica.rules.state import Phase, State, Supply
from mexica.games.mexica.rules.travel import boat_bridges


@frozen
class Step:
    """What an action led to: the state after it, and the events in the order in which they happened."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, action: Action) -> Step:
    """Return what this action of the player to move leads to; IllegalAction if the rules refuse it.

    The state passed in is never changed.
    """
    if refused := refusal(state, action):
        raise IllegalAction(refused)
    events: list[Event] = []
    after = _paid(state, cost(state, action), events)
    after = _done(after, action, events)
    return Step(after, tuple(events))


def _paid(state: State, price: int, events: list[Event]) -> State:
    """R3.2: tokens pay for what the turn's AP no longer cover, and go back to the reserve."""
    if not price:
        return state
    turn = state.turn
    points = min(price, turn.action_points)
    tokens = price - points
    events.append(PointsSpent(turn.to_move, points, tokens))
    state = evolve(state, turn=evolve(turn, action_points=turn.action_points - points))
    return state.with_action_tokens(-tokens) if tokens else state


def _done(state: State, action: Action, events: list[Event]) -> State:
    seat = state.turn.to_move
    match action:
        case PlacePilli(space):
            events.append(PilliPlaced(seat, space))
            return _next_to_place(_with_pilli(state, space), events)
        case PlaceCanal(spaces):
            events.append(CanalPlaced(seat, spaces))
            return _placed(state, board_after(state, action), state.supply.less_canal(len(spaces)))
        case BuildBridge(space, direction):
            events.append(BridgeBuilt(seat, space, direction))
            return _placed(state, board_after(state, action), state.supply.less_bridge())
        case MoveBridge(origin, space, direction):
            events.append(BridgeMoved(seat, origin, space, direction))
            return evolve(state, board=board_after(state, action))
        case BuildTemple(space, floors):
            events.append(TempleBuilt(seat, space, floors))
            placed = _placed(state, board_after(state, action), state.supply)
            return placed.with_player(seat, state.mover.less_temple(floors))
        case Walk(space):
            events.append(PilliWalked(seat, _standing(state), space))
            return _with_pilli(state, space)
        case TakeBoat(space):
            origin = _standing(state)
            events.append(PilliBoated(seat, origin, boat_bridges(state.board, origin, space)))
            return _with_pilli(state, space)
        case FlatRateMove(space):
            events.append(PilliMovedAtFlatRate(seat, _standing(state), space))
            return _with_pilli(state, space)
        case FoundDistrict(space):
            return _founded(state, space, events)
        case TakeActionToken():
            return _taken(state, events)
        case ProposeRemoval(size):
            return _proposed(state, size, events)
        case Agree() | Decline():
            return _answered(state, isinstance(action, Agree), events)
        case EndTurn():
            return end_turn(state, events)
    assert_never(action)


def _placed(state: State, board: Board, supply: Supply) -> State:
    """Something was placed, so the round is not quiet (R12.5)."""
    return evolve(state, board=board, supply=supply, turn=state.turn.after_placing())


def _standing(state: State) -> Space:
    pilli = state.mover.pilli
    assert pilli is not None  # legality has seen to it
    return pilli


def _with_pilli(state: State, space: Space) -> State:
    return state.with_player(state.turn.to_move, state.mover.at(space))


def _next_to_place(state: State, events: list[Event]) -> State:
    turn = state.turn
    following = (turn.to_move + 1) % state.seats
    if following != turn.first:
        return evolve(state, turn=evolve(turn, to_move=following))
    events.append(TurnBegan(following, 1))
    turn = evolve(turn, phase=Phase.TURNS, round=1, to_move=following, action_points=ACTION_POINTS)
    return evolve(state, turn=turn)


def _founded(state: State, space: Space, events: list[Event]) -> State:
    seat, district = state.turn.to_move, state.board.district(space)
    awards = founding_awards(state.players, seat, district)
    events.append(DistrictFounded(seat, space, size(district), awards))
    placed = _placed(state, board_after(state, FoundDistrict(space)), state.supply)
    return placed.with_points(awards).without_displayed(size(district))


def _taken(state: State, events: list[Event]) -> State:
    events.append(ActionTokenTaken(state.turn.to_move))
    turn = evolve(state.turn, taken=state.turn.taken + 1)
    return evolve(state, turn=turn).with_action_tokens(1)


def _proposed(state: State, size: int, events: list[Event]) -> State:
    events.append(RemovalProposed(state.turn.to_move, size))
    return evolve(state, turn=state.turn.after_proposing(size, state.seats))


def _answered(state: State, agreed: bool, events: list[Event]) -> State:
    """R12.3: the token leaves the game once all have agreed."""
    turn, proposal = state.turn, state.turn.proposal
    assert proposal is not None  # holds whenever the phase is answering
    events.append(RemovalAnswered(turn.to_move, proposal.size, agreed))
    state = evolve(state, turn=turn.after_answering(agreed, state.seats))
    if not agreed or state.turn.proposal is not None:
        return state
    events.append(TokenRemoved(proposal.size, agreed=True))
    return state.with_removed(proposal.size)
