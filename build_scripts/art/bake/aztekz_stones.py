"""Stones beside the cards: the socket of an empty cell, the offering stone, the deck, the urn, discs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from PIL import Image

from bake import aztekz_cards as cards
from bake import output
from bake.aztekz_forms import TOP
from bake.aztekz_night import Night
from bake.aztekz_relief import carved_stone, grid, lined, noise, paving, slab, worn
from bake.fields import sstep
from bake.materials import gold, painted, plain, stone
from bake.output import Frame, Picture
from bake.primitives import Material, ball, box, extruded, frustum, lathe, octagon
from bake.studio import Studio

SLATE = np.array([0.036, 0.058, 0.112])
PALE_EDGE = np.array([0.17, 0.18, 0.20])
_SAVE = {"quality": 90, "alpha_quality": 95, "method": 6}
HALF = 1.40  # of the offering stone, in cells
_SUNK = -0.1  # the ground below an empty cell


def socket() -> None:
    """Put an empty cell into the scene: a sunk square of the terrace with stepped corners."""
    x, y = grid((1, 1), 420)
    edge = 0.5 - np.maximum(abs(x), abs(y))
    stepped = np.maximum(np.maximum(abs(x), abs(y)) - 0.405, np.minimum(abs(x), abs(y)) - 0.330)
    stepped = np.minimum(stepped, 0.30)
    sunk = sstep(-0.004, 0.010, -stepped)
    joint, tone = paving(x, y, 0.30, 12, 0.22)
    groove = np.clip(1 - joint / 0.009, 0, 1) * sunk
    gap, line = np.clip(1 - edge / 0.012, 0, 1), lined(stepped, 0.035, 0.008)
    rough, fine = noise(x.shape, 50, 4), noise(x.shape, 4, 5)
    height = 0.012 - 0.045 * sunk - 0.014 * groove - 0.03 * gap - 0.010 * line
    height = height + 0.004 * tone * sunk + 0.001 * fine
    share = np.clip(0.20 + 0.55 * worn(height, 5) + 0.07 * rough + 0.10 * tone * sunk, 0, 1)[..., None]
    colour = SLATE * (1 - share) + PALE_EDGE * share
    colour *= (1 - 0.22 * sunk - 0.35 * groove * (1 - sunk) - 0.5 * gap)[..., None]
    slab("socket", height, colour, (1, 1), carved_stone("paving", ao=0.7), base=-0.06)


def offering() -> None:
    """Put a long low altar into the scene, on which freed piles lie: suns and frets along its front, stairs
    at its ends."""
    use = {
        "body": stone("offer", (0.15, 0.13, 0.115), vary=0.35, joint=0.25, joint_scale=4.0),
        "top": stone("offer_top", (0.24, 0.20, 0.155), vary=0.4, joint=0.35, joint_scale=3.0),
        "red": painted("offer_red", (0.26, 0.035, 0.022)),
        "teal": painted("offer_teal", (0.05, 0.26, 0.24)),
        "cream": painted("offer_cream", (0.52, 0.42, 0.26)),
        "gold": gold(),
    }
    frustum((HALF, 0.16), (HALF - 0.04, 0.13), (0.0, 0.07), use["body"], bevel=0.012)
    box((-HALF + 0.06, HALF - 0.06), (-0.120, 0.12), (0.06, 0.28), use["red"], 0.006)
    for z in (0.085, 0.255):
        box((-HALF + 0.05, HALF - 0.05), (-0.132, 0.12), (z - 0.012, z + 0.012), use["body"], 0.005)
    box((-HALF, HALF), (-0.165, 0.165), (0.275, 0.345), use["top"], 0.016)
    for side in (-1, 1):
        for k in range(3):
            x = side * (HALF - 0.045 - 0.05 * k)
            box((x - 0.028, x + 0.028), (-0.172 + 0.01 * k, 0.16), (0.0, 0.40 - 0.028 * k), use["top"], 0.008)
        box(_span(side * (HALF - 0.10), 0.075), (-0.168, -0.12), (0.155, 0.185), use["gold"], 0.004)
    for k in range(9):
        x = (k - 4) * 0.27
        _sun(x, use) if k % 2 == 0 else _steps(x, use)


def _span(middle: float, half: float) -> tuple[float, float]:
    return middle - half, middle + half


def _sun(x: float, use: dict[str, Material]) -> None:
    """A disc with rays on the altar's front."""
    y, z = -0.120, 0.170
    for paint, r, out in (("gold", 0.074, 0.010), ("red", 0.052, 0.016), ("teal", 0.038, 0.024)):
        disc = lathe([(r, -0.02), (r, out - 0.004), (r - 0.006, out), (0.001, out)], use[paint], n=24)
        disc.rotation_euler, disc.location = (math.pi / 2, 0, 0), (x, y, z)


def _steps(x: float, use: dict[str, Material]) -> None:
    """A stepped fret on the altar's front."""
    y = -0.120
    for half, z in ((0.105, 0.120), (0.070, 0.157), (0.035, 0.194)):
        box(_span(x, half), (y - 0.014, y + 0.02), (z, z + 0.038), use["cream"], 0.003)
    box(_span(x, 0.014), (y - 0.018, y + 0.02), (0.120, 0.158), use["red"], 0.002)


def deck() -> None:
    """Put four slabs into the scene, not quite in line."""
    laid = ((0.02, -0.01, 0.03), (-0.02, 0.01, -0.025), (0.01, 0.015, 0.02), (0, 0, 0))
    for k, (x, y, turn) in enumerate(laid):
        cards.back((x, y, k * TOP), turn, 3 + k)


def urn() -> None:
    """Put a clay vessel with painted bands into the scene; the light of souls comes out of it."""
    clay = stone("clay", (0.30, 0.10, 0.045), vary=0.25, joint=0, bump=0.15, ao=0.6)
    dark, cream = painted("band", (0.02, 0.16, 0.16)), painted("cream", (0.62, 0.50, 0.32))
    body = [(0.13, 0.0), (0.17, 0.03), (0.30, 0.20), (0.335, 0.34), (0.30, 0.48), (0.20, 0.58),
            (0.185, 0.63), (0.235, 0.69), (0.225, 0.70), (0.16, 0.63), (0.15, 0.55)]  # fmt: skip
    lathe(body, clay, n=48)
    lathe([(0.337, 0.315), (0.345, 0.34), (0.337, 0.365)], dark, n=48)
    lathe([(0.318, 0.425), (0.312, 0.455), (0.300, 0.475)], cream, n=48)
    lathe([(0.292, 0.195), (0.306, 0.215), (0.318, 0.245)], cream, n=48)
    for k in range(11):
        t = math.pi * (k + 0.5) / 11
        ball(0.030, (0.332 * math.cos(t), -0.332 * math.sin(t), 0.395), cream, n=8)
    glow = plain("light", (0.30, 0.52, 0.80), emit=0.85)
    lathe([(0.155, 0.60), (0.08, 0.615), (0.01, 0.62)], glow, n=32)
    for side in (-1, 1):
        ball(0.055, (side * 0.335, 0, 0.42), clay, (0.8, 0.8, 1.5), n=12)


def plaque(paint: str) -> None:
    """Put an eight-sided disc into the scene, which carries a number: "gold" for worth, "dark" for counts."""
    face = {
        "gold": painted("disc_red", (0.20, 0.030, 0.018)),
        "dark": plain("disc_dark", (0.012, 0.015, 0.028)),
    }
    rim = {"gold": gold(), "dark": stone("disc_rim", (0.16, 0.17, 0.20), joint=0, vary=0.2)}
    for r, low, high, use in ((0.20, 0.0, 0.05, rim[paint]), (0.155, 0.04, 0.056, face[paint])):
        rings: list[Any] = [[(x, y / 0.8125, z) for x, y in octagon(r)] for z in (low, high)]
        extruded(*rings, use, 0.012)


_THINGS = {  # what is built, its night, half its width and what the picture takes in above, its layer
    "card_back": (cards.back, Night(), 0.5, 0.62, "card"),
    "deck_stack": (deck, Night(), 0.56, 1.0, "stone"),
    "urn": (urn, Night(moon=1.9, torch=1.7, sky=0.6), 0.42, 0.80, "stone"),
    "disc_gold": (partial(plaque, "gold"), Night(moon=2.0, torch=2.0, sky=0.7), 0.3, 0.4, "surface"),
    "disc_dark": (partial(plaque, "dark"), Night(moon=2.0, torch=2.0, sky=0.7), 0.3, 0.4, "surface"),
}
THINGS = tuple(_THINGS)


def bake(studio: Studio, name: str) -> Iterator[Picture]:
    """A thing without shadow."""
    build, night, reach, up, layer = _THINGS[name]
    studio.set_up(partial(night.over, build))
    shot = Frame(reach, reach, up, 0.54).shot(studio.view)
    made = output.trimmed(output.colour_pass(studio.view, shot), shot.anchor)
    yield Picture(name, *made, layer, suffix=".webp", save=_SAVE)


def bake_socket(studio: Studio) -> Iterator[Picture]:
    """An empty cell, cut to exactly one."""
    studio.set_up(partial(Night(moon=1.1, torch=0.5, sky=0.5).over, socket))
    shot = Frame(0.5, 0.5, 0.56, 0.54).shot(studio.view)
    picture, (wide, tall) = output.colour_pass(studio.view, shot, _SUNK), studio.view.cell
    top = round(shot.anchor[1]) - tall // 2
    cut = Image.fromarray(np.asarray(picture)[top : top + tall])
    yield Picture("cell_empty", cut, (wide / 2, tall / 2), "ground", suffix=".webp", save=_SAVE)


def bake_offering(studio: Studio) -> Iterator[Picture]:
    """The offering stone and its shadow."""
    studio.set_up(partial(Night(moon=1.9, torch=1.6, sky=0.65).over, offering))
    shot = Frame(1.50, 1.50, 0.60, 0.40).shot(studio.view)
    made = output.trimmed(output.colour_pass(studio.view, shot), shot.anchor)
    yield Picture("offering_stone", *made, "stone", suffix=".webp", save=_SAVE)
    shot = Frame(1.60, 1.90, 0.65, 0.40).shot(studio.view)
    shadow = output.shadow_pass(studio.view, shot, studio.quality.shadow_samples)
    made = output.trimmed(shadow, shot.anchor)
    yield Picture("offering_stone_shadow", *made, "shadow", suffix=".webp", save=_SAVE)
