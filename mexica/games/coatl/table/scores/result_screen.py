"""The result or the standings over the table: who won and why, what each card beside each serpent scores."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing.buttons import Buttons, PanelButton, row
from mexica.drawing.colours import INK, RED, TITLE_RED
from mexica.drawing.overlay import TITLE, VEIL, draw_title
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
_LOW: Final = 0.8  # of a row's height, the highest letters of points
_SUM: Final = 0.9  # of a card's width, for the points of a serpent
_DIM: Final = 0.45  # of what scores nothing
_NOTHING: Final = (104, 86, 66)  # of points that do not count
_HIGH: Final = 230  # pixels of a piece's file that a serpent takes
_ENDS: Final = 1.3  # pieces that head and tail reach beyond their own places
_OFFER: Final = 24  # letter heights; the width of a button above the others
_ROW: Final = 46  # a button's height at unit 1


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


class ResultScreen:
    """A row for each seat, the best first: its serpents as cards with their points, and the total."""

    def __init__(
        self,
        state: State,
        seats: Sequence[SeatLook],
        view: Callable[[], ResultView],
        buttons: Sequence[PanelButton],
    ) -> None:
        """`view` returns what draws cards and serpents now; `buttons` stand below the table, side by side."""
        self.offer: PanelButton | None = None
        """One more button, above those of the choices."""
        self._state, self._seats, self._choices = state, tuple(seats), tuple(buttons)
        self._own_view = view
        self._results = results(state)
        self._board = self._table = self._title = Rect(0, 0, 0, 0)
        self._size = 0
        self._buttons: Buttons | None = None

    @property
    def title(self) -> str:
        """Who won, and what decided it; while the game is played only what the table shows."""
        if not is_over(self._state):
            return _("Standings")
        return verdict(self._state, [seat.name for seat in self._seats])

    def build(self, view: View, manager: UIManager) -> None:
        """Lay it out for this view, with its buttons."""
        self.close()
        area, self._size = view.layout.board_area, view.layout.text_size
        edge = round(1.8 * self._size)
        self._board = area.inflate(-2 * self._size, -2 * self._size)
        inside = self._board.inflate(-2 * edge, -2 * edge)
        high = max(round(_ROW * view.layout.unit), round(2.2 * self._size))
        self._title = Rect(inside.left, inside.top, inside.width, round(TITLE * 1.6 * self._size))
        places = Rect(inside.left, inside.bottom - high, inside.width, high)
        buttons, rects = list(self._choices), list(row(len(self._choices), places, self._size))
        bottom = places.top
        if self.offer is not None:
            above = places.move(0, -high - self._size // 2)
            above.width = min(places.width, _OFFER * self._size)
            above.centerx, bottom = places.centerx, above.top
            buttons.append(self.offer)
            rects.append(above)
        self._table = Rect(inside.left, self._title.bottom, inside.width, bottom - self._title.bottom)
        self._buttons = Buttons(manager, buttons, rects)

    def handle(self, event: pygame.Event) -> bool:
        """Give the event to the buttons."""
        return self._buttons is not None and self._buttons.handle(event)

    def close(self) -> None:
        """Remove the buttons."""
        if self._buttons is not None:
            self._buttons.kill()
            self._buttons = None

    # ------------------------------------------------------------------ the picture

    def draw(self, target: Surface, view: View) -> None:
        """Draw the paper, the verdict and the table."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        put(target, view.sprites.surface("panel_paper", self._board.size), self._board)
        room = self._title.width - 2 * self._size
        title = view.fonts.fitted(self.title, round(TITLE * self._size), room, TITLE_RED, True)
        draw_title(target, view, title, self._title, self._size)
        self._draw_head(target, view, Rect(self._table.topleft, (self._table.width, self._head)))
        for number, result in enumerate(self._results):
            self._draw_seat(target, view, result, self._seat_place(number))

    def _draw_head(self, target: Surface, view: View, place: Rect) -> None:
        for number in range(SERPENTS):
            text = _("Serpent {number}").format(number=number + 1)
            part = self._serpent_place(place, number)
            put_centred(target, view.fonts.fitted(text, self._size, part.width, INK), part.center)
        total = self._total_place(place)
        put_centred(target, view.fonts.fitted(_("Points"), self._size, total.width, INK), total.center)

    def _draw_seat(self, target: Surface, view: View, result: SeatResult, place: Rect) -> None:
        seat, ink = self._seats[result.seat], RED if result.won else INK
        side = min(round(2.2 * self._size), place.height - 4)
        sign = view.sprites.fitted(seat.sign.sprite, (side, side))
        put(target, sign, sign.get_rect(midleft=(place.left, place.centery)))
        room = round(_NAME * place.width) - side - self._size
        name = view.fonts.fitted(seat.name, round(1.2 * self._size), room, ink, result.won)
        put(target, name, name.get_rect(midleft=(place.left + side + self._size // 2, place.centery)))
        for number, serpent in enumerate(result.serpents):
            if serpent is not None:
                self._draw_serpent(target, view, serpent, self._serpent_place(place, number))
        high = min(2 * self._size, round(_LOW * place.height))
        points = view.fonts.numeral(str(result.points), high, ink)
        put_centred(target, points, self._total_place(place).center)

    def _draw_serpent(self, target: Surface, view: View, serpent: SerpentResult, place: Rect) -> None:
        """The cards beside a serpent, and what they score together; unfinished ones are dim, and score 0."""
        width = self._card_width(place)
        pitch = round(width * 1.06)
        left, high = place.left + _CARDS * pitch + self._size // 3, round(1.35 * self._size)
        low = high > place.height // 2  # too low for the points below the serpent
        room = left - place.left if low else place.width
        self._draw_pieces(target, serpent, Rect(place.left, place.top, room, place.height // 2))
        middle = place.centery if low else place.bottom - place.height // 4
        high = min(high, round(_LOW * place.height))
        place = Rect(place.left, place.centery, place.width, place.height // 2)
        for slot, (card, worth) in enumerate(serpent.cards):
            picture = self._own_view().cards.beside(card, width, worth.times)
            shown = picture if serpent.finished else faded(picture, _DIM)
            put(target, shown, shown.get_rect(midleft=(place.left + slot * pitch, place.centery)))
        ink = INK if serpent.finished else _NOTHING
        points = str(serpent.points) if serpent.finished or is_over(self._state) else f"({serpent.promised})"
        total = view.fonts.numeral(points, high, ink)
        put(target, total, total.get_rect(midleft=(left, middle)))

    def _draw_pieces(self, target: Surface, serpent: SerpentResult, place: Rect) -> None:
        """The serpent itself; all have one scale, at which the longest fits into its part of a row."""
        longest = max(len(one.pieces) for seat in self._results for one in seat.serpents if one is not None)
        scale = min(place.height / _HIGH, place.width / (PITCH * (longest + _ENDS)))
        joint = place.left + PITCH * scale * _ENDS / 2, place.bottom - 0.3 * _HIGH * scale
        self._own_view().serpents.draw_row(target, serpent.pieces, joint, scale, raised=serpent.finished)

    # ------------------------------------------------------------------ places

    @property
    def _head(self) -> int:
        return round(1.7 * self._size)

    def _seat_place(self, number: int) -> Rect:
        """The row of the seat with this number, the best first."""
        pitch = (self._table.height - self._head) // len(self._results)
        return Rect(self._table.left, self._table.top + self._head + number * pitch, self._table.width, pitch)

    def _serpent_place(self, place: Rect, number: int) -> Rect:
        left = place.left + round(_NAME * place.width)
        width = round((1 - _NAME - _TOTAL) * place.width / SERPENTS)
        return Rect(left + number * width, place.top, width - self._size, place.height)

    def _total_place(self, place: Rect) -> Rect:
        width = round(_TOTAL * place.width)
        return Rect(place.right - width, place.top, width, place.height)

    def _card_width(self, place: Rect) -> int:
        """The width of a card: five of them and the points of the serpent fit into its part of the row."""
        beside = place.width / (1.06 * _CARDS + _SUM)
        return round(min(beside, 0.43 * place.height * SMALL_CARD[0] / SMALL_CARD[1]))
