"""The lake moves for a while after something has happened, if its window is in front, then costs nothing."""

import pytest

from mexica.drawing.short_life import FADING, LIVELY, STEP
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.motions.lake import Lake
from mexica.games.mexica.table.motions.table_geometry import TableGeometry

GEOMETRY = TableGeometry(Layout((1600, 1000)), 60.0, 3)


def passed(lake: Lake, seconds: float) -> int:
    """Let time pass at sixty updates a second; the number of pictures drawn."""
    return sum(lake.tick(1 / 60) for _ in range(round(seconds * 60)))


def test_at_rest_there_is_nothing_of_it() -> None:
    lake, look = Lake(), Look()
    assert lake.next_wake is None
    assert not lake.tick(1.0)
    assert lake.over(look, GEOMETRY) is look


def test_it_lives_for_a_while_and_comes_to_rest() -> None:
    lake, look = Lake(), Look()
    lake.start()
    pictures = passed(lake, LIVELY + 1)
    assert pictures <= LIVELY / STEP + 1
    assert pictures > LIVELY / STEP / 2
    assert lake.next_wake is None
    assert lake.over(look, GEOMETRY) is look


def test_it_comes_and_goes_softly() -> None:
    lake = Lake()
    lake.start()
    strengths = []
    for seconds in (0.3, FADING, LIVELY - FADING - 0.3 - 0.4):
        passed(lake, seconds)
        strengths.append(max(figure.share for figure in lake.over(Look(), GEOMETRY).moving))
    assert strengths[0] < 0.3
    assert strengths[1] == pytest.approx(1.0)
    assert strengths[2] < 0.3


def test_it_rests_while_another_window_is_in_front() -> None:
    lake, look = Lake(), Look()
    lake.start()
    passed(lake, 3.0)
    lake.watched = False
    assert lake.next_wake is None
    assert passed(lake, 3.0) == 0
    assert lake.over(look, GEOMETRY) is look
    lake.watched = True
    assert lake.next_wake is not None
