"""Draws figures over the board, then redraws the pieces in front of them."""

from functools import lru_cache
from typing import Final, assert_never

import pygame
from attrs import evolve
from pygame import Rect, Surface

from mexica.drawing.canvas import Drawable, over
from mexica.drawing.colours import SHADE
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import cached_pictures, faded, put, put_centred
from mexica.games.mexica.table.board.board_view import BoardView
from mexica.games.mexica.table.board.figures import (
    Badge,
    Disc,
    Face,
    Figure,
    FillingCanal,
    Flight,
    LitSpaces,
    Marker,
    Plaque,
    Ring,
    VictorySign,
    Words,
)
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.tokens import Tokens
from mexica.games.mexica.table.panels import plaque, victory_sign
from mexica.games.mexica.table.panels.track_view import TrackView

_SOLID: Final = 0.99
_SOFT: Final = 0.12  # height of the soft lower edge of a rising picture, as a share of the picture


class FiguresView:
    """Draws figures over a picture of the table."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts
        self._tokens = Tokens(sprites, fonts)
        self._paper = lru_cache(maxsize=4)(self._drawn_paper)

    def draw(self, target: Drawable, figure: Figure, board: BoardView, track: TrackView) -> None:
        """Draw a figure; canals that fill and light are drawn by `TableView`."""
        match figure:
            case Flight():
                self._fly(target, figure, board)
            case Disc(size, position):
                board.draw_token(target, position, size)
            case Face(size, position, side):
                put_centred(target, self._tokens.face(size, (side, side)), position)
            case Badge(sprite, position, side, share):
                put_centred(target, _through(self._sprites.fitted(sprite, (side, side)), share), position)
            case Words(text, position, height, colour, share):
                words = self._fonts.text(text, height, colour, True, SHADE)
                put_centred(target, _through(words, share), position)
            case Marker(colour, points):
                track.draw_marker(target, colour, points)
            case Ring(colour, position):
                if ring := board.ring(colour):
                    put_centred(target, ring, position)
            case Plaque(share=share) | VictorySign(share=share):
                picture, place = self._paper(evolve(figure, share=1.0))
                put(target, _through(picture, share), place)
            case FillingCanal() | LitSpaces():
                pass
            case _:
                assert_never(figure)

    def _fly(self, target: Drawable, flight: Flight, board: BoardView) -> None:
        sprite = board.sign(flight.sprite) or self._sprites.get(flight.sprite, flight.growth)
        picture, (across, down) = sprite.surface, sprite.anchor
        if flight.seen < 1:  # it rises from its middle and reaches its foot when it is complete
            down *= flight.seen
            picture = _risen(picture, flight.seen)
        x, y = flight.position
        place = Rect(round(x - across), round(y - down), *picture.size)
        put(target, _through(picture, flight.share), place)
        if flight.row is not None:
            board.draw_in_front(over(target, place), flight.row, place)

    def _drawn_paper(self, paper: Plaque | VictorySign) -> tuple[Surface, Rect]:
        if isinstance(paper, Plaque):
            return plaque.drawn(paper, self._layout, self._sprites, self._fonts)
        return victory_sign.drawn(paper, self._layout, self._sprites, self._fonts)


def _through(picture: Surface, share: float) -> Surface:
    """The picture at the opacity `share`."""
    return picture if share >= _SOLID else faded(picture, max(0.0, share))


def _risen(picture: Surface, share: float) -> Surface:
    """The upper part of a picture with a soft lower edge."""
    part = picture.subsurface((0, 0, picture.width, round(picture.height * share))).copy()
    soft = min(part.height, round(_SOFT * picture.height))
    if soft:
        edge = pygame.transform.scale(_fringe(soft), (part.width, soft))
        part.blit(edge, (0, part.height - soft), special_flags=pygame.BLEND_RGBA_MULT)
    return part


@cached_pictures(8)
def _fringe(height: int) -> Surface:
    """A column that goes from opaque to transparent."""
    column = Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        level = round(255 * (1 - (y + 1) / (height + 1)))
        column.set_at((0, y), (level, level, level, level))
    return column
