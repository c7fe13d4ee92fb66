"""The list of keys over the board."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing.announcements import text_size
from mexica.drawing.buttons import Buttons, Choice
from mexica.drawing.fonts import INK
from mexica.drawing.keys import MODIFIERS
from mexica.drawing.overlay import RED, TITLE, VEIL, draw_title
from mexica.drawing.surfaces import put
from mexica.games.mexica.table.bar.commands import key_list
from mexica.games.mexica.table.board.table_view import TableView
from mexica.texts import _

_PITCH: Final = 1.62  # from line to line; like the rest in letters' heights
_WIDTH: Final = 66
_TOP: Final = 4.9  # of the first line
_BUTTON: Final = (14, 2.5)
_BOTTOM: Final = 2.4  # beneath the button


class KeyList:
    """The list of keys, until its button, any other click or a key removes it."""

    def __init__(self, done: Callable[[], None]) -> None:
        self._done = done
        self._board = Rect(0, 0, 0, 0)
        self._button: Buttons | None = None

    def build(self, view: TableView, manager: UIManager) -> None:
        """Make the board as high as the keys need, and the button at its lower edge."""
        self.close()
        size = text_size(view.layout)
        lines = (len(key_list()) + 1) // 2
        high = _TOP + _PITCH * lines + 1 + _BUTTON[1] + _BOTTOM
        self._board = Rect(0, 0, round(size * _WIDTH), round(size * high))
        self._board.center = view.layout.board_area.center
        place = Rect(0, 0, round(size * _BUTTON[0]), round(size * _BUTTON[1]))
        place.midbottom = self._board.centerx, self._board.bottom - round(size * _BOTTOM)
        self._button = Buttons(manager, (Choice(_("Back"), self._done, pygame.K_ESCAPE),), (place,))

    def handle(self, event: pygame.Event) -> bool:
        """Any click or key removes it."""
        if event.type == pygame.KEYDOWN and event.key in MODIFIERS:
            return False
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._done()
            return True
        return self._button is not None and self._button.handle(event)

    def draw(self, target: Surface, view: TableView) -> None:
        """Draw keys and what they do in two columns."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        size, board, keys = text_size(view.layout), self._board, key_list()
        half = (len(keys) + 1) // 2
        put(target, view.sprites.surface("panel_paper", board.size), board)
        title = view.fonts.text(_("Keys"), round(size * TITLE), RED, True)
        draw_title(target, view, title, board, board.top + round(size * 2))
        for number, (key, what) in enumerate(keys):
            left = board.left + round(size * (2.8 + 32.2 * (number // half)))
            top = board.top + round(size * (_TOP + _PITCH * (number % half)))
            words = view.fonts.fitted(key, size, round(size * 10.8), RED, True)
            put(target, words, (left, top))
            words = view.fonts.fitted(what, size, round(size * 19.4), INK)
            put(target, words, (left + round(size * 11.2), top))

    def close(self) -> None:
        """Take the button away."""
        if self._button is not None:
            self._button.kill()
            self._button = None
