"""The puzzles of every game: each is solved by its stored solution and not by the greedy level."""

import json

import pytest

from mexica import box
from mexica.play.lessons import LEARNER, Lesson, Progress
from mexica.play.puzzle_files import puzzle_data
from mexica.play.session import Session
from mexica.resources import shipped_saves
from tests.games.learnt import KEYS, part

PUZZLES = [(key, puzzle) for key in KEYS for puzzle in part(key, "puzzles").puzzles()]
each_puzzle = pytest.mark.parametrize(
    ("key", "puzzle"), [pytest.param(key, one, id=f"{key}-{one.key}") for key, one in PUZZLES]
)


@pytest.mark.parametrize("key", KEYS)
def test_there_are_a_dozen_puzzles_or_more_and_each_file_has_one_title(key: str) -> None:
    those = [puzzle for game, puzzle in PUZZLES if game == key]
    files = {path.stem for path in (shipped_saves() / "puzzles" / key).iterdir()}
    assert len({puzzle.title for puzzle in those}) == len(those) >= 12
    assert {f"puzzle-{name}" for name in files} == {puzzle.key for puzzle in those}


@each_puzzle
def test_the_stored_solution_solves_a_puzzle_within_the_turn(key: str, puzzle: Lesson) -> None:
    rules = puzzle.rules
    session, progress = Session(rules, puzzle.begin()), Progress(puzzle)
    progress.follow(session.record)
    for action in puzzle.solution:
        assert not progress.done
        assert rules.to_move(session.state) == LEARNER
        session.apply(rules.parse(action))
        progress.follow(session.record)
    assert progress.done
    assert progress.best == puzzle.target


@each_puzzle
def test_the_greedy_level_does_not_solve_a_puzzle(key: str, puzzle: Lesson) -> None:
    for seed in range(3):
        session, progress = Session(puzzle.rules, puzzle.begin()), Progress(puzzle)
        player = box.arena_game(key).players.make("greedy", seed)
        progress.follow(session.record)
        while not progress.turn_over:
            session.apply(player.choose(session.state))
            progress.follow(session.record)
            assert not progress.done


@each_puzzle
def test_a_puzzle_is_a_save_of_a_game_in_which_the_player_begins_a_turn(key: str, puzzle: Lesson) -> None:
    data = puzzle_data(key, puzzle.key.removeprefix("puzzle-"))
    assert data is not None
    saved = box.saved_game(key).saves.decode(json.loads(json.dumps(data.save)))
    assert saved.replayed is not None
    assert saved.replayed.state == Session(puzzle.rules, puzzle.begin()).state
    assert puzzle.rules.to_move(saved.replayed.state) == LEARNER
