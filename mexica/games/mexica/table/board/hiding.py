"""What hides what: the pieces that rise over a space further north, and the foremost one at a pixel."""

from collections.abc import Iterable
from typing import Final

import pygame
from attrs import frozen
from pygame import Mask, Rect, Surface

from mexica.drawing.surfaces import cached_pictures
from mexica.games.mexica.rules.spaces import Space, column_and_row
from mexica.games.mexica.table.board.pieces import Piece

_RISING: Final = ("temple", "pilli", "decor", "coast")
_ENOUGH: Final = 0.09  # of the space or of what stands on it; a piece that covers less hides nothing


@frozen
class Placed:
    """A piece with its picture and the place of the picture in the window."""

    piece: Piece
    picture: Surface
    place: Rect

    @property
    def kind(self) -> str:
        """The first word of its sprite's name."""
        return self.piece.sprite.split("_")[0]


def hiding_pieces(space: Space, cell: Rect, placed: Iterable[Placed]) -> list[Placed]:
    """Return the pieces that cover much of a space or of what stands on it; `cell` is the space's ground."""
    placed = list(placed)
    row = column_and_row(space)[1]
    seen = [(_full(cell.size), cell)]
    seen += [(_mask(one.picture), one.place) for one in placed if one.piece.space == space and _stands(one)]
    rising = (one for one in placed if one.kind in _RISING and column_and_row(one.piece.space)[1] > row)
    return [one for one in rising if any(_covers(one, *what) for what in seen)]


def foremost(position: tuple[int, int], placed: Iterable[Placed]) -> Placed | None:
    """Return the piece at a pixel of the window, the last in drawing order; None if there is none."""
    found = None
    for one in placed:
        if one.place.collidepoint(position):
            x, y = position[0] - one.place.left, position[1] - one.place.top
            found = one if _mask(one.picture).get_at((x, y)) else found
    return found


def _stands(one: Placed) -> bool:
    return one.kind not in ("decor", "coast")


def _covers(one: Placed, mask: Mask, place: Rect) -> bool:
    if not one.place.colliderect(place):
        return False
    shift = one.place.left - place.left, one.place.top - place.top
    return mask.overlap_area(_mask(one.picture), shift) >= _ENOUGH * mask.count()


@cached_pictures(8)
def _full(size: tuple[int, int]) -> Mask:
    return Mask(size, fill=True)


@cached_pictures(128)
def _mask(picture: Surface) -> Mask:
    return pygame.mask.from_surface(picture)
