"""The prestige track: stone steps, corner, the seats' markers and the sign of a full lap."""

from __future__ import annotations

from collections.abc import Iterator

import emblems
from emblems import Pen
from kit import GOLD, INK, RED, TURQUOISE, Canvas, Colour, Look, Sprite, centred
from surfaces import STONE_LOOK

PALE: Colour = (255, 246, 220)


def step(name: str, inlay: tuple[int, int, int] | None, seed: int) -> Sprite:
    """One stone of the track; every tenth has an inlaid line."""
    c = Canvas(100, 68, seed)
    c.blend(c.rect(0, 0, 100, 68).astype("float32"), (44, 34, 28))
    c.paint(c.rect(1.5, 1.5, 98.5, 66.5, 5), STONE_LOOK.but(bevel=5, depth=1.25))
    if inlay:
        c.paint(c.rect(8, 8, 92, 60, 3) & ~c.rect(11, 11, 89, 57, 2), Look(inlay, bevel=1, outline=0.8))
    return centred(name, c, "track", slice=16)


def corner() -> Sprite:
    """The stone at a corner of the track."""
    c = Canvas(68, 68, 52)
    c.blend(c.rect(0, 0, 68, 68).astype("float32"), (44, 34, 28))
    c.paint(c.rect(1.5, 1.5, 66.5, 66.5, 5), STONE_LOOK.but(bevel=5, depth=1.25))
    c.paint(c.rect(8, 8, 60, 60, 3) & ~c.rect(11, 11, 57, 57, 2), Look(TURQUOISE, bevel=1, outline=0.8))
    return centred("track_corner", c, "track", slice=16)


def marker(colour: str) -> Sprite:
    """The seat's shrine in a pale rim: its outline alone tells whose it is, on dark stone and small too."""
    c = Canvas(96, 96, 60)

    def shrine(canvas: Canvas) -> None:
        emblems.shrine(Pen(canvas, 7, 7, 1.28), colour)

    trial = Canvas(*c.size, c.seed)
    shrine(trial)
    c.shadow(c.grow(trial.alpha > 0.5, 7), 4, 0.6, (1.5, 2.5))
    emblems.rimmed(c, shrine, [(7.5, INK), (5.5, PALE)])
    return centred(f"marker_{colour}", c, "track")


def build() -> Iterator[Sprite]:
    """Every piece of the track."""
    yield step("track_step", None, 50)
    yield step("track_step_ten", RED, 51)
    yield corner()
    for colour in emblems.COLOURS[:4]:
        yield marker(colour)
    lap = Canvas(72, 72, 61)
    lap.paint(lap.ring(36, 36, 33, 27), Look(GOLD, bevel=3, outline=1.5, shine=0.6))
    yield centred("marker_lap", lap, "track")
