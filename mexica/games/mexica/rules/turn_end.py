"""What happens at the end of a turn, a round, a period and the game (R11), stalls and dead tokens (R12)."""

from mexica.games.mexica.rules.dead_tokens import dead_tokens
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
from mexica.games.mexica.rules.material import ACTION_POINTS, LAST_PERIOD, QUIET_ROUNDS
from mexica.games.mexica.rules.scoring import standings, winners
from mexica.games.mexica.rules.state import Phase, Seat, State, Turn


def end_turn(state: State, events: list[Event]) -> State:
    """Return the state after the player to move ends the turn; append the resulting events to `events`."""
    turn = state.turn
    events.append(TurnEnded(turn.to_move, turn.action_points))
    state = remove_dead_tokens(state, events)
    following = (turn.to_move + 1) % state.seats
    if following == turn.first:
        return _end_round(state, events)
    return _begin(_next_turn(turn, following), state, events)


def remove_dead_tokens(state: State, events: list[Event]) -> State:
    """Return the state without the displayed tokens that are proved dead (R12.2, R12.4)."""
    dead, living = dead_tokens(state)
    if living is not state.living:
        state = state.changed(living=living)
    for size in dead:
        events.append(TokenRemoved(size, agreed=False))
        state = state.with_removed(size)
    return state


def period_is_complete(state: State) -> bool:
    """Return whether the period ends with this round: tokens used, and some player's temples too (R11.1)."""
    return not state.display and any(not any(player.temples) for player in state.players)


def _end_round(state: State, events: list[Event]) -> State:
    turn = state.turn
    quiet = 0 if turn.placed_this_round else turn.quiet_rounds + 1
    events.append(RoundEnded(turn.round, quiet))
    if not period_is_complete(state) and quiet < QUIET_ROUNDS:
        return _begin(_next_round(turn, quiet), state, events)
    state = _score_period(state, events)
    if turn.period == LAST_PERIOD:
        return _end_game(state, quiet, events)
    events.append(PeriodBegan(LAST_PERIOD, state.later))
    state = remove_dead_tokens(state.in_second_period(), events)
    return _begin(_next_round(state.turn, quiet_rounds=0), state, events)


def _begin(turn: Turn, state: State, events: list[Event]) -> State:
    events.append(TurnBegan(turn.to_move, turn.round))
    return state.changed(turn=turn)


def _next_turn(turn: Turn, seat: Seat) -> Turn:
    """The turn of this seat after another one of the round, with all its AP (R3.1)."""
    return turn.changed(to_move=seat, action_points=ACTION_POINTS, taken=0)


def _next_round(turn: Turn, quiet_rounds: int) -> Turn:
    """The first turn of the round after this turn's, so many of the latest rounds quiet (R12.5)."""
    number, first = turn.round + 1, turn.first
    return Turn(turn.phase, turn.period, number, first, first, ACTION_POINTS, 0, quiet_rounds)


def _score_period(state: State, events: list[Event]) -> State:
    scoring = standings(state)
    events.append(PeriodScored(state.turn.period, scoring))
    return state.with_points(enumerate(scoring.totals))


def _end_game(state: State, quiet_rounds: int, events: list[Event]) -> State:
    turn = state.turn.changed(phase=Phase.OVER, action_points=0, taken=0, quiet_rounds=quiet_rounds)
    state = state.changed(turn=turn)
    events.append(GameEnded(winners(state)))
    return state
