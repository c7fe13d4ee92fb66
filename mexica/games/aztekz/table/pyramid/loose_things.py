"""Draws single things that move over the table."""

from functools import lru_cache
from typing import Final

import pygame
from pygame import Surface

from mexica.drawing.colours import Colour
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, cached_pictures, dimmed, put_centred, smoothed
from mexica.games.aztekz.table.panels.left_view import LeftView
from mexica.games.aztekz.table.pyramid.cards_view import CardsView
from mexica.games.aztekz.table.pyramid.field import Field
from mexica.games.aztekz.table.pyramid.people_view import PeopleView
from mexica.games.aztekz.table.pyramid.seen_pyramid import PlacedCard, SeenHero
from mexica.games.aztekz.table.pyramid.sprite_loading import FieldSprites

SOUL_LIGHT: Final[dict[str, Colour]] = {
    "sun": (255, 206, 84),
    "moon": (220, 232, 250),
    "jaguar": (255, 128, 96),
    "eagle": (116, 178, 255),
    "serpent": (96, 232, 150),
    "maize": (208, 130, 255),
}
_LEVELS: Final = 12  # of the strength of sparks and dust
_SPARK: Final = 2.2  # of its size in the file
_PUFF: Final = 0.16  # of a cell's width
_DUST: Final[Colour] = (196, 182, 160)
_FINE: Final = 32  # pixels of a puff at first


class LooseThings:
    """The `Drawer` of moving things, on the field of a frame."""

    field: Field

    def __init__(
        self,
        sprites: Sprites,
        on_field: FieldSprites,
        cards: CardsView,
        people: PeopleView,
        left: LeftView,
    ) -> None:
        self._sprites, self._on_field = sprites, on_field
        self._cards, self._people, self._left = cards, people, left
        self._tinted = lru_cache(maxsize=128)(self._lit)

    def at(self, field: Field) -> "LooseThings":
        """Return itself, drawing on this field from now on."""
        self.field = field
        return self

    @property
    def width(self) -> int:
        """The width of a cell as it is shown."""
        return self.field.size[0]

    def draw_hero(
        self, target: Target, hero: SeenHero, foot: tuple[float, float], above: float = 0.0
    ) -> None:
        """Draw a hero with its shadow and what it carries, so many pixels above its shadow."""
        self._people.draw_shadow(target, hero, foot, self.width)
        self._people.draw_hero(target, hero, (foot[0], foot[1] - above), self.width)

    def draw_souls(
        self, target: Target, souls: tuple[str, int], at: tuple[float, float], share: float = 1.0
    ) -> None:
        """Draw souls, a kind and a number, with their glow, at this share of their usual size."""
        self._people.draw_souls(target, souls, at, self.width, share)

    def draw_laid(self, target: Target, card: PlacedCard, middle: tuple[float, float], above: float) -> None:
        """Draw a card with its ground here, so many pixels above where it comes to lie."""
        self._cards.draw_loose(target, card, middle, self.field, above)

    def draw_card(self, target: Target, paths: str | None, middle: tuple[float, float], wide: float) -> None:
        """Draw a loose card of this width, its back if `paths` is None."""
        self._left.draw_card(target, paths, middle, wide)

    def draw_spark(
        self, target: Target, name: str, kind: str, at: tuple[float, float], strength: float
    ) -> None:
        """Draw a spark in the light of a kind of souls, larger and brighter with a strength up to 1."""
        if (level := round(strength * _LEVELS)) > 0:
            picture = self._tinted(name, kind, round(_SPARK * (0.6 + strength), 1))
            put_centred(target, dimmed(picture, min(1.0, level / _LEVELS)), at)

    def _lit(self, name: str, kind: str, size: float) -> Surface:
        spark = self._sprites.get(name, size).surface.copy()
        spark.fill((*SOUL_LIGHT[kind], 255), special_flags=pygame.BLEND_RGBA_MULT)
        return spark

    def draw_dust(self, target: Target, at: tuple[float, float], size: float, strength: float) -> None:
        """Draw a puff of dust, enlarged by `size`, with a strength of 0 to 1."""
        if (level := round(strength * _LEVELS)) > 0:
            side = round(_PUFF * self.width * round(size, 1))
            put_centred(target, dimmed(_puff(side), level / _LEVELS), at)


@cached_pictures(32)
def _puff(side: int) -> Surface:
    big = Surface((2 * _FINE, 2 * _FINE), pygame.SRCALPHA)
    for ring in range(_FINE, 0, -1):
        pygame.draw.circle(big, (*_DUST, round(150 * (1 - ring / _FINE))), (_FINE, _FINE), ring)
    return smoothed(big, (max(2, side), max(2, side)))
