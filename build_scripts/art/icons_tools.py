"""The icons of the tools in the bottom bar: what a player can do."""

from __future__ import annotations

from collections.abc import Iterator

from iconkit import Icon, arc, arrow_down, coin, icon, octagon, spiral, token, water
from kit import CREAM, GOLD, INK, LIMESTONE, RED, TURQUOISE, WOOD, Sprite


def _basin(c: Icon, left: float, top: float, right: float, bottom: float) -> None:
    c.put(c.rect(left, top, right, bottom, 2), LIMESTONE, 3, pits=0.05)
    n = round((right - left) / 14)
    for i in range(1, n):
        x = left + (right - left) * i / n
        c.line([(x, top + 1), (x, top + 9)], 1.3)
        c.line([(x, bottom - 9), (x, bottom - 1)], 1.3)
    m = round((bottom - top) / 14)
    for i in range(1, m):
        y = top + (bottom - top) * i / m
        c.line([(left + 1, y), (left + 9, y)], 1.3)
        c.line([(right - 9, y), (right - 1, y)], 1.3)
    water(c, c.rect(left + 10, top + 10, right - 10, bottom - 10), top + 17, bottom - 10)


def canal_single(c: Icon) -> None:
    """One cell of water in a kerb."""
    _basin(c, 20, 22, 76, 74)


def canal_double(c: Icon) -> None:
    """Two cells of water in a kerb."""
    _basin(c, 4, 24, 92, 72)
    c.line([(48, 34), (48, 62)], 1.6, (20, 84, 104))


def bridge(c: Icon) -> None:
    """An arched wooden bridge over water."""
    water(c, c.rect(6, 62, 90, 84, 3), 69, 84)
    deck = arc(48, 104, 60, 222, 318)
    low = arc(48, 104, 46, 318, 222)
    c.put(c.polygon([*deck, *low]), WOOD, 2.5, grain=0.1)
    for i in range(1, 9):
        (x0, y0), (x1, y1) = arc(48, 104, 59, 222 + i * 10.67, 0, 1)[0], arc(48, 104, 47, 222 + i * 10.67, 0, 1)[0]
        c.line([(x0, y0), (x1, y1)], 1.6)
    rail = arc(48, 104, 77, 230, 310)
    c.line(rail, 8.5)
    c.line(rail, 4, (214, 178, 116))
    for a in (230, 256, 284, 310):
        (x0, y0), (x1, y1) = arc(48, 104, 82, a, 0, 1)[0], arc(48, 104, 52, a, 0, 1)[0]
        c.line([(x0, y0), (x1, y1)], 9)
        c.line([(x0, y0), (x1, y1)], 4.5, (126, 80, 44))


def temple(c: Icon) -> None:
    """A stepped pyramid with its stair."""
    for left, top in ((8, 68), (18, 52), (28, 36)):
        c.put(c.rect(left, top, 96 - left, top + 17), LIMESTONE, 3, pits=0.05)
        c.inlay(c.rect(left + 3, top + 4, 93 - left, top + 8.5), TURQUOISE if left == 18 else RED, 1)
    c.put(c.rect(36, 20, 60, 37), LIMESTONE, 2)
    c.put(c.rect(31, 10, 65, 21, 1), RED, 2.5)
    c.inlay(c.rect(43, 25, 53, 37), (40, 26, 20), 1, depth=-1)
    c.put(c.polygon([(41, 37), (55, 37), (60, 85), (36, 85)]), (222, 204, 170), 2)
    for y in range(43, 85, 6):
        c.line([(39, y), (57, y)], 1.6, (140, 112, 82))


def _foot(c: Icon, x: float, y: float, flip: int) -> None:
    c.put(c.disc(x, y + 17, 7.5, 9), RED, 3)
    c.put(c.disc(x + flip * 1.5, y, 10.5, 12.5), RED, 3)
    c.inlay(c.disc(x + flip * 0.8, y + 9, 6.2, 9), RED, 0.5)
    for i, (dx, dy, r) in enumerate(((-9, -16, 4.6), (-2.5, -18.5, 3.6), (3.2, -18, 3.3), (8, -15.5, 3), (11.5, -11.5, 2.7))):
        c.put(c.disc(x - flip * dx * -1 if flip < 0 else x + dx, y + dy, r), RED, 2)


def move(c: Icon) -> None:
    """Footprints, as the codices draw a journey."""
    _foot(c, 30, 54, 1)
    _foot(c, 66, 34, -1)


def found(c: Icon) -> None:
    """A token with a banner planted on it."""
    token(c, 46, 66, 40, 0.62)
    c.line([(46, 66), (46, 8)], 7.5)
    c.line([(46, 66), (46, 8)], 3.2, GOLD)
    c.put(c.polygon([(49, 10), (88, 13), (78, 24), (88, 37), (49, 37)]), TURQUOISE, 3)
    c.inlay(c.disc(62, 24, 6), GOLD, 3, shine=0.5)


def take(c: Icon) -> None:
    """An action token and a plus."""
    coin(c, 40, 52, 34)
    plus = [(70, 8), (80, 8), (80, 20), (92, 20), (92, 30), (80, 30), (80, 42), (70, 42), (70, 30), (58, 30), (58, 20), (70, 20)]
    c.put(c.polygon(plus), CREAM, 2.5)


def propose(c: Icon) -> None:
    """A token crossed out, and a speech scroll."""
    token(c, 38, 58, 33)
    for pts in ([(22, 42), (54, 74)], [(54, 42), (22, 74)]):
        c.line(pts, 13)
        c.line(pts, 8, RED)
    volute = spiral(74, 24, 15, 3, 120, -330)
    path = [(62, 46), (64, 42), *volute]
    c.line(path, 10)
    c.line(path, 5, TURQUOISE)


def end(c: Icon) -> None:
    """A step onward: an arrow that passes the turn on."""
    c.put(c.disc(48, 48, 40), GOLD, 4, shine=0.4)
    c.inlay(c.disc(48, 48, 32), (150, 44, 30), 2, depth=-0.8)
    c.put(c.polygon([(24, 40), (46, 40), (46, 26), (70, 48), (46, 70), (46, 56), (24, 56)]), CREAM, 2.5)
    c.put(c.rect(70, 28, 77, 68, 1), CREAM, 2)


_DRAWN = (
    ("canal_single", canal_single), ("canal_double", canal_double), ("bridge", bridge), ("temple", temple),
    ("move", move), ("found", found), ("take", take), ("propose", propose), ("end", end),
)  # fmt: skip


def build() -> Iterator[Sprite]:
    """Every tool icon."""
    for i, (name, draw) in enumerate(_DRAWN):
        yield icon(name, draw, 80 + i)


__all__ = ["INK", "arrow_down", "build", "octagon"]
