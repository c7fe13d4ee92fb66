"""What is on the table after each event: a state brought on by events alone, for showing and nothing else."""

from collections.abc import Iterable

from attrs import evolve

from mexica.games.mexica.rules.actions import Direction
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
from mexica.games.mexica.rules.material import ACTION_POINTS, TEMPLES_BY_PERIOD
from mexica.games.mexica.rules.spaces import Space, set_of
from mexica.games.mexica.rules.state import Board, Phase, Proposal, Seat, State

_Move = PilliPlaced | PilliWalked | PilliBoated | PilliMovedAtFlatRate


def folded(state: State, event: Event) -> State:
    """Return the state after this event as far as the table shows it.

    What is left in the supply, and what only the rules remember of a turn, stay as they are.
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
            board, display = state.board.with_token(space, size), _less(state.display, size)
            return with_points(evolve(state, board=board, display=display), awards)
        case PeriodScored(_period, scoring):
            return with_points(state, enumerate(scoring.totals))
        case TokenRemoved(size):
            removed = tuple(sorted((*state.removed, size)))
            return evolve(state, display=_less(state.display, size), removed=removed)
        case RemovalProposed() | RemovalAnswered():
            return _asked(state, event)
        case PeriodBegan():
            return _new_period(state, event)
        case TurnBegan(seat, number):
            turn = evolve(
                state.turn, phase=Phase.TURNS, round=number, to_move=seat, action_points=ACTION_POINTS
            )
            return evolve(state, turn=turn)
        case GameEnded():
            return evolve(state, turn=evolve(state.turn, phase=Phase.OVER, action_points=0))
    return state


def with_points(state: State, gained: Iterable[tuple[Seat, int]]) -> State:
    """Return the state with these points gained."""
    for seat, points in gained:
        player = state.players[seat]
        state = evolve(state, players=state.with_player(seat, evolve(player, points=player.points + points)))
    return state


def _with_tokens(state: State, seat: Seat, more: int) -> State:
    player = state.players[seat]
    changed = evolve(player, action_tokens=player.action_tokens + more)
    return evolve(state, players=state.with_player(seat, changed))


def _moved(state: State, event: _Move) -> State:
    player = evolve(state.players[event.seat], pilli=event.space)
    state = evolve(state, players=state.with_player(event.seat, player))
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
            return evolve(state, board=_bridged(board, 0, space, direction))
        case BridgeMoved(_seat, origin, space, direction):
            return evolve(state, board=_bridged(board, 1 << origin, space, direction))
        case TempleBuilt(seat, space, floors):
            player, left = state.players[seat], list(state.players[seat].temples)
            left[floors - 1] -= 1
            one, two, three, four = left
            players = state.with_player(seat, evolve(player, temples=(one, two, three, four)))
            return evolve(state, board=board.with_temple(seat, space, floors), players=players)


def _bridged(board: Board, taken: int, space: Space, direction: Direction) -> Board:
    ns, ew = board.bridges_ns & ~taken, board.bridges_ew & ~taken
    if direction is Direction.NS:
        return board.with_bridges(ns | 1 << space, ew)
    return board.with_bridges(ns, ew | 1 << space)


def _asked(state: State, event: RemovalProposed | RemovalAnswered) -> State:
    """A removal is proposed to one after the other, until it is declined or all have agreed (R12.3)."""
    turn, following = state.turn, (event.seat + 1) % state.seats
    if isinstance(event, RemovalProposed):
        proposal = Proposal(event.size, event.seat, (event.seat,))
        asked = evolve(turn, phase=Phase.ANSWERING, to_move=following, proposal=proposal)
        return evolve(state, turn=asked)
    proposed = turn.proposal
    if proposed is None:
        return state
    if event.agreed and following != proposed.by:
        proposed = evolve(proposed, agreed=(*proposed.agreed, event.seat))
        return evolve(state, turn=evolve(turn, to_move=following, proposal=proposed))
    return evolve(state, turn=evolve(turn, phase=Phase.TURNS, to_move=proposed.by, proposal=None))


def _new_period(state: State, event: PeriodBegan) -> State:
    """New temples and another display; what a stall left of the old one has left the game (R11.8)."""
    players = []
    for player in state.players:
        one, two, three, four = (
            left + more for left, more in zip(player.temples, TEMPLES_BY_PERIOD[1], strict=True)
        )
        players.append(evolve(player, temples=(one, two, three, four)))
    return evolve(
        state,
        players=tuple(players),
        turn=evolve(state.turn, period=event.period),
        display=event.display,
        later=(),
        removed=tuple(sorted((*state.removed, *state.display))),
    )


def _less(display: tuple[int, ...], size: int) -> tuple[int, ...]:
    at = display.index(size)
    return display[:at] + display[at + 1 :]
