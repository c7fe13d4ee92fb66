"""The puzzles of Aztekz: no turn scores more, and what is quickest to free is not enough."""

import pytest

from build_scripts.aztekz_puzzles import best_turns, every_turn, gained, quickest_points
from mexica.games.aztekz import rules
from mexica.games.aztekz.puzzles import puzzles
from mexica.play.lessons import Lesson
from mexica.play.session import Session


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.key)
def test_no_turn_scores_more_than_a_puzzle_asks_for_and_the_quickest_less(puzzle: Lesson) -> None:
    begin = Session(rules, puzzle.begin()).state
    turns = every_turn(begin)
    assert gained(begin, best_turns(begin, turns)[0]) == puzzle.target
    assert quickest_points(begin, turns) < (puzzle.target or 0)


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.key)
def test_a_puzzle_begins_before_any_hero_acts(puzzle: Lesson) -> None:
    assert Session(rules, puzzle.begin()).state.turn.moving is None
