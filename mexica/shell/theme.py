"""The look of the widgets: pygame_gui themed in stone, bark paper, codex red and turquoise.

`resources/themes/shell.json` is a theme of pygame_gui with two additions that are resolved here: a length
such as `"20u"` is in units that grow with the window, and a colour such as `"surface:field"` stands for a
picture of the manifest that is cut in nine and stretched. pygame_gui has no such pictures, but asks its cache
of drawn shapes before it draws one; `SurfaceShapes` answers there.
"""

import re
import warnings
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import pygame
from pygame_gui import UIManager
from pygame_gui.core.resource_loaders import BlockingThreadedResourceLoader
from pygame_gui.core.surface_cache import SurfaceCache
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme

from mexica.drawing import palette
from mexica.drawing.surfaces import Size
from mexica.resources import damage, for_pygame, note_damage, resource
from mexica.shell import installation, widget_fonts
from mexica.shell.art import Art
from mexica.shell.window import MainWindow

SMALLEST_UNIT: Final = 0.75
BODY: Final = 20  # units
READING: Final = 22  # in a short text
HEADING: Final = 24  # within a text

BRIGHT: Final = (72, 226, 208)  # the ring of the keyboard

_LENGTH: Final = re.compile(r"(-?\d+(?:\.\d+)?)u")
_SURFACE: Final = "surface:"
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?")
_INK: Final = re.compile(r"_(text|bg)$|^link_")  # the colours of texts and of what is under them


def unit(size: Size, scale: float = 1.0) -> float:
    """Return the pixels of a unit in a window of this size: 1.0 at 1600x1000 and the scale 1.

    A window is at least 1365x933 units large, at the scale 2 half of that.
    """
    return max(SMALLEST_UNIT, min(size[0] / 1600, size[1] / 1000)) * scale


class SurfaceShapes(SurfaceCache):
    """A cache of drawn shapes that returns a surface for each colour that stands for one."""

    def __init__(self, art: Art, names: dict[tuple[int, ...], str]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._art = art
        self._names = names

    def build_cache_id(self, shape: str, size: Size, *rest: Any, **more: Any) -> str:  # type: ignore[override]
        """Return the key of a shape; that of a surface is its name and size."""
        colour = rest[3] if len(rest) > 3 else more["bg_colour"]  # noqa: PLR2004  # after shadow, widths and border
        name = self._names.get(tuple(colour)) if isinstance(colour, pygame.Color) else None
        if name is not None:
            return f"{_SURFACE}{name}:{size[0]}:{size[1]}"
        return SurfaceCache.build_cache_id(shape, size, *rest, **more)

    def find_surface_in_cache(self, lookup_id: str) -> pygame.Surface | None:
        """Return the shape with this key; a surface is always found."""
        if not lookup_id.startswith(_SURFACE):
            return super().find_surface_in_cache(lookup_id)
        _, name, width, height = lookup_id.split(":")
        return self._art.surface(name, (int(width), int(height)))


class Manager(UIManager):
    """A widget manager that shares its theme with all others of the same unit and contrast.

    `pointer` returns the place of the mouse in pixels; `scale` is the player's.
    """

    def __init__(self, size: Size, pointer: Callable[[], Size], scale: float = 1.0) -> None:
        self._pointer = pointer
        self._scale = scale
        super().__init__(size, enable_live_theme_updates=False)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self._pointer()  # pygame_gui asks pygame, which counts in the desktop's units

    def create_new_theme(self, theme_path: Any = None) -> UIAppearanceTheme:
        """Return the program's theme."""
        return _theme(unit(self.window_resolution, self._scale), palette.high())


@lru_cache(maxsize=1)
def _theme(per_unit: float, _high: bool) -> UIAppearanceTheme:
    with warnings.catch_warnings(record=True) as complaints:
        warnings.simplefilter("always", UserWarning)
        theme = _loaded(per_unit)
    if complaints:
        raise damage(resource("themes", "shell.json"), ValueError(complaints[0].message))
    return theme


def _loaded(per_unit: float) -> UIAppearanceTheme:
    loader = BlockingThreadedResourceLoader()
    theme = UIAppearanceTheme(loader, "en")
    names: dict[tuple[int, ...], str] = {}
    theme.shape_cache = SurfaceShapes(art(per_unit), names)
    theme.load_theme(_resolved(installation.theme(), per_unit, names))
    _preload(theme, per_unit)
    loader.start()
    loader.update()
    widget_fonts.dress(theme)
    return theme


def _preload(theme: UIAppearanceTheme, per_unit: float) -> None:
    fonts = theme.get_font_dictionary()
    body = max(1, round(BODY * per_unit))
    heading = max(1, round(HEADING * per_unit))
    reading = max(1, round(READING * per_unit))
    for size, bold, italic in (
        (body, False, False),
        (body, True, False),
        (body, False, True),
        (heading, True, False),
        (reading, False, False),
        (reading, True, False),
        (reading, False, True),
    ):
        if not fonts.check_font_preloaded(fonts.create_font_id(size, "noto_sans", bold, italic)):
            fonts.preload_font(size, "noto_sans", bold, italic)


def _resolved(value: Any, per_unit: float, names: dict[tuple[int, ...], str]) -> Any:
    if isinstance(value, dict):
        inked = {key: _ink(inner) if _INK.search(key) else inner for key, inner in value.items()}
        return {key: _resolved(inner, per_unit, names) for key, inner in inked.items()}
    if not isinstance(value, str):
        return value
    if value.startswith(_SURFACE):
        colour = pygame.Color(255, 0, 255 - len(names))
        names[tuple(colour)] = value.removeprefix(_SURFACE)
        return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}ff"
    return _LENGTH.sub(lambda found: str(round(float(found[1]) * per_unit)), value)


def _ink(colour: Any) -> Any:
    """A colour of the theme as it is drawn, with the opacity that it has; anything else as it is."""
    if not isinstance(colour, str) or not _COLOUR.fullmatch(colour):
        return colour
    red, green, blue, opacity = pygame.Color(colour)
    return "#" + bytes((*palette.ink((red, green, blue)), opacity)).hex()


def art(per_unit: float) -> Art:
    """Return the pictures of the screens for this many pixels a unit, in the contrast in use."""
    return _art(per_unit, palette.high())


@lru_cache(maxsize=1)
def _art(per_unit: float, _high: bool) -> Art:
    return Art(per_unit)


def dress_window(window: MainWindow) -> None:
    """Give the window its icon."""
    icon = resource("shell", "window_icon_64.png")
    try:
        window.set_icon(pygame.image.load(for_pygame(icon)))
    except (OSError, pygame.error) as error:
        note_damage(damage(icon, error))
