"""The players panel: for each seat its sign, name and points, and its freed piles on an offering stone."""

from functools import partial
from typing import Final

from pygame import Rect

from mexica.drawing.colours import CREAM, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, dimmed, put, put_centred
from mexica.games.aztekz.rules.state import Seat
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.places import Kind
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid
from mexica.games.aztekz.table.pyramid.sunk_field import sunk_field
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


class PlayersView:
    """Draws the lines of the panel, each within the seat's part of it."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._side, self._sprites, self._fonts = layout, layout.side, sprites, fonts
        self._grown = min(_MOST_GROWN, max(1.0, layout.scale))

    def add_preloads(self) -> None:
        """Have the fields made on which a seat's line may lie."""
        for seat in range(self._layout.seats):
            for moves in (False, True):
                self._sprites.add_preload(partial(sunk_field, self._side.line(seat).size, moves))

    def value(self, table: SeenPyramid, look: PyramidLook, seat: Seat) -> object:
        """Return all that the line of a seat depends on."""
        shown = look.seat(seat)
        hidden = frozenset(place for place in look.hidden if place.kind is Kind.PILE and place.seat == seat)
        who = shown.name, shown.sign, shown.computer, _moves(table, look, seat)
        return table.piles[seat], table.points[seat], who, hidden

    def draw(self, target: Target, table: SeenPyramid, look: PyramidLook, seat: Seat) -> None:
        """Draw the line of a seat; that of the seat to move has a lit frame."""
        moves, line = _moves(table, look, seat), self._side.line(seat)
        put(target, sunk_field(line.size, moves), line)
        self._who(target, line, seat, look, moves=moves)
        self._stone(target, seat)
        self._piles(target, table, seat, look)
        self._points(target, line, self._side.stone(seat), _shown_points(table, seat, look))

    def _letters(self, size: float) -> int:
        return max(SMALLEST, round(size * self._layout.k))

    def _who(self, target: Target, line: Rect, seat: Seat, look: PyramidLook, *, moves: bool) -> None:
        px, shown = self._layout.px, look.seat(seat)
        high = self._side.stone(seat).top - line.top
        side = min(px(_SIGN), round(0.86 * high))
        sign = self._sprites.fitted(shown.sign.sprite, (side, side))
        middle = line.top + high // 2 + px(2)
        put_centred(target, sign, (line.left + px(33), middle))
        begin, small = line.left + px(68), px(24) if shown.computer else 0
        room = line.right - px(14) - begin - small
        name = self._fonts.fitted(shown.name, self._letters(_NAME * self._grown), room, CREAM, moves)
        put(target, name, name.get_rect(midleft=(begin, middle)))
        if small:
            icon = self._sprites.fitted("icon_computer", (small, small))
            put_centred(target, icon, (begin + name.width + 0.7 * small, middle))

    def _points(self, target: Target, line: Rect, stone: Rect, points: int) -> None:
        number = self._fonts.numeral(str(points), self._letters(_POINTS), GOLD)
        put_centred(target, number, (line.left + self._layout.px(33), stone.centery))

    def _stone(self, target: Target, seat: Seat) -> None:
        place = self._side.stone(seat)
        put(target, self._sprites.stretched("offering_stone", place.size), place)

    def _piles(self, target: Target, table: SeenPyramid, seat: Seat, look: PyramidLook) -> None:
        piles = table.piles[seat]
        for number, (at, (kind, count)) in enumerate(
            zip(self._side.piles(seat, len(piles)), piles, strict=True)
        ):
            if places.pile(seat, number) not in look.hidden:
                self._pile(target, (kind, count), at, self._side.pile_scale(seat, len(piles)))
        if not piles:
            stone = self._side.stone(seat)
            size = self._letters(_NONE * self._grown)
            words = self._fonts.fitted(_("no soul freed yet"), size, stone.width - 2 * size, _PALE)
            middle = stone.centerx, stone.centery
            plate = sunk_field((words.width + 2 * size, round(1.7 * size)))
            put_centred(target, plate, middle)
            put_centred(target, words, middle)

    def _pile(self, target: Target, pile: tuple[str, int], at: tuple[int, int], unit: float) -> None:
        """A freed pile at this scale, with its worth (A7.3) on a disc of gold."""
        kind, count = pile
        side = round(42 * unit)
        mask = self._sprites.fitted(f"soul_{kind}", (side, side))
        glow = self._sprites.fitted(f"soul_{kind}_glow", (round(86 * unit),) * 2)
        put_centred(target, dimmed(glow, _GLOW), (at[0], at[1] - 10 * unit))
        for number in range(min(count, _MASKS)):
            put_centred(target, mask, (at[0] + 3 * unit * (number % 2), at[1] - (4 + 7 * number) * unit))
        middle = at[0] + 27 * unit, at[1] + 4 * unit
        wide = max(20, round(34 * unit))
        put_centred(target, self._sprites.fitted("disc_gold", (wide, wide)), middle)
        worth = self._fonts.numeral(str(count - 1), max(SMALLEST, round(0.60 * wide)), CREAM, _DARK)
        put_centred(target, worth, middle)


def _moves(table: SeenPyramid, look: PyramidLook, seat: Seat) -> bool:
    return seat == table.mover and not look.nobody_moves


def _shown_points(table: SeenPyramid, seat: Seat, look: PyramidLook) -> int:
    """The points of a seat without those of piles that are on their way to its stone (A7.3)."""
    coming = (
        souls - 1
        for number, (_kind, souls) in enumerate(table.piles[seat])
        if places.pile(seat, number) in look.hidden
    )
    return table.points[seat] - sum(coming)
