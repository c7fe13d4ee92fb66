"""Panels over the board that take all input while they are there: whose turn, menu, keys, questions."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing import frieze
from mexica.drawing.announcements import text_size, wrapped
from mexica.drawing.buttons import Buttons, Choice, column, row
from mexica.drawing.fonts import CREAM, INK, SEAT_COLOURS, Colour
from mexica.drawing.keys import MODIFIERS
from mexica.drawing.surfaces import put, put_centred
from mexica.games.mexica.table.board.table_view import TableView

RED: Final[Colour] = (158, 34, 24)
TITLE: Final = 1.7  # the letters of a title over those of a text
VEIL: Final = (150, 140, 130)  # what the board beneath is multiplied with


class Overlay(Protocol):
    """A panel over the board. `handle` gets every event while it is there."""

    def build(self, view: TableView, manager: UIManager) -> None:
        """Lay it out for this view, widgets included; called again when the size of the window changes."""
        ...

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; say whether the picture changed."""
        ...

    def draw(self, target: Surface, view: TableView) -> None:
        """Draw everything but the widgets."""
        ...

    def close(self) -> None:
        """Take its widgets away."""
        ...


def draw_title(target: Surface, view: TableView, title: Surface, board: Rect, top: int) -> None:
    """Draw the title of a board of paper in its middle, with frets beside it."""
    place = title.get_rect(midtop=(board.centerx, top))
    put(target, title, place)
    size = text_size(view.layout)
    high = round(TITLE * size * frieze.HIGH)
    period = view.sprites.fitted(frieze.RED, (board.width, high))
    frieze.draw_beside(target, period, place, board.inflate(-5 * size, 0))


class Banner:
    """Whose turn it is, across the board in the seat's colour, until a click or key removes it."""

    def __init__(self, text: str, note: str, colour: str, done: Callable[[], None]) -> None:
        self._text, self._note, self._colour, self._done = text, note, colour, done

    def build(self, view: TableView, manager: UIManager) -> None:
        """It has no widgets."""

    def handle(self, event: pygame.Event) -> bool:
        """Any click or key removes it."""
        if event.type == pygame.KEYDOWN and event.key not in MODIFIERS:
            self._done()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            self._done()
            return True
        return False

    def draw(self, target: Surface, view: TableView) -> None:
        """Draw the board dimmed, and on it a paper with a ribbon in the seat's colour and the name."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        layout, fonts, sprites = view.layout, view.fonts, view.sprites
        high = round(layout.cell[1] * 3.4)
        side, edge = round(high * 0.5), round(high * 0.3)
        room = layout.size[0] - side - 4 * edge
        words = fonts.fitted(self._text, round(high * 0.27), room, INK, True)
        note = fonts.fitted(self._note, round(high * 0.125), room, INK)
        board = Rect(0, 0, max(words.width, note.width) + side + 4 * edge, high)
        board.center = layout.lake.center
        put(target, sprites.surface("panel_paper", board.size), board)
        frets = Rect(0, 0, board.width - 2 * edge, round(high * 0.085))
        for frets.centery in (board.top + round(high * 0.14), board.bottom - round(high * 0.14)):
            for place in frieze.across(frets.move(board.left + edge, 0)):
                put(target, sprites.fitted(frieze.RED, place.size), place)
        disc = (board.left + edge + side // 2 + edge // 2, board.centery)
        pygame.draw.aacircle(target, INK, disc, side * 0.56)
        pygame.draw.aacircle(target, SEAT_COLOURS[self._colour], disc, side * 0.53)
        pygame.draw.aacircle(target, CREAM, disc, side * 0.44)
        sign = sprites.fitted(f"roof_{self._colour}", (round(side * 0.7), round(side * 0.7)))
        put_centred(target, sign, disc)
        left = disc[0] + round(side * 0.8)
        put(target, words, words.get_rect(midleft=(left, board.centery - round(high * 0.07))))
        put(target, note, note.get_rect(midleft=(left, board.centery + round(high * 0.17))))

    def close(self) -> None:
        """It has no widgets."""


class Panel:
    """A panel of bark paper with a title, some text and buttons."""

    def __init__(
        self, title: str, text: Sequence[str], choices: Sequence[Choice], *, side_by_side: bool = False
    ) -> None:
        self._title, self._text, self._choices = title, tuple(text), tuple(choices)
        self._side_by_side = side_by_side
        self._board = Rect(0, 0, 0, 0)
        self._lines: list[str] = []
        self._buttons: Buttons | None = None

    def build(self, view: TableView, manager: UIManager) -> None:
        """Make the panel as high as text and buttons need."""
        self.close()
        size, unit = text_size(view.layout), max(view.layout.unit, 0.75)
        edge, high, gap = round(38 * unit), round(46 * unit), round(10 * unit)
        wide = round((620 if self._text else 420) * unit)
        broken = (wrapped(view.fonts, text, size, wide - 2 * edge) for text in self._text)
        self._lines = [line for lines in broken for line in lines]
        rows = 1 if self._side_by_side else len(self._choices)
        text_high = round(len(self._lines) * size * 1.4) + (gap if self._lines else 0)
        tall = 2 * edge + round(size * 2.6) + text_high + rows * (high + gap)
        self._board = Rect(0, 0, wide, tall)
        self._board.center = view.layout.board_area.center
        area = Rect(self._board.left + edge, 0, wide - 2 * edge, high)
        area.top = self._board.bottom - edge - rows * (high + gap) + gap
        if self._side_by_side:
            places = row(len(self._choices), area, gap)
        else:
            places = column(len(self._choices), area, high, gap)
        self._buttons = Buttons(manager, self._choices, places)

    def handle(self, event: pygame.Event) -> bool:
        """Give the event to the buttons."""
        return self._buttons is not None and self._buttons.handle(event)

    def draw(self, target: Surface, view: TableView) -> None:
        """Draw the paper, the title and the text."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        put(target, view.sprites.surface("panel_paper", self._board.size), self._board)
        size, unit = text_size(view.layout), max(view.layout.unit, 0.75)
        top = self._board.top + round(34 * unit)
        title = view.fonts.fitted(self._title, round(size * TITLE), self._board.width - 2 * size, RED, True)
        draw_title(target, view, title, self._board, top)
        top += round(size * 2.8)
        for line in self._lines:
            words = view.fonts.text(line, size, INK)
            put(target, words, words.get_rect(midtop=(self._board.centerx, top)))
            top += round(size * 1.4)

    def close(self) -> None:
        """Take the buttons away."""
        if self._buttons is not None:
            self._buttons.kill()
            self._buttons = None
