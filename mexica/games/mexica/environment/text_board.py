"""A state as text for a terminal: the island, and a line for each player."""

from typing import Final

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.scoring import winners
from mexica.games.mexica.rules.spaces import COLUMNS, ISLAND, PALACE, ROWS, Space, holds, space_at
from mexica.games.mexica.rules.state import Phase, Seat, State

_LEGEND: Final = """\
.  land    P  palace    =  canal    | -  bridge from north to south, from east to west    [8]  token
(0)  Pilli of seat 0    |0|  on a bridge    0^3  temple of seat 0 with 3 floors    n^3  a neutral one"""

_SIDES: Final = {Direction.NS: "||", Direction.EW: "--", None: "()"}  # of a Pilli, by the bridge under it


def drawn(state: State) -> str:
    """Return the board of R1.1 with what stands on it, its legend, the turn and the seats' holdings."""
    rows = [_row(state, number, row) for number, row in enumerate(ROWS)]
    letters = "    " + "".join(f" {letter}  " for letter in COLUMNS)
    board = "\n".join(line.rstrip() for line in (letters, *rows))
    players = "\n".join(_holdings(state, seat) for seat in range(state.seats))
    return f"{board}\n{_LEGEND}\n{_sentence(state)}\n{players}\n"


def _row(state: State, number: int, row: int) -> str:
    cells = (space_at(column, number) for column in range(len(COLUMNS)))
    return f"{row:2}  " + "".join(f"{_cell(state, space):^3} " for space in cells if space is not None)


def _cell(state: State, space: Space) -> str:
    board = state.board
    if not holds(ISLAND, space):
        return ""
    for seat, player in enumerate(state.players):
        if player.pilli == space:
            return str(seat).join(_SIDES[board.direction(space)])
    if temple := board.temple(space):
        return f"{'n' if temple[0] == NEUTRAL else temple[0]}^{temple[1]}"
    for place, token in board.tokens:
        if place == space:
            return f"[{token}]"
    if holds(board.bridges, space):
        return _SIDES[board.direction(space)][0]
    return "=" if holds(board.canals, space) else "P" if holds(PALACE, space) else "."


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
