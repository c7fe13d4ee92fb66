"""An owner's place in a district, on a disc in the colour of its points on the tokens."""

from typing import Final

import pygame
from pygame import Surface

from mexica.drawing import palette
from mexica.drawing.colours import CREAM, INK, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import native, put_centred
from mexica.games.mexica.rules.scoring import PLACES

# first, second and third as on the tokens: yellow, blue, white
_DISCS: Final[tuple[tuple[Colour, Colour], ...]] = (
    ((236, 186, 52), INK),
    ((38, 92, 168), CREAM),
    ((250, 246, 236), INK),
)
_BARE: Final[Colour] = (104, 66, 42)


def place_disc(fonts: Fonts, size: int, place: int, text: str = "") -> Surface:
    """Return a place (1 or more), or another text on its disc, for letters of this height in pixels.

    A place that pays nothing has no disc.
    """
    target = native(Surface((2 * size, 2 * size), pygame.SRCALPHA))
    middle = target.get_rect().center
    ink = _BARE
    if place <= PLACES:
        face, ink = _DISCS[place - 1]
        pygame.draw.aacircle(target, INK, middle, size * 0.74)
        pygame.draw.aacircle(target, face, middle, size * 0.65)
    rim = palette.rim() if ink == CREAM else None
    put_centred(target, fonts.numeral(text or str(place), round(size * 0.85), ink, rim), middle)
    return target
