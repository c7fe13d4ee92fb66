"""The pieces and counts of the box (C2, C3), and how pieces are written (C1.2)."""

from collections.abc import Iterable
from typing import Final

Piece = str
"""A piece as in C1.2: a colour code, with `h` before it for a head and `t` for a tail."""

COLOURS: Final = "YRKGU"  # yellow, red, black, green, blue
HEADS: Final = tuple(f"h{colour}" for colour in COLOURS)
BODIES: Final = tuple(COLOURS)
TAILS: Final = tuple(f"t{colour}" for colour in COLOURS)
PIECES: Final = (*HEADS, *BODIES, *TAILS)

ENDS_A_COLOUR: Final = 3  # heads, and as many tails
BODIES_A_COLOUR: Final = 24
FEWER_BODIES: Final = {2: 14, 3: 18}  # of a colour, by players (C11.3)

SEAT_COUNTS: Final = (2, 3, 4)
BOARD_SPACES: Final = 8
SERPENTS: Final = 3
UNFINISHED: Final = 2  # serpents at a time
BESIDE: Final = 4  # prophecies beside a serpent

DISPLAY: Final = 6
DEALT: Final = (3, 4, 5, 6)  # prophecies, from the first player on
KEPT: Final = 3
HAND: Final = 5  # prophecies
PILES: Final = 2  # of temples

HEAD_SPACES: Final = ("h1", "h2")
TAIL_SPACES: Final = ("t1", "t2")
BODY_SPACES: Final = ("b1", "b2", "b3", "b4", "b5", "b6")
SPACES: Final = (*HEAD_SPACES, *TAIL_SPACES, *BODY_SPACES)  # of the supply board
BODIES_A_SPACE: Final = 2

TOKENS: Final = ("pick", "future", "commit")  # Perfect Pick, See the Future, Priest Commitment


def is_head(piece: Piece) -> bool:
    """Return whether the piece is a head."""
    return piece[0] == "h"


def is_tail(piece: Piece) -> bool:
    """Return whether the piece is a tail."""
    return piece[0] == "t"


def is_body(piece: Piece) -> bool:
    """Return whether the piece is a body segment."""
    return len(piece) == 1


def colour(piece: Piece) -> str:
    """Return the code of the piece's colour."""
    return piece[-1]


def in_order(pieces: Iterable[Piece]) -> tuple[Piece, ...]:
    """Return the pieces in the order of `PIECES`."""
    return tuple(sorted(pieces, key=PIECES.index))


def bodies_a_colour(seats: int, fewer: bool) -> int:
    """Return how many body segments of each colour are played with (C2.1, C11.3)."""
    return FEWER_BODIES.get(seats, BODIES_A_COLOUR) if fewer else BODIES_A_COLOUR
