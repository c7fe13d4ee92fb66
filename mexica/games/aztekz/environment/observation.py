"""What an agent sees of a state: planes of the pyramid, and numbers; docs/environment.md explains each.

Seats are told from the agent's own: 0 is the agent, 1 the player who is next clockwise, and so on. The orders
of deck and supply, which are all that is hidden (A8.1), are not there.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import numpy as np
from attrs import frozen
from gymnasium import spaces
from numpy.typing import NDArray

from mexica.games.aztekz.rules.cells import CELLS, DIRECTIONS, INDEX
from mexica.games.aztekz.rules.material import (
    ALL_SOULS,
    CARDS_A_SHAPE,
    HELPERS,
    HEROES,
    QUIET_ROUNDS,
    SHAPES,
    SOULS,
    SOULS_A_KIND,
    STEPS,
)
from mexica.games.aztekz.rules.scoring import player_points
from mexica.games.aztekz.rules.state import Phase, Player, Seat, State

_SIDE: Final = round(len(CELLS) ** 0.5)
# of three rounds in a row one at least lays a card, else the game is over (A7.2)
_MOST_ROUNDS: Final = QUIET_ROUNDS * (sum(CARDS_A_SHAPE.values()) + 1)

Named = tuple[str, int]


@cache
def planes(seats: int) -> tuple[Named, ...]:
    """Return the name of each plane, and how high its numbers may be."""
    return (
        *((f"path {direction}", 1) for direction in DIRECTIONS),
        *((soul, SOULS_A_KIND) for soul in SOULS),
        ("scared", 1),
        *((f"{hero} {seat}", 1) for seat in range(seats) for hero in HEROES),
    )


@cache
def numbers(seats: int) -> tuple[Named, ...]:
    """Return the name of each number, and how high it may be."""
    each_seat = range(seats)
    return (
        *((phase.value, 1) for phase in Phase),
        ("round", _MOST_ROUNDS),
        ("quiet rounds", QUIET_ROUNDS),
        ("laid this round", 1),
        *((f"first {seat}", 1) for seat in each_seat),
        *((f"to move {seat}", 1) for seat in each_seat),
        *((f"drawn {thing}", 1) for thing in (*SHAPES, *SOULS)),
        *((f"moving {hero}", 1) for hero in HEROES),
        ("steps", max(STEPS.values())),
        ("stolen", 1),
        *((f"deck {shape}", many) for shape, many in CARDS_A_SHAPE.items()),
        *((f"supply {soul}", SOULS_A_KIND) for soul in SOULS),
        *(number for seat in each_seat for number in _of_seat(seat)),
    )


def _of_seat(seat: Seat) -> Iterator[Named]:
    yield f"points {seat}", len(ALL_SOULS)
    yield f"freed {seat}", len(ALL_SOULS)
    yield from ((f"{helper} {soul} {seat}", SOULS_A_KIND) for helper in HELPERS for soul in SOULS)


@frozen
class _Observer:
    """Satisfies `mexica.env.env_game.Observer`."""

    def space(self, seats: int) -> spaces.Dict:
        """Return the bounds: the pyramid as (plane, row, column), numbers in the order of `numbers`."""
        high = np.array([most for _, most in planes(seats)], np.uint8).reshape(-1, 1, 1)
        board = np.broadcast_to(high, (len(high), _SIDE, _SIDE))
        rest = np.array([most for _, most in numbers(seats)], np.int16)
        return spaces.Dict(
            {
                "pyramid": spaces.Box(np.zeros_like(board), board, dtype=np.uint8),
                "numbers": spaces.Box(np.zeros_like(rest), rest, dtype=np.int16),
            }
        )

    def observe(self, state: State, seat: Seat, begun: tuple[int, ...]) -> dict[str, NDArray[Any]]:
        """Return the planes and the numbers as this seat sees them; every action is one choice."""
        order = [(seat + later) % state.seats for later in range(state.seats)]
        return {
            "pyramid": _pyramid(state, order),
            "numbers": np.array([*_numbers(state, order)], np.int16),
        }


OBSERVER: Final = _Observer()


def _pyramid(state: State, order: list[Seat]) -> NDArray[np.uint8]:
    named = {name: plane for plane, (name, _) in enumerate(planes(state.seats))}
    board = np.zeros((len(named), len(CELLS)), np.uint8)
    for cell in state.pyramid.cells:
        for direction in state.pyramid.paths(cell):
            board[named[f"path {direction}"], INDEX[cell]] = 1
        for soul, many in state.pyramid.lying(cell):
            board[named[soul], INDEX[cell]] = many
    moving = state.turn.moving
    if moving is not None and moving.scared is not None:
        board[named["scared"], INDEX[moving.scared]] = 1
    for place, seat in enumerate(order):
        for name, hero in zip(HEROES, state.players[seat].heroes, strict=False):
            board[named[f"{name} {place}"], INDEX[hero.at]] = 1
    return board.reshape(-1, _SIDE, _SIDE)


def _numbers(state: State, order: list[Seat]) -> Iterator[int]:
    turn, drawn, moving = state.turn, state.drawn, state.turn.moving
    yield from (turn.phase is phase for phase in Phase)
    yield from (turn.round, turn.quiet_rounds, turn.laid_this_round)
    yield from (seat == turn.first for seat in order)
    yield from (seat == turn.to_move for seat in order)
    yield from (drawn is not None and thing in (drawn.shape, drawn.soul) for thing in (*SHAPES, *SOULS))
    yield from (moving is not None and moving.hero == hero for hero in HEROES)
    yield from (0, 0) if moving is None else (moving.steps, moving.stolen)
    deck, supply = Counter(state.deck), Counter(state.supply)
    yield from (deck[shape] for shape in SHAPES)
    yield from (supply[soul] for soul in SOULS)
    for seat in order:
        yield from _player(state.players[seat])


def _player(player: Player) -> Iterator[int]:
    yield player_points(player)
    yield sum(pile.souls for pile in player.piles)
    carried = [(helper.soul, helper.souls) for helper in player.helpers] or [(None, 0)] * len(HELPERS)
    for kind, many in carried:
        yield from (many if soul == kind else 0 for soul in SOULS)
