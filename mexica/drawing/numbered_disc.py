"""A disc with a number: a step of a plan, or an action in its player's colour and with its sign."""

from typing import Final

import pygame
from pygame import Surface

from mexica.drawing import palette
from mexica.drawing.colours import CREAM, INK, SHADE, Colour
from mexica.drawing.contrast import luminance
from mexica.drawing.fonts import Fonts
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import cached_pictures, native, put_centred

_FINER: Final = 4
_SIGN: Final = 1.9  # radii: the sign on a disc,
_BESIDE: Final = 1.5  # and its middle from that of the disc
_LIGHT: Final = 0.25  # relative luminance from which dark letters have more contrast than light ones


@cached_pictures(128)
def numbered_disc(fonts: Fonts, number: int, radius: float, colour: Colour) -> Surface:
    """Return a disc of this colour and radius in pixels, in a light and a dark ring, with a number on it.

    It is kept and shown again: draw it, do not draw on it.
    """
    disc = _disc(radius, colour).copy()
    ink, rim = (INK, None) if luminance(colour) > _LIGHT else (CREAM, palette.rim())
    room = 1.7 if number < 10 else 1.5  # noqa: PLR2004  # two digits need more of the width
    size = max(11, round(1.25 * radius))
    words = fonts.numeral(str(number), size, ink, rim)
    while words.width > room * radius and size > 9:  # noqa: PLR2004  # pixels; smaller ones cannot be read
        size -= 1
        words = fonts.numeral(str(number), size, ink, rim)
    put_centred(disc, words, (disc.width / 2, disc.height / 2))
    return disc


def sign_for_disc(sprites: Sprites, sign: SeatSign, radius: float) -> Surface:
    """Return the sign of the seat that a disc of this radius belongs to; to some eyes two colours are one."""
    side = round(_SIGN * radius)
    return sprites.fitted(sign.sprite, (side, side))


def on_disc(middle: tuple[float, float], radius: float, *, below: bool = False) -> tuple[float, float]:
    """Return the middle of a sign that stands on a disc, or hangs below it."""
    return middle[0], middle[1] + (_BESIDE if below else -_BESIDE) * radius


@cached_pictures(64)
def _disc(radius: float, colour: Colour) -> Surface:
    dark = palette.thick(1)
    side = 2 * round(radius + dark + 1)
    big = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    middle = (side * _FINER / 2, side * _FINER / 2)
    for paint, reach in ((SHADE, radius + dark), (CREAM, radius), (colour, radius - 1.5)):
        pygame.draw.circle(big, paint, middle, reach * _FINER)
    return native(pygame.transform.smoothscale(big.premul_alpha(), (side, side)))
