"""The icons of menus and tables."""

from __future__ import annotations

import math
from collections.abc import Iterator

from iconkit import Icon, arc, icon, spiral
from kit import CREAM, GOLD, INK, LIMESTONE, PAPER, RED, TURQUOISE, Point, Sprite


def _turn(c: Icon, flip: bool) -> None:
    def side(points: list[Point]) -> list[Point]:
        return [(96 - x, y) for x, y in points] if flip else points

    path = [(30, 36), (60, 36), *arc(60, 58, 22, -90, 90), (38, 80)]
    head = c.polygon(side([(6, 36), (36, 10), (36, 62)]))
    c.put(c.stroke(side(path), 12) | head, TURQUOISE, 4)


def undo(c: Icon) -> None:
    """An arrow that turns back to the left."""
    _turn(c, False)


def redo(c: Icon) -> None:
    """An arrow that turns forward to the right."""
    _turn(c, True)


def menu(c: Icon) -> None:
    """Three beams."""
    for y in (18, 41, 64):
        c.put(c.rect(14, y, 82, y + 14, 3), LIMESTONE, 3, pits=0.05)
        c.inlay(c.rect(17, y + 3, 27, y + 11, 2), TURQUOISE, 1.5)
        c.inlay(c.rect(69, y + 3, 79, y + 11, 2), TURQUOISE, 1.5)


def sound(c: Icon) -> None:
    """A horn and its waves."""
    c.put(c.rect(8, 36, 24, 60, 2), GOLD, 3)
    c.put(c.polygon([(22, 36), (50, 14), (50, 82), (22, 60)]), GOLD, 4)
    for r in (18, 32):
        c.put(c.stroke(arc(50, 48, r, -42, 42), 5.5), TURQUOISE, 2.5)


def sound_off(c: Icon) -> None:
    """The silent horn."""
    c.put(c.rect(8, 36, 24, 60, 2), GOLD, 3)
    c.put(c.polygon([(22, 36), (50, 14), (50, 82), (22, 60)]), GOLD, 4)
    c.put(c.stroke([(62, 36), (84, 60)], 7) | c.stroke([(84, 36), (62, 60)], 7), (186, 52, 34), 2.5)


def human(c: Icon) -> None:
    """A noble's bust with a feather headdress."""
    for i in range(9):
        a = math.radians(-170 + i * 20)
        x, y = 48 + 34 * math.cos(a), 42 + 34 * math.sin(a)
        c.line([(48, 42), (x, y)], 13)
        c.line([(48, 42), (x, y)], 8.5, TURQUOISE if i % 2 == 0 else (60, 140, 80))
        c.inlay(c.disc(x, y, 4), GOLD, 2)
    c.put(c.polygon([(14, 92), (22, 72), (40, 66), (56, 66), (74, 72), (82, 92)]), RED, 3)
    c.put(c.disc(48, 50, 19, 20), (168, 108, 70), 8, depth=0.6)
    c.put(c.rect(29, 32, 67, 42, 2), GOLD, 2.5, shine=0.4)
    c.blend((c.disc(41, 50, 2.6) | c.disc(55, 50, 2.6)).astype("float32"), INK)
    c.line([(42, 61), (54, 61)], 2.4)


def computer(c: Icon) -> None:
    """A screen with a stone mask in it."""
    c.put(c.polygon([(38, 70), (58, 70), (64, 88), (32, 88)]), LIMESTONE, 2)
    c.put(c.rect(8, 10, 88, 74, 6), LIMESTONE, 4, pits=0.05)
    c.put(c.rect(17, 19, 79, 65, 3), (18, 84, 92), 2, depth=-1)
    for x in (34, 62):
        c.inlay(c.rect(x - 8, 29, x + 8, 43, 2), CREAM, 1.5)
        c.inlay(c.rect(x - 3, 33, x + 4, 43), INK, 0.5)
    c.inlay(c.rect(30, 51, 66, 58, 1), CREAM, 1)
    for x in (39, 48, 57):
        c.line([(x, 51), (x, 58)], 2)


def crown(c: Icon) -> None:
    """The winner's feathered crown."""
    for i in range(7):
        a = math.radians(-150 + i * 20)
        tip = (48 + 46 * math.cos(a), 60 + 52 * math.sin(a))
        c.line([(48 + 20 * math.cos(a), 60 + 20 * math.sin(a)), tip], 12)
        c.line(
            [(48 + 20 * math.cos(a), 60 + 20 * math.sin(a)), tip], 7.5, TURQUOISE if i % 2 else (64, 142, 78)
        )
    c.put(
        c.polygon([(10, 78), (8, 40), (28, 56), (48, 28), (68, 56), (88, 40), (86, 78)]), GOLD, 4, shine=0.5
    )
    c.put(c.rect(10, 72, 86, 86, 2), RED, 2.5)
    for x in (24, 48, 72):
        c.inlay(c.disc(x, 79, 4.2), TURQUOISE, 3, shine=0.5)
    c.inlay(c.disc(48, 54, 6), RED, 4, shine=0.4)


def tie(c: Icon) -> None:
    """Equal."""
    c.put(c.disc(48, 48, 40), GOLD, 4, shine=0.4)
    c.inlay(c.disc(48, 48, 32), (20, 104, 108), 2, depth=-0.8)
    for y in (32, 53):
        c.put(c.rect(27, y, 69, y + 12, 1), CREAM, 2.5)


def plan(c: Icon) -> None:
    """The island on a sheet: canals that cut it, and what stands on its spaces as flat marks."""
    c.put(c.rect(8, 12, 88, 84, 3), PAPER, 2.5)
    canal = c.rect(13, 43, 83, 53) | c.rect(51, 17, 61, 79)
    c.inlay(canal, TURQUOISE, 1.2, depth=-0.8)
    for (left, top), colour in (((18, 22), RED), ((18, 60), GOLD), ((68, 60), INK)):
        c.put(c.rect(left, top, left + 13, top + 13, 1), colour, 2)
    c.put(c.disc(73, 29, 7), RED, 2.5)


def hint(c: Icon) -> None:
    """A speech scroll, as codices paint what somebody says."""
    curl = spiral(56, 40, 6, 30, -40, 480)
    c.put(c.stroke([*curl, (16, 74), (10, 90)], 12), TURQUOISE, 4)
    for x, y in ((80, 80), (60, 86)):
        c.put(c.disc(x, y, 7), GOLD, 3, shine=0.4)


_DRAWN = (
    ("undo", undo, 100), ("redo", redo, 101), ("menu", menu, 102),
    ("sound", sound, 104), ("sound_off", sound_off, 105), ("human", human, 106),
    ("computer", computer, 107), ("crown", crown, 108), ("tie", tie, 109),
    ("plan", plan, 110), ("hint", hint, 111),
)  # fmt: skip


def build() -> Iterator[Sprite]:
    """Every menu icon."""
    for name, draw, seed in _DRAWN:
        yield icon(name, draw, seed)
