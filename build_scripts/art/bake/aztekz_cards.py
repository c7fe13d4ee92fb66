"""Path cards: pale worn paths sunk between dark basalt walls with carved tops, and the cards' backs.

A card is named after its open paths in the order n, e, s, w: card_nes, card_nesw_b (second take).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from bake import aztekz_carving as carving
from bake import output
from bake.aztekz_forms import ARM, FLOOR, LEDGE, PLAZA, TOP
from bake.aztekz_night import Night
from bake.aztekz_relief import carved_stone, drawn, grid, lined, noise, paving, slab, worn
from bake.fields import sstep
from bake.output import Frame, Picture
from bake.studio import Studio

Array = NDArray[Any]
CORNER = 0.235  # where the corner blocks begin
STEP = 0.050  # half of the worn step between two cards; the other half lies on the neighbour
SAMPLES = 560
SHAPES = ("ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new", "nesw")
TAKES = tuple((shape, take) for shape in SHAPES for take in range(1 if len(shape) == 2 else 2))
PALE = np.array([0.81, 0.69, 0.43])
BASALT = np.array([0.019, 0.023, 0.033])
RUBBED = np.array([0.100, 0.104, 0.112])
RED, TURQUOISE = np.array([0.20, 0.020, 0.012]), np.array([0.006, 0.105, 0.100])  # faded, in the carving
_SOLID = 110  # alpha from which a card's outline is opaque


def named(shape: str, take: int) -> str:
    """The sprite of a card."""
    return f"card_{shape}" + "_b" * take


def _path(shape: str, x: Array, y: Array) -> Array:
    """Signed distance to the edge of the path, negative on it."""
    away = np.maximum(np.maximum(abs(x), abs(y)), (abs(x) + abs(y)) / 1.30) - PLAZA
    for side in shape:
        along, across = {"n": (y, x), "s": (-y, x), "e": (x, y), "w": (-x, y)}[side]
        away = np.minimum(away, np.maximum(abs(across) - ARM, -along))
    return away


def card(shape: str, take: int) -> None:
    """Put a card into the scene."""
    seed = 3 + 17 * SHAPES.index(shape)  # every card has its own paving
    x, y = grid((1, 1), SAMPLES)
    edge = 0.5 - np.maximum(abs(x), abs(y))
    inner = sstep(0.01, 0.06, edge)  # what is irregular ends before the joint with the neighbour
    away = _path(shape, x, y) + 0.0036 * noise(x.shape, 40, seed + 11 * take) * inner
    height, colour = _floor(x, y, edge, inner, away, seed + 5 * take)
    wall_height, wall_colour = _walls(shape, take, x, y, edge, away, seed)
    wall = away > 0
    height = np.where(wall, wall_height, height)
    slab("card", height, np.where(wall[..., None], wall_colour, colour), (1, 1), carved_stone())


def _floor(x: Array, y: Array, edge: Array, inner: Array, away: Array, seed: int) -> tuple[Array, Array]:
    joint, tone = paving(x, y, 0.135, seed)
    step = edge < STEP
    joint = np.where(step, 0.05 - edge, np.minimum(joint, np.where(edge < 0.09, edge - 0.05, 1)))
    joint = np.where(step, np.where(edge < 0.03, 1, 0.05 - edge), joint)
    centre = np.hypot(x, y)
    disc = centre < 0.132
    rings = np.minimum(lined(centre, 0.125, 0.007) + lined(centre, 0.098, 0.005), 1)
    groove = np.where(disc, rings, np.clip(1 - joint / 0.0065, 0, 1))
    tone = np.where(step, 0.35, np.where(disc, 0.55, tone))
    hollow = np.clip(-away / 0.16, 0, 1)  # trodden in the middle
    fine, blotch = noise(x.shape, 7, seed + 1) * inner, noise(x.shape, 40, seed + 2) * inner
    height = FLOOR - 0.010 * groove + 0.0018 * tone - 0.004 * sstep(0, 1, hollow) + 0.0009 * fine
    height = height + np.where(step, 0.010 * sstep(0.052, 0.040, edge), 0)
    light = 0.90 + 0.115 * tone + 0.06 * blotch + 0.022 * fine + 0.08 * hollow
    light *= (1 - 0.50 * groove) * (0.72 + 0.28 * sstep(0.0, 0.035, -away))  # dirt along the walls
    return height, np.clip(PALE * light[..., None], 0, 0.88)


def _walls(
    shape: str, take: int, x: Array, y: Array, edge: Array, away: Array, seed: int
) -> tuple[Array, Array]:
    inside = np.minimum(away - 0.022, edge)  # distance to the rim of the wall's top
    blocks = np.minimum(abs(abs(x) - CORNER), abs(abs(y) - CORNER))  # joints between the blocks
    blocks = np.where(np.minimum(abs(x), abs(y)) < CORNER, blocks, 1)
    rim = np.minimum(inside, blocks + 0.004)
    rough = noise(x.shape, 18, seed + 30 + take)
    chips = 0.010 * sstep(0.9, 2.2, rough)
    rounded = np.sqrt(np.clip(1 - np.clip(1 - (rim - chips) / 0.022, 0, 1) ** 2, 0, 1))
    ledge = LEDGE - 0.012 * sstep(0.010, 0.0, away)
    line = lined(rim, 0.036, 0.006)
    sunk = drawn(carving.walls(shape, take), x.shape) * sstep(0.044, 0.052, rim)
    height = np.where(away < 0.022, ledge, TOP - 0.026 * (1 - rounded))
    height = height - 0.010 * line - 0.020 * sunk + 0.0012 * noise(x.shape, 5, seed + 31)
    corner = (np.minimum(abs(x), abs(y)) > CORNER)[..., None]
    colour = rubbed(height, 0.20, rough)
    faded = 0.85 * (0.75 + 0.25 * np.clip(rough, -1, 1))[..., None] * sunk[..., None]
    colour = colour * (1 - faded) + np.where(corner, RED, TURQUOISE) * faded
    return height, colour * (1 - 0.5 * line[..., None])


def rubbed(height: Array, share: float, rough: Array) -> Array:
    """Basalt, lighter where it sticks out and is worn."""
    light = np.clip(share + 0.75 * worn(height, 5) + 0.08 * rough, 0, 1)[..., None]
    out: Array = BASALT * (1 - light) + RUBBED * light
    return out


def back(at: tuple[float, float, float] = (0, 0, 0), turn: float = 0.0, seed: int = 3) -> None:
    """Put a card's back into the scene: a pyramid under the sun, carved into basalt and painted."""
    x, y = grid((1, 1), SAMPLES)
    edge = 0.5 - np.maximum(abs(x), abs(y))
    layers = []
    for sign in (carving.little_pyramid, carving.little_sun):
        picture, pen = carving.blank()
        sign(pen)
        layers.append(drawn(picture, x.shape))
    rough = noise(x.shape, 20, seed)
    line = lined(edge, 0.052, 0.009) + lined(edge, 0.085, 0.006)
    chipped = (edge - 0.008 * sstep(0.9, 2.2, rough)) / 0.03
    rounded = np.sqrt(np.clip(1 - np.clip(1 - chipped, 0, 1) ** 2, 0, 1))
    height = TOP - 0.03 * (1 - rounded) - 0.012 * line - 0.024 * np.maximum(*layers)
    height = height + 0.0012 * noise(x.shape, 5, seed + 1)
    colour = rubbed(height, 0.24, rough)
    for layer, paint in zip(layers, (TURQUOISE, RED), strict=True):
        colour = colour * (1 - 0.85 * layer[..., None]) + paint * 1.3 * 0.85 * layer[..., None]
    slab("back", height, colour, (1, 1), carved_stone(), at).rotation_euler = (0, 0, turn)


def sharp(picture: Image.Image, anchor: tuple[float, float], wide: int) -> Image.Image:
    """The picture cut at the cell's west and east edge, with a hard outline, so that joints close."""
    pixels = np.asarray(picture).copy()
    middle = round(anchor[0])
    pixels[..., 3] = np.where(pixels[..., 3] > _SOLID, 255, 0)
    pixels[:, : middle - wide // 2, 3] = 0
    pixels[:, middle + wide // 2 :, 3] = 0
    return Image.fromarray(pixels)


SAVE = {"quality": 90, "method": 6}


def bake(studio: Studio, shape: str, take: int) -> Iterator[Picture]:
    """A card."""
    studio.set_up(partial(Night().over, partial(card, shape, take)))
    shot = Frame(0.52, 0.52, 0.66, 0.52).shot(studio.view)
    picture = sharp(output.colour_pass(studio.view, shot), shot.anchor, studio.view.scale)
    made = output.trimmed(picture, shot.anchor)
    yield Picture(named(shape, take), *made, "card", suffix=".webp", save=SAVE)


def bake_shadow(studio: Studio) -> Iterator[Picture]:
    """The shadow that all cards share."""
    studio.set_up(partial(Night().over, partial(card, "nesw", 0)))
    shot = Frame(0.7, 0.9, 0.8, 0.7).shot(studio.view)
    shadow = output.shadow_pass(studio.view, shot, studio.quality.shadow_samples)
    save = SAVE | {"alpha_quality": 95}
    made = output.trimmed(shadow, shot.anchor)
    yield Picture("card_shadow", *made, "shadow", suffix=".webp", save=save)
