"""A sheet of paper over the table with a result: a title, a table that a game draws, and buttons."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing.buttons import Buttons, PanelButton, fits, row
from mexica.drawing.colours import INK, RED, TITLE_RED
from mexica.drawing.fonts import SMALLEST
from mexica.drawing.overlay import TITLE, VEIL, draw_title, place_and_letters
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import put, put_centred
from mexica.drawing.turn_box import crown
from mexica.drawing.view import View

_LEAST_WIDE, _LEAST_HIGH = 40, 26  # letter heights
_OFFER: Final = 24  # letter heights; the width of a button above the others
_CHOICE: Final = 13  # letter heights; the width of a choice with the gap beside it
_LEAST_TITLE: Final = 0.7  # letter heights, the least of the title's letters
_NAME, _LEAST_NAME = 1.6, 0.7  # likewise, the letters of names
_SIGN: Final = 3.2  # letter heights, and at most
_SIGN_HIGH: Final = 0.5  # of a row's height; there has to be room for a crown above it
_ROW: Final = 46  # a button's height at unit 1


class ResultSheet(ABC):
    """The sheet; once it is built, `size` is the height of its letters, and `table` the area of the table."""

    def __init__(self, title: str, seats: Sequence[SeatLook], buttons: Sequence[PanelButton]) -> None:
        """`seats` are all that play; `buttons` stand below the table, side by side."""
        self.offer: PanelButton | None = None
        """One more button, above those of the choices."""
        self.title = title
        self.size = 0
        self.seats = tuple(seats)
        self._choices = tuple(buttons)
        self._board = self.table = self._title = Rect(0, 0, 0, 0)
        self._buttons: Buttons | None = None

    @abstractmethod
    def draw_table(self, target: Surface, view: View) -> None:
        """Draw what the game shows in the area of its `table`."""

    def build(self, view: View, manager: UIManager) -> None:
        """Lay it out for this view, with its buttons."""
        self.close()
        area, self.size = place_and_letters(view, _LEAST_WIDE, _LEAST_HIGH)
        edge = round(1.8 * self.size)
        self._board = area.inflate(-2 * self.size, -2 * self.size)
        inside = self._board.inflate(-2 * edge, -2 * edge)
        high = max(round(_ROW * view.layout.unit), round(2.2 * self.size))
        self._title = Rect(inside.left, inside.top, inside.width, round(TITLE * 1.6 * self.size))
        lowest = Rect(inside.left, inside.bottom - high, inside.width, high)
        buttons, rects = list(self._choices), self._choice_places(manager, lowest)
        bottom = min(rect.top for rect in rects)
        if self.offer is not None:
            above = Rect(0, bottom - high - self.size // 2, min(lowest.width, _OFFER * self.size), high)
            above.centerx, bottom = lowest.centerx, above.top
            buttons.append(self.offer)
            rects.append(above)
        self.table = Rect(inside.left, self._title.bottom, inside.width, bottom - self._title.bottom)
        self._buttons = Buttons(manager, buttons, rects)

    def _choice_places(self, manager: UIManager, lowest: Rect) -> list[Rect]:
        """The places of the choices: amid the lowest line, all of it or two lines if a text does not fit."""
        amid = lowest.copy()
        amid.width = min(lowest.width, len(self._choices) * _CHOICE * self.size)
        amid.centerx = lowest.centerx
        for place in (amid, lowest):
            rects = row(len(self._choices), place, self.size)
            if all(fits(manager, button, rect) for button, rect in zip(self._choices, rects, strict=True)):
                return rects
        first = len(self._choices) // 2
        upper = lowest.move(0, -lowest.height - self.size // 2)
        return row(first, upper, self.size) + row(len(self._choices) - first, lowest, self.size)

    def handle(self, event: pygame.Event) -> bool:
        """Give the event to the buttons."""
        return self._buttons is not None and self._buttons.handle(event)

    def close(self) -> None:
        """Remove the buttons."""
        if self._buttons is not None:
            self._buttons.kill()
            self._buttons = None

    def draw(self, target: Surface, view: View) -> None:
        """Draw the paper, the title and the table."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        put(target, view.sprites.surface("panel_paper", self._board.size), self._board)
        title = view.fonts.fitted(self.title, self.title_size(view), self._title_room, TITLE_RED, True)
        draw_title(target, view, title, self._title, self.size)
        self.draw_table(target, view)

    @property
    def _title_room(self) -> int:
        return self._title.width - 2 * self.size

    def title_size(self, view: View) -> int:
        """Return the height of the title's letters: a long title has smaller ones, down to a bound."""
        least = round(_LEAST_TITLE * self.size)
        return view.fonts.largest_size(self.title, round(TITLE * self.size), least, self._title_room, True)

    def draw_seat(self, target: Surface, view: View, seat: SeatLook, place: Rect, *, won: bool) -> None:
        """Draw the sign and the name of a seat in the left part of a row, a winner's red and with a crown."""
        side = min(round(_SIGN * self.size), round(_SIGN_HIGH * place.height))
        sign = Rect(place.left, place.centery - side // 2, side, side)
        put_centred(target, view.sprites.fitted(seat.sign.sprite, sign.size), sign.center)
        if won:
            crown(target, view.sprites, sign)
        left = sign.right + round(0.7 * self.size)
        room = place.right - self.size // 2 - left
        name = view.fonts.fitted(seat.name, self.name_size(view, room), room, RED if won else INK, won)
        put(target, name, name.get_rect(midleft=(left, place.centery)))

    def name_size(self, view: View, room: int) -> int:
        """Return the height of the letters of names: one at which the longest has room, down to a bound."""
        least, most = max(SMALLEST, round(_LEAST_NAME * self.size)), round(_NAME * self.size)
        return min(view.fonts.largest_size(seat.name, most, least, room, True) for seat in self.seats)
