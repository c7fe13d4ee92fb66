"""Cóatl's sprites at the scale of a layout."""

from functools import partial
from typing import Final

from mexica.drawing.manifest import manifest
from mexica.drawing.sprites import Sprites
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.resources import resource

_FOLDER: Final = "coatl"
_PIECES: Final = ("body_", "head_", "tail_")


def load_sprites(layout: CourtLayout) -> Sprites:
    """Return the sprites of the game and the shell; `get` enlarges those of the game by its growth.

    Pieces will be preloaded at the scales at which they lie in courts and on slabs.
    """
    folder = resource(_FOLDER)
    cell = float(manifest(folder)["meta"]["scale"])
    sprites = Sprites(folder, resource("shell"), cell=cell, unit=layout.k)
    for scale in resting_scales(layout):
        for name in manifest(folder)["sprites"]:
            if name.startswith(_PIECES):
                sprites.add_preload(partial(sprites.get, name, scale))
    return sprites


def resting_scales(layout: CourtLayout) -> set[float]:
    """Return the scales at which pieces lie in courts, on slabs and on the supply board."""
    plans = [layout.court(seat) for seat in range(layout.seats)]
    scales = [plan.serpent_scale for plan in plans] + [plan.board.scale for plan in plans]
    return {round(scale, 4) for scale in (*scales, layout.market.supply.scale)}
