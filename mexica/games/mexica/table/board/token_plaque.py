"""A small plaque with the three numbers of a token, for one that is hidden by what stands in front of it."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, SHADE
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import cached_pictures, put_centred, smoothed
from mexica.games.mexica.rules import material
from mexica.games.mexica.table.panels.place_disc import place_disc

_PITCH: Final = 1.5  # from disc to disc, in letter heights
_HIGH: Final = 1.7
_FINER: Final = 4


def token_plaque(fonts: Fonts, token: int, size: int) -> Surface:
    """Return the plaque of the token for districts of `token` spaces, in letters of `size` pixels.

    The numbers lie on discs in the colours that they have on the token, in its order (R2.1).
    """
    wide, high = round(3 * _PITCH * size + 0.3 * size), round(_HIGH * size)
    plaque = _plate((wide, high)).copy()
    for number, value in enumerate(material.values(token)):
        disc = place_disc(fonts, size, number + 1, str(value))
        put_centred(plaque, disc, (wide / 2 + (number - 1) * _PITCH * size, high / 2))
    return plaque


@cached_pictures(4)
def _plate(size: tuple[int, int]) -> Surface:
    wide, high = size[0] * _FINER, size[1] * _FINER
    big = Surface((wide, high), pygame.SRCALPHA)
    whole = Rect(0, 0, wide, high)
    pygame.draw.rect(big, CREAM, whole, border_radius=high // 2)
    pygame.draw.rect(big, SHADE, whole.inflate(-2 * _FINER, -2 * _FINER), border_radius=high // 2)
    return smoothed(big, size)
