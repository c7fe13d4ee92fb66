"""A row of the record is as high as its words need, up to four lines."""

import pygame
import pytest
from pygame import Surface

from mexica.drawing.graph_marks import GraphMark
from mexica.drawing.list_view import RowState
from mexica.drawing.record_rows import RecordRow, RecordRows
from mexica.drawing.seat_sign import SeatSign
from tests.drawing.plain_view import SIZE, PlainView

RED = SeatSign("red", (200, 60, 40), "icon_crown", GraphMark("disc", (200, 60, 40), (0, 0, 0)))
LETTERS, WIDTH = 13, 280
LONG = "Drops 1 moon, scares away 1 jaguar and 2 suns, takes 1 eagle, frees 2 maize, covers a card"


@pytest.fixture
def rows() -> RecordRows:
    pygame.init()
    pygame.display.set_mode(SIZE)
    return RecordRows(PlainView(), LETTERS)


def lowest_ink(rows: RecordRows, row: RecordRow) -> int:
    """How far below its upper edge a row has ink."""
    drawn = Surface((WIDTH, rows.height(row, WIDTH))).convert()
    drawn.fill("white")
    rows.draw(drawn, drawn.get_rect(), row, RowState.NONE)
    paper = pygame.mask.from_threshold(drawn, "white", (200, 200, 200))
    paper.invert()
    return max(rect.bottom for rect in paper.get_bounding_rects())


def test_long_words_take_more_lines(rows: RecordRows) -> None:
    short, long = (RecordRow(RED, 7, words) for words in ("Happily", LONG))
    assert (rows.height(short, WIDTH), rows.height(long, WIDTH)) == (round(1.75 * LETTERS), 55)
    assert lowest_ink(rows, long) == pytest.approx(lowest_ink(rows, short) + 2.5 * LETTERS, abs=4)


@pytest.mark.parametrize("words", [LONG, LONG[:40], "Covers a card"])
def test_no_word_is_cut(rows: RecordRows, words: str) -> None:
    drawn = rows._in_lines(words, 200)
    assert " ".join(drawn).replace("\N{NO-BREAK SPACE}", " ") == words


def test_words_with_a_no_break_space_between_them_stay_together(rows: RecordRows) -> None:
    words = "Segment rouge, joue «\N{NO-BREAK SPACE}rouge - rouge\N{NO-BREAK SPACE}»"
    lines = [line for width in range(100, 300, 5) for line in rows._in_lines(words, width)]
    assert not [line for line in lines if line.endswith("«") or line.startswith("»")]


def test_what_takes_more_than_four_lines_is_cut(rows: RecordRows) -> None:
    row = RecordRow(RED, 7, ", ".join([LONG] * 3))
    assert rows.height(row, WIDTH) == round((1.75 + 3 * 1.25) * LETTERS)
    assert rows._in_lines(row.words, 150)[-1].endswith("…")


def test_points_leave_less_room_for_words(rows: RecordRows) -> None:
    gained = RecordRow(RED, 7, LONG, ((None, "+3"), (RED, "+12")))
    assert rows.height(gained, WIDTH) > rows.height(RecordRow(RED, 7, LONG), WIDTH)
