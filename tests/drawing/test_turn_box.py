"""What is done in a turn is told whole: in one line, or in two where these can have larger letters."""

from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from mexica.drawing.colours import INK
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.graph_marks import GraphMark
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.sprites import Sprites
from mexica.drawing.table_layout import TableLayout
from mexica.drawing.turn_box import TurnBox
from mexica.resources import resource
from mexica.shell import language


@pytest.fixture(scope="module")
def box() -> TurnBox:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    layout = TableLayout((1024, 700))
    return TurnBox(layout, Sprites(resource("shell"), resource("shell"), cell=80, unit=0.7), Fonts())


def test_a_short_text_stands_in_one_line(box: TurnBox) -> None:
    assert box.broken("Lay it", 15) == (["Lay it"], 15)


def test_a_text_that_would_be_cut_stands_in_two_lines(box: TurnBox) -> None:
    lines, size = box.broken("Move a hero or lay the card", 15)
    assert " ".join(lines) == "Move a hero or lay the card"
    assert len(lines) == 2
    assert size >= SMALLEST


def test_winners_whose_names_are_too_long_share_the_victory(box: TurnBox) -> None:
    assert box.winners_words(["Ana", "Ben"]) == "Ana and Ben"
    assert box.winners_words(["Tepoztecatl", "Cozcatecuhtli"]) == "Shared victory"
    long = "A single name as long as any"
    assert box.winners_words([long]) == long


@pytest.mark.parametrize("code", language.codes())
def test_a_shared_victory_is_told_whole_in_every_language(
    box: TurnBox, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, draw = [], box._fonts.text
    monkeypatch.setattr(box._fonts, "text", lambda words, *how: (drawn.append(words), draw(words, *how))[1])
    language.use(code)
    words = box.winners_words(["Tepoztecatl", "Cozcatecuhtli"])
    box.draw_name(Surface((1024, 700), pygame.SRCALPHA), words)
    language.use("en")
    assert drawn == [words]


def test_two_lines_lie_between_the_others(box: TurnBox) -> None:
    drawn = []
    for draw in (box.draw_name, box.draw_second, box.draw_stage):
        page = Surface((1024, 700), pygame.SRCALPHA)
        draw(page, "Mgj mgj mgj mgj mgj mgj mgj" if draw == box.draw_second else "Mgj")
        drawn.append(page.get_bounding_rect(128))
    name, second, stage = drawn
    assert name.bottom <= second.top + 1
    assert second.bottom <= stage.top + 1
    assert Rect(box.places.words).contains(second)


@pytest.mark.parametrize("computer", [False, True])
def test_people_are_told_what_to_do_and_computers_are_not(box: TurnBox, *, computer: bool) -> None:
    page = Surface((1024, 700), pygame.SRCALPHA)
    sign = SeatSign("black", INK, "seat_black", GraphMark("square", INK, INK))
    seat = SeatLook("Citlali", sign, computer=computer)
    box.draw_asked(page, seat, "Move a hero or lay the card")
    assert bool(page.get_bounding_rect()) is not computer


@pytest.mark.parametrize("many", [1, 2, 3, 4])
def test_the_signs_of_several_winners_keep_off_each_other_and_the_words(many: int, box: TurnBox) -> None:
    signs, room = box.places.signs(many, crowned=True), box.places.high // 24
    assert all(left.right <= right.left for left, right in pairwise(signs))
    assert signs[0].left >= room
    assert signs[-1].right <= box.places.words.left - room
