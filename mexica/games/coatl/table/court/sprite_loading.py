"""Cóatl's sprites at the scale of a layout."""

from typing import Final

from mexica.drawing.manifest import manifest
from mexica.drawing.sprites import Sprites
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.resources import resource

_FOLDER: Final = "coatl"


def load_sprites(layout: CourtLayout) -> Sprites:
    """Return the sprites of the game and the shell; `get` enlarges those of the game by its growth."""
    cell = float(manifest(resource(_FOLDER))["meta"]["scale"])
    return Sprites(resource(_FOLDER), resource("shell"), cell=cell, unit=layout.k)
