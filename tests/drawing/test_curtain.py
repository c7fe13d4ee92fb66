"""The curtain uses the window for what it says."""

import pygame
from attrs import evolve
from pygame_gui import UIManager

from mexica.drawing.buttons import PanelButton
from mexica.drawing.curtain import Curtain
from mexica.drawing.graph_marks import GraphMark
from mexica.drawing.seat_sign import SeatSign
from tests.drawing.plain_view import SIZE, PlainView

RED = SeatSign("red", (200, 60, 40), "icon_crown", GraphMark("disc", (200, 60, 40), (0, 0, 0)))


def letters(scale: float) -> int:
    view = PlainView()
    view.layout = evolve(view.layout, unit=0.64 * scale, text_size=round(13 * scale))
    told = ["Temilotzin extends serpent 3 at the tail end: green segment."] * 6
    buttons = [PanelButton("I am Citlali", list), PanelButton("Menu", list)]
    curtain = Curtain("Pass the screen to Citlali", told, RED, buttons)
    curtain.build(view, UIManager(SIZE))
    size = curtain._size
    curtain.close()
    return size


def test_letters_twice_as_large_are_larger_on_the_curtain_of_a_small_window_too() -> None:
    pygame.init()
    pygame.display.set_mode(SIZE)
    assert letters(2.0) >= 1.6 * letters(1.0)
