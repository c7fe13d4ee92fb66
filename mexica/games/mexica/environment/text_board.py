"""A state as text for a terminal: the island, and a line for each player."""

from typing import Final

from mexica.games.mexica.rules.drawn_board import board_lines
from mexica.games.mexica.rules.scoring import winners
from mexica.games.mexica.rules.state import Phase, Seat, State

_LEGEND: Final = """\
.  land    P  palace    =  canal    | -  bridge from north to south, from east to west    [8]  token
(0)  Pilli of seat 0    |0|  on a bridge    0^3  temple of seat 0 with 3 floors    n^3  a neutral one"""


def drawn(state: State) -> str:
    """Return the board of R1.1 with what stands on it, its legend, the turn and the seats' holdings."""
    board = "\n".join(board_lines(state, "0123"))
    players = "\n".join(_holdings(state, seat) for seat in range(state.seats))
    return f"{board}\n{_LEGEND}\n{_sentence(state)}\n{players}\n"


def _sentence(state: State) -> str:
    turn = state.turn
    if turn.phase is Phase.OVER:
        return f"Over after {turn.round} rounds; won by seat {' and '.join(map(str, winners(state)))}."
    place = f"Period {turn.period}, round {turn.round}, seat {turn.to_move} to move, {turn.phase.value}"
    return f"{place}, {turn.action_points} action points. Tokens: {' '.join(map(str, state.display))}"


def _holdings(state: State, seat: Seat) -> str:
    player = state.players[seat]
    left = " ".join(map(str, player.temples))
    return f"seat {seat}: {player.points} points, {player.action_tokens} action tokens, temples left {left}"
