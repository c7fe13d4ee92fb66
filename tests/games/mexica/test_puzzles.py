"""The puzzles: each is solved by its stored solution and not by the greedy level's own turn."""

import json

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.puzzles import puzzles
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.table.match.match_record import SAVES
from mexica.play.lessons import LEARNER, Lesson, Progress
from mexica.play.puzzle_files import puzzle_data
from mexica.play.session import Session
from mexica.resources import shipped_saves

PUZZLES = puzzles()
each_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)


def session_of(puzzle: Lesson) -> Session:
    return Session(rules, puzzle.begin())


def test_there_are_a_dozen_puzzles_and_each_file_has_one_title() -> None:
    files = {path.stem for path in (shipped_saves() / "puzzles" / "mexica").iterdir()}
    assert len(PUZZLES) == len({puzzle.title for puzzle in PUZZLES}) == 12
    assert {f"puzzle-{name}" for name in files} == {puzzle.key for puzzle in PUZZLES}


@each_puzzle
def test_the_stored_solution_solves_a_puzzle_within_the_turn(puzzle: Lesson) -> None:
    session, progress = session_of(puzzle), Progress(puzzle)
    progress.follow(session.record)
    for action in puzzle.solution:
        assert not progress.done
        assert rules.to_move(session.state) == LEARNER
        assert not rules.ends_turn(rules.parse(action))
        session.apply(rules.parse(action))
        progress.follow(session.record)
    assert progress.done
    assert progress.best == puzzle.target


@each_puzzle
def test_the_greedy_level_does_not_solve_a_puzzle(puzzle: Lesson) -> None:
    for seed in range(3):
        session, progress, player = session_of(puzzle), Progress(puzzle), mind("greedy", seed)
        while not progress.turn_over:
            session.apply(player.choose(session.state))
            progress.follow(session.record)
            assert not progress.done


@each_puzzle
def test_no_puzzle_is_solved_by_the_end_of_its_turn(puzzle: Lesson) -> None:
    session = session_of(puzzle)
    for action in puzzle.solution:
        session.apply(rules.parse(action))
    assert not any(isinstance(event, PeriodScored) for event in session.apply(EndTurn()))


@each_puzzle
def test_a_puzzle_is_a_save_of_a_game_in_which_the_player_begins_a_turn(puzzle: Lesson) -> None:
    data = puzzle_data(rules.KEY, puzzle.key.removeprefix("puzzle-"))
    assert data is not None
    saved = SAVES.decode(json.loads(json.dumps(data.save)))
    assert saved.replayed is not None
    assert saved.replayed.state == session_of(puzzle).state
    assert rules.to_move(saved.replayed.state) == LEARNER
