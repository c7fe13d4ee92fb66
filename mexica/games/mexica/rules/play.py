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
from mexica.games.mexica.rules.effects import board_after
from mexica.games.mexica.rules.endings import end_turn, without_token
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
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Board, Phase, Player, Proposal, State, Supply
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
    turn, supply, players = state.turn, state.supply, state.players
    points = min(price, turn.action_points)
    tokens = price - points
    events.append(PointsSpent(turn.to_move, points, tokens))
    if tokens:
        fewer = evolve(state.mover, action_tokens=state.mover.action_tokens - tokens)
        players = state.with_player(turn.to_move, fewer)
        supply = evolve(supply, action_tokens=supply.action_tokens + tokens)
    turn = evolve(turn, action_points=turn.action_points - points)
    return evolve(state, supply=supply, players=players, turn=turn)


def _done(state: State, action: Action, events: list[Event]) -> State:
    seat = state.turn.to_move
    match action:
        case PlacePilli(space):
            events.append(PilliPlaced(seat, space))
            return _next_to_place(_with_pilli(state, space), events)
        case PlaceCanal(spaces):
            events.append(CanalPlaced(seat, spaces))
            return _placed(state, board_after(state, action), _less_canal(state.supply, len(spaces)))
        case BuildBridge(space, direction):
            events.append(BridgeBuilt(seat, space, direction))
            fewer = evolve(state.supply, bridges=state.supply.bridges - 1)
            return _placed(state, board_after(state, action), fewer)
        case MoveBridge(origin, space, direction):
            events.append(BridgeMoved(seat, origin, space, direction))
            return evolve(state, board=board_after(state, action))
        case BuildTemple(space, floors):
            events.append(TempleBuilt(seat, space, floors))
            placed = _placed(state, board_after(state, action), state.supply)
            return evolve(placed, players=state.with_player(seat, _less_temple(state.mover, floors)))
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
    turn = state.turn
    if not turn.placed_this_round or turn.quiet_rounds:
        turn = evolve(turn, placed_this_round=True, quiet_rounds=0)
    return evolve(state, board=board, supply=supply, turn=turn)


def _less_canal(supply: Supply, spaces: int) -> Supply:
    if spaces == 1:
        return evolve(supply, single_canals=supply.single_canals - 1)
    return evolve(supply, double_canals=supply.double_canals - 1)


def _less_temple(player: Player, floors: int) -> Player:
    one, two, three, four = (left - (number == floors) for number, left in enumerate(player.temples, start=1))
    return evolve(player, temples=(one, two, three, four))


def _standing(state: State) -> Space:
    pilli = state.mover.pilli
    assert pilli is not None  # legality has seen to it
    return pilli


def _with_pilli(state: State, space: Space) -> State:
    moved = evolve(state.mover, pilli=space)
    return evolve(state, players=state.with_player(state.turn.to_move, moved))


def _next_to_place(state: State, events: list[Event]) -> State:
    turn = state.turn
    following = (turn.to_move + 1) % state.seats
    if following != turn.first:
        return evolve(state, turn=evolve(turn, to_move=following))
    events.append(TurnBegan(following, 1))
    turn = evolve(turn, phase=Phase.TURNS, round=1, to_move=following, action_points=ACTION_POINTS)
    return evolve(state, turn=turn)


def _founded(state: State, space: Space, events: list[Event]) -> State:
    district = state.board.district(space)
    size = district.bit_count()
    awards = founding_awards(state, district, size)
    events.append(DistrictFounded(state.turn.to_move, space, size, awards))
    players = list(state.players)
    for seat, gained in awards:
        players[seat] = evolve(players[seat], points=players[seat].points + gained)
    at = state.display.index(size)
    display = state.display[:at] + state.display[at + 1 :]
    placed = _placed(state, board_after(state, FoundDistrict(space)), state.supply)
    return evolve(placed, players=tuple(players), display=display)


def _taken(state: State, events: list[Event]) -> State:
    seat, supply, player = state.turn.to_move, state.supply, state.mover
    events.append(ActionTokenTaken(seat))
    return evolve(
        state,
        supply=evolve(supply, action_tokens=supply.action_tokens - 1),
        players=state.with_player(seat, evolve(player, action_tokens=player.action_tokens + 1)),
        turn=evolve(state.turn, taken=state.turn.taken + 1),
    )


def _proposed(state: State, size: int, events: list[Event]) -> State:
    turn = state.turn
    events.append(RemovalProposed(turn.to_move, size))
    proposal = Proposal(size, turn.to_move, (turn.to_move,))
    following = (turn.to_move + 1) % state.seats
    return evolve(state, turn=evolve(turn, phase=Phase.ANSWERING, to_move=following, proposal=proposal))


def _answered(state: State, agreed: bool, events: list[Event]) -> State:
    """R12.3: the others answer clockwise; the first who declines ends it, and the proposer goes on."""
    turn, proposal = state.turn, state.turn.proposal
    assert proposal is not None  # holds whenever the phase is answering
    events.append(RemovalAnswered(turn.to_move, proposal.size, agreed))
    following = (turn.to_move + 1) % state.seats
    if agreed and following != proposal.by:
        proposal = evolve(proposal, agreed=(*proposal.agreed, turn.to_move))
        return evolve(state, turn=evolve(turn, to_move=following, proposal=proposal))
    back = evolve(turn, phase=Phase.TURNS, to_move=proposal.by, proposal=None)
    state = evolve(state, turn=back)
    if not agreed:
        return state
    events.append(TokenRemoved(proposal.size, agreed=True))
    return without_token(state, proposal.size)
