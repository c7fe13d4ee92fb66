"""The list of keys over the board."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing.buttons import Buttons, PanelButton
from mexica.drawing.colours import INK, TITLE_RED
from mexica.drawing.keys import MODIFIERS
from mexica.drawing.overlay import TITLE, VEIL, draw_title, place_and_letters
from mexica.drawing.surfaces import put
from mexica.drawing.view import View
from mexica.texts import _

# in heights of letters
_PITCH: Final = 1.62  # from line to line
_WIDTH: Final = 68
_TOP: Final = 4.9  # of the first line
_BUTTON: Final = (14, 2.5)
_BOTTOM: Final = 2.4  # below the button


class KeyList:
    """The list of keys, each with what it does; its button, any other click or a key closes it."""

    def __init__(self, keys: Sequence[tuple[str, str]], done: Callable[[], None]) -> None:
        self._keys, self._done = tuple(keys), done
        self._board = Rect(0, 0, 0, 0)
        self._button: Buttons | None = None
        self._size = 0  # of the letters

    def build(self, view: View, manager: UIManager) -> None:
        """Make the panel as high as the keys need, with the button at its lower edge."""
        self.close()
        lines = (len(self._keys) + 1) // 2
        high = _TOP + _PITCH * lines + 1 + _BUTTON[1] + _BOTTOM
        area, self._size = place_and_letters(view, _WIDTH, high)
        size = self._size
        self._board = Rect(0, 0, round(size * _WIDTH), round(size * high))
        self._board.center = area.center
        place = Rect(0, 0, round(size * _BUTTON[0]), round(size * _BUTTON[1]))
        place.midbottom = self._board.centerx, self._board.bottom - round(size * _BOTTOM)
        self._button = Buttons(manager, (PanelButton(_("Back"), self._done, pygame.K_ESCAPE),), (place,))

    def handle(self, event: pygame.Event) -> bool:
        """Close the list at any click or key."""
        if event.type == pygame.KEYDOWN and event.key in MODIFIERS:
            return False
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._done()
            return True
        return self._button is not None and self._button.handle(event)

    def draw(self, target: Surface, view: View) -> None:
        """Draw the keys and what they do in two columns."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        size, board = self._size, self._board
        half = (len(self._keys) + 1) // 2
        put(target, view.sprites.surface("panel_paper", board.size), board)
        title = view.fonts.text(_("Keys"), round(size * TITLE), TITLE_RED, True)
        draw_title(target, view, title, board.move(0, round(size * 2)), size)
        for number, (key, what) in enumerate(self._keys):
            left = board.left + round(size * (2.8 + 32.2 * (number // half)))
            top = board.top + round(size * (_TOP + _PITCH * (number % half)))
            words = view.fonts.fitted(key, size, round(size * 10.4), TITLE_RED, True)
            put(target, words, (left, top))
            words = view.fonts.fitted(what, size, round(size * 19.4), INK)
            put(target, words, (left + round(size * 11.2), top))

    def close(self) -> None:
        """Remove the button."""
        if self._button is not None:
            self._button.kill()
            self._button = None
