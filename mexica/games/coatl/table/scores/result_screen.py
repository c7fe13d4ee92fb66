"""The result or the standings over the table: who won and why, what each card beside each serpent scores."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from pygame import Rect, Surface

from mexica.drawing.buttons import PanelButton
from mexica.drawing.colours import INK, RED
from mexica.drawing.result_sheet import ResultSheet
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import faded, put, put_centred
from mexica.drawing.view import View
from mexica.games.coatl.rules import State, is_over
from mexica.games.coatl.rules.material import BESIDE, SERPENTS
from mexica.games.coatl.table.cards.card_pictures import CardPictures
from mexica.games.coatl.table.court.court_plan import SMALL_CARD
from mexica.games.coatl.table.court.serpent_place import PITCH
from mexica.games.coatl.table.court.serpent_view import SerpentView
from mexica.games.coatl.table.scores.result import SeatResult, SerpentResult, results, verdict
from mexica.texts import _

_NAME, _TOTAL = 0.19, 0.08  # of the width
_CARDS: Final = BESIDE + 1  # and the temple
_POINTS: Final = 1.35  # letter heights, the highest of a serpent's points
_LOW: Final = 0.8  # of a row's height, the highest letters of points
_SUM: Final = 1.9  # letter heights, for the points of a serpent and the gap before them
_DIM: Final = 0.45  # of what scores nothing
_NOTHING: Final = (104, 86, 66)  # of points that do not count
_HIGH: Final = 230  # pixels of a piece's file that a serpent takes
_ENDS: Final = 1.3  # pieces that head and tail reach beyond their own places


class ResultView(View, Protocol):
    """A view that draws cards and serpents too."""

    @property
    def cards(self) -> CardPictures:
        """The pictures of cards."""
        ...

    @property
    def serpents(self) -> SerpentView:
        """What serpents are drawn with."""
        ...


class ResultScreen(ResultSheet):
    """A row for each seat, the best first: its serpents as cards with their points, and the total."""

    def __init__(
        self,
        state: State,
        seats: Sequence[SeatLook],
        view: Callable[[], ResultView],
        buttons: Sequence[PanelButton],
    ) -> None:
        """`view` returns what draws cards and serpents now; `buttons` stand below the table, side by side."""
        names = [seat.name for seat in seats]
        super().__init__(verdict(state, names) if is_over(state) else _("Standings"), seats, buttons)
        self._state, self._own_view = state, view
        self._results = results(state)

    # ------------------------------------------------------------------ the picture

    def draw_table(self, target: Surface, view: View) -> None:
        """Draw the head, and a row for each seat."""
        self._draw_head(target, view, Rect(self.table.topleft, (self.table.width, self._head)))
        for number, result in enumerate(self._results):
            self._draw_seat(target, view, result, self._seat_place(number))

    def _draw_head(self, target: Surface, view: View, place: Rect) -> None:
        for number in range(SERPENTS):
            text = _("Serpent {number}").format(number=number + 1)
            part = self._serpent_place(place, number)
            heading = view.fonts.fitted(text, self.size, part.width, INK)
            put(target, heading, heading.get_rect(midleft=part.midleft))
        if not is_over(self._state) and self._promised:
            note = Rect(place.topleft, (round(_NAME * place.width) - self.size, place.height))
            words = view.fonts.fitted(_("( ): if finished"), self.size, note.width, _NOTHING)
            put(target, words, words.get_rect(midleft=note.midleft))
        total = self._total_place(place)
        put_centred(target, view.fonts.fitted(_("Points"), self.size, total.width, INK), total.center)

    def _draw_seat(self, target: Surface, view: View, result: SeatResult, place: Rect) -> None:
        name = Rect(place.topleft, (round(_NAME * place.width), place.height))
        self.draw_seat(target, view, self.seats[result.seat], name, won=result.won)
        for number, serpent in enumerate(result.serpents):
            if serpent is not None:
                self._draw_serpent(target, view, serpent, self._serpent_place(place, number))
        high = min(round(2.6 * self.size), round(_LOW * place.height))
        points = view.fonts.numeral(str(result.points), high, RED if result.won else INK)
        put_centred(target, points, self._total_place(place).center)

    def _draw_serpent(self, target: Surface, view: View, serpent: SerpentResult, place: Rect) -> None:
        """The cards beside a serpent, and what they score together; unfinished ones are dim, and score 0."""
        width = self._card_width(place)
        pitch = round(width * 1.06)
        high = self._points_high(view, place)
        left = place.left + len(serpent.cards) * pitch + (self.size // 3 if serpent.cards else 0)
        low = round(_POINTS * self.size) > place.height // 2  # too low for the points below the serpent
        room = left - place.left if low else place.width
        self._draw_pieces(target, serpent, Rect(place.left, place.top, room, place.height // 2))
        middle = place.centery if low else place.bottom - place.height // 4
        place = Rect(place.left, place.centery, place.width, place.height // 2)
        for slot, (card, worth) in enumerate(serpent.cards):
            picture = self._own_view().cards.beside(card, width, worth.times)
            shown = picture if serpent.finished else faded(picture, _DIM)
            put(target, shown, shown.get_rect(midleft=(place.left + slot * pitch, place.centery)))
        ink = INK if serpent.finished else _NOTHING
        total = view.fonts.numeral(self._told(serpent), high, ink)
        put(target, total, total.get_rect(midleft=(left, middle)))

    def _told(self, serpent: SerpentResult) -> str:
        """The points of a serpent; those that it would have if it were finished are in brackets."""
        return str(serpent.points) if serpent.finished or is_over(self._state) else f"({serpent.promised})"

    @property
    def _promised(self) -> bool:
        """Whether the points of an unfinished serpent are told."""
        told = (serpent for seat in self._results for serpent in seat.serpents)
        return any(serpent is not None and not serpent.finished for serpent in told)

    def _points_high(self, view: View, place: Rect) -> int:
        """The height of all serpents' points, at which the widest have room beside their cards."""
        high = min(round(_POINTS * self.size), round(_LOW * place.height))
        pitch = round(self._card_width(place) * 1.06)
        room = place.width - _CARDS * pitch - self.size // 3
        told = {self._told(one) for seat in self._results for one in seat.serpents if one is not None}
        widest = max(view.fonts.numeral(text, high, INK).width for text in told)
        return min(high, high * room // widest)

    def _draw_pieces(self, target: Surface, serpent: SerpentResult, place: Rect) -> None:
        """The serpent itself; all have one scale, at which the longest fits into its part of a row."""
        longest = max(len(one.pieces) for seat in self._results for one in seat.serpents if one is not None)
        scale = min(place.height / _HIGH, place.width / (PITCH * (longest + _ENDS)))
        joint = place.left + PITCH * scale * _ENDS / 2, place.bottom - 0.3 * _HIGH * scale
        self._own_view().serpents.draw_row(target, serpent.pieces, joint, scale, raised=serpent.finished)

    # ------------------------------------------------------------------ places

    @property
    def _head(self) -> int:
        return round(1.7 * self.size)

    def _seat_place(self, number: int) -> Rect:
        """The row of the seat with this number, the best first."""
        pitch = (self.table.height - self._head) // len(self._results)
        return Rect(self.table.left, self.table.top + self._head + number * pitch, self.table.width, pitch)

    def _serpent_place(self, place: Rect, number: int) -> Rect:
        left = place.left + round(_NAME * place.width)
        width = round((1 - _NAME - _TOTAL) * place.width / SERPENTS)
        return Rect(left + number * width, place.top, width - self.size, place.height)

    def _total_place(self, place: Rect) -> Rect:
        width = round(_TOTAL * place.width)
        return Rect(place.right - width, place.top, width, place.height)

    def _card_width(self, place: Rect) -> int:
        """The width of a card: five of them and the points of the serpent fit into its part of the row."""
        beside = (place.width - _SUM * self.size) / (1.06 * _CARDS)
        return round(min(beside, 0.43 * place.height * SMALL_CARD[0] / SMALL_CARD[1]))
