"""The pictures of the screens around the table, at the scale of the window."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from mexica.drawing import palette
from mexica.drawing.fonts import Fonts
from mexica.drawing.manifest import lacks, manifest
from mexica.drawing.surfaces import Size, native, nine_slices, scale
from mexica.resources import DamagedError, damage, for_pygame, note_damage, resource

DRAWN_LARGER: Final = 2  # the pictures are made for two pixels per unit


class Art:
    """Pictures of the manifests, premultiplied, for one size of the unit in pixels.

    A missing picture is transparent, so that the program works without it; its damage is noted.
    """

    def __init__(self, per_unit: float) -> None:
        self.per_unit = per_unit
        self.surface = lru_cache(maxsize=120)(self._surface)
        self.icon = lru_cache(maxsize=60)(self._icon)
        self.fonts = Fonts()
        self.name = lru_cache(maxsize=1)(self._name)

    def _surface(self, name: str, size: Size) -> pygame.Surface:
        """Return a surface such as a panel in this size: corners keep their shape, the rest stretches."""
        whole, corner = _load(name)
        drawn = min(max(1, round(corner * self.per_unit / DRAWN_LARGER)), min(size) // 2)
        if whole is None or min(size) < 1:
            return pygame.Surface(size, pygame.SRCALPHA)
        return nine_slices(palette.ground(name, whole), size, corner, drawn)

    def _icon(self, name: str, height: int, folder: Path | None = None) -> pygame.Surface:
        """Return a picture this many pixels high, with straight alpha as pygame_gui needs it on buttons.

        It comes from the shell, or from the game whose pictures are in this folder.
        """
        whole, _ = _load(name, folder, premultiplied=False)
        if whole is None:
            return pygame.Surface((height, height), pygame.SRCALPHA)
        return pygame.transform.smoothscale(whole, (round(whole.width * height / whole.height), height))

    def frieze(self, name: str, height: int) -> pygame.Surface:
        """Return one period of a frieze, this many pixels high, premultiplied."""
        return self.icon(name, height).premul_alpha()

    def _name(self, name: str, room: Size, folder: Path) -> pygame.Surface:
        """Return the picture of a game's name, as large as this room in pixels allows, premultiplied."""
        whole, _ = _load(name, folder)
        if whole is None:
            return pygame.Surface((0, 0), pygame.SRCALPHA)
        part = min(room[0] / whole.width, room[1] / whole.height)
        return scale(whole, (round(whole.width * part), round(whole.height * part)))


@lru_cache(maxsize=24)
def _load(
    name: str, folder: Path | None = None, premultiplied: bool = True
) -> tuple[pygame.Surface | None, int]:
    """Return a picture of a manifest and the size of its corners; of an empty name there is none."""
    if not name:
        return None, 0
    folder = folder or resource("shell")
    path = folder / "manifest.json"
    try:
        entry = manifest(folder)["sprites"].get(name)
        if entry is None:
            raise DamagedError(path, lacks(name))
        path = folder / entry["file"]
        picture = pygame.image.load(for_pygame(path))
    except (DamagedError, OSError, pygame.error) as error:
        note_damage(damage(path, error))
        return None, 0
    if picture.get_flags() & pygame.SRCALPHA:
        picture = native(picture)
        picture = picture.premul_alpha() if premultiplied else picture
    return picture, int(entry.get("slice", 0))
