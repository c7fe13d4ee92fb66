"""The letters of the title: outlines cut like temples, in leaning tiers instead of curves.

A letter is 12 units high, its corners (x, y) with y upwards from the foot, and as wide as it says. The first
outline is its edge, the others are holes in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

Point = tuple[float, float]
Outline = tuple[Point, ...]

HEIGHT = 12.0


@dataclass(frozen=True)
class Letter:
    """A letter's width, its outlines, those of what lies upon it, without its small steps, and its accent."""

    width: float
    outlines: tuple[Outline, ...]
    face: tuple[Outline, ...]
    accent: Outline = ()


def _mirrored(left: Sequence[Point], middle: float) -> Outline:
    """A left half from the top to the foot, with its mirror image."""
    return (*left, *((2 * middle - x, y) for x, y in reversed(left)))


def _doubled(upper: Sequence[Point]) -> Outline:
    """An upper half from its left to its right, with its mirror image below."""
    return (*upper, *((x, HEIGHT - y) for x, y in reversed(upper)))


def _turned(half: Sequence[Point], width: float) -> Outline:
    """Half of an outline of this width, with its image turned half around."""
    return (*half, *((width - x, HEIGHT - y) for x, y in half))


_M = _mirrored(
    [
        (6.05, 7.0), (5.75, 8.7), (5.0, 8.7), (4.7, 10.35), (3.95, 10.35), (3.7, 12.0), (0.0, 12.0),
        (0.15, 10.6), (0.6, 10.6), (0.6, 2.6), (0.35, 2.6), (0.2, 1.3), (0.0, 1.3), (-0.15, 0.0),
        (4.3, 0.0), (4.15, 1.3), (3.95, 1.3), (3.8, 2.6), (3.55, 2.6), (3.55, 6.4), (4.2, 6.4), (4.5, 4.8),
        (5.2, 4.8), (5.5, 3.2),
    ],
    6.8,
)  # fmt: skip
_M_FACE = _mirrored(
    [
        (6.05, 7.0), (5.75, 8.7), (5.0, 8.7), (4.7, 10.35), (3.95, 10.35), (3.7, 12.0), (0.45, 12.0),
        (0.6, 10.3), (0.6, 2.6), (0.25, 0.0), (3.9, 0.0), (3.55, 2.6), (3.55, 6.4), (4.2, 6.4), (4.5, 4.8),
        (5.2, 4.8), (5.5, 3.2),
    ],
    6.8,
)  # fmt: skip
_E = _doubled(
    [
        (0.6, 10.6), (0.15, 10.6), (0.0, 12.0), (8.1, 12.0), (7.9, 8.0), (6.7, 8.0), (6.5, 9.3),
        (4.0, 9.3), (4.0, 7.25), (5.3, 7.25), (5.4, 7.8), (6.5, 7.8),
    ]
)  # fmt: skip
_E_FACE = _doubled([(0.6, 12.0), (8.1, 12.0), (7.7, 9.3), (4.0, 9.3), (4.0, 7.25), (6.5, 7.25)])
_X_LEFT = [
    (2.6, 7.0), (1.9, 7.0), (1.65, 8.7), (0.85, 8.7), (0.6, 10.35), (0.15, 10.35), (0.0, 12.0), (3.7, 12.0),
    (3.95, 10.35), (4.55, 10.35), (4.8, 8.7),
]  # fmt: skip
_X = _doubled([*_X_LEFT, *((11.2 - x, y) for x, y in reversed(_X_LEFT))])
_X_FACE_LEFT = [
    (2.6, 7.0), (1.9, 7.0), (1.65, 8.7), (0.85, 8.7), (0.45, 12.0), (3.7, 12.0),
    (3.95, 10.35), (4.55, 10.35), (4.8, 8.7),
]  # fmt: skip
_X_FACE = _doubled([*_X_FACE_LEFT, *((11.2 - x, y) for x, y in reversed(_X_FACE_LEFT))])
_I = _doubled(
    [
        (1.0, 9.6), (0.65, 9.6), (0.5, 10.8), (0.15, 10.8), (0.0, 12.0), (5.4, 12.0), (5.25, 10.8),
        (4.9, 10.8), (4.75, 9.6), (4.4, 9.6),
    ]
)  # fmt: skip
_I_FACE = _doubled([(1.0, 9.6), (0.65, 12.0), (4.75, 12.0), (4.4, 9.6)])
_C = _doubled(
    [
        (0.0, 9.0), (0.6, 9.0), (0.85, 10.5), (1.7, 10.5), (2.0, 12.0), (8.8, 12.0), (8.95, 10.8),
        (9.3, 10.8), (9.5, 7.3), (8.1, 7.3), (7.85, 9.3), (5.0, 9.3), (4.85, 8.6), (4.2, 8.6), (4.0, 7.6),
        (3.5, 7.6),
    ]
)  # fmt: skip
_C_FACE = _doubled(
    [
        (0.0, 9.0), (0.6, 9.0), (0.85, 10.5), (1.7, 10.5), (2.0, 12.0), (8.8, 12.0), (9.15, 9.3),
        (5.0, 9.3), (4.85, 8.6), (4.2, 8.6), (4.0, 7.6), (3.5, 7.6),
    ]
)  # fmt: skip
_A = _mirrored(
    [
        (4.3, 12.0), (4.05, 9.6), (3.5, 9.6), (3.1, 7.2), (2.3, 7.2), (1.9, 4.8), (1.1, 4.8), (0.7, 2.4),
        (-0.1, 2.4), (-0.4, 0.0), (3.9, 0.0), (4.3, 2.7),
    ],
    6.3,
)  # fmt: skip
_A_WINDOW = _mirrored([(5.65, 8.2), (5.5, 7.1), (5.0, 7.1), (4.75, 5.4)], 6.3)

_O = _doubled(
    [
        (0.0, 9.0), (0.6, 9.0), (0.85, 10.5), (1.7, 10.5), (2.0, 12.0), (8.6, 12.0), (8.9, 10.5),
        (9.75, 10.5), (10.0, 9.0), (10.6, 9.0),
    ]
)  # fmt: skip
_O_WINDOW = _doubled(
    [
        (3.5, 7.6), (4.0, 7.6), (4.2, 8.6), (4.85, 8.6), (5.0, 9.3), (5.6, 9.3), (5.75, 8.6), (6.4, 8.6),
        (6.6, 7.6), (7.1, 7.6),
    ]
)  # fmt: skip
_ACUTE = ((4.0, 13.3), (7.3, 13.3), (8.6, 15.3), (5.3, 15.3))
_T = _mirrored(
    [
        (0.0, 12.0), (0.2, 8.0), (1.4, 8.0), (1.6, 9.3), (3.6, 9.3), (3.6, 2.6), (3.35, 2.6),
        (3.2, 1.3), (2.95, 1.3), (2.8, 0.0),
    ],
    5.4,
)  # fmt: skip
_T_FACE = _mirrored([(0.05, 12.0), (0.15, 9.3), (3.6, 9.3), (3.6, 2.6), (3.25, 0.0)], 5.4)
_L = (
    (0.0, 12.0), (4.6, 12.0), (4.45, 10.7), (4.2, 10.7), (4.0, 9.4), (4.0, 2.7), (6.5, 2.7), (6.7, 4.0),
    (7.9, 4.0), (8.1, 0.0), (0.0, 0.0), (0.15, 1.3), (0.6, 1.3), (0.6, 10.6), (0.15, 10.6),
)  # fmt: skip
_L_FACE = ((0.6, 12.0), (4.0, 12.0), (4.0, 2.7), (7.9, 2.7), (8.0, 0.0), (0.6, 0.0))
_Z_STAIR = [
    (8.75, 9.9), (8.45, 7.7), (7.35, 7.7), (7.05, 6.0), (5.95, 6.0), (5.65, 4.3), (4.55, 4.3), (4.3, 2.7),
]  # fmt: skip
_Z = _turned(
    [
        (0.2, 8.0), (0.0, 12.0), (9.6, 12.0), (9.45, 10.9), (8.9, 10.9), *_Z_STAIR, (8.0, 2.7), (8.2, 4.0),
    ],
    9.6,
)  # fmt: skip
_Z_FACE = _turned([(0.15, 9.3), (0.05, 12.0), (9.2, 12.0), *_Z_STAIR], 9.6)
_K_ARM = [
    (3.55, 7.6), (4.5, 7.6), (4.8, 9.1), (5.9, 9.1), (6.2, 10.6), (6.95, 10.6), (7.15, 12.0), (10.6, 12.0),
]  # fmt: skip
_K_BACK = [(9.45, 9.0), (8.35, 9.0), (8.05, 7.4), (6.95, 7.4), (6.65, 6.4)]
_K = _doubled(
    [
        (0.6, 10.6), (0.15, 10.6), (0.0, 12.0), (4.15, 12.0), (4.0, 10.6), (3.55, 10.6), *_K_ARM,
        (10.45, 10.6), (9.75, 10.6), *_K_BACK,
    ]
)  # fmt: skip
_K_FACE = _doubled([(0.6, 12.0), (3.7, 12.0), *_K_ARM[:-1], (10.3, 12.0), *_K_BACK])

LETTERS = {
    "\N{LATIN CAPITAL LETTER O WITH ACUTE}": Letter(10.6, (_O, _O_WINDOW), (_O, _O_WINDOW), _ACUTE),
    "T": Letter(10.8, (_T,), (_T_FACE,)),
    "L": Letter(8.1, (_L,), (_L_FACE,)),
    "M": Letter(13.6, (_M,), (_M_FACE,)),
    "E": Letter(8.1, (_E,), (_E_FACE,)),
    "X": Letter(11.2, (_X,), (_X_FACE,)),
    "I": Letter(5.4, (_I,), (_I_FACE,)),
    "C": Letter(9.5, (_C,), (_C_FACE,)),
    "K": Letter(10.6, (_K,), (_K_FACE,)),
    "Z": Letter(9.6, (_Z,), (_Z_FACE,)),
    "A": Letter(12.6, (_A, _A_WINDOW), (_A, _A_WINDOW)),
}


def widened(outline: Outline, by: float) -> Outline:
    """An outline whose edges lie farther out by so much, or farther in if it is negative."""
    n = len(outline)
    out = by * turn(outline)
    lines = []
    for i, (x, y) in enumerate(outline):
        nx, ny = outline[(i + 1) % n]
        length = ((nx - x) ** 2 + (ny - y) ** 2) ** 0.5
        dx, dy = (nx - x) / length, (ny - y) / length
        lines.append((x + dy * out, y - dx * out, dx, dy))
    return tuple(_crossing(lines[i - 1], lines[i]) for i in range(n))


def turn(outline: Outline) -> int:
    """1 for a counterclockwise outline, -1 for a clockwise one."""
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return 1 if sum(x * v - u * y for (x, y), (u, v) in pairs) > 0 else -1


def _crossing(first: tuple[float, ...], second: tuple[float, ...]) -> Point:
    """Where two lines cross, each a point and a direction."""
    x, y, dx, dy = first
    u, v, du, dv = second
    t = ((u - x) * dv - (v - y) * du) / (dx * dv - dy * du)
    return x + t * dx, y + t * dy
