"""The banner across the board that tells whose turn it is when the mouse goes to another player."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing import frieze
from mexica.drawing.colours import INK
from mexica.drawing.keys import MODIFIERS
from mexica.drawing.overlay import VEIL
from mexica.drawing.seat_disc import draw_seat_disc
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.surfaces import put
from mexica.drawing.view import View


class Banner:
    """Whose turn it is, on a paper with the seat's sign, until a click or key closes it."""

    def __init__(self, text: str, note: str, sign: SeatSign, done: Callable[[], None]) -> None:
        self.text, self._note, self._sign, self._done = text, note, sign, done

    def build(self, view: View, manager: UIManager) -> None:
        """Do nothing, as it has no widgets."""

    def handle(self, event: pygame.Event) -> bool:
        """Close it at any click or key."""
        if event.type == pygame.KEYDOWN and event.key not in MODIFIERS:
            self._done()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            self._done()
            return True
        return False

    def draw(self, target: Surface, view: View) -> None:
        """Draw the board dimmed, and on it a paper with the seat's sign, the text and the note."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        layout, fonts, sprites = view.layout, view.fonts, view.sprites
        high = layout.banner_height
        side, edge = round(high * 0.5), round(high * 0.3)
        room = layout.size[0] - side - 4 * edge
        words = fonts.fitted(self.text, round(high * 0.27), room, INK, True)
        note = fonts.fitted(self._note, round(high * 0.125), room, INK)
        board = Rect(0, 0, max(words.width, note.width) + side + 4 * edge, high)
        board.center = layout.board_area.center
        put(target, sprites.surface("panel_paper", board.size), board)
        _draw_friezes(target, view, board.inflate(-2 * edge, 0))
        disc = (board.left + edge + side // 2 + edge // 2, board.centery)
        draw_seat_disc(target, view, self._sign, disc, side)
        left = disc[0] + round(side * 0.8)
        put(target, words, words.get_rect(midleft=(left, board.centery - round(high * 0.07))))
        put(target, note, note.get_rect(midleft=(left, board.centery + round(high * 0.17))))

    def close(self) -> None:
        """Do nothing, as it has no widgets."""


def _draw_friezes(target: Surface, view: View, room: Rect) -> None:
    """Draw frets along the upper and lower edge of a paper."""
    high = room.height
    strip = Rect(room.left, 0, room.width, round(high * 0.085))
    for strip.centery in (room.top + round(high * 0.14), room.bottom - round(high * 0.14)):
        for place in frieze.across(strip):
            put(target, view.sprites.fitted(frieze.ON_PAPER, place.size), place)
