"""The curtain over the whole window between two people with secrets, until the right one takes the screen."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing import frieze
from mexica.drawing.buttons import PanelButton
from mexica.drawing.overlay import Panel
from mexica.drawing.seat_disc import draw_seat_disc
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.surfaces import put
from mexica.drawing.view import View

_DISC: Final = 62  # units across
_BAND: Final = 44  # units from an edge of the window to the middle of the frets along it
_FRETS: Final = 26  # units high
_WALL: Final = (1600, 1000)  # units of the window
_LARGER: Final = 0.4  # of half the paper's width


class Curtain(Panel):
    """A stone wall before the table, and on it a paper that says whose turn it is to look.

    Space presses none of its buttons, as it may still be meant for the turn of the player before. The first
    button lifts the curtain and is the larger one.
    """

    width = 760

    def __init__(
        self, title: str, text: Sequence[str], sign: SeatSign, buttons: Sequence[PanelButton]
    ) -> None:
        super().__init__(title, text, buttons, side_by_side=True)
        self._sign = sign

    def handle(self, event: pygame.Event) -> bool:
        """Give the event to the buttons, unless it is the space bar."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            return False
        return super().handle(event)

    def _area(self, view: View) -> Rect:
        """The window between the frets, with room for the disc above the paper."""
        unit = _wall_unit(view)
        disc, band = round(_DISC * unit), round((_BAND + _FRETS) * unit)
        width, height = view.layout.size
        return Rect(band, band + disc, width - 2 * band, height - 2 * (band + disc))

    def _places(self, rows: int, area: Rect, gap: int) -> list[Rect]:
        lift, menu = super()._places(rows, area, gap)
        more = round(lift.width * _LARGER)
        lift.width, menu.width, menu.left = lift.width + more, menu.width - more, menu.left + more
        return [lift, menu]

    def draw(self, target: Surface, view: View) -> None:
        """Draw the wall, so that nothing of the table is seen, and the paper with the seat's disc."""
        _draw_wall(target, view)
        super().draw(target, view)
        draw_seat_disc(target, view, self._sign, self._board.midtop, round(_DISC * self._unit))


def _draw_wall(target: Surface, view: View) -> None:
    size, unit = view.layout.size, _wall_unit(view)
    target.fill((0, 0, 0))
    put(target, view.sprites.surface("panel_stone", size), Rect((0, 0), size))
    strip = Rect(0, 0, size[0] - 2 * round(_BAND * unit), round(_FRETS * unit))
    for strip.center in ((size[0] // 2, edge) for edge in _bands(size[1], round(_BAND * unit))):
        for place in frieze.across(strip):
            put(target, view.sprites.stretched(frieze.ON_STONE, place.size), place)


def _wall_unit(view: View) -> float:
    """The scale of the wall, which larger texts do not change: they need its room for the paper."""
    return min(view.layout.unit, *(side / whole for side, whole in zip(view.layout.size, _WALL, strict=True)))


def _bands(high: int, away: int) -> tuple[int, int]:
    return away, high - away
