"""The puzzles of Mexica: points are scored within the turn, not by its end."""

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.puzzles import puzzles
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.events import PeriodScored
from mexica.play.lessons import Lesson
from mexica.play.session import Session


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.key)
def test_no_puzzle_is_solved_by_the_end_of_its_turn(puzzle: Lesson) -> None:
    session = Session(rules, puzzle.begin())
    for action in map(rules.parse, puzzle.solution):
        assert not rules.ends_turn(action)
        session.apply(action)
    assert not any(isinstance(event, PeriodScored) for event in session.apply(EndTurn()))
