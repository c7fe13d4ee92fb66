"""Aztekz' title picture: the pyramid in the midst of a game by night, left of it the dark lake."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from PIL import Image, ImageFilter

import title
from bake.aztekz_forms import FLOOR, RAISED, SLOTS
from kit import Array, Sprite, smoothstep
from manifest import AZTEKZ, NAME, load
from pieces import Pieces, over
from title import SIZE, focused

SCALE = 0.86  # of the sprites
MIDDLE = 1270, 560  # of the field
_PIECES = Pieces(AZTEKZ)
Cell = tuple[int, int]
CARDS: dict[Cell, str] = {
    (-2, -2): "es", (-1, -2): "esw", (0, -2): "esw_b", (1, -2): "sw", (2, -2): "sw",
    (-2, -1): "nes_b", (-1, -1): "nesw", (0, -1): "nsw", (1, -1): "nes", (2, -1): "nsw_b",
    (-2, 0): "nes", (-1, 0): "new_b", (0, 0): "nesw_b", (1, 0): "nesw", (2, 0): "nw",
    (-2, 1): "ns", (-1, 1): "es", (0, 1): "nsw_b", (1, 1): "nes_b", (2, 1): "esw",
    (-2, 2): "ne", (-1, 2): "new", (0, 2): "new_b", (2, 2): "nw",
}  # fmt: skip
RAISED_CARDS = {(-1, -1), (1, 1), (0, -2)}
HEROES: dict[Cell, tuple[str, ...]] = {
    (0, 0): ("chief_red", "chief_sand", "helper_red", "helper_black"),
    (-1, -1): ("chief_black", "helper_black"), (1, -1): ("helper_sand",), (-2, 0): ("helper_grey",),
    (1, 1): ("chief_grey", "helper_grey"), (-1, 2): ("helper_red",), (2, -1): ("helper_sand",),
}  # fmt: skip
CARRIED: dict[Cell, tuple[str, ...]] = {
    (0, 0): ("", "", "serpent", "jaguar"),
    (1, -1): ("sun",),
    (1, 1): ("", "moon"),
    (-1, 2): ("maize",),
}
LYING: dict[Cell, tuple[str, ...]] = {
    (-1, 0): ("eagle", "moon"), (1, 0): ("sun",), (0, 1): ("maize", "serpent"), (-2, -2): ("jaguar",),
    (2, 1): ("eagle",), (0, -1): ("moon",), (2, -2): ("serpent",), (-1, 1): ("sun", "jaguar"),
}  # fmt: skip
LANTERNS = ((150, 210), (330, 90), (96, 520), (392, 640), (210, 880), (60, 1050), (420, 1020), (280, 380))


def _at(cell: Cell, lift: float = 0.0) -> tuple[float, float]:
    """The middle of a cell, so many cells above the ground."""
    wide, tall = load(AZTEKZ / NAME)["meta"]["cell"]
    z_px: float = load(AZTEKZ / NAME)["meta"]["z_px"]
    x, y = MIDDLE[0] + cell[0] * wide * SCALE, MIDDLE[1] + cell[1] * tall * SCALE
    return x, y - lift * z_px * SCALE


def _floor(cell: Cell) -> float:
    return FLOOR + RAISED * (cell in RAISED_CARDS)


def _ground(picture: Image.Image) -> list[tuple[str, float, float]]:
    """The lake with its lights and the pyramid on it; returns its fires."""
    lake, _ = _PIECES.sprite("lake")
    over(picture, lake, -200, -100)
    for number, (x, y) in enumerate(LANTERNS):
        _PIECES.shine(picture, f"lantern_{number % 3 + 1}", x, y, 0.9 + 0.15 * (number % 3))
    about = _PIECES.entry("pyramid")
    pyramid, (ax, ay) = _PIECES.sprite("pyramid", SCALE)
    over(picture, _faded(pyramid), round(MIDDLE[0] - ax), round(MIDDLE[1] - ay))
    return [(kind, MIDDLE[0] - ax + x * SCALE, MIDDLE[1] - ay + y * SCALE) for kind, x, y in about["torches"]]


def _faded(pyramid: Image.Image) -> Image.Image:
    """The pyramid with its lowest terraces lost in the dark."""
    reach = np.minimum(np.arange(pyramid.width), np.arange(pyramid.width)[::-1]) / (0.55 * 288 * SCALE)
    alpha = np.asarray(pyramid.getchannel("A")).astype(np.float32) * smoothstep(reach, 0.1, 1.0)[None]
    out = pyramid.copy()
    out.putalpha(Image.fromarray(alpha.astype(np.uint8)))
    return out


def _cards(picture: Image.Image) -> None:
    cells = [(x, y) for y in range(-2, 3) for x in range(-2, 3)]
    for cell in cells:
        if cell not in CARDS:
            _PIECES.blit(picture, "cell_empty", *_at(cell), SCALE)
    for cell in CARDS:
        _PIECES.blit(picture, "card_shadow", *_at(cell), SCALE)
    for row in range(-2, 3):
        here = sorted((cell for cell in CARDS if cell[1] == row), key=lambda cell: cell in RAISED_CARDS)
        for cell in here:
            high = cell in RAISED_CARDS
            if high:
                _PIECES.blit(picture, "card_raised_shadow", *_at(cell), SCALE)
            _PIECES.blit(picture, f"card_{CARDS[cell]}" + "_raised" * high, *_at(cell), SCALE)


def _souls(picture: Image.Image) -> None:
    for cell, kinds in LYING.items():
        x, y = _at(cell, _floor(cell))
        for number, kind in enumerate(kinds):
            at = x + (number - (len(kinds) - 1) / 2) * 64 * SCALE, y
            _PIECES.shine(picture, f"soul_{kind}_glow", at[0], at[1] - 20 * SCALE, 1.9 * SCALE, 0.75)
            _PIECES.blit(picture, "soul_shadow", at[0], at[1] + 18 * SCALE, SCALE)
            _PIECES.blit(picture, f"soul_{kind}_small", *at, SCALE)


def _heroes(picture: Image.Image) -> None:
    for cell, heroes in HEROES.items():
        (x, y), (wide, tall) = _at(cell, _floor(cell)), load(AZTEKZ / NAME)["meta"]["cell"]
        places = [(x + u * wide * SCALE, y - v * tall * SCALE) for u, v in SLOTS[len(heroes)]]
        carried = CARRIED.get(cell, ("",) * len(heroes))
        for hero, at in zip(heroes, places, strict=True):
            _PIECES.blit(picture, f"{hero}_shadow", *at, SCALE)
        for hero, kind, at in zip(heroes, carried, places, strict=True):
            _PIECES.blit(picture, hero, *at, SCALE)
            if kind:
                about = _PIECES.entry(hero)
                rack = [at[k] + (about["rack"][k] - about["anchor"][k]) * SCALE for k in (0, 1)]
                _PIECES.shine(picture, f"soul_{kind}_glow", *rack, 1.5 * SCALE, 0.75)
                _PIECES.blit(picture, f"soul_{kind}_small", rack[0], rack[1] + 16 * SCALE, 0.8 * SCALE)


def laid() -> Image.Image:
    """The pyramid with everything on it."""
    picture = Image.new("RGBA", SIZE, (9, 19, 48, 255))
    fires = _ground(picture)
    _cards(picture)
    _souls(picture)
    _heroes(picture)
    for number, (kind, x, y) in enumerate(sorted(fires, key=lambda fire: fire[2])):
        large = kind == "brazier"
        _PIECES.shine(picture, "glow_fire", x, y - 14, 1.75 if large else 0.8, 0.9)
        _PIECES.blit(picture, f"flame_{number % 4 + 1}", x, y + 10, (0.74 if large else 0.36) * SCALE / 0.86)
    return picture


def night(im: Image.Image) -> Image.Image:
    """Deep blue in the darks, warm in the lights, a soft bloom, the left in the dark."""
    a = np.asarray(im).astype(np.float32) / 255
    v, u = (np.linspace(0, 1, side, dtype=np.float32) for side in a.shape[:2])
    light = (a @ np.array([0.30, 0.59, 0.11], np.float32))[..., None]
    cool, warm = np.array([0.80, 0.88, 1.14], np.float32), np.array([1.12, 1.0, 0.80], np.float32)
    a = a * (1 - light) * cool + a * light * warm
    bright = Image.fromarray((np.clip(a - 0.60, 0, 1) * 255).astype(np.uint8))
    a = a + np.asarray(bright.filter(ImageFilter.GaussianBlur(20))).astype(np.float32) / 255 * 0.55
    middle = np.exp(-(((u[None] - 0.66) / 0.46) ** 2 + ((v[:, None] - 0.46) / 0.60) ** 2))[..., None]
    a = title.in_dusk(a * (0.64 + 0.38 * middle), (0.14, 0.46), 0.52, (0.004, 0.010, 0.026))
    out: Array = np.clip(a * 255, 0, 255)
    return Image.fromarray(out.astype(np.uint8))


def build() -> Iterator[Sprite]:
    """The title picture."""
    yield title.sprite("title_aztekz", night(focused(laid().convert("RGB"))))
