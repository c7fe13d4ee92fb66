"""What stands on the island's picture itself, too small to be in a canal's way."""

from __future__ import annotations

from bake import isle, plants
from bake.soup import Soup
from bake.view import WATER

TUFTS, TRIES = 15000, 60000
FLOWERS = ((0.75, 0.66, 0.40), (0.74, 0.38, 0.05), (0.62, 0.12, 0.08), (0.50, 0.24, 0.46))


def level(shore: float) -> float:
    """The height of the ground this far from the water's edge."""
    t = min(max(shore / 0.15, 0.0), 1.0)
    return WATER - WATER * t * t * (3 - 2 * t)


def on_palace(x: float, y: float, margin: float = 0.05) -> bool:
    """Whether a point lies on the palace's cross."""
    dx, dy = abs(x - isle.PALACE[0]), abs(y - isle.PALACE[1])
    return min(dx, dy) < 0.5 + margin and max(dx, dy) < 1.5 + margin


def grass(s: Soup) -> None:
    """Tufts and flowers in the meadow; the lines between spaces stay clear."""
    chance = s.chance
    for _ in range(TUFTS):
        x, y = chance.uniform(0, isle.COLUMNS), chance.uniform(-isle.LINES, 0)
        _, beach = isle.at(x, y)
        line = min(x % 1, 1 - x % 1, y % 1, 1 - y % 1) < 0.035
        if beach < 0.2 or on_palace(x, y) or (line and chance.random() < 0.8):
            continue
        colour = chance.choice((plants.GREEN, plants.GREEN, plants.DRY, plants.LUSH))
        plants.tuft(s, (x, y, 0.0), chance.uniform(0.020, 0.044), colour, n=4)
        if chance.random() < 0.035:
            plants.blossoms(s, (x, y, 0.0), 0.08, chance.choice(FLOWERS))


def beach(s: Soup) -> None:
    """Reeds, pebbles and small green along the water, all so low that a canal's mouth covers them."""
    chance = s.chance
    for _ in range(TRIES):
        x, y = chance.uniform(-0.8, isle.COLUMNS + 0.8), chance.uniform(-isle.LINES - 0.8, 0.8)
        inside, shore = isle.at(x, y)
        place = (x, y, level(shore) - 0.01)
        if -0.09 < shore < 0.03 and chance.random() < 0.05:
            plants.reeds(s, place, chance.uniform(0.05, 0.10), chance.randint(6, 12))
        elif -0.04 < shore < 0.10 and inside < -0.03 and chance.random() < 0.05:
            s.boulder(place, chance.uniform(0.014, 0.045))
        elif 0.05 < shore < 0.20 and inside < -0.02 and chance.random() < 0.08:
            plants.tuft(
                s, place, chance.uniform(0.04, 0.07), chance.choice((plants.GREEN, plants.OLIVE)), n=8
            )
