"""The board of R1.1 with what stands on it, drawn in letters.

`.` is land, `P` the palace, `=` a canal, `|` and `-` a bridge from north to south and from east to west,
`[8]` a token, `(0)` a Pilli, `0^3` a temple with its floors, `n^3` a neutral one.
"""

from collections.abc import Sequence
from typing import Final

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.board import NEUTRAL
from mexica.games.mexica.rules.spaces import COLUMNS, ISLAND, PALACE, ROWS, Space, holds, space_at
from mexica.games.mexica.rules.state import State

_SIDES: Final = {Direction.NS: "||", Direction.EW: "--", None: "()"}  # of a Pilli, by the bridge under it


def board_lines(state: State, seats: Sequence[str]) -> tuple[str, ...]:
    """Return the island and what stands on it, a line a row; `seats` are the letters that stand for seats."""
    rows = [_row(state, number, row, seats) for number, row in enumerate(ROWS)]
    letters = "    " + "".join(f" {letter}  " for letter in COLUMNS)
    return tuple(line.rstrip() for line in (letters, *rows))


def _row(state: State, number: int, row: int, seats: Sequence[str]) -> str:
    cells = (space_at(column, number) for column in range(len(COLUMNS)))
    return f"{row:2}  " + "".join(f"{_cell(state, space, seats):^3} " for space in cells if space is not None)


def _cell(state: State, space: Space, seats: Sequence[str]) -> str:
    board = state.board
    if not holds(ISLAND, space):
        return ""
    for seat, player in enumerate(state.players):
        if player.pilli == space:
            return seats[seat].join(_SIDES[board.direction(space)])
    if temple := board.temple(space):
        return f"{'n' if temple[0] == NEUTRAL else seats[temple[0]]}^{temple[1]}"
    for place, token in board.tokens:
        if place == space:
            return f"[{token}]"
    if holds(board.bridges, space):
        return _SIDES[board.direction(space)][0]
    return "=" if holds(board.canals, space) else "P" if holds(PALACE, space) else "."
