"""What happens at the end of a turn, a round, a period and the game (R11), stalls and dead tokens (R12)."""

from attrs import evolve

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
        state = _end_round(state, events)
    if state.turn.phase is Phase.OVER:
        return state
    events.append(TurnBegan(following, state.turn.round))
    return state.with_turn(_begun_by(following, state.turn))


def remove_dead_tokens(state: State, events: list[Event]) -> State:
    """Return the state without the displayed tokens that are proved dead (R12.2, R12.4)."""
    dead, living = dead_tokens(state)
    if living is not state.living:
        state = state.with_living(living)
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
    over = period_is_complete(state) or quiet >= QUIET_ROUNDS
    if not over:
        return state.with_turn(_in_next_round(turn, quiet))
    state = _score_period(state, events)
    if turn.period == LAST_PERIOD:
        return _end_game(state.with_turn(evolve(turn, quiet_rounds=quiet)), events)
    events.append(PeriodBegan(LAST_PERIOD, state.later))
    state = state.with_turn(_in_next_round(turn, quiet_rounds=0)).in_second_period()
    return remove_dead_tokens(state, events)


def _begun_by(seat: Seat, turn: Turn) -> Turn:
    """The turn of this seat after another one, with all its AP (R3.1)."""
    return Turn(
        turn.phase,
        turn.period,
        turn.round,
        turn.first,
        seat,
        ACTION_POINTS,
        0,
        turn.quiet_rounds,
        turn.placed_this_round,
        turn.proposal,
    )


def _in_next_round(turn: Turn, quiet_rounds: int) -> Turn:
    """The turn once the round has ended, so many of the latest ones quiet (R12.5)."""
    return Turn(
        turn.phase,
        turn.period,
        turn.round + 1,
        turn.first,
        turn.to_move,
        turn.action_points,
        turn.taken,
        quiet_rounds,
        False,
        turn.proposal,
    )


def _score_period(state: State, events: list[Event]) -> State:
    scoring = standings(state)
    events.append(PeriodScored(state.turn.period, scoring))
    return state.with_points(enumerate(scoring.totals))


def _end_game(state: State, events: list[Event]) -> State:
    turn = evolve(state.turn, phase=Phase.OVER, action_points=0, taken=0)
    state = state.with_turn(turn)
    events.append(GameEnded(winners(state)))
    return state
