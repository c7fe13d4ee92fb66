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
_ROW: Final = 7.5  # letters' heights that a row has at most
_MASK: Final = 2.6  # letters' heights
_STACKED: Final = 0.22  # of a mask's height, for each one more in its pile
_PILE: Final = 1.9  # widths of a mask that a pile takes at most
_MASKS: Final = 4  # of a pile that are shown


class ResultScreen(ResultSheet):
    """A row for each seat, the best first: its freed piles with their worth, its souls and points."""

    def __init__(self, state: State, seats: Sequence[SeatLook], buttons: Sequence[PanelButton]) -> None:
        """`buttons` stand below the table, side by side."""
        names = [seat.name for seat in seats]
        super().__init__(verdict(state, names) if is_over(state) else _("Standings"), buttons)
        self._seats, self._won = tuple(seats), winners(state)
        self._rows = ranked(state)

    def draw_table(self, target: Surface, view: View) -> None:
        """Draw the head, and a row for each seat."""
        area, head = self.table, round(1.7 * self.size)
        self._draw_head(target, view, Rect(area.topleft, (area.width, head)))
        pitch = min((area.height - head) // len(self._rows), round(_ROW * self.size))
        for number, row in enumerate(self._rows):
            place = Rect(area.left, area.top + head + number * pitch, area.width, pitch)
            self._draw_row(target, view, row, place)

    def _draw_head(self, target: Surface, view: View, place: Rect) -> None:
        columns = {_("Freed piles"): _piles(place), _("Souls"): _souls(place), _("Points"): _points(place)}
        for words, part in columns.items():
            put_centred(target, view.fonts.fitted(words, self.size, part.width, INK), part.center)

    def _draw_row(self, target: Surface, view: View, row: Standing, place: Rect) -> None:
        won = row.seat in self._won
        ink = RED if won else INK
        name = Rect(place.topleft, (round(_NAME * place.width), place.height))
        self.draw_seat(target, view, self._seats[row.seat], name, ink)
        self._draw_piles(target, view, row, _piles(place))
        souls = view.fonts.numeral(str(row.souls), round(1.5 * self.size), INK)
        put_centred(target, souls, _souls(place).center)
        points = view.fonts.numeral(str(row.points), round(2 * self.size), ink)
        put_centred(target, points, _points(place).center)

    def _draw_piles(self, target: Surface, view: View, row: Standing, place: Rect) -> None:
        if not row.piles:
            words = view.fonts.fitted(_("no soul freed"), self.size, place.width, INK)
            put_centred(target, words, place.center)
            return
        side = round(min(_MASK * self.size, 0.62 * place.height))
        pitch = min(round(_PILE * side), place.width // len(row.piles))
        for number, pile in enumerate(row.piles):
            mask = view.sprites.fitted(f"soul_{pile.soul}", (side, side))
            left = place.left + number * pitch
            for more in range(min(pile.souls, _MASKS)):
                up = round(more * _STACKED * side / 2)
                put(target, mask, mask.get_rect(midleft=(left, place.centery + side // 6 - up)))
            self._draw_worth(target, view, pile.points, (left + side, place.centery + side // 3), side)

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
