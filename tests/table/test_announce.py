"""What is said at the top of the board: all of it, in two lines if one has not the room."""

import pygame
import pytest

from mexica.table.announce import Announcements, in_two_lines
from mexica.table.fonts import Fonts
from mexica.table.layout import Layout
from mexica.table.sprites import Sprites
from mexica.table.table_view import TableView

LONG = "Ana founds a district of 10: Ana +5, Tlacaelel the Elder +3, Zofia +3"


@pytest.fixture
def fonts() -> Fonts:
    pygame.init()
    return Fonts()


def test_a_short_text_stays_in_one_line(fonts: Fonts) -> None:
    assert in_two_lines(fonts, LONG, 16, 2000) == [LONG]


def test_a_long_text_is_broken_about_in_its_middle(fonts: Fonts) -> None:
    room = fonts.width(LONG, 16, True) - 10
    first, second = in_two_lines(fonts, LONG, 16, room)
    assert f"{first} {second}" == LONG
    assert 0.6 < fonts.width(second, 16, True) / fonts.width(first, 16, True) < 1.4


def test_nothing_is_lost_of_a_text_that_is_too_long_for_two_lines(fonts: Fonts) -> None:
    first, second = in_two_lines(fonts, LONG, 16, fonts.width(LONG, 16, True) // 4)
    assert f"{first} {second}" == LONG


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440)])
def test_what_is_said_hides_no_space_and_no_letter(size: tuple[int, int]) -> None:
    layout = Layout(size)
    view = TableView(layout, Sprites.load(layout))
    say, surface = Announcements(), pygame.Surface(size)
    say.toast(LONG)
    say.draw(surface, view)
    assert any(pygame.image.tobytes(surface, "RGB"))
    empty = pygame.Surface(layout.lake.size)
    shown = surface.subsurface(layout.lake)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(empty, "RGB")
