"""Texts on the screen: as wide as is said, whatever is in them."""

import pygame
import pytest

from mexica.drawing.colours import CREAM
from mexica.drawing.fonts import Fonts, in_lines, whole_parts
from mexica.shell import language
from mexica.texts import bound


@pytest.fixture(autouse=True)
def _pygame() -> None:
    pygame.font.init()  # and no display, which would have to open a window first


def test_a_sign_that_is_left_out_takes_no_room() -> None:
    fonts = Fonts()
    assert fonts.width("Zoé\u200d", 20) == fonts.width("Zoé", 20) == fonts.text("Zoé\u200d", 20, CREAM).width


@pytest.mark.parametrize(
    "text", ["", "\0", "\u200d", "\u034f", "\ud800", "a\nb", "李小龍 vs محمد علي!", "😀"]
)
def test_any_text_can_be_drawn_fitted_and_rimmed(text: str) -> None:
    fonts = Fonts()
    one_line = fonts.text("A", 20, CREAM).height
    assert fonts.text(text, 20, CREAM).size == (fonts.width(text, 20), one_line)
    assert fonts.fitted(text, 20, 30, CREAM).width <= 30
    assert fonts.text(text, 20, CREAM, rim=(0, 0, 0)).height > one_line
    assert " ".join(fonts.wrapped(text, 20, 30)).split() == text.split()


def test_short_words_never_end_a_line_in_polish_and_no_line_breaks_at_a_no_break_space() -> None:
    language.use("pl")
    fonts, text = Fonts(), "I tak w turze z mostem i kanałem idziesz o krok, a potem u celu 7\u00a0razy."
    for room in range(40, 400, 15):
        lines = fonts.wrapped(text, 20, room)
        assert not any(line.split()[-1].lower() in ["a", "i", "o", "u", "w", "z"] for line in lines)
        assert not any(line.endswith("7") for line in lines)
        assert " ".join(lines).replace("\u00a0", " ") == text.replace("\u00a0", " ")


def test_a_sentence_is_broken_into_lines_that_fit() -> None:
    assert in_lines("one two three", lambda text: len(text) <= 7) == ["one two", "three"]


def test_short_words_end_lines_in_english() -> None:
    assert bound("a turn with a canal") == "a turn with a canal"


@pytest.mark.parametrize("text", ["souls freed: 8", "as many as 12.", "souls freed: 8<br>next"])
def test_a_last_number_stays_with_the_word_before_it(text: str) -> None:
    head, number = text.rsplit(" ", 1)
    assert bound(text) == f"{head}\u00a0{number}"


def test_a_number_that_ends_a_part_stays_with_the_word_before_it() -> None:
    assert bound("beside serpent 2: 3 points") == "beside serpent\u00a02: 3\u00a0points"
    assert bound("on E6, 7, 8, round 9, 10") == "on E6, 7, 8, round\u00a09,\u00a010"


@pytest.mark.parametrize("number", ["8", "+8", "1,200", "1\u202f200", "(8"])
def test_a_number_stays_with_the_word_after_it(number: str) -> None:
    assert bound(f"frees {number} souls") == f"frees {number}\u00a0souls"
    assert bound(f"<b>{number} souls") == f"<b>{number}\u00a0souls"


@pytest.mark.parametrize(
    "text", ["+7, a bridge", "E6, 7 (not founded)", "F6 to F7", "<font size=4 color=red>"]
)
def test_what_is_no_number_of_things_may_end_a_line(text: str) -> None:
    assert bound(text) == text


def test_no_line_ends_with_a_number_of_what_the_next_one_names() -> None:
    fonts = Fonts()
    for room in range(80, 400, 15):
        lines = fonts.wrapped("Scares away 3 jaguars and frees 12 moons of 4 points each", 20, room)
        assert not any(line.split()[-1].isdigit() for line in lines)


def test_of_names_too_many_for_a_line_only_whole_ones_are_listed() -> None:
    names = ("Citlali", "Quauhtlehua", "Tepoztecatl", "Cozcatecuhtli")
    shown = [whole_parts(names, ", ", room, len) for room in (60, 40, 25, 12, 5)]
    assert shown == [
        "Citlali, Quauhtlehua, Tepoztecatl, Cozcatecuhtli",
        "Citlali, Quauhtlehua, Tepoztecatl, +1",
        "Citlali, Quauhtlehua, +2",
        "Citlali, +3",
        "Citl…",
    ]
