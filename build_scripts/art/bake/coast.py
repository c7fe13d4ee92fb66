"""Where the coast's palms, bushes and stones stand: sprites, that the game can clear for a canal's mouth."""

from __future__ import annotations

import random
from functools import cache

from bake import isle

TRIES, SEED = 15000, 11
APART = 0.75  # cells
PALMS = ("coast_palm", "coast_palms")
LOW = ("coast_bush", "coast_bush", "coast_rocks")
Places = list[list[float]]


@cache
def places() -> dict[str, Places]:
    """For each sprite of the coast its places: column and row, counted in cells from the corner of A1.

    Palms stand only where no land lies behind them, and where they hide none of the window's letters, numbers
    and panels.
    """
    chance = random.Random(SEED)
    found: list[tuple[str, float, float]] = []
    for _ in range(TRIES):
        column, row = chance.uniform(-0.8, isle.COLUMNS + 0.8), chance.uniform(-0.8, isle.LINES + 0.8)
        inside, shore = isle.at(column, -row)
        near = any(abs(column - c) < APART and abs(row - r) < APART for _, c, r in found)
        if near or not (0.05 < shore < 0.17 and inside < -0.02):
            continue
        tall = isle.at(column, 0.45 - row)[0] < -0.05 and not _crowded(column, row)
        found.append((chance.choice(PALMS if tall and chance.random() < 0.75 else LOW), column, row))
    return {
        name: sorted(([round(c, 2), round(r, 2)] for n, c, r in found if n == name), key=lambda at: at[::-1])
        for name in (*PALMS, "coast_bush", "coast_rocks")
    }


def _crowded(column: float, row: float) -> bool:
    """Whether a palm here would stand before the window's letters (north), row numbers, or a panel."""
    before_letter = row < 0.7 and abs(column - round(column)) > 0.22
    before_number = not 0.25 < column < isle.COLUMNS - 0.25 and not 0.2 < row % 1 < 0.5
    by_panel = column > 13.6 and (row < 4.3 or row > 9.8)
    return before_letter or before_number or by_panel
