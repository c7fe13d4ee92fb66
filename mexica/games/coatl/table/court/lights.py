"""Marks over what lies on the table: rims of light, darkened cards, ghosts, fulfilments, enlarged cards."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.surfaces import Target, cached_pictures, native, put, smoothed

_FINER: Final = 2
_LIT: Final[Colour] = (255, 226, 130)
_CHOSEN: Final[Colour] = (96, 236, 220)
_DARK: Final[Colour] = (60, 34, 16)
_LIGHT: Final[Colour] = (255, 247, 205)
_DIM, _BRIGHT, _STEPS = 120, 215, 12  # of 255, from the edge to the middle of lit stone, in so many steps
_VEIL: Final = 120  # of 255, over a card that cannot be used


@cached_pictures(128)
def rim_of_light(size: tuple[int, int], thick: int, chosen: bool = False, bare: bool = False) -> Surface:
    """Return a rounded rim around a thing of this size, with a soft glow; it reaches `4 * thick` beyond.

    A thing that is chosen has a double rim in another colour. On `bare` ground, where a piece can be laid,
    the stone within the rim is lit.
    """
    around = 4 * thick
    colour = _CHOSEN if chosen else _LIT
    whole = Surface((size[0] + 2 * around, size[1] + 2 * around), pygame.SRCALPHA)
    thing = Rect(around, around, *size)
    corner = max(3, min(size) // 9)
    pygame.draw.rect(whole, (*colour, 150), thing.inflate(2 * thick, 2 * thick), 2 * thick, corner + thick)
    glow = pygame.transform.gaussian_blur(whole.premul_alpha(), max(1, thick))
    hole = Surface(size, pygame.SRCALPHA)
    glow.blit(hole, thing, special_flags=pygame.BLEND_RGBA_MULT)
    if bare:
        put(glow, _lit_stone(size, thing.width // 9), thing)
    put(glow, _ring(glow.size, thing, thick, colour, corner), (0, 0))
    if chosen:
        put(
            glow,
            _ring(glow.size, thing.inflate(4 * thick, 4 * thick), max(1, thick // 2), colour, corner + thick),
            (0, 0),
        )
    return native(glow)


def _lit_stone(size: tuple[int, int], corner: int) -> Surface:
    """Warm light on the stone of a place, brightest in its middle."""
    big = Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    place = big.get_rect()
    for step in range(_STEPS):
        share = step / _STEPS
        inside = place.inflate(-round(share * place.width), -round(share * place.height))
        light = round(_DIM + (_BRIGHT - _DIM) * share)
        pygame.draw.rect(big, (*_LIGHT, light), inside, border_radius=corner * _FINER)
    return smoothed(big, size)


def _ring(size: tuple[int, int], thing: Rect, thick: int, colour: Colour, corner: int) -> Surface:
    big = Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    inner = Rect(*(part * _FINER for part in thing))
    dark = inner.inflate((2 * thick + 2) * _FINER, (2 * thick + 2) * _FINER)
    pygame.draw.rect(big, (*_DARK, 200), dark, (thick + 1) * _FINER, (corner + thick) * _FINER)
    light = inner.inflate(2 * thick * _FINER, 2 * thick * _FINER)
    pygame.draw.rect(big, (*colour, 255), light, thick * _FINER, (corner + thick) * _FINER)
    return smoothed(big, size)


def draw_rim(target: Target, thing: Rect, thick: int, chosen: bool = False, bare: bool = False) -> None:
    """Draw the rim around a rectangle; on `bare` ground that is lit."""
    rim = rim_of_light(thing.size, thick, chosen, bare)
    put(target, rim, (thing.left - 4 * thick, thing.top - 4 * thick))


@cached_pictures(64)
def veil(size: tuple[int, int]) -> Surface:
    """Return the shade over a card that cannot be used now."""
    shade = Surface((size[0] * _FINER, size[1] * _FINER), pygame.SRCALPHA)
    corner = max(2, size[0] // 18) * _FINER
    pygame.draw.rect(shade, (30, 24, 22, _VEIL), shade.get_rect(), border_radius=corner)
    return smoothed(shade, size)


@cached_pictures(96)
def bracket(width: int, thick: int) -> Surface:
    """Return the golden bar under the pieces of a fulfilment, with a foot at each end."""
    high = 3 * thick + 2
    big = Surface((width * _FINER, high * _FINER), pygame.SRCALPHA)
    for colour, grow in ((_DARK, 1), (_LIT, 0)):
        wide = (thick + 2 * grow) * _FINER
        base = Rect((grow and 0) or _FINER, 0, (width - (0 if grow else 2)) * _FINER, wide)
        base.bottom = (high - (0 if grow else 1)) * _FINER
        pygame.draw.rect(big, colour, base, border_radius=wide // 2)
        for left in (base.left, base.right - wide):
            foot = Rect(left, (0 if grow else 1) * _FINER, wide, base.bottom - (0 if grow else 1) * _FINER)
            pygame.draw.rect(big, colour, foot, border_radius=wide // 2)
    return smoothed(big, (width, high))
