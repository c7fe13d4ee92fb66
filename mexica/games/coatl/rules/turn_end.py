"""What follows an action: the second one, the next turn, or the end of the game (C4, C12)."""

from attrs import evolve

from mexica.games.coatl.rules.events import Event, GameEnded, TurnBegan, TurnEnded, TurnSkipped
from mexica.games.coatl.rules.last_turns import actions_of_turn
from mexica.games.coatl.rules.possible import has_anything
from mexica.games.coatl.rules.scoring import winners
from mexica.games.coatl.rules.state import Phase, Seat, State, Turn


def hand_chosen(state: State, events: list[Event]) -> State:
    """Return the state after a player has chosen its opening hand; the first turn follows the last (C3.3)."""
    turn = state.turn
    following = (turn.to_move + 1) % state.seats
    if following != turn.first:
        return evolve(state, turn=evolve(turn, to_move=following))
    return _turn_of(state, turn.first, 0, events)


def action_ended(state: State, events: list[Event]) -> State:
    """Return the state after an action is complete (C4.1)."""
    turn, state = state.turn, _less(state, 1)
    left = turn.actions_left - 1
    after = Turn(turn.phase, turn.round, turn.first, turn.to_move, actions_left=left)
    state = evolve(state, turn=after)
    return state if left else _next(state, 0, events)


def left_out(state: State, events: list[Event]) -> State:
    """Return the state after the second action of a turn was not wanted (C12.4)."""
    return _next(_less(state, 1), 0, events)


def skipped(state: State, events: list[Event]) -> State:
    """Return the state after a turn in which nothing was done (C4.3).

    The game is over if nobody has done anything since it was last this player's turn.
    """
    turn = state.turn
    events.append(TurnSkipped(turn.to_move))
    state = _less(state, turn.actions_left)
    in_succession = turn.skipped + 1
    return _over(state, events) if in_succession >= state.seats else _next(state, in_succession, events)


def _less(state: State, actions: int) -> State:
    """The state in which the player to move has so many of its last actions fewer."""
    if state.ending is None:
        return state
    return evolve(state, ending=state.ending.less(state.turn.to_move, actions))


def _next(state: State, in_succession: int, events: list[Event]) -> State:
    seat = state.turn.to_move
    events.append(TurnEnded(seat))
    following = (seat + 1) % state.seats
    if state.ending is not None and not state.ending.actions[following]:
        return _over(state, events)
    return _turn_of(state, following, in_succession, events)


def _turn_of(state: State, seat: Seat, in_succession: int, events: list[Event]) -> State:
    """The state in which this seat's turn begins; who can do nothing at all is skipped (C4.3)."""
    first, played = state.turn.first, state.turn.round
    turn = Turn(
        Phase.TURNS,
        played + (seat == first),
        first,
        seat,
        actions_left=actions_of_turn(state, seat),
        skipped=in_succession,
    )
    events.append(TurnBegan(seat, turn.round, turn.actions_left))
    state = evolve(state, turn=turn)
    return state if has_anything(state) else skipped(state, events)


def _over(state: State, events: list[Event]) -> State:
    turn = state.turn
    over = evolve(state, turn=Turn(Phase.OVER, turn.round, turn.first, turn.to_move, actions_left=0))
    events.append(GameEnded(winners(over)))
    return over
