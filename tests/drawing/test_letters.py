"""Letters of many scripts on the screen, and a sign for those that no face has."""

import random
import sys

import pygame
import pytest

from mexica.drawing.colours import CREAM
from mexica.drawing.letters import Letters, is_plain, legible

LATIN = "".join(chr(code) for code in range(0x20, 0x250) if chr(code).isprintable())


@pytest.fixture(autouse=True)
def _pygame() -> None:
    pygame.font.init()


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        *((text, True) for text in (LATIN, "Łódź, Œuvre, “x”, 5…", "Ольга", "Ιφιγένεια", "राहुल", "x\u0302")),
        *((text, False) for text in ("李小龍", "ゆき ユキ", "한국", "محمد علي", "דוד", "მერაბ", "Zoë 李")),
    ],
)
def test_letters_of_many_scripts_stay(text: str, plain: bool) -> None:
    assert legible(text) == text
    assert is_plain(text) == plain


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zoé 😀", "Zoé ?"),
        ("\U0001f469\u200d\U0001f467", "??"),  # two joined in one
        ("❤\ufe0f", "?"),
        ("\ue000\ud800\U0010ffff", "???"),
        ("e\u0301", "é"),
        ("a\0b\x1b\x7f\xad\u202e\ufeffc", "abc"),
        ("a\tb\nc\r\nd\u2028e", "a b c  d e"),
    ],
)
def test_what_cannot_be_drawn_has_a_sign_in_its_place_and_what_is_not_seen_has_none(
    text: str, shown: str
) -> None:
    assert legible(text) == shown


def test_letters_can_be_left_out_instead() -> None:
    assert legible("Zoé 😀\ue000!", "") == "Zoé !"


def test_any_character_can_be_drawn() -> None:
    letters, chance = Letters(14, bold=False), random.Random(1)
    known = [*range(0x300), *range(0x1F00, 0x2100), *range(0xFE00, 0xFE10), *range(0xFFF0, 0x10000)]
    for code in known + [chance.randrange(sys.maxunicode + 1) for _ in range(500)]:
        drawn = letters.draw(chr(code), CREAM)
        assert drawn.width == letters.width(chr(code))
        assert legible(chr(code)).isprintable()


def pixels(text: str, bold: bool = False) -> bytes:
    return pygame.image.tobytes(Letters(20, bold).draw(text, CREAM), "RGBA")


def test_letters_of_another_script_are_no_boxes() -> None:
    assert len({pixels(letter) for letter in "李小龍あ한😀\ue000"}) == 6  # the last two have the same sign
    assert pixels("李") != pixels("李", bold=True)


def test_words_that_run_to_the_left_do_so_and_are_joined() -> None:
    letters = Letters(20, bold=False)
    first, both = letters.draw("דוד", CREAM), letters.draw("דוד כהן", CREAM)
    right = both.subsurface((both.width - first.width, 0, *first.size))
    assert pygame.image.tobytes(right, "RGBA") == pygame.image.tobytes(first, "RGBA")
    assert letters.width("محمد") != sum(map(letters.width, "محمد"))
