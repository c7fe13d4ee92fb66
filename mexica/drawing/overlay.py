"""Panels over the board that take all input while they are open, such as the menu and questions."""

from collections.abc import Sequence
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing import frieze
from mexica.drawing.buttons import Buttons, PanelButton, column, row
from mexica.drawing.colours import INK, TITLE_RED
from mexica.drawing.fonts import SMALLEST
from mexica.drawing.surfaces import put
from mexica.drawing.view import View

TITLE: Final = 1.7  # the height of a title's letters over that of a text's
VEIL: Final = (150, 140, 130)  # the board below is multiplied by it
_SMALLEST_UNIT: Final = 0.75
_EDGE: Final = 38  # units, like the rest
_ROW: Final = 46
_GAP: Final = 10


class Overlay(Protocol):
    """A panel over the board. It gets every event while it is open."""

    def build(self, view: View, manager: UIManager) -> None:
        """Lay it out for this view, widgets included; called again when the size of the window changes."""
        ...

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; return whether the picture changed."""
        ...

    def draw(self, target: Surface, view: View) -> None:
        """Draw everything but the widgets."""
        ...

    def close(self) -> None:
        """Remove its widgets."""
        ...


def place_and_letters(view: View, wide: float, high: float) -> tuple[Rect, int]:
    """Return where a panel that is so many letters wide and high has room, and the height of its letters.

    That is the board, or all of the window if the board's letters would be smaller than those of texts.
    """
    board, whole = view.layout.board_area, Rect((0, 0), view.layout.size)
    area = board if _letters(board, wide, high) >= view.layout.text_size else whole
    return area, min(view.layout.text_size, _letters(area, wide, high))


def _letters(area: Rect, wide: float, high: float) -> int:
    return int(min(area.width / wide, area.height / high))


def draw_title(target: Surface, view: View, title: Surface, line: Rect, size: int) -> None:
    """Draw the title of a panel with letters of this height in the middle of a line, frets beside it."""
    place = title.get_rect(midtop=line.midtop)
    put(target, title, place)
    high = round(TITLE * size * frieze.HIGH)
    period = view.sprites.fitted(frieze.ON_PAPER, (line.width, high))
    frieze.draw_beside(target, period, place, line.inflate(-5 * size, 0))


class Panel:
    """A panel of bark paper with a title, some text and buttons."""

    width = 620
    """That of a panel with a text, in units."""

    def __init__(
        self, title: str, text: Sequence[str], buttons: Sequence[PanelButton], *, side_by_side: bool = False
    ) -> None:
        self._title, self._text, self._choices = title, tuple(text), tuple(buttons)
        self._side_by_side = side_by_side
        self._board = Rect(0, 0, 0, 0)
        self._lines: list[str] = []
        self._size, self._unit = SMALLEST, _SMALLEST_UNIT
        self._rows = 1  # of buttons
        self._buttons: Buttons | None = None

    def build(self, view: View, manager: UIManager) -> None:
        """Make the panel as high as text and buttons need, with two columns of buttons if one is too high."""
        self.close()
        area = self._area(view)
        size, unit = view.layout.text_size, max(view.layout.unit, _SMALLEST_UNIT)
        while not area.contains(self._lay_out(view, size, unit)) and size > SMALLEST:
            size, unit = size - 1, unit * (size - 1) / size
        self._size, self._unit = size, unit
        edge, high, gap = round(_EDGE * unit), round(_ROW * unit), round(_GAP * unit)
        places = Rect(0, 0, self._board.width - 2 * edge, self._rows * (high + gap) - gap)
        places.midbottom = self._board.centerx, self._board.bottom - edge
        self._buttons = Buttons(manager, self._choices, self._places(self._rows, places, gap))

    def _lay_out(self, view: View, size: int, unit: float) -> Rect:
        """Break the text for letters of this size, and return the place of the panel, which it takes."""
        edge, gap = round(_EDGE * unit), round(_GAP * unit)
        wide = round((self.width if self._text else 420) * unit)
        broken = (view.fonts.wrapped(text, size, wide - 2 * edge) for text in self._text)
        self._lines = [line for lines in broken for line in lines]
        text_high = round(len(self._lines) * size * 1.4) + (gap if self._lines else 0)
        around, pitch = 2 * edge + round(size * 2.6) + text_high, round(_ROW * unit) + gap
        self._rows = 1 if self._side_by_side else len(self._choices)
        if around + self._rows * pitch > self._area(view).height:
            self._rows, wide = (self._rows + 1) // 2, max(wide, round(700 * unit))
        self._board = Rect(0, 0, wide, around + self._rows * pitch)
        self._board.center = self._area(view).center
        return self._board

    def _area(self, view: View) -> Rect:
        """Where there is room for the panel."""
        return view.layout.board_area

    def _places(self, rows: int, area: Rect, gap: int) -> list[Rect]:
        """The places of the buttons in so many rows: side by side, or in columns one after the other."""
        count = len(self._choices)
        if self._side_by_side:
            return row(count, area, gap)
        high = (area.height + gap) // rows - gap
        places = [column(rows, part, high, gap) for part in row(-(-count // rows), area, gap)]
        return [place for part in places for place in part][:count]

    def handle(self, event: pygame.Event) -> bool:
        """Give the event to the buttons."""
        return self._buttons is not None and self._buttons.handle(event)

    def draw(self, target: Surface, view: View) -> None:
        """Draw the paper, the title and the text."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        put(target, view.sprites.surface("panel_paper", self._board.size), self._board)
        size, top = self._size, self._board.top + round(34 * self._unit)
        room = self._board.width - 2 * size
        title = view.fonts.fitted(self._title, round(size * TITLE), room, TITLE_RED, True)
        draw_title(target, view, title, self._board.move(0, top - self._board.top), size)
        top += round(size * 2.8)
        for line in self._lines:
            words = view.fonts.text(line, size, INK)
            put(target, words, words.get_rect(midtop=(self._board.centerx, top)))
            top += round(size * 1.4)

    def close(self) -> None:
        """Remove the buttons."""
        if self._buttons is not None:
            self._buttons.kill()
            self._buttons = None
