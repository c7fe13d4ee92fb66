"""What an agent sees of a state: planes of the board, and numbers; docs/environment.md explains each.

Seats are told from the agent's own: 0 is the agent, 1 the player who is next clockwise, and so on. All of a
state is there, as Mexica hides nothing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
from attrs import frozen
from gymnasium import spaces
from numpy.typing import NDArray

from mexica.games.mexica.environment.catalogue import lifted
from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.material import CALPULLI, FLOORS
from mexica.games.mexica.rules.spaces import (
    COLUMNS,
    ISLAND,
    ROWS,
    Space,
    SpaceSet,
    column_and_row,
    each,
    single,
    size,
)
from mexica.games.mexica.rules.state import Phase, Player, Seat, State, Turn

_LARGEST: Final = max(CALPULLI)
_WHOLE: Final = size(ISLAND)
_CELLS: Final = {
    space: row * len(COLUMNS) + column for space in each(ISLAND) for column, row in [column_and_row(space)]
}
_TEMPLES: Final = tuple(map(sum, zip(*material.TEMPLES_BY_PERIOD, strict=True)))
# all founded districts scored twice, all others and the palace: less than 106 + 192 + 57 + 2 * 5
_MOST_POINTS: Final = 400
# every round but the quiet ones places one of 41 canals, 11 bridges, 15 tokens and 72 temples (R12.5)
_MOST_ROUNDS: Final = 500


@cache
def planes(seats: int) -> tuple[tuple[str, int], ...]:
    """Return the name of each plane of the board, and the highest number in it."""
    fixed = ("canals", 1), ("bridges ns", 1), ("bridges ew", 1), ("lifted bridge", 1)
    tokens = ("tokens", _LARGEST), ("district sizes", _WHOLE)
    temples = (*((f"temples {seat}", max(FLOORS)) for seat in range(seats)), ("neutral temples", max(FLOORS)))
    return *fixed, *tokens, *temples, *((f"pilli {seat}", 1) for seat in range(seats))


@cache
def numbers(seats: int) -> tuple[tuple[str, int], ...]:
    """Return the name of each of the other numbers, and how high it may be."""
    each_seat = range(seats)
    return (
        *((phase.value, 1) for phase in Phase),
        ("period", material.LAST_PERIOD),
        ("round", _MOST_ROUNDS),
        ("action points", material.ACTION_POINTS),
        ("taken this turn", material.TAKEN_A_TURN),
        ("quiet rounds", material.QUIET_ROUNDS),
        ("placed this round", 1),
        *((f"first {seat}", 1) for seat in each_seat),
        *((f"to move {seat}", 1) for seat in each_seat),
        ("proposal size", _LARGEST),
        *((f"proposal by {seat}", 1) for seat in each_seat),
        *((f"display {token}", many) for token, (_, _, many) in CALPULLI.items()),
        *((f"later {token}", many) for token, (_, _, many) in CALPULLI.items()),
        ("single canals", material.SINGLE_CANALS),
        ("double canals", material.DOUBLE_CANALS),
        ("bridges", material.BRIDGES),
        ("action tokens", material.ACTION_TOKENS),
        *(number for seat in each_seat for number in _seat_numbers(seat)),
    )


def _seat_numbers(seat: Seat) -> Iterator[tuple[str, int]]:
    yield f"points {seat}", _MOST_POINTS
    yield f"action tokens {seat}", material.ACTION_TOKENS
    yield from ((f"temples of {floors} {seat}", left) for floors, left in zip(FLOORS, _TEMPLES, strict=True))


@frozen
class _Observer:
    """Satisfies `mexica.env.env_game.Observer`."""

    def space(self, seats: int) -> spaces.Dict:
        """Return the bounds: planes as (plane, row, column), numbers in the order of `numbers`."""
        board = np.array([most for _, most in planes(seats)], np.uint8)
        rest = np.array([most for _, most in numbers(seats)], np.int16)
        bounds = np.broadcast_to(board[:, None, None], (len(board), len(ROWS), len(COLUMNS)))
        return spaces.Dict(
            {
                "board": spaces.Box(np.zeros_like(bounds), bounds, dtype=np.uint8),
                "numbers": spaces.Box(np.zeros_like(rest), rest, dtype=np.int16),
            }
        )

    def observe(self, state: State, seat: Seat, begun: tuple[int, ...]) -> dict[str, NDArray[Any]]:
        """Return the planes and the numbers as this seat sees them."""
        order = [(seat + later) % state.seats for later in range(state.seats)]
        return {
            "board": _board(state, order, lifted(begun)),
            "numbers": np.array([*_numbers(state, order)], np.int16),
        }


OBSERVER: Final = _Observer()


def _board(state: State, order: list[Seat], bridge: Space | None) -> NDArray[np.uint8]:
    drawn = np.zeros((len(planes(state.seats)), len(ROWS) * len(COLUMNS)), np.uint8)
    for plane, layers in zip(drawn, _layers(state, order, bridge), strict=True):
        for on, value in layers:
            if on:
                plane[_cells(on)] = value
    return drawn.reshape(len(drawn), len(ROWS), len(COLUMNS))


@lru_cache(maxsize=4096)  # most sets are the same in the next state
def _cells(on: SpaceSet) -> list[int]:
    return [_CELLS[space] for space in each(on)]


Layers = Iterable[tuple[SpaceSet, int]]


def _layers(state: State, order: list[Seat], bridge: Space | None) -> Iterator[Layers]:
    """Yield what is on each plane: sets of spaces, and the number that stands on them."""
    board = state.board
    yield [(board.canals, 1)]
    yield [(board.bridges_ns, 1)]
    yield [(board.bridges_ew, 1)]
    yield [(_at(bridge), 1)]
    yield [(single(space), token) for space, token in board.tokens]
    yield [(district, size(district)) for district in board.districts]
    for owner in (*order, state.seats):
        yield zip(board.temples[owner], FLOORS, strict=True)
    for seat in order:
        yield [(_at(state.players[seat].pilli), 1)]


def _at(space: Space | None) -> SpaceSet:
    return 0 if space is None else single(space)


def _numbers(state: State, order: list[Seat]) -> Iterator[int]:
    turn, supply = state.turn, state.supply
    yield from _turn(turn)
    yield from (seat == turn.first for seat in order)
    yield from (seat == turn.to_move for seat in order)
    proposal = turn.proposal
    yield proposal.size if proposal else 0
    yield from (proposal is not None and seat == proposal.by for seat in order)
    for shown in (state.display, state.later):
        many = Counter(shown)
        yield from (many[token] for token in CALPULLI)
    yield from (supply.single_canals, supply.double_canals, supply.bridges, supply.action_tokens)
    for seat in order:
        yield from _player(state.players[seat])


def _turn(turn: Turn) -> Iterator[int]:
    yield from (turn.phase is phase for phase in Phase)
    yield from (turn.period, turn.round, turn.action_points, turn.taken)
    yield from (turn.quiet_rounds, turn.placed_this_round)


def _player(player: Player) -> Iterator[int]:
    yield from (player.points, player.action_tokens, *player.temples)
