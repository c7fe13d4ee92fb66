"""The icons of the tools in the bottom bar: what a player can do."""

from __future__ import annotations

from collections.abc import Iterator

from iconkit import Icon, coin, icon, spiral, token, water
from kit import CREAM, GOLD, LIMESTONE, PAPER, RED, TURQUOISE, WOOD, Colour, Point, Sprite

FOOT: Colour = (172, 54, 36)


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
    _basin(c, 18, 20, 78, 76)


def canal_double(c: Icon) -> None:
    """Two cells of water in a kerb."""
    _basin(c, 3, 22, 93, 74)
    c.line([(48, 33), (48, 63)], 1.6, (20, 84, 104))


def _arched(x: float, low: float, rise: float) -> Point:
    return x, low - rise * (1 - ((x - 48) / 44) ** 2)


def bridge(c: Icon) -> None:
    """An arched wooden bridge over water between two stone banks."""
    water(c, c.rect(8, 62, 88, 88, 2), 70, 88)
    for left in (3, 77):
        c.put(c.rect(left, 56, left + 16, 90, 2), LIMESTONE, 3)
        c.line([(left + 1, 73), (left + 15, 73)], 1.4, (120, 98, 74))
    for x in (14, 36, 60, 82):
        (px, top), (_, foot) = _arched(x, 38, 26), _arched(x, 58, 26)
        c.put(c.stroke([(px, top), (px, foot)], 4.5), (122, 78, 44), 2)
    rail = [_arched(x, 42, 26) for x in range(8, 89, 2)]
    c.put(c.stroke(rail, 4.5), (222, 188, 128), 2)
    xs = range(4, 93, 2)
    deck = [_arched(x, 57, 26) for x in xs] + [_arched(x, 72, 26) for x in reversed(xs)]
    c.put(c.polygon(deck), WOOD, 2.5, grain=0.06)
    for x in range(13, 90, 10):
        c.line([_arched(x, 58, 26), _arched(x, 71, 26)], 1.7)


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


def foot(c: Icon, x: float, y: float, flip: int) -> None:
    """A footprint as the codices draw it; `flip` is 1 for the right foot, -1 for the left."""
    sole = (
        c.disc(x, y + 18, 8, 9)
        | c.disc(x - flip * 0.5, y, 11.5, 12.5)
        | c.disc(x + flip * 0.3, y + 10, 7.4, 12)
    )
    c.put(sole, FOOT, 4)
    for dx, dy, r in ((-9.5, -17, 5), (-2, -20, 4), (4.4, -19, 3.6), (9.6, -15.6, 3.3), (13, -10.6, 2.9)):
        c.put(c.disc(x + flip * dx, y + dy, r), FOOT, 2.5)


def move(c: Icon) -> None:
    """Footprints on a road, as the codices draw a journey."""
    road = c.polygon([(6, 92), (42, 4), (90, 4), (54, 92)])
    c.put(road, PAPER, 2)
    edge = c.polygon([(6, 92), (42, 4), (47, 4), (11, 92)]) | c.polygon(
        [(85, 4), (90, 4), (54, 92), (49, 92)]
    )
    c.blend((edge & c.grow(road, -1)).astype("float32"), TURQUOISE)
    foot(c, 35, 63, -1)
    foot(c, 62, 35, 1)


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
    plus = [
        (70, 8),
        (80, 8),
        (80, 20),
        (92, 20),
        (92, 30),
        (80, 30),
        (80, 42),
        (70, 42),
        (70, 30),
        (58, 30),
        (58, 20),
        (70, 20),
    ]
    c.put(c.polygon(plus), CREAM, 2.5)


def propose(c: Icon) -> None:
    """A token crossed out, and the scroll of speech that asks for it."""
    token(c, 38, 58, 34)
    cross = c.stroke([(23, 43), (53, 73)], 8.5) | c.stroke([(53, 43), (23, 73)], 8.5)
    c.put(cross, (186, 52, 34), 2.5)
    scroll = [(58, 46), (62, 44), *spiral(74, 23, 16, 3.5, 130, -300)]
    c.put(c.stroke(scroll, 6), TURQUOISE, 2.5)


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
