"""What follows when a card was laid or declined: the next turn, the next round, or the end (A3.2, A7)."""

from attrs import evolve

from mexica.games.aztekz.rules.events import Cause, Event, GameEnded, RoundEnded, TurnBegan, TurnEnded
from mexica.games.aztekz.rules.material import QUIET_ROUNDS
from mexica.games.aztekz.rules.scoring import winners
from mexica.games.aztekz.rules.state import Phase, Seat, State, Turn
from mexica.games.aztekz.rules.stock import drawn


def card_laid(state: State, events: list[Event]) -> State:
    """Return the state after the player to move has laid the drawn card."""
    if state.turn.phase is Phase.STARTING:
        return _start_card_laid(state, events)
    if not state.deck:
        return _over(state, Cause.LAST_CARD, events)
    return turn_ended(state, events)


def turn_ended(state: State, events: list[Event]) -> State:
    """Return the state after the turn of the player to move, with nothing left to draw for it."""
    turn = state.turn
    events.append(TurnEnded(turn.to_move))
    following = _following(state)
    if following != turn.first:
        return _turn_of(state, following, turn, events)
    quiet = 0 if turn.laid_this_round else turn.quiet_rounds + 1
    events.append(RoundEnded(turn.round, quiet))
    turn = evolve(turn, quiet_rounds=quiet, laid_this_round=False)
    if quiet >= QUIET_ROUNDS:
        return _over(evolve(state, turn=turn), Cause.QUIET_ROUNDS, events)
    return _turn_of(state, following, evolve(turn, round=turn.round + 1), events)


def _start_card_laid(state: State, events: list[Event]) -> State:
    """The next start card, or the first turn after the last of them (A3.2)."""
    turn, following = state.turn, _following(state)
    if following == turn.first:
        return _turn_of(state, following, Turn(Phase.TURNS, 1, turn.first, following), events)
    return drawn(evolve(state, turn=evolve(turn, to_move=following)), events)


def _following(state: State) -> Seat:
    return (state.turn.to_move + 1) % state.seats


def _turn_of(state: State, seat: Seat, turn: Turn, events: list[Event]) -> State:
    events.append(TurnBegan(seat, turn.round))
    return drawn(evolve(state, turn=evolve(turn, to_move=seat)), events)


def _over(state: State, cause: Cause, events: list[Event]) -> State:
    over = evolve(state, turn=evolve(state.turn, phase=Phase.OVER))
    events.append(GameEnded(cause, winners(over)))
    return over
