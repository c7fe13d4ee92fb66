"""The result or the standings over the table: who won and why, the freed piles of each seat."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.buttons import PanelButton
from mexica.drawing.colours import CREAM, INK, RED, SHADE
from mexica.drawing.fonts import SMALLEST
from mexica.drawing.result_sheet import ResultSheet
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import put, put_centred
from mexica.drawing.view import View
from mexica.games.aztekz.rules import Standing, State, is_over, winners
from mexica.games.aztekz.table.scores.result import ranked, verdict
from mexica.texts import _

_NAME, _NUMBER = 0.24, 0.10  # of the width: a name, and each of the two numbers at the right
_ROW: Final = 12  # letters' heights that a row has at most
_MASK: Final = 4.8  # letters' heights
_STACKED: Final = 0.22  # of a mask's height, for each one more in its pile
_PILE: Final = 1.9  # widths of a mask that a pile takes at most
_TIGHT: Final = 1.5  # and at least, with its worth beside it
_MASKS: Final = 4  # of a pile that are shown


class ResultScreen(ResultSheet):
    """A row for each seat, the best first: its freed piles with their worth, its souls and points."""

    def __init__(self, state: State, seats: Sequence[SeatLook], buttons: Sequence[PanelButton]) -> None:
        """`buttons` stand below the table, side by side."""
        names = [seat.name for seat in seats]
        super().__init__(verdict(state, names) if is_over(state) else _("Standings"), seats, buttons)
        self._won = winners(state)
        self._rows = ranked(state)

    def draw_table(self, target: Surface, view: View) -> None:
        """Draw the head, and a row for each seat."""
        head, *places = self._places()
        self._draw_head(target, view, head)
        for row, place in zip(self._rows, places, strict=True):
            self._draw_row(target, view, row, place)

    def pile_areas(self, seat: int) -> list[Rect]:
        """Return where the masks of each freed pile of a seat stand, once the sheet is built."""
        number = next(number for number, row in enumerate(self._rows) if row.seat == seat)
        return self._pile_areas(self._rows[number], self._places()[number + 1])

    def _places(self) -> list[Rect]:
        """Where the head is and each row, a little above the middle of the sheet."""
        area, head, many = self.table, round(1.7 * self.size), len(self._rows)
        pitch = min((area.height - head) // many, round(_ROW * self.size))
        top = area.top + (area.height - head - many * pitch) // 3
        rows = [Rect(area.left, top + head + number * pitch, area.width, pitch) for number in range(many)]
        return [Rect(area.left, top, area.width, head), *rows]

    def _draw_head(self, target: Surface, view: View, place: Rect) -> None:
        self._put_at_piles(target, view, _("Freed piles: one point less than souls"), place)
        columns = {_("Souls"): _souls(place), _("Points"): _points(place)}
        for words, part in columns.items():
            put_centred(target, view.fonts.fitted(words, self.size, part.width, INK), part.center)

    def _draw_row(self, target: Surface, view: View, row: Standing, place: Rect) -> None:
        won = row.seat in self._won
        ink = RED if won else INK
        name = Rect(place.topleft, (round(_NAME * place.width), place.height))
        self.draw_seat(target, view, self.seats[row.seat], name, won=won)
        self._draw_piles(target, view, row, place)
        size = max(2 * self.size, min(3 * self.size, 0.28 * place.height))
        souls = view.fonts.numeral(str(row.souls), round(0.75 * size), INK)
        put_centred(target, souls, _souls(place).center)
        points = view.fonts.numeral(str(row.points), round(size), ink)
        put_centred(target, points, _points(place).center)

    def _draw_piles(self, target: Surface, view: View, row: Standing, place: Rect) -> None:
        if not row.piles:
            self._put_at_piles(target, view, _("no soul freed"), place)
            return
        for pile, area in zip(row.piles, self._pile_areas(row, place), strict=True):
            side = area.width
            mask = view.sprites.fitted(f"soul_{pile.soul}", area.size)
            for more in range(min(pile.souls, _MASKS)):
                put(target, mask, area.move(0, -round(more * _STACKED * side / 2)))
            self._draw_worth(target, view, pile.points, (area.right, area.centery + side // 6), side)

    def _put_at_piles(self, target: Surface, view: View, text: str, place: Rect) -> None:
        """Draw words that begin where the first pile of a row does."""
        room = _piles(place)
        words = view.fonts.fitted(text, self.size, room.width, INK)
        put(target, words, words.get_rect(midleft=room.midleft))

    def _pile_areas(self, row: Standing, place: Rect) -> list[Rect]:
        """Where the lowest mask of each pile lies: of one size in all rows, so that the longest has room."""
        room, most = _piles(place), max(len(one.piles) for one in self._rows)
        side = round(min(_MASK * self.size, 0.5 * place.height, room.width / (_TIGHT * most)))
        pitch = min(round(_PILE * side), room.width // len(row.piles))
        middle = place.centery + side // 6
        return [
            Rect(room.left + number * pitch, middle - side // 2, side, side)
            for number in range(len(row.piles))
        ]

    def _draw_worth(
        self, target: Surface, view: View, worth: int, middle: tuple[int, int], side: int
    ) -> None:
        """The worth of a pile on a disc of gold, as on the offering stones."""
        wide = max(20, round(0.8 * side))
        put_centred(target, view.sprites.fitted("disc_gold", (wide, wide)), middle)
        put_centred(
            target, view.fonts.numeral(str(worth), max(SMALLEST, round(0.6 * wide)), CREAM, SHADE), middle
        )


def _piles(place: Rect) -> Rect:
    left = place.left + round(_NAME * place.width)
    return Rect(left, place.top, _souls(place).left - left, place.height)


def _souls(place: Rect) -> Rect:
    width = round(_NUMBER * place.width)
    return Rect(place.right - 2 * width, place.top, width, place.height)


def _points(place: Rect) -> Rect:
    width = round(_NUMBER * place.width)
    return Rect(place.right - width, place.top, width, place.height)
