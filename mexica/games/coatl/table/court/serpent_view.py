"""Serpents and single pieces: which sprite each is, and rows of them with one shadow."""

from collections.abc import Iterable
from functools import lru_cache
from math import pi, sin
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.sprites import Sprite, Sprites
from mexica.drawing.surfaces import Target, put
from mexica.games.coatl.rules.material import Piece, colour, is_body, is_head
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.table.cards.card_pattern import COLOUR_NAMES
from mexica.games.coatl.table.court.serpent_place import PITCH, SerpentPlace

_CACHED: Final = 96
_SWELL: Final = 9.0  # pixels of a file that a wave lifts a piece
_WAVE: Final = 2.2  # pieces that it lifts at a time
_EYE: Final = (255, 206, 96)


@frozen
class Row:
    """Pieces in a row drawn once: their shadows, themselves, and where the first one's joint is in both."""

    shadow: Surface
    pieces: Surface
    joint: tuple[int, int]


def sprite_name(piece: Piece, slot: int, raised: bool = False) -> str:
    """Return the sprite of a piece in its place of a serpent, counted from 0 at the head end.

    Places are crests and troughs of one wave by turns; a `raised` head is that of a finished serpent.
    """
    name = COLOUR_NAMES[colour(piece)]
    if is_head(piece) and raised:
        return f"head_{name}_lifted"
    kind = "body" if is_body(piece) else "head" if is_head(piece) else "tail"
    return f"{kind}_{name}_{('crest', 'trough')[slot % 2]}"


class SerpentView:
    """Draws serpents and loose pieces."""

    def __init__(self, sprites: Sprites, ready: Iterable[float] = ()) -> None:
        """`ready` are scales for which the pictures of pieces are made in advance."""
        self._sprites, self._ready = sprites, sorted(ready)
        self._shrunk: dict[tuple[str, float], Sprite] = {}
        self._row = lru_cache(_CACHED)(self._make_row)
        self._eye = lru_cache(32)(_eye_light)

    def draw(self, target: Target, serpent: Serpent, place: SerpentPlace, raised: bool = True) -> None:
        """Draw a serpent; the head of a finished one is `raised`, and its eye lights."""
        up = raised and serpent.finished
        self.draw_row(target, serpent.pieces, place.joint(0), place.scale, raised=up)
        if up:
            self.draw_eye(target, serpent.pieces[0], place)

    def draw_row(  # noqa: PLR0913  # a row has that many sides
        self,
        target: Target,
        pieces: tuple[Piece, ...],
        joint: tuple[float, float],
        scale: float,
        *,
        first: int = 0,
        raised: bool = False,
    ) -> None:
        """Draw pieces in a row, the first in the place `first` of its serpent, its left joint at a pixel."""
        row = self._row(pieces, round(scale, 4), first, raised)
        at = round(joint[0]) - row.joint[0], round(joint[1]) - row.joint[1]
        put(target, row.shadow, at)
        put(target, row.pieces, at)

    def draw_piece(self, target: Target, name: str, at: tuple[float, float], scale: float) -> None:
        """Draw the sprite of a piece with its shadow, its left joint at a pixel."""
        for part in (f"{name}_shadow", name):
            put(target, *_placed(self._sprite(part, round(scale, 4)), at))

    def draw_flying(
        self, target: Target, name: str, at: tuple[float, float], scale: float, largest: float
    ) -> None:
        """Draw a piece at a passing scale, made from its picture at the `largest` on its way."""
        for part in (f"{name}_shadow", name):
            put(target, *_placed(_shrunk(self._sprite(part, largest), min(1.0, scale / largest)), at))

    def _sprite(self, name: str, scale: float) -> Sprite:
        """The sprite of a piece at a scale; made from a larger one that is ready, if there is any."""
        scale = round(scale, 4)
        larger = next((ready for ready in self._ready if ready >= scale), None)
        if larger is None or larger == scale:
            return self._sprites.get(name, scale)
        if (name, scale) not in self._shrunk:
            self._shrunk[name, scale] = _shrunk(self._sprites.get(name, larger), scale / larger)
        return self._shrunk[name, scale]

    def piece(self, name: str, scale: float) -> Sprite:
        """Return a piece's sprite at a scale."""
        return self._sprite(name, round(scale, 4))

    def draw_eye(self, target: Target, head: Piece, place: SerpentPlace, strength: float = 1.0) -> None:
        """Draw the light of a finished serpent's eye; `strength` is 0 to 1."""
        sprite = self._sprite(name := sprite_name(head, 0, raised=True), round(place.scale, 4))
        eye = self._sprites.fields(name, sprite.surface.size).get("eye")
        if eye is None:
            return
        light = self._eye(max(2, round(eye[2])), round(strength, 1))
        middle = place.x + eye[0] - sprite.anchor[0], place.y + eye[1] - sprite.anchor[1]
        put(target, light, (round(middle[0] - light.width / 2), round(middle[1] - light.height / 2)))

    def draw_wave(
        self, target: Target, serpent: Serpent, place: SerpentPlace, crest: float, raised: bool = False
    ) -> None:
        """Draw a serpent while a wave runs through it: its pieces around `crest`, a place, are lifted."""
        names = [sprite_name(piece, slot, raised) for slot, piece in enumerate(serpent.pieces)]
        scale = place.scale
        for slot, name in enumerate(names):
            put(target, *_placed(self._sprite(f"{name}_shadow", round(scale, 4)), place.joint(slot)))
        for slot, name in reversed(list(enumerate(names))):
            x, y = place.joint(slot)
            lifted = lift(slot - crest) * scale
            put(target, *_placed(self._sprite(name, round(scale, 4)), (x, y - lifted)))

    def _make_row(self, pieces: tuple[Piece, ...], scale: float, first: int, raised: bool) -> Row:
        names = [sprite_name(piece, first + slot, raised) for slot, piece in enumerate(pieces)]
        shadows = [self._sprite(f"{name}_shadow", scale) for name in names]
        bodies = [self._sprite(name, scale) for name in names]
        at = [(slot * PITCH * scale, 0.0) for slot in range(len(pieces))]
        placed = [list(map(_placed, kind, at)) for kind in (shadows, bodies)]
        area = Rect((0, 0), (1, 1)).unionall([Rect(spot, one.size) for kind in placed for one, spot in kind])
        shadow, whole = (Surface(area.size, pygame.SRCALPHA) for _ in range(2))
        for one, (x, y) in placed[0]:  # overlapping shadows are no darker than one
            shadow.blit(one, (x - area.left, y - area.top), special_flags=pygame.BLEND_RGBA_MAX)
        for one, (x, y) in reversed(placed[1]):  # a collar lies over the neck behind it
            put(whole, one, (x - area.left, y - area.top))
        return Row(shadow, whole, (-area.left, -area.top))


def _shrunk(sprite: Sprite, share: float) -> Sprite:
    """A sprite with its anchor at this share of its size."""
    if share == 1.0:
        return sprite
    size = tuple(max(1, round(side * share)) for side in sprite.surface.size)
    small = pygame.transform.smoothscale(sprite.surface, size)
    return Sprite(small, (sprite.anchor[0] * share, sprite.anchor[1] * share))


def lift(away: float) -> float:
    """Return how far a wave lifts a piece that lies so many places from its crest, in pixels of its file."""
    return _SWELL * (1 + sin(pi * (0.5 + away / _WAVE))) / 2 if abs(away) < _WAVE else 0.0


def _placed(sprite: Sprite, at: tuple[float, float]) -> tuple[Surface, tuple[int, int]]:
    return sprite.surface, (round(at[0] - sprite.anchor[0]), round(at[1] - sprite.anchor[1]))


def _eye_light(radius: int, strength: float) -> Surface:
    """An ember: bright in its middle, a soft halo around it."""
    side = radius * 9
    light = Surface((side, side), pygame.SRCALPHA)
    for step in range(24, 0, -1):
        far = step / 24 * 4.5  # in radii of the eye
        level = strength * min(1.0, max(0.0, 1.25 - far) * 0.55 + 0.62 * 2.718 ** -((far / 1.9) ** 2))
        tone = (*(round(part * level) for part in _EYE), round(255 * level))
        pygame.draw.circle(light, tone, (side / 2, side / 2), far * radius)
    return light
