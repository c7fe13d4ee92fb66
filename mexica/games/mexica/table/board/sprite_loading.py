"""Mexica's sprites at the scale of a layout."""

from functools import partial
from pathlib import Path
from typing import Final

from mexica.drawing.sprites import Sprites
from mexica.games.mexica.table.board.layout import Layout
from mexica.resources import resource

# layers of what stands on a board
_ON_BOARD: Final = ("piece", "shadow", "pilli", "bridge", "token", "decor")
_PILLI: Final = 0.82  # of its size in the file, so that it hides little of the pieces north of it


def load_sprites(layout: Layout, *folders: Path) -> Sprites:
    """Return the program's own sprites, or those in `folders`; pieces on a board will be preloaded."""
    folders = folders or (resource("mexica"), resource("shell"))
    sprites = Sprites(*folders, cell=layout.cell[0], unit=layout.unit / layout.scale, size_of=_size_on_board)
    for layer in _ON_BOARD:
        for name in sprites.of_layer(layer):
            sprites.add_preload(partial(sprites.get, name))
    return sprites


def _size_on_board(name: str) -> float:
    return _PILLI if name.startswith("pilli_") else 1.0
