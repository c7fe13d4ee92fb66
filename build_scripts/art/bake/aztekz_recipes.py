"""The pieces of Aztekz to bake, in the light of torches and the moon."""

from __future__ import annotations

from functools import partial

from bake import aztekz_cards, aztekz_heroes, aztekz_pyramid, aztekz_souls, aztekz_stones, crests, lettering
from bake.aztekz_forms import FLOOR, RAISED, SLOTS, TOP
from bake.aztekz_masks import HUES
from bake.recipes import Recipe
from bake.scene import Quality

SCALE = 288
"""Pixels a cell is wide: twice what it is in a window of 1600x1000, where the field is only five wide."""

META = {"floor": FLOOR, "wall": TOP, "raised": RAISED, "slots": {str(n): at for n, at in SLOTS.items()}}
"""What the manifest says besides the camera, in cells: the heights of paths and of walls, how much higher a
card on a card lies, and where heroes stand on a card."""

QUALITY = Quality(samples=64, shadow_samples=16, island_samples=8)
"""Night is noisier than day; the denoiser makes up for it where the picture is as large as the board."""


def recipes() -> list[Recipe]:
    """All of them."""
    found = []
    for shape, take in aztekz_cards.TAKES:
        card = partial(aztekz_cards.bake, shape=shape, take=take)
        found.append(Recipe((aztekz_cards.named(shape, take),), card, "aztekz_cards", 20))
    found.append(Recipe(("card_shadow",), aztekz_cards.bake_shadow, "aztekz_cards", 8))
    for kind in aztekz_heroes.KINDS:
        for colour in crests.CRESTS:
            hero = partial(aztekz_heroes.bake, kind=kind, colour=colour)
            sprites = f"{kind}_{colour}", f"{kind}_{colour}_shadow"
            found.append(Recipe(sprites, hero, "aztekz_heroes", 12))
    for kind in HUES:
        sprites = f"soul_{kind}", f"soul_{kind}_small"
        found.append(Recipe(sprites, partial(aztekz_souls.bake, kind=kind), "aztekz_souls", 10))
    for name in aztekz_stones.THINGS:
        found.append(Recipe((name,), partial(aztekz_stones.bake, name=name), "aztekz_stones", 12))
    found.append(Recipe(("cell_empty",), aztekz_stones.bake_socket, "aztekz_stones", 12))
    stone = "offering_stone", "offering_stone_shadow"
    found.append(Recipe(stone, aztekz_stones.bake_offering, "aztekz_stones", 30))
    found.append(Recipe(("pyramid",), aztekz_pyramid.bake, "aztekz_pyramid", 400))
    found.append(Recipe(("name_aztekz",), partial(lettering.bake, name="name_aztekz"), "lettering", 40))
    return found
