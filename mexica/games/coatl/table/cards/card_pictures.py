"""Every card as a picture of any width, drawn once: pattern, ladder of points, what is reached of it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import put, put_centred
from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES, Card, Prophecy, Temple
from mexica.games.coatl.table.cards.card_pattern import COLOUR_NAMES, TIMES, draw_pattern
from mexica.games.coatl.table.cards.card_signs import cord, crossing, equals
from mexica.games.coatl.table.court.court_plan import CARD, SMALL_CARD
from mexica.games.coatl.table.court.serpent_place import PITCH

_NUMBER: Final[Colour] = (58, 28, 14)
_COUNT: Final[Colour] = (92, 52, 26)
_FILLED: Final = 0.86  # of a stone's width, by a count at most
_SMALLEST_COUNT: Final = 10  # pixels
_MINI: Final = 36  # pixels of width below which a card beside a serpent only tells its points
_FEW: Final = 2  # levels, up to which their stones are wide
_CACHED: Final = 400
_TWO_DIGITS: Final = 10


class CardPictures:
    """Draws cards from the sprites of a table."""

    def __init__(self, sprites: Sprites, fonts: Fonts) -> None:
        self._sprites, self._fonts = sprites, fonts
        self.face = lru_cache(_CACHED)(self._face)
        self.beside = lru_cache(_CACHED)(self._beside)
        self.back = lru_cache(16)(self._back)

    def add_preloads(self, widths: Iterable[int]) -> None:
        """Have a prophecy of each ground made in these widths before one is seen, with its letters."""
        one_of = {prophecy.suit: card for card, prophecy in PROPHECIES.items()}
        for card in one_of.values():
            for width in widths:
                self._sprites.add_preload(partial(self.face, card, width))

    def _back(self, width: int, temple: bool = False) -> Surface:
        """Return a card's back in this width."""
        return self._sprites.stretched("card_back_temple" if temple else "card_back", card_size(width))

    def _face(self, card: Card, width: int, times: int | None = None) -> Surface:
        """Return a card in hand or display in this width.

        `times` is how often a serpent fulfils it, or how many requirements of the temple it meets: the level
        reached is gilded, the next one outlined. With None no level is.
        """
        if card in PROPHECIES:
            return self._prophecy(PROPHECIES[card], width, times)
        return self._temple(TEMPLES[card], width, times)

    def _beside(self, card: Card, width: int, times: int) -> Surface:
        """Return a card beside a serpent, with the points for so many fulfilments and the next level's."""
        small = (card in PROPHECIES and f"card_{PROPHECIES[card].suit}_small") or "card_temple_small"
        picture = self._sprites.stretched(small, card_size(width, SMALL_CARD)).copy()
        k = width / SMALL_CARD[0]
        if width < _MINI:
            self._step(picture, _box(14, 38, 106, 142, k), "gilded", _points(card, times), 78 * k)
        elif card in PROPHECIES:
            draw_pattern(picture, self._sprites, self._fonts, PROPHECIES[card], _box(10, 27, 110, 94, k))
            self._reached(picture, PROPHECIES[card], times, k)
        else:
            self._needs(picture, TEMPLES[card], _box(12, 27, 108, 98, k))
            self._step(picture, _box(56, 100, 106, 152, k), "gilded", _points(card, times), 44 * k)
            temple = self._sprites.get("temple_court", 0.32 * k)
            put_centred(picture, temple.surface, (35 * k, 124 * k))
        return picture

    def _reached(self, picture: Surface, prophecy: Prophecy, times: int, k: float) -> None:
        higher = [points for needed, points in prophecy.levels if needed > times]
        right = 70 if higher else 106
        self._step(picture, _box(14, 98, right, 152, k), "gilded", _points(prophecy.card, times), 46 * k)
        if higher:
            self._step(picture, _box(74, 108, 106, 152, k), "next", higher[0], 30 * k)

    def _prophecy(self, prophecy: Prophecy, width: int, times: int | None) -> Surface:
        picture = self._sprites.stretched(f"card_{prophecy.suit}", card_size(width)).copy()
        k = width / CARD[0]
        draw_pattern(picture, self._sprites, self._fonts, prophecy, _box(18, 44, 202, 166, k))
        self._ladder(picture, prophecy.levels, times, k)
        return picture

    def _ladder(
        self, picture: Surface, levels: Sequence[tuple[int, int]], times: int | None, k: float
    ) -> None:
        """The levels as stones that rise to the right, each with its points over its count."""
        many = len(levels)
        wide = min(80.0 if many <= _FEW else 60.0, 184 / many)
        left = CARD[0] / 2 - many * wide / 2
        reached = sum(needed <= (times or 0) for needed, _ in levels)
        for number, (needed, points) in enumerate(levels):
            high = (82 if many <= _FEW else 70) + (15 * number if many > 1 else 8)
            stone = _box(left + number * wide + 1, 285 - high, left + (number + 1) * wide - 1, 285, k)
            state = "plain" if times is None else _state(number, reached)
            label = f"{needed}+" if number == many - 1 and many > 1 else f"{needed}"
            count = self._count(label, stone.width, round(27 * k))
            put(picture, self._sprites.surface(f"step_{state}", stone.size), stone)
            foot = stone.bottom - max(3, round(6 * k))
            put(picture, count, count.get_rect(midbottom=(stone.centerx, foot)))
            room = Rect(stone.left, stone.top, stone.width, foot - count.height - stone.top)
            self._number(picture, room, points, (50 if many <= _FEW else 40) * k)

    def _count(self, label: str, room: int, size: int) -> Surface:
        """A count with its multiplication sign, or without it where that would not fit."""
        size = max(_SMALLEST_COUNT, size)
        whole = self._fonts.numeral(TIMES + label, size, _COUNT)
        return whole if whole.width <= room * _FILLED else self._fonts.numeral(label, size, _COUNT)

    def _temple(self, temple: Temple, width: int, met: int | None) -> Surface:
        picture = self._sprites.stretched("card_temple", card_size(width)).copy()
        k = width / CARD[0]
        many = len(temple.points) - 1
        shadow = self._sprites.get("temple_court_shadow", 0.62 * k)
        house = self._sprites.get("temple_court", 0.62 * k)
        for part in (shadow, house):
            place = round(106 * k - part.anchor[0]), round(86 * k - part.anchor[1])
            right = min(part.surface.width, picture.width - round(16 * k) - place[0])
            area = Rect(0, 0, right, part.surface.height)
            put(picture, part.surface.subsurface(area), place)
        self._needs(picture, temple, _box(18, 128, 202, 238, k))
        for number, points in enumerate(temple.points[1:]):
            wide = 184 / many
            stone = _box(18 + number * wide + 3, 248 - 4 * number, 18 + (number + 1) * wide - 3, 288, k)
            state = "plain" if met is None else _state(number, met)
            self._step(picture, stone, state, points, 36 * k)
        return picture

    def _needs(self, picture: Surface, temple: Temple, box: Rect) -> None:
        """The requirements one below the other."""
        needs = [
            ("without", temple.without), ("absent", temple.absent), ("equal", temple.equal),
            ("length", temple.length),
        ]  # fmt: skip
        asked = [(kind, what) for kind, what in needs if what is not None]
        tall = box.height / len(asked)
        for number, (kind, what) in enumerate(asked):
            row = Rect(box.left, round(box.top + number * tall), box.width, round(tall))
            self._need(picture, kind, what, row)

    def _need(self, picture: Surface, kind: str, what: str | int, row: Rect) -> None:
        x, y = row.center
        if kind == "length":
            line = cord(min(row.width * 0.86, row.height * 2.2))
            put_centred(picture, line, (x, y))
            disc = line.get_rect(center=(x, y)).inflate(line.height - line.width, 0)
            self._number(picture, disc, int(what), line.height * (0.74 if int(what) < _TWO_DIGITS else 0.58))
        elif kind == "equal":
            scale = min(row.width / 3.1 / PITCH, row.height / 112)
            sign = equals(34 * scale)
            for colour, side in zip(str(what), (-1, 1), strict=True):
                self._segment(picture, colour, (x + side * 0.86 * PITCH * scale, y), scale)
            put_centred(picture, sign, (x, y))
        elif kind == "absent":
            scale = min(row.width / 2.2 / PITCH, row.height / 112)
            self._segment(picture, str(what), (x, y), scale)
            put_centred(picture, crossing(116 * scale), (x, y))
        else:
            high = round(row.height * 0.96)
            size = round(high * SMALL_CARD[0] / SMALL_CARD[1]), high
            card = self._sprites.stretched(f"card_{what}_small", size)
            put_centred(picture, card, (x, y))
            put_centred(picture, crossing(high * 0.96), (x, y))

    def _segment(self, picture: Surface, colour: str, centre: tuple[float, float], scale: float) -> None:
        sprite = self._sprites.get(f"body_{COLOUR_NAMES[colour]}_trough", scale)
        left, foot = centre[0] - PITCH * scale / 2, centre[1] + 34 * scale
        put(picture, sprite.surface, (round(left - sprite.anchor[0]), round(foot - sprite.anchor[1])))

    def _step(self, picture: Surface, stone: Rect, state: str, points: int, size: float) -> None:
        put(picture, self._sprites.surface(f"step_{state}", stone.size), stone)
        self._number(picture, stone, points, size)

    def _number(self, picture: Surface, room: Rect, number: int, size: float) -> None:
        words = self._fonts.numeral(str(number), max(8, round(size)), _NUMBER)
        put_centred(picture, words, room.center)


def card_size(width: int, shape: tuple[int, int] = CARD) -> tuple[int, int]:
    """Return the width and height of a card of this width."""
    return width, round(width * shape[1] / shape[0])


def _state(number: int, reached: int) -> str:
    if number < reached:
        return "gilded" if number == reached - 1 else "passed"
    return "next" if number == reached else "plain"


def _points(card: Card, times: int) -> int:
    if card in TEMPLES:
        return TEMPLES[card].points[times]
    return max((points for needed, points in PROPHECIES[card].levels if needed <= times), default=0)


def _box(left: float, top: float, right: float, bottom: float, k: float) -> Rect:
    x, y = round(left * k), round(top * k)
    return Rect(x, y, round(right * k) - x, round(bottom * k) - y)
