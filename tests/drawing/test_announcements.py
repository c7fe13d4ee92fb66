"""Toasts: all of a text is shown, in parts if it does not fit on one line; points rise and disappear."""

import pygame
import pytest

from mexica.drawing.announcements import SEPARATOR, Announcements, in_parts
from mexica.drawing.fonts import Fonts
from mexica.texts import bound
from tests.drawing.plain_view import PlainView

LONG = "Ana founds a district of 10: Ana +5, Tlacaelel the Elder +3, Zofia +3"

_NAME = "Wiśniewska the Magnificent"
TWICE = LONG.replace("Ana", _NAME)


@pytest.fixture
def fonts() -> Fonts:
    pygame.init()
    return Fonts()


def test_a_short_text_is_said_at_once(fonts: Fonts) -> None:
    assert in_parts(fonts, LONG, 16, 2000) == [LONG]


def test_sentences_are_said_together_where_they_have_the_room(fonts: Fonts) -> None:
    text = SEPARATOR.join(("Ana agrees.", "Period 2 begins.", LONG))
    room = fonts.width(LONG, 16, True) + 5
    assert in_parts(fonts, text, 16, room) == ["Ana agrees." + SEPARATOR + "Period 2 begins.", bound(LONG)]


def test_nothing_is_lost_of_a_sentence_that_is_too_long(fonts: Fonts) -> None:
    room = fonts.width(LONG, 16, True) // 3
    parts = in_parts(fonts, LONG, 16, room)
    assert " ".join(parts) == bound(LONG)
    assert all(fonts.width(part, 16, True) <= room for part in parts)


def test_what_has_not_the_room_is_said_in_parts_one_after_the_other() -> None:
    view = PlainView()
    say, surface = Announcements[int](), pygame.Surface(view.layout.size)
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


def test_points_rise_over_their_place_and_disappear() -> None:
    view = PlainView()
    say, surface = Announcements[int](), pygame.Surface(view.layout.size)
    say.gain(5, 3)
    tops = []
    while say.next_wake is not None:
        surface.fill("black")
        say.draw(surface, view)
        shown = pygame.mask.from_threshold(surface, "black", (1, 1, 1)).count()
        assert shown < surface.width * surface.height
        say.draw(surface, view)
        tops.append(surface.get_bounding_rect().top)
        assert say.tick(0.3)
    assert len(tops) == 8
