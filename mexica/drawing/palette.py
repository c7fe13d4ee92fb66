"""The colours in use: as `colours` has them, or with a high contrast for weak eyes if the player wants that.

Texts, signs on the grounds of the art and marks on a board ask here when they are drawn. Whoever changes the
contrast lays out anew whatever keeps pictures of its own.
"""

from typing import Final

import pygame
from pygame import Surface

from mexica.drawing.colours import SHADE, Colour
from mexica.drawing.contrast import luminance
from mexica.drawing.surfaces import forget_pictures

_STONES: Final = frozenset(
    {
        *("bar_stone", "panel_stone", "toast"),
        *("button_normal", "button_pressed", "button_selected", "button_disabled"),
    }
)
"""The grounds of light texts."""

_PAPERS: Final = frozenset({"panel_paper", "field", "tooltip", "button_hovered"})
"""The grounds of dark ones."""

_DARKER: Final = 0.6  # of the light of stones
_PALER: Final = 0.35  # of the way from papers to white
_DEEPER: Final = 0.6  # of the light of dark inks
_LIGHT: Final = 0.3  # relative luminance from which an ink is one for dark grounds
_THICKER: Final = 1.7

_high: list[bool] = [False]


def use(high: bool) -> None:
    """Draw everything with a high contrast from now on, or as usual."""
    if high != _high[0]:
        _high[0] = high
        forget_pictures()


def high() -> bool:
    """Return whether the contrast is high."""
    return _high[0]


def ink(colour: Colour) -> Colour:
    """Return the colour in which a text of this colour is drawn: dark ones darker, light ones lighter."""
    if not _high[0]:
        return colour
    red, green, blue = colour
    if luminance(colour) < _LIGHT:
        return round(_DEEPER * red), round(_DEEPER * green), round(_DEEPER * blue)
    return (255 + red) // 2, (255 + green) // 2, (255 + blue) // 2


def ground(name: str, picture: Surface, stone_light: Colour = (255, 255, 255)) -> Surface:
    """Return a premultiplied surface of the art as it is drawn: stones darker, papers lighter.

    Stones lie in light of this colour.
    """
    if name in _STONES:
        picture = picture.copy()
        picture.fill((*stone_light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if _high[0] and name in _STONES:
        return _dimmed(picture, _DARKER)
    if _high[0] and name in _PAPERS:
        paler = _dimmed(picture, 1 - _PALER)
        paler.blit(_dimmed(_silhouette(picture), _PALER), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return paler
    return picture


def _dimmed(picture: Surface, share: float) -> Surface:
    """The picture with this share of its light, as opaque as it is."""
    level, dim = round(255 * share), picture.copy()
    dim.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dim


def _silhouette(picture: Surface) -> Surface:
    """The picture all in white, premultiplied."""
    white = picture.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return white.premul_alpha() if white.get_flags() & pygame.SRCALPHA else white


def rim() -> Colour | None:
    """Return the colour of the rim around light letters on a coloured disc, None if they have none."""
    return SHADE if _high[0] else None


def thick(width: float) -> float:
    """Return how wide a line or a mark on a board is that usually has this width."""
    return _THICKER * width if _high[0] else width


def solid(opacity: int) -> int:
    """Return the opacity, 0 to 255, of a mark that usually has this one."""
    return 255 if _high[0] else opacity
