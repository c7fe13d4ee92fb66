"""Small things in the air and on the water: dust, petals and feathers at a feast, glints of the lake."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

import emblems
from kit import Array, Canvas, Colour, K, Look, Sprite, centred, smoothstep

DUSTS = 4
DUST_SIZE = 64
SAND: Colour = (214, 184, 136)
EARTH: Colour = (150, 118, 80)
PETAL_SIZE = 30
GILT: Colour = (250, 196, 74)
VEIN: Colour = (255, 244, 214)
TURNS = (-34, 14, 68)  # degrees
FLOWER_SIZE = 34
MARIGOLD: tuple[Colour, ...] = ((206, 88, 18), (236, 128, 24), (250, 168, 40), (255, 204, 78))  # to the heart
OPENINGS = (1.0, 0.62, 0.8)  # of a flower's breadth, its depth as it turns over
FEATHER_SIZE = 56
QUETZAL: tuple[Colour, ...] = ((14, 96, 84), (22, 140, 112), (70, 182, 120))  # from the quill outwards
QUILL: Colour = (250, 232, 190)
DOWN: Colour = (184, 44, 36)
GLINTS = 3
GLINT: Colour = (226, 246, 250)


def dust(number: int) -> Canvas:
    """A puff of dust: small and thick first, then wide and thin; lit from the upper left."""
    c = Canvas(DUST_SIZE, DUST_SIZE, 70)
    y, x = np.mgrid[0 : c.shape[0], 0 : c.shape[1]].astype(np.float32) / K
    share = number / (DUSTS - 1)
    reach = 15 + 13 * share
    rng = np.random.default_rng(7)
    body: Array = np.zeros(c.shape, np.float32)
    for _ in range(18):
        angle, out = rng.uniform(0, math.tau), rng.uniform(0.0, 0.66) * reach
        size = rng.uniform(0.42, 0.66) * reach
        u = (x - DUST_SIZE / 2 - out * math.cos(angle)) / size
        v = (y - DUST_SIZE / 2 - 0.7 * out * math.sin(angle)) / size
        body = 1 - (1 - body) * (1 - 0.75 * smoothstep(-(u * u + v * v), -1.0, 0.0))
    ragged = body * (0.82 + 0.18 * np.clip(c.texture(6, 1), -1.5, 1.5))
    thick = np.clip(ragged, 0, 1) * (0.78 - 0.42 * share)
    light = np.clip(0.55 - (x + y - DUST_SIZE) / (2.4 * reach), 0, 1)[..., None]
    colour = np.array(EARTH, np.float32) * (1 - light) + np.array(SAND, np.float32) * light
    c.blend(thick.astype(np.float32), colour)
    return c


def petal(colour: str, turn: int) -> Canvas:
    """A petal of a seat's colour with a light vein, turned by this many degrees."""
    c = Canvas(PETAL_SIZE, PETAL_SIZE, 71)
    slant = math.radians(turn)
    middle = PETAL_SIZE / 2

    def turned(along: float, across: float) -> tuple[float, float]:
        return (
            middle + along * math.cos(slant) - across * math.sin(slant),
            middle + along * math.sin(slant) + across * math.cos(slant),
        )

    steps = [i / 20 for i in range(21)]
    upper = [turned(-12 + 24 * s, 5.6 * math.sin(math.pi * s**0.8)) for s in steps]
    lower = [turned(-12 + 24 * s, -4.4 * math.sin(math.pi * s**0.8)) for s in reversed(steps)]
    shape = c.polygon([*upper, *lower])
    c.shadow(shape, 2, 0.35, (1.0, 1.5))
    look = Look(emblems.PAINT[colour].roof, bevel=3, outline=0.9, shine=0.5)
    gilded = colour == "black"  # bare black looks like dirt
    if gilded:
        c.paint(shape, look.but(colour=GILT, bevel=1.5))
        shape, look = c.grow(shape, -1.3), look.but(outline=0)
    c.paint(shape, look)
    vein = c.stroke([turned(-9, 0.2), turned(8, 0.8)], 1.0)
    c.blend(vein.astype(np.float32) * 0.5, GILT if gilded else VEIN)
    return c


def marigold(turn: int, opening: float) -> Canvas:
    """The flower of the feasts: rings of ruffled petals, the inner ones lighter."""
    c = Canvas(FLOWER_SIZE, FLOWER_SIZE, 72)
    middle, slant = FLOWER_SIZE / 2, math.radians(turn)

    def spot(angle: float, out: float) -> tuple[float, float]:
        x, y = out * math.cos(angle), out * math.sin(angle) * opening
        return (
            middle + x * math.cos(slant) - y * math.sin(slant),
            middle + x * math.sin(slant) + y * math.cos(slant),
        )

    for ring, colour in enumerate(MARIGOLD):
        reach = 14.0 - 3.6 * ring
        steps = [math.tau * i / 144 for i in range(144)]
        ruffle = [reach * (1 - 0.16 * abs(math.sin((5 + ring % 2) * a + ring)) ** 2) for a in steps]
        shape = c.polygon([spot(a, out) for a, out in zip(steps, ruffle, strict=True)])
        c.shadow(shape, 2, 0.3, (0.8, 1.2))
        c.paint(shape, Look(colour, bevel=2.2, outline=0.7 if ring == 0 else 0.4, shine=0.3))
    return c


def feather(turn: int) -> Canvas:
    """A feather of the quetzal with red down at its foot, turned by this many degrees."""
    c = Canvas(FEATHER_SIZE, FEATHER_SIZE, 73)
    middle, slant = FEATHER_SIZE / 2, math.radians(turn)

    def turned(along: float, across: float) -> tuple[float, float]:
        across += 0.006 * along * along  # it bends
        return (
            middle + along * math.cos(slant) - across * math.sin(slant),
            middle + along * math.sin(slant) + across * math.cos(slant),
        )

    def vane(begin: float, end: float, wide: float) -> list[tuple[float, float]]:
        steps = [i / 30 for i in range(31)]
        sides = []
        for side in (1, -1):
            edge = [
                turned(
                    begin + (end - begin) * s,
                    side
                    * wide
                    * math.sin(math.pi * min(1.0, s * 0.92 + 0.08)) ** 0.7
                    * (1 - 0.10 * (math.sin(34 * s + side) > 0.55)),
                )
                for s in steps
            ]
            sides += edge if side > 0 else edge[::-1]
        return sides

    shape = c.polygon(vane(-15, 25, 6.4))
    c.shadow(shape, 2, 0.35, (1.0, 1.6))
    for number, colour in enumerate(reversed(QUETZAL)):
        inner = c.polygon(vane(-15 + number, 25 - 3 * number, 6.4 - 1.9 * number))
        c.paint(inner, Look(colour, bevel=2, outline=0.8 if number == 0 else 0, shine=0.5))
    c.paint(c.polygon(vane(-19, -9, 4.2)), Look(DOWN, bevel=2, outline=0.5, shine=0.3))
    c.paint(c.stroke([turned(step, 0) for step in range(-26, 22, 2)], 1.3), Look(QUILL, bevel=1, outline=0.3))
    return c


def glint(number: int) -> Canvas:
    """A short bright line of light on a wave, brightest in its middle."""
    wide, tall = 44 + 10 * number, 14
    c = Canvas(wide, tall, 72 + number)
    y, x = np.mgrid[0 : c.shape[0], 0 : c.shape[1]].astype(np.float32) / K
    along = np.abs(x - wide / 2) / (wide / 2)
    bow = 2.2 * np.sin(x / wide * math.tau * (0.8 + 0.25 * number)) + tall / 2
    line = smoothstep(-np.abs(y - bow), -2.2 * (1 - along), 0.2) * smoothstep(-along, -1.0, -0.1)
    c.blend((0.85 * line).astype(np.float32), GLINT)
    return c


def build() -> Iterator[Sprite]:
    """Every mote."""
    for number in range(DUSTS):
        yield centred(f"dust_{number + 1}", dust(number), "mote")
    for colour in emblems.COLOURS[:4]:
        for number, turn in enumerate(TURNS):
            yield centred(f"petal_{colour}_{number + 1}", petal(colour, turn), "mote")
    for number, (turn, opening) in enumerate(zip(TURNS, OPENINGS, strict=True)):
        yield centred(f"marigold_{number + 1}", marigold(turn, opening), "mote")
        yield centred(f"feather_{number + 1}", feather(turn), "mote")
    for number in range(GLINTS):
        yield centred(f"glint_{number + 1}", glint(number), "mote")
