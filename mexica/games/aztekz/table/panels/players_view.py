"""The players panel: for each seat its sign, name and points, and its freed piles on an offering stone."""

from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing import palette
from mexica.drawing.colours import CREAM, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, cached_pictures, dimmed, put, put_centred, smoothed
from mexica.games.aztekz.rules.state import Seat
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid
from mexica.texts import _

GOLD: Final[Colour] = (255, 206, 104)
_PALE: Final[Colour] = (206, 196, 178)
_DARK: Final[Colour] = (40, 24, 12)
_SIGN: Final = 46  # pixels in a window of 1600x1000
_NAME: Final = 21
_POINTS: Final = 32
_NONE: Final = 15
_PILE: Final = 0.60  # of their size in the files: the masks of a pile, which shows at most
_MASKS: Final = 3
_GLOW: Final = 0.5
_MOST_GROWN: Final = 1.25  # letters of a larger scale; the panel keeps its size
_FINER: Final = 4


class PlayersView:
    """Draws the lines of the panel."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._side, self._sprites, self._fonts = layout, layout.side, sprites, fonts
        self._grown = min(_MOST_GROWN, max(1.0, layout.scale))

    def draw(self, target: Target, table: SeenPyramid, look: PyramidLook) -> None:
        """Draw the line of each seat; that of the seat to move has a lit frame."""
        for seat in range(len(table.piles)):
            moves = seat == table.mover and not look.nobody_moves
            line = self._side.line(seat)
            put(target, sunk_field(line.size, moves), line)
            self._who(target, line, seat, look, moves=moves)
            self._stone(target, seat)
            self._piles(target, table, seat, look)
            self._points(target, line, table.points[seat])

    def _letters(self, size: float) -> int:
        return max(SMALLEST, round(size * self._layout.k))

    def _who(self, target: Target, line: Rect, seat: Seat, look: PyramidLook, *, moves: bool) -> None:
        px, shown = self._layout.px, look.seat(seat)
        side = min(px(_SIGN), round(0.47 * line.height))
        sign = self._sprites.fitted(shown.sign.sprite, (side, side))
        middle = (line.top + self._side.stone(seat).top) // 2 + px(2)
        put_centred(target, sign, (line.left + px(33), line.top + px(6) + side / 2))
        begin, small = line.left + px(68), px(24) if shown.computer else 0
        room = line.right - px(14) - begin - small
        name = self._fonts.fitted(shown.name, self._letters(_NAME * self._grown), room, CREAM, moves)
        put(target, name, name.get_rect(midleft=(begin, middle)))
        if small:
            icon = self._sprites.fitted("icon_computer", (small, small))
            put_centred(target, icon, (begin + name.width + 0.7 * small, middle))

    def _points(self, target: Target, line: Rect, points: int) -> None:
        number = self._fonts.numeral(str(points), self._letters(_POINTS), GOLD)
        at = line.left + self._layout.px(33), line.bottom - self._layout.px(25)
        put_centred(target, number, at)

    def _stone(self, target: Target, seat: Seat) -> None:
        place = self._side.stone(seat)
        put(target, self._sprites.stretched("offering_stone", place.size), place)

    def _piles(self, target: Target, table: SeenPyramid, seat: Seat, look: PyramidLook) -> None:
        piles = table.piles[seat]
        for number, (at, (kind, count)) in enumerate(
            zip(self._side.piles(seat, len(piles)), piles, strict=True)
        ):
            if places.pile(seat, number) not in look.hidden:
                self._pile(target, kind, count, at, self._side.stone(seat).height)
        if not piles:
            stone = self._side.stone(seat)
            size = self._letters(_NONE * self._grown)
            words = self._fonts.fitted(_("no soul freed yet"), size, stone.width - 2 * size, _PALE)
            put_centred(target, words, (stone.centerx, stone.top + 0.40 * stone.height))

    def _pile(self, target: Target, kind: str, count: int, at: tuple[int, int], high: int) -> None:
        """A freed pile on a stone of this height, with its worth (A7.3) on a disc of gold."""
        unit = high / 54
        side = round(42 * unit)
        mask = self._sprites.fitted(f"soul_{kind}", (side, side))
        glow = self._sprites.fitted(f"soul_{kind}_glow", (round(86 * unit),) * 2)
        put_centred(target, dimmed(glow, _GLOW), (at[0], at[1] - 10 * unit))
        for number in range(min(count, _MASKS)):
            put_centred(target, mask, (at[0] + 3 * unit * (number % 2), at[1] - (4 + 7 * number) * unit))
        disc = worth_disc(self._fonts, count - 1, max(10, round(13.5 * unit)))
        put_centred(target, disc, (at[0] + 27 * unit, at[1] + 4 * unit))


@cached_pictures(64)
def sunk_field(size: tuple[int, int], strong: bool = False) -> Surface:
    """Return a field sunk into a panel; a `strong` one, with a lit frame, is that of the seat to move."""
    big = Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    solid = palette.solid(150)
    corner = max(8, size[1] // 9)
    pygame.draw.rect(big, (70, 46, 24, solid) if strong else (9, 13, 32, solid), big.get_rect(), 0, corner)
    wide = max(3, round(palette.thick(4)))
    edge = (112, 180, 176, 255) if strong else (6, 8, 20, 200)
    pygame.draw.rect(big, edge, big.get_rect(), wide, corner)
    return smoothed(big, size)


@cached_pictures(64)
def worth_disc(fonts: Fonts, worth: int, radius: int) -> Surface:
    """Return a disc of gold with the worth of a pile."""
    side = 2 * radius
    big = Surface((side * _FINER, side * _FINER), pygame.SRCALPHA)
    middle = side * _FINER / 2, side * _FINER / 2
    pygame.draw.circle(big, GOLD, middle, side * _FINER / 2 - 1)
    pygame.draw.circle(big, _DARK, middle, side * _FINER / 2 - max(1.6, 0.14 * radius) * _FINER)
    disc = smoothed(big, (side, side))
    put_centred(disc, fonts.numeral(str(worth), max(11, round(1.22 * radius)), GOLD), (side / 2, side / 2))
    return disc
