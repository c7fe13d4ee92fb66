"""The puzzles of Cóatl: no obvious turn solves them, and nothing hidden is needed."""

import pytest

from build_scripts.coatl_puzzles import obvious
from mexica.games.coatl import rules
from mexica.games.coatl.puzzles import puzzles
from mexica.games.coatl.rules.actions import PlaceTemple
from mexica.play.lessons import Lesson
from mexica.play.session import Session

each_puzzle = pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.key)


def session_of(puzzle: Lesson) -> Session:
    return Session(rules, puzzle.begin())


@each_puzzle
def test_a_solution_needs_only_what_is_seen_when_the_turn_begins(puzzle: Lesson) -> None:
    state = session_of(puzzle).state
    seen = {*state.common, *state.mover.temples}
    actions = map(rules.parse, puzzle.solution)
    assert {one.card for one in actions if isinstance(one, PlaceTemple)} <= seen


@each_puzzle
def test_no_obvious_turn_solves_a_puzzle(puzzle: Lesson) -> None:
    assert puzzle.target is not None
    assert obvious(session_of(puzzle).state) < puzzle.target.amount


@each_puzzle
def test_a_puzzle_begins_before_any_action_of_its_turn(puzzle: Lesson) -> None:
    assert session_of(puzzle).state.turn.doing is None
