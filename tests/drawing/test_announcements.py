"""What is said at the top of the board: all of it, in two lines if one has not the room."""

import pygame
import pytest

from mexica.drawing.announcements import SEPARATOR, Announcements, in_parts
from mexica.drawing.fonts import Fonts
from mexica.drawing.mouse_tip import beside
from mexica.games.mexica.table.board.board_sprites import load_sprites
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.table_view import TableView

LONG = "Ana founds a district of 10: Ana +5, Tlacaelel the Elder +3, Zofia +3"

_NAME = "Wiśniewska the Magnificent"
TWICE = LONG.replace("Ana", _NAME)
LONGEST = f"{_NAME} founds a district of 10: {_NAME} +5, {_NAME} +3, {_NAME} +3, {_NAME} +3."


@pytest.fixture
def fonts() -> Fonts:
    pygame.init()
    return Fonts()


def test_a_short_text_is_said_at_once(fonts: Fonts) -> None:
    assert in_parts(fonts, LONG, 16, 2000) == [LONG]


def test_sentences_are_said_together_where_they_have_the_room(fonts: Fonts) -> None:
    text = SEPARATOR.join(("Ana agrees.", "Period 2 begins.", LONG))
    room = fonts.width(LONG, 16, True) + 5
    assert in_parts(fonts, text, 16, room) == ["Ana agrees." + SEPARATOR + "Period 2 begins.", LONG]


def test_nothing_is_lost_of_a_sentence_that_is_too_long(fonts: Fonts) -> None:
    room = fonts.width(LONG, 16, True) // 3
    parts = in_parts(fonts, LONG, 16, room)
    assert " ".join(parts) == LONG
    assert all(fonts.width(part, 16, True) <= room for part in parts)


def test_what_has_not_the_room_is_said_in_parts_one_after_the_other() -> None:
    layout = Layout((1024, 700))
    view = TableView(layout, load_sprites(layout))
    say, surface = Announcements(), pygame.Surface((1024, 700))
    say.toast(SEPARATOR.join((TWICE, TWICE)))

    def shown() -> bytes:
        surface.fill("black")
        say.draw(surface, view)
        return pygame.image.tobytes(surface, "RGB")

    first = shown()
    waited = say.next_wake
    assert waited is not None
    assert say.tick(waited + 0.01)
    assert shown() == first  # the same words
    assert say.next_wake is not None
    say.tick(say.next_wake + 0.01)
    assert not any(shown())


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440)])
@pytest.mark.parametrize("text", [LONG, LONGEST, SEPARATOR.join((LONGEST, LONGEST))])
def test_what_is_said_hides_no_space_and_no_letter(size: tuple[int, int], text: str) -> None:
    layout = Layout(size)
    view = TableView(layout, load_sprites(layout))
    say, surface = Announcements(), pygame.Surface(size)
    say.toast(text)
    say.draw(surface, view)
    assert any(pygame.image.tobytes(surface, "RGB"))
    empty = pygame.Surface(layout.lake.size)
    shown = surface.subsurface(layout.lake)
    assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(empty, "RGB")


AREA = pygame.Rect(0, 0, 1000, 700)


def test_a_sign_stands_below_and_to_the_right_of_the_mouse_if_nothing_is_there() -> None:
    place = beside(AREA, (300, 300), (200, 80), 16, ())
    assert place.topleft == (316, 316)


@pytest.mark.parametrize(
    ("kept", "side"),
    [
        (pygame.Rect(310, 310, 50, 50), "left"),
        (pygame.Rect(0, 310, 1000, 50), "above"),
    ],
)
def test_a_sign_covers_nothing_that_can_be_chosen_if_it_can_stand_elsewhere(
    kept: pygame.Rect, side: str
) -> None:
    place = beside(AREA, (300, 300), (200, 80), 16, (kept,))
    assert not place.colliderect(kept)
    assert place.right < 300 if side == "left" else place.bottom < 300


def test_a_sign_stays_in_the_window() -> None:
    for at in ((990, 690), (0, 0), (500, 699)):
        assert AREA.contains(beside(AREA, at, (200, 80), 16, (AREA,)))
