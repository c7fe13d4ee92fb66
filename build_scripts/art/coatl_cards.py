"""Draw what is flat on Cóatl's table: frames and backs of cards, stones of the ladder, shields, medal, icons.

python build_scripts/art/coatl_cards.py   writes them and enters them in resources/coatl; needs Pillow and
numpy. Backs, icons and title are composed of baked sprites, so bake.py comes first.
"""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np
from PIL import Image

import shields
from coatl_pieces import blit, serpent
from kit import GOLD, Canvas, Colour, Look, Mask
from manifest import COATL, NAME, load, write
from pieces import over

BIG, SMALL = (220, 304), (120, 164)
SUITS: dict[str, Colour] = {
    "red": (158, 46, 32),
    "black": (50, 46, 50),
    "blue": (36, 88, 150),
    "yellow": (204, 146, 36),
    "green": (54, 112, 58),
}
PALE: dict[str, Colour] = {
    "red": (236, 206, 160),
    "black": (190, 180, 166),
    "blue": (190, 216, 222),
    "yellow": (120, 44, 20),
    "green": (186, 206, 110),
}
_LARGE: dict[str, Any] = {"quality": 90, "alpha_quality": 95, "method": 6}
_STONES = {
    "plain": Look((190, 168, 130), bevel=2.5, grain=0.04, pits=0.03, outline=1.2, wear=0.3),
    "passed": Look((206, 172, 104), bevel=2.5, grain=0.04, pits=0.03, outline=1.2, wear=0.3),
    "next": Look((214, 192, 150), bevel=2.5, grain=0.04, pits=0.03, outline=1.2, wear=0.3),
    "gilded": Look((236, 186, 74), bevel=3.5, depth=1.2, grain=0.03, outline=1.6, shine=0.7),
}


def ornament(c: Canvas, suit: str, x: float, y: float, r: float) -> Mask:
    """The suit's sign as a mask: step fret, obsidian knife, wave, sun, feather."""
    if suit == "red":
        u = r / 5
        steps = [
            (-5, 4),
            (-5, 2.4),
            (-3.4, 2.4),
            (-3.4, 0.8),
            (-1.8, 0.8),
            (-1.8, -0.8),
            (-0.2, -0.8),
            (-0.2, -3),
            (5, -3),
            (5, 3),
            (1.8, 3),
            (1.8, -0.2),
            (3.2, -0.2),
            (3.2, 1.4),
            (3.4, -1.4),
            (0.6, -1.4),
            (0.6, 4),
        ]
        return c.polygon([(x + a * u, y + b * u) for a, b in steps])
    if suit == "black":
        return c.polygon(
            [
                (x, y - r),
                (x + 0.45 * r, y - 0.2 * r),
                (x + 0.34 * r, y + 0.7 * r),
                (x, y + r),
                (x - 0.34 * r, y + 0.7 * r),
                (x - 0.45 * r, y - 0.2 * r),
            ]
        ) & ~c.stroke([(x, y - 0.7 * r), (x - 0.08 * r, y), (x + 0.05 * r, y + 0.8 * r)], 0.12 * r)
    if suit == "blue":
        spiral = []
        for t in np.linspace(0, 1, 40):
            a, q = -2.6 + 7.4 * t, r * 0.72 * (1 - t) ** 0.8 + 0.06 * r
            spiral.append((x + 0.15 * r + q * math.cos(a), y - 0.1 * r + q * math.sin(a)))
        return c.stroke([(x - r, y + 0.75 * r), (x - 0.72 * r, y + 0.35 * r), *spiral], 0.26 * r) | c.stroke(
            [(x - r, y + 0.78 * r), (x + 0.95 * r, y + 0.78 * r)], 0.24 * r
        )
    if suit == "yellow":
        mask = c.disc(x, y, 0.42 * r) & ~c.disc(x, y, 0.18 * r)
        for k in range(8):
            a = math.pi * k / 4
            mask |= c.polygon(
                [
                    (x + q * r * math.cos(a + d), y + q * r * math.sin(a + d))
                    for q, d in ((0.52, -0.32), (1.0, 0), (0.52, 0.32))
                ]
            )
        return mask
    leaf = [
        (x + r * (0.95 - 1.9 * t), y + r * 0.55 * math.sin(math.pi * min(1, 0.06 + t * 0.95)) ** 0.8 * 0.9)
        for t in np.linspace(0, 1, 16)
    ]
    back = [(a, 2 * y - b) for a, b in reversed(leaf)]
    mask = c.polygon(leaf + back) & ~c.stroke([(x - r, y), (x + 0.7 * r, y)], 0.10 * r)
    for k in range(3):
        q = x - 0.45 * r + 0.42 * r * k
        mask &= ~c.stroke([(q, y), (q + 0.22 * r, y - 0.5 * r)], 0.06 * r) & ~c.stroke(
            [(q, y), (q + 0.22 * r, y + 0.5 * r)], 0.06 * r
        )
    return mask


def frame(suit: str, small: bool = False, temple: bool = False) -> Image.Image:
    """An empty card."""
    w, h = SMALL if small else BIG
    c = Canvas(w, h, 17 + len(suit))
    base = (150, 120, 84) if temple else SUITS[suit]
    pale = (96, 40, 24) if temple else PALE[suit]
    k = 0.62 if small else 1.0
    c.blend(c.rect(0, 0, w, h, 12 * k).astype(np.float32), (34, 24, 18))
    c.paint(
        c.rect(1.5, 1.5, w - 1.5, h - 1.5, 11 * k),
        Look(base, bevel=4 * k, depth=0.9, grain=0.05, pits=0.03, pores=0.10, wear=0.5),
    )
    top = 36 * k
    rim = 13 * k
    c.blend(c.grow(c.rect(rim, top, w - rim, h - rim, 4), 1.6).astype(np.float32), (40, 26, 18))
    c.paint(
        c.rect(rim, top, w - rim, h - rim, 4),
        Look((236, 216, 174), bevel=2, depth=-0.6, grain=0.03, pits=0.02, pores=0.06),
    )
    c.blend(
        (
            c.rect(rim + 4, top + 4, w - rim - 4, h - rim - 4, 2)
            & ~c.rect(rim + 5.4, top + 5.4, w - rim - 5.4, h - rim - 5.4, 2)
        ).astype(np.float32)
        * 0.6,
        pale if suit != "black" and temple else tuple(int(v * 0.85) for v in base),
    )
    if not temple:
        for x in np.linspace(24 * k, w - 24 * k, 5 if not small else 3):
            r = (12.5 if abs(x - w / 2) < 1 else 9.5) * k
            c.blend(ornament(c, suit, x, 18.5 * k, r).astype(np.float32) * 0.92, pale)
    return c.image()


def back(temple: bool = False) -> Image.Image:
    """A card's back: a gilded feathered serpent (or temple) on jade (or red)."""
    w, h = BIG
    c = Canvas(w, h, 23)
    c.blend(c.rect(0, 0, w, h, 12).astype(np.float32), (34, 24, 18))
    c.paint(
        c.rect(1.5, 1.5, w - 1.5, h - 1.5, 11),
        Look((168, 145, 113), bevel=4, grain=0.05, pits=0.04, wear=0.4),
    )
    base = (112, 36, 26) if temple else (22, 84, 80)
    c.paint(c.rect(12, 12, w - 12, h - 12, 5), Look(base, bevel=3, depth=-0.8, grain=0.06, pits=0.03))
    for inset, width in ((20, 2.0), (26, 1.0)):
        c.blend(
            (
                c.rect(inset, inset, w - inset, h - inset, 3)
                & ~c.rect(inset + width, inset + width, w - inset - width, h - inset - width, 3)
            ).astype(np.float32)
            * 0.9,
            GOLD,
        )
    for x, y in ((38, 38), (w - 38, 38), (38, h - 38), (w - 38, h - 38)):
        c.blend(ornament(c, "yellow", x, y, 11).astype(np.float32) * 0.9, GOLD)
    card = c.image()
    layer = Image.new("RGBA", (420, 420), (0, 0, 0, 0))
    if temple:
        blit(layer, "temple_court", 210, 225, 1.15)
    else:
        scale = 0.41
        names = ["head_green_lifted", "body_green_trough", "body_green_crest", "tail_green_trough"]
        serpent(layer, names, 202 - 2 * 128 * scale, 222, scale)
    grey = np.asarray(layer.convert("L")).astype(np.float32) / 255
    t = np.clip(grey * (1.15 if temple else 1.5), 0, 1)[..., None]
    tone = np.array((92, 56, 16)) * (1 - t) + np.array((250, 214, 124)) * t
    gilt = Image.fromarray(np.dstack([tone, np.asarray(layer.getchannel("A"))]).astype(np.uint8), "RGBA")
    if not temple:
        gilt = gilt.rotate(-56, Image.Resampling.BICUBIC)
    over(card, gilt, w // 2 - 210, h // 2 - 210)
    return card


def stone(state: str) -> Image.Image:
    """A stone of the ladder: plain, passed, next (outlined in gold) or gilded (reached)."""
    canvas = Canvas(60, 90, 3)
    canvas.paint(canvas.rect(3, 3, 57, 87, 3), _STONES[state])
    if state == "next":
        ring = canvas.rect(4.5, 4.5, 55.5, 85.5, 3) & ~canvas.rect(8, 8, 52, 82, 2)
        canvas.blend(ring.astype(np.float32), (222, 158, 30))
    return canvas.image()


def seat_shield(colour: str) -> Image.Image:
    """A seat's round shield: its colour and its sign."""

    def sign(canvas: Canvas) -> Mask:
        return ornament(canvas, colour, shields.SIDE / 2, shields.SIDE / 2, shields.SIGN)

    return shields.shield(shields.disc, SUITS[colour], sign, PALE[colour])


def medal() -> Image.Image:
    """The golden disc that carries a finished serpent's points."""
    canvas = Canvas(104, 104, 9)
    canvas.shadow(canvas.disc(50, 50, 42), 6, 0.6, (6, 5))
    canvas.paint(canvas.disc(50, 50, 42), Look((222, 172, 66), bevel=6, outline=2, shine=0.5))
    canvas.paint(canvas.disc(50, 50, 33), Look((150, 44, 30), bevel=3, depth=-0.8, outline=1))
    return canvas.image()


def icons() -> dict[str, Image.Image]:
    """The signs of the actions: take pieces, choose prophecies, assemble; and of the three tokens."""
    made = {f"icon_{what}": Image.new("RGBA", (200, 150)) for what in ("take", "prophecies", "assemble")}
    blit(made["icon_take"], "bag_body", 68, 98, 0.86)
    blit(made["icon_take"], "body_yellow_trough", 94, 122, 0.66)
    for turn, x in ((10, 40), (-8, 84)):
        card = back(False).convert("RGBa").resize((88, 122), Image.Resampling.LANCZOS).convert("RGBA")
        over(made["icon_prophecies"], card.rotate(turn, Image.Resampling.BICUBIC, expand=True), x - 16, 6)
    serpent(made["icon_assemble"], ["head_green_crest", "body_red_trough"], 40, 104, 0.58)
    for token in ("pick", "future", "commit"):
        picture = made[f"icon_{token}"] = Image.new("RGBA", (144, 144))
        blit(picture, f"token_{token}", 72, 74, 1.18)
    return made


def made() -> dict[str, Image.Image]:
    """All of them by name."""
    found = {f"card_{suit}": frame(suit) for suit in SUITS}
    found |= {f"card_{suit}_small": frame(suit, small=True) for suit in SUITS}
    found |= {"card_temple": frame("temple", temple=True), "card_temple_small": frame("temple", True, True)}
    found |= {"card_back": back(), "card_back_temple": back(True), "medal": medal()}
    found |= {f"shield_{colour}": seat_shield(colour) for colour in ("blue", "red", "green", "yellow")}
    return found | {f"step_{state}": stone(state) for state in _STONES} | icons()


def main() -> int:
    """Write them."""
    data = load(COATL / NAME)
    for name, picture in made().items():
        large = name.startswith("card_")
        file = f"{name}.webp" if large else f"{name}.png"
        options: dict[str, Any] = (
            {"quality": 90, "alpha_quality": 95, "method": 6} if large else {"optimize": True}
        )
        picture.save(COATL / file, **options)
        anchor = [side // 2 for side in picture.size]
        layer = "icon" if name.startswith("icon_") else "surface"
        entry = {"file": file, "size": list(picture.size), "anchor": anchor, "layer": layer}
        data["sprites"][name] = entry | ({"slice": 12} if name.startswith("step_") else {})
    write(data["meta"], data["sprites"], COATL / NAME)
    return 0


if __name__ == "__main__":
    sys.exit(main())
