"""The table after each event: a state updated from events alone, for display only."""

from attrs import evolve

from mexica.games.mexica.rules.events import (
    ActionTokenTaken,
    BridgeBuilt,
    BridgeMoved,
    CanalPlaced,
    DistrictFounded,
    Event,
    GameEnded,
    PeriodBegan,
    PeriodScored,
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
from mexica.games.mexica.rules.material import ACTION_POINTS
from mexica.games.mexica.rules.spaces import set_of
from mexica.games.mexica.rules.state import Phase, Seat, State

_Move = PilliPlaced | PilliWalked | PilliBoated | PilliMovedAtFlatRate


def folded(state: State, event: Event) -> State:
    """Return the state after this event, as far as the table shows it.

    The supply, and the parts of a turn that only the rules use, stay unchanged.
    """
    match event:
        case PointsSpent(seat, points, tokens):
            left = evolve(state.turn, action_points=state.turn.action_points - points)
            return evolve(_with_tokens(state, seat, -tokens), turn=left)
        case ActionTokenTaken(seat):
            return _with_tokens(state, seat, 1)
        case PilliPlaced() | PilliWalked() | PilliBoated() | PilliMovedAtFlatRate():
            return _moved(state, event)
        case CanalPlaced() | BridgeBuilt() | BridgeMoved() | TempleBuilt():
            return _built(state, event)
        case DistrictFounded(_seat, space, size, awards):
            founded = evolve(state, board=state.board.with_token(space, size))
            return founded.without_displayed(size).with_points(awards)
        case PeriodScored(_period, scoring):
            return state.with_points(enumerate(scoring.totals))
        case TokenRemoved(size):
            return state.with_removed(size)
        case RemovalProposed(_seat, size):
            return evolve(state, turn=state.turn.after_proposing(size, state.seats))
        case RemovalAnswered(_seat, _size, agreed):
            return evolve(state, turn=state.turn.after_answering(agreed, state.seats))
        case PeriodBegan():
            return state.in_second_period()
        case TurnBegan(seat, number):
            turn = evolve(
                state.turn, phase=Phase.TURNS, round=number, to_move=seat, action_points=ACTION_POINTS
            )
            return evolve(state, turn=turn)
        case GameEnded():
            return evolve(state, turn=evolve(state.turn, phase=Phase.OVER, action_points=0))
    return state


def _with_tokens(state: State, seat: Seat, more: int) -> State:
    player = state.players[seat]
    return state.with_player(seat, player.more_action_tokens(more))


def _moved(state: State, event: _Move) -> State:
    state = state.with_player(event.seat, state.players[event.seat].at(event.space))
    if isinstance(event, PilliPlaced):
        following = (event.seat + 1) % state.seats
        state = evolve(state, turn=evolve(state.turn, to_move=following))
    return state


def _built(state: State, event: CanalPlaced | BridgeBuilt | BridgeMoved | TempleBuilt) -> State:
    board = state.board
    match event:
        case CanalPlaced(_seat, spaces):
            return evolve(state, board=board.with_canals(set_of(spaces)))
        case BridgeBuilt(_seat, space, direction):
            return evolve(state, board=board.with_bridge(space, direction))
        case BridgeMoved(_seat, origin, space, direction):
            return evolve(state, board=board.without_bridge(origin).with_bridge(space, direction))
        case TempleBuilt(seat, space, floors):
            built = evolve(state, board=board.with_temple(seat, space, floors))
            return built.with_player(seat, state.players[seat].less_temple(floors))
