"""Canal pictures join: along the common edge of two canal cells, their pixels are nearly the same."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from pathlib import Path

import pygame
import pytest

RESOURCES = Path(__file__).resolve().parents[2] / "resources" / "mexica"
MANIFEST = json.loads((RESOURCES / "manifest.json").read_text("utf-8"))
WIDTH, HEIGHT = MANIFEST["meta"]["cell"]
WATER = (40, 122, 132)
ON_AVERAGE = 9.0
A_LOT, AT_MOST = 56, 0.05  # a visible difference, and the part of the edge that may have one
Pixels = list[tuple[int, int, int]]
PAIRS = [pytest.param(land, id="".join("~."[x] for x in land)) for land in product((False, True), repeat=6)]


@cache
def picture(names: tuple[str, ...]) -> pygame.Surface:
    """These pictures over water."""
    surface = pygame.Surface((WIDTH, HEIGHT))
    surface.fill(WATER)
    for name in names:
        surface.blit(pygame.image.load(RESOURCES / MANIFEST["sprites"][name]["file"]), (0, 0))
    return surface


def names(land: tuple[bool, bool, bool, bool], **corners: bool) -> tuple[str, ...]:
    """The pictures of a cell with land to the north, east, south, west and with these inner corners."""
    mask = sum(1 << side for side, dry in enumerate(land) if dry)
    inner = (f"inner_{corner}" for corner, there in corners.items() if there)
    return (*([f"bank_{mask:02d}"] if mask else []), *inner)


def agree(first: Pixels, second: Pixels) -> None:
    """Assert that two rows of pixels are nearly the same."""
    away = [max(abs(x - y) for x, y in zip(a, b, strict=True)) for a, b in zip(first, second, strict=True)]
    assert sum(away) / len(away) <= ON_AVERAGE
    assert sum(difference > A_LOT for difference in away) / len(away) <= AT_MOST


def column(surface: pygame.Surface, x: int) -> Pixels:
    return [tuple(surface.get_at((x, y)))[:3] for y in range(HEIGHT)]


def row(surface: pygame.Surface, y: int) -> Pixels:
    return [tuple(surface.get_at((x, y)))[:3] for x in range(WIDTH)]


@pytest.mark.parametrize("land", PAIRS)
def test_side_by_side(land: tuple[bool, ...]) -> None:
    """A western and an eastern canal cell with land around them in every pattern."""
    far_west, north_west, south_west, north_east, south_east, far_east = land
    west = names(
        (north_west, False, south_west, far_west),
        ne=north_east and not north_west,
        se=south_east and not south_west,
    )
    east = names(
        (north_east, far_east, south_east, False),
        nw=north_west and not north_east,
        sw=south_west and not south_east,
    )
    agree(column(picture(west), WIDTH - 1), column(picture(east), 0))


@pytest.mark.parametrize("land", PAIRS)
def test_one_above_the_other(land: tuple[bool, ...]) -> None:
    """A northern and a southern canal cell with land around them in every pattern."""
    far_north, north_west, north_east, south_west, south_east, far_south = land
    north = names(
        (far_north, north_east, False, north_west),
        se=south_east and not north_east,
        sw=south_west and not north_west,
    )
    south = names(
        (False, south_east, far_south, south_west),
        ne=north_east and not south_east,
        nw=north_west and not south_west,
    )
    agree(row(picture(north), HEIGHT - 1), row(picture(south), 0))
