"""Ends of turns, rounds, periods and the game (R11), stalls and tokens that leave the game (R12)."""

from attrs import evolve

from mexica.games.mexica.rules.events import (
    Event,
    GameEnded,
    PeriodBegan,
    PeriodScored,
    RoundEnded,
    TokenRemoved,
    TurnBegan,
    TurnEnded,
)
from mexica.games.mexica.rules.extinction import is_dead
from mexica.games.mexica.rules.material import ACTION_POINTS, QUIET_ROUNDS, TEMPLES_BY_PERIOD
from mexica.games.mexica.rules.scoring import standings, winners
from mexica.games.mexica.rules.state import Phase, Player, State

LAST_PERIOD = 2


def end_turn(state: State, events: list[Event]) -> State:
    """Return the state after the player to move ends the turn; what follows is added to `events`."""
    turn = state.turn
    events.append(TurnEnded(turn.to_move, turn.action_points))
    state = remove_dead_tokens(state, events)
    following = (turn.to_move + 1) % state.seats
    if following == turn.first:
        state = _end_round(state, events)
    if state.turn.phase is Phase.OVER:
        return state
    turn = evolve(state.turn, to_move=following, action_points=ACTION_POINTS, taken=0)
    events.append(TurnBegan(following, turn.round))
    return evolve(state, turn=turn)


def remove_dead_tokens(state: State, events: list[Event]) -> State:
    """Return the state without the displayed tokens that are proved dead (R12.2, R12.4)."""
    dead = tuple(size for size in state.display if is_dead(state, size))
    for size in dead:
        events.append(TokenRemoved(size, agreed=False))
        state = without_token(state, size)
    return state


def without_token(state: State, size: int) -> State:
    """Return the state with one displayed token of this size out of the game (R12.1)."""
    at = state.display.index(size)
    display = state.display[:at] + state.display[at + 1 :]
    return evolve(state, display=display, removed=tuple(sorted((*state.removed, size))))


def period_is_complete(state: State) -> bool:
    """Say whether the period ends with this round: tokens used, and somebody's temples too (R11.1)."""
    return not state.display and any(not any(player.temples) for player in state.players)


def _end_round(state: State, events: list[Event]) -> State:
    turn = state.turn
    quiet = 0 if turn.placed_this_round else turn.quiet_rounds + 1
    events.append(RoundEnded(turn.round, quiet))
    over = period_is_complete(state) or quiet >= QUIET_ROUNDS
    next_round = evolve(turn, round=turn.round + 1, quiet_rounds=quiet, placed_this_round=False)
    if not over:
        return evolve(state, turn=next_round)
    state = _score_period(state, events)
    if turn.period == LAST_PERIOD:
        return _end_game(evolve(state, turn=evolve(turn, quiet_rounds=quiet)), events)
    turn = evolve(next_round, period=LAST_PERIOD, quiet_rounds=0)
    return _begin_second_period(evolve(state, turn=turn), events)


def _score_period(state: State, events: list[Event]) -> State:
    scoring = standings(state)
    events.append(PeriodScored(state.turn.period, scoring))
    players = tuple(
        evolve(player, points=player.points + gained)
        for player, gained in zip(state.players, scoring.totals, strict=True)
    )
    return evolve(state, players=players)


def _end_game(state: State, events: list[Event]) -> State:
    turn = evolve(state.turn, phase=Phase.OVER, action_points=0, taken=0)
    state = evolve(state, turn=turn)
    events.append(GameEnded(winners(state)))
    return state


def _begin_second_period(state: State, events: list[Event]) -> State:
    """R11.8; tokens that a stall left on display (R12.5) leave the game with their period."""
    removed = tuple(sorted((*state.removed, *state.display)))
    players = tuple(_with_second_temples(player) for player in state.players)
    events.append(PeriodBegan(LAST_PERIOD, state.later))
    state = evolve(state, players=players, display=state.later, later=(), removed=removed)
    return remove_dead_tokens(state, events)


def _with_second_temples(player: Player) -> Player:
    one, two, three, four = (
        left + more for left, more in zip(player.temples, TEMPLES_BY_PERIOD[1], strict=True)
    )
    return evolve(player, temples=(one, two, three, four))
