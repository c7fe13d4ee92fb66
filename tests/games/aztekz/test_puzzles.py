"""The puzzles of Aztekz: goals of several kinds, and none that is reached by what is quickest to do."""

from collections.abc import Mapping

import pytest

from build_scripts.aztekz_turns import best_turns, every_move, every_turn, quickest, with_places
from mexica.games.aztekz import rules
from mexica.games.aztekz.puzzle_goals import freed, kept, prevented, puzzle_goals, ready, stolen
from mexica.games.aztekz.puzzles import puzzles
from mexica.games.aztekz.rules import State
from mexica.play.lessons import Lesson, Progress
from mexica.play.puzzle_files import puzzle_data
from mexica.play.session import Session
from tests.games.aztekz.tables import drawn, seat, table

BEYOND_THE_TURN = {"keep", "prepare", "prevent"}


def goal_of(puzzle: Lesson) -> str:
    data = puzzle_data("aztekz", puzzle.key.removeprefix("puzzle-"))
    assert data is not None
    return data.goal


def first(puzzle: Lesson) -> State:
    return Session(rules, puzzle.begin()).state


BEYOND = [one for one in puzzles() if goal_of(one) in BEYOND_THE_TURN]
WITHIN = [one for one in puzzles() if goal_of(one) not in BEYOND_THE_TURN]


@pytest.mark.parametrize("puzzle", WITHIN, ids=lambda puzzle: puzzle.key)
def test_no_turn_gains_more_than_a_puzzle_asks_for_and_the_quickest_less(puzzle: Lesson) -> None:
    begin, target = first(puzzle), puzzle.target
    assert target is not None
    turns = every_turn(begin)
    assert target.count(begin, best_turns(begin, turns, target.count)[0].end) == target.amount
    assert quickest(begin, turns, target.count) < target.amount


@pytest.mark.parametrize("puzzle", BEYOND, ids=lambda puzzle: puzzle.key)
def test_a_puzzle_that_looks_beyond_the_turn_needs_a_move_and_its_place_for_the_card(puzzle: Lesson) -> None:
    begin, target = first(puzzle), puzzle.target
    assert target is not None
    moves = {move.actions: move for move in every_move(begin)}
    solution = tuple(map(rules.parse, puzzle.solution))
    solved = [target.count(begin, turn.end) >= target.amount for turn in with_places(moves[solution[:-1]])]
    assert any(solved)
    if goal_of(puzzle) != "keep":
        assert sum(solved) <= len(solved) / 2
    assert all(target.count(begin, turn.end) < target.amount for turn in with_places(moves[()]))


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.key)
def test_a_puzzle_begins_before_any_hero_acts(puzzle: Lesson) -> None:
    assert first(puzzle).turn.moving is None


def test_there_are_puzzles_of_every_kind_and_no_two_are_equal() -> None:
    told = [(goal_of(one), [text.split()[0] for text in one.solution]) for one in puzzles()]
    assert {goal for goal, _deeds in told} == set(puzzle_goals())
    assert all(one not in told[:number] for number, one in enumerate(told))


def test_what_is_counted_at_the_end_of_a_turn_counts_for_nothing_before() -> None:
    for puzzle in BEYOND:
        session, progress = Session(rules, puzzle.begin()), Progress(puzzle)
        for action in puzzle.solution[:-1]:
            session.apply(rules.parse(action))
            progress.follow(session.record)
            assert progress.gained == 0
        session.apply(rules.parse(puzzle.solution[-1]))
        progress.follow(session.record)
        assert progress.done
        assert not progress.turn_over


ROW = drawn("┌ ┬ ┬ ┐", "└ ┴ ┴ ┘")
OWN = seat("1,0", "1,0 with 3 sun", "2,0 with 2 moon")
OTHER = seat("2,1", "0,0 with 4 eagle", "2,1")


def played(position: Mapping[str, object], actions: str) -> tuple[State, State]:
    begin = rules.position(position)
    state = begin
    for text in actions.split("; "):
        state = rules.apply(state, rules.parse(text)).state
    return begin, state


def test_what_the_goals_count() -> None:
    given = played(table(ROW, OWN, OTHER), "give helper1")
    assert (freed(*given), stolen(*given)) == (3, 0)
    robbed = played(table(ROW, OWN, OTHER), "step chief 0,0; steal 1 helper1")
    assert (freed(*robbed), stolen(*robbed)) == (4, 4)
    ended = played(table(ROW, OWN, OTHER, shape="cross"), "step helper2 1,0; lay 3,1 nesw")
    assert (kept(*ended), ready(*ended), prevented(*ended)) == (5, 4, 0)
    left = played(table(ROW, OWN, OTHER, shape="cross"), "lay 3,1 nesw")
    assert kept(*left) == 3


def test_a_file_with_a_goal_that_the_game_has_not_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {name: goal for name, goal in puzzle_goals().items() if name != "keep"}
    monkeypatch.setattr("mexica.games.aztekz.puzzles.puzzle_goals", lambda: known)
    assert {one.key for one in puzzles()} == {one.key for one in (*WITHIN, *BEYOND) if goal_of(one) != "keep"}
