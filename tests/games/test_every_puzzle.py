"""The puzzles of every game: each is solved by its stored solution, and most by no greedy level."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from mexica import box
from mexica.play import puzzle_files
from mexica.play.lessons import LEARNER, Lesson, Progress
from mexica.play.puzzle_files import puzzle_data
from mexica.play.session import Session
from mexica.resources import shipped_saves, untold_damage
from tests.games.learnt import part, taught

KEYS = taught("puzzles")
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
    assert puzzle.target is not None
    assert progress.best == puzzle.target.amount


@pytest.mark.parametrize(
    ("key", "puzzle"),
    [
        pytest.param(key, one, id=f"{key}-{one.key}")
        for key, one in PUZZLES
        if key != "aztekz"  # its greedy level tries every move of a turn; its puzzles are held to quick turns
    ],
)
def test_the_greedy_level_does_not_solve_a_puzzle(key: str, puzzle: Lesson) -> None:
    for seed in range(3):
        session, progress = Session(puzzle.rules, puzzle.begin()), Progress(puzzle)
        player = part(key, "ai.players").mind("greedy", seed)
        progress.follow(session.record)
        while not progress.turn_over:
            session.apply(player.choose(session.state))
            progress.follow(session.record)
            assert not progress.done


@each_puzzle
def test_a_puzzle_begins_with_a_turn_of_the_player(key: str, puzzle: Lesson) -> None:
    data, state = puzzle_data(key, puzzle.key.removeprefix("puzzle-")), puzzle.begin().replayed
    assert data is not None
    assert state is not None
    if data.save is not None:
        saved = box.saved_game(key).saves.decode(json.loads(json.dumps(data.save)))
        assert saved.replayed is not None
        assert saved.replayed.state == state.state
    assert puzzle.rules.to_move(state.state) == LEARNER


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder in place of that of the puzzles."""
    monkeypatch.setattr(puzzle_files, "shipped_saves", lambda: tmp_path)
    untold_damage()
    puzzle_files.puzzle_data.cache_clear()
    yield tmp_path
    puzzle_files.puzzle_data.cache_clear()
    untold_damage()


@pytest.mark.parametrize("contents", [None, "", "{", "[]", '{"target": "many"}', "[" * 100_000])
@pytest.mark.parametrize("key", KEYS)
def test_without_their_files_there_are_no_puzzles_and_it_is_told(
    elsewhere: Path, key: str, contents: str | None
) -> None:
    if contents is not None:
        (elsewhere / "puzzles" / key).mkdir(parents=True)
        (elsewhere / "puzzles" / key / "01.json").write_text(contents)
    assert part(key, "puzzles").puzzles() == ()
    assert any("01.json" in str(one) for one in untold_damage())
