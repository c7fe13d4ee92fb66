"""The hollows of Cóatl's slabs: middle and size in cells, x east, y north, from the slab's middle."""

from __future__ import annotations

Rect = tuple[float, float, float, float]

HOLLOW = (1.26, 0.90)
PAIR = (1.86, 0.90)


def supply_holes() -> list[Rect]:
    """The ten hollows of the supply board: two heads, two tails, six pairs."""
    row = [(x, 1.18, 1.36, HOLLOW[1]) for x in (-2.19, -0.73, 0.73, 2.19)]
    return row + [(x, y, *PAIR) for y in (0.0, -1.18) for x in (-1.98, 0.0, 1.98)]


def board_holes() -> list[Rect]:
    """The eight hollows of a player's own board."""
    return [(x, y, *HOLLOW) for y in (0.57, -0.57) for x in (-2.07, -0.69, 0.69, 2.07)]
