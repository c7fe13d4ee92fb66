"""The game in progress is saved soon, in the background, and no more often than necessary."""

from pathlib import Path

import pytest

from mexica.box import games
from mexica.shell.autosave import EVERY, Autosave
from mexica.shell.saves import Saves
from tests.shell.test_saves import a_game


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path, games())


@pytest.fixture
def autosave(saves: Saves) -> Autosave:
    made = Autosave(saves)
    made.begin(games()[0])
    return made


def written(autosave: Autosave, saves: Saves) -> object:
    autosave.wait()
    newest = saves.newest_unfinished()
    return None if newest is None else games()[0].load(newest.path)


def test_the_first_game_is_written_at_once(autosave: Autosave, saves: Saves) -> None:
    autosave.note(a_game(1))
    assert autosave.due_in(0.0) == 0.0
    autosave.write_if_due(0.0)
    assert written(autosave, saves) == a_game(1)
    assert autosave.due_in(0.0) is None


def test_the_next_change_waits_its_time(autosave: Autosave, saves: Saves) -> None:
    autosave.note(a_game(1))
    autosave.write_if_due(10.0)
    autosave.note(a_game(1, "start G7"))
    assert autosave.due_in(10.5) == pytest.approx(EVERY - 0.5)
    autosave.write_if_due(10.5)
    assert written(autosave, saves) == a_game(1)
    autosave.write_if_due(10.0 + EVERY)
    assert written(autosave, saves) == a_game(1, "start G7")


def test_an_equal_game_is_nothing_new(autosave: Autosave, saves: Saves) -> None:
    autosave.note(a_game(1))
    autosave.write_if_due(0.0)
    autosave.note(a_game(1))
    autosave.note(None)
    assert autosave.due_in(100.0) is None


def test_flushing_writes_what_waits(autosave: Autosave, saves: Saves) -> None:
    autosave.note(a_game(1))
    autosave.write_if_due(0.0)
    autosave.note(a_game(1, "start G7"))
    autosave.flush()
    assert written(autosave, saves) == a_game(1, "start G7")


def test_a_game_taken_back_is_written_over_and_one_loaded_from_before_is_not(
    autosave: Autosave, saves: Saves
) -> None:
    def slots() -> list[int]:
        autosave.flush()
        kept = [games()[0].load(entry.path) for entry in saves.entries() if entry.kind == "auto"]
        return sorted(len(game.actions) for game in kept)

    autosave.note(a_game(1, "start G7", "start H8"))
    assert slots() == [2]
    autosave.note(a_game(1, "start G7"))
    assert slots() == [1]
    autosave.begin(games()[0])
    autosave.note(a_game(1))
    assert slots() == [0, 1]


def test_a_fault_is_told_once(autosave: Autosave, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "autosave", full)
    for seed in (1, 2):
        autosave.note(a_game(seed))
        autosave.flush()
        assert autosave.new_fault() == ("No space left on device" if seed == 1 else None)


def test_what_could_not_be_written_is_tried_once_more_at_the_end(
    autosave: Autosave, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(saves, "autosave", full)
        autosave.note(a_game(1))
        autosave.flush()
        assert autosave.lost_by_quitting() == "No space left on device"
    autosave.flush()
    assert autosave.lost_by_quitting() is None
    assert written(autosave, saves) == a_game(1)
