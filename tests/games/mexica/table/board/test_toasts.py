"""Toasts over Mexica's board: all of a text is shown, and it hides no space."""

import pygame
import pytest

from mexica.drawing.announcements import SEPARATOR, Announcements
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView

LONG = "Ana founds a district of 10: Ana +5, Tlacaelel the Elder +3, Zofia +3"
_NAME = "Wiśniewska the Magnificent"
LONGEST = f"{_NAME} founds a district of 10: {_NAME} +5, {_NAME} +3, {_NAME} +3, {_NAME} +3."


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440)])
@pytest.mark.parametrize("text", [LONG, LONGEST, SEPARATOR.join((LONGEST, LONGEST))])
def test_a_toast_hides_no_space_and_no_letter(size: tuple[int, int], text: str) -> None:
    layout = Layout(size)
    view = TableView(layout, load_sprites(layout))
    say, surface = Announcements[Space](), pygame.Surface(size)
    say.toast(text)
    say.draw(surface, view)
    assert any(pygame.image.tobytes(surface, "RGB"))
    empty = pygame.Surface(layout.lake.size)
    shown = surface.subsurface(layout.lake)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(empty, "RGB")
