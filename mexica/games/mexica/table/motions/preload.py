"""The pictures that a match needs besides the pieces, made before a frame has to wait for them."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Size
from mexica.games.mexica.rules.spaces import ISLAND, each
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.motions import building, lake, pilli_moves, victory

_ON_CELLS: Final = ("bank", "overlay")  # layers of sprites that are stretched over a space
_LARGER: Final = {  # the sizes of enlarged flying sprites, by the first word of their names
    "canoe": (pilli_moves.CANOE,),
    "glint": (lake.GLINT,),
    "dust": (building.PUFF,),
    "petal": victory.GROWTH,
    "marigold": victory.GROWTH,
    "feather": victory.GROWTH,
}


def add_preloads(layout: Layout, sprites: Sprites) -> None:
    """Preload the sprites on spaces in all sizes of spaces, and flying sprites in their sizes."""
    for name, growth in _grown(sprites):
        sprites.add_preload(partial(sprites.get, name, growth))
    sizes = _cells(layout)
    for layer in _ON_CELLS:
        for name in sprites.of_layer(layer):
            for size in sizes:
                sprites.add_preload(partial(sprites.stretched, name, size))


def _grown(sprites: Sprites) -> Iterator[tuple[str, float]]:
    for layer in ("boat", "shadow", "mote"):
        for name in sprites.of_layer(layer):
            for growth in _LARGER.get(name.split("_")[0], ()):
                yield name, growth


def _cells(layout: Layout) -> set[Size]:
    """The sizes of spaces, which differ by a pixel."""
    return {layout.cell_rect(space).size for space in each(ISLAND)}
