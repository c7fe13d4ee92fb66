"""The puzzles: each is solved by its stored solution and by no obvious turn."""

import json

import pytest

from build_scripts.coatl_puzzles import obvious
from mexica.games.coatl import rules
from mexica.games.coatl.ai.players import mind
from mexica.games.coatl.puzzles import puzzles
from mexica.games.coatl.rules.actions import PlaceTemple
from mexica.games.coatl.table.match.match_record import SAVES
from mexica.play.lessons import LEARNER, Lesson, Progress
from mexica.play.puzzle_files import puzzle_data
from mexica.play.session import Session
from mexica.resources import shipped_saves

PUZZLES = puzzles()
each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)


def session_of(puzzle: Lesson) -> Session:
    return Session(rules, puzzle.begin())


def test_there_are_fourteen_puzzles_and_each_file_has_one_title() -> None:
    files = {path.stem for path in (shipped_saves() / "puzzles" / rules.KEY).iterdir()}
    assert len(PUZZLES) == len({puzzle.title for puzzle in PUZZLES}) == 14
    assert {f"puzzle-{name}" for name in files} == {puzzle.key for puzzle in PUZZLES}


@each_puzzle
def test_the_stored_solution_solves_a_puzzle_within_the_turn(puzzle: Lesson) -> None:
    session, progress = session_of(puzzle), Progress(puzzle)
    progress.follow(session.record)
    for action in puzzle.solution:
        assert not progress.done
        assert rules.to_move(session.state) == LEARNER
        session.apply(rules.parse(action))
        progress.follow(session.record)
    assert progress.done
    assert progress.best == puzzle.target


@each_puzzle
def test_a_solution_needs_only_what_is_seen_when_the_turn_begins(puzzle: Lesson) -> None:
    state = session_of(puzzle).state
    seen = {*state.common, *state.mover.temples}
    actions = map(rules.parse, puzzle.solution)
    assert {one.card for one in actions if isinstance(one, PlaceTemple)} <= seen


@each_puzzle
def test_no_obvious_turn_solves_a_puzzle(puzzle: Lesson) -> None:
    assert obvious(session_of(puzzle).state) < (puzzle.target or 0)


@each_puzzle
def test_the_greedy_level_does_not_solve_a_puzzle(puzzle: Lesson) -> None:
    for seed in range(3):
        session, progress, player = session_of(puzzle), Progress(puzzle), mind("greedy", seed)
        while not progress.turn_over:
            session.apply(player.choose(session.state))
            progress.follow(session.record)
            assert not progress.done


@each_puzzle
def test_a_puzzle_is_a_save_of_a_game_in_which_the_player_begins_a_turn(puzzle: Lesson) -> None:
    data = puzzle_data(rules.KEY, puzzle.key.removeprefix("puzzle-"))
    assert data is not None
    saved = SAVES.decode(json.loads(json.dumps(data.save)))
    assert saved.replayed is not None
    assert saved.replayed.state == session_of(puzzle).state
    turn = saved.replayed.state.turn
    assert (turn.to_move, turn.doing) == (LEARNER, None)
