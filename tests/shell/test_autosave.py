"""The game in progress is written soon, in the background, and never more often than need be."""

from pathlib import Path

import pytest

from mexica.box import games
from mexica.shell.autosave import EVERY, Keeper
from mexica.shell.saves import Saves
from tests.shell.test_saves import a_game


@pytest.fixture
def keeper(tmp_path: Path) -> Keeper:
    return Keeper(Saves(tmp_path, games()[0]))


def written(keeper: Keeper) -> object:
    if keeper._thread is not None:
        keeper._thread.join()
    newest = keeper._saves.newest_unfinished()
    return None if newest is None else games()[0].load(newest.path)


def test_the_first_game_is_written_at_once(keeper: Keeper) -> None:
    keeper.note(a_game(1))
    assert keeper.due_in(0.0) == 0.0
    keeper.write_if_due(0.0)
    assert written(keeper) == a_game(1)
    assert keeper.due_in(0.0) is None


def test_the_next_change_waits_its_time(keeper: Keeper) -> None:
    keeper.note(a_game(1))
    keeper.write_if_due(10.0)
    keeper.note(a_game(1, "start G7"))
    assert keeper.due_in(10.5) == pytest.approx(EVERY - 0.5)
    keeper.write_if_due(10.5)
    assert written(keeper) == a_game(1)
    keeper.write_if_due(10.0 + EVERY)
    assert written(keeper) == a_game(1, "start G7")


def test_an_equal_game_is_nothing_new(keeper: Keeper) -> None:
    keeper.note(a_game(1))
    keeper.write_if_due(0.0)
    keeper.note(a_game(1))
    keeper.note(None)
    assert keeper.due_in(100.0) is None


def test_flushing_writes_what_waits(keeper: Keeper) -> None:
    keeper.note(a_game(1))
    keeper.write_if_due(0.0)
    keeper.note(a_game(1, "start G7"))
    keeper.flush()
    assert written(keeper) == a_game(1, "start G7")


def test_a_game_taken_back_is_written_over_and_one_loaded_from_before_is_not(keeper: Keeper) -> None:
    def slots() -> list[int]:
        keeper.flush()
        kept = [games()[0].load(entry.path) for entry in keeper._saves.entries() if entry.kind == "auto"]
        return sorted(len(game.actions) for game in kept)

    keeper.note(a_game(1, "start G7", "start H8"))
    assert slots() == [2]
    keeper.note(a_game(1, "start G7"))
    assert slots() == [1]
    keeper.forget()
    keeper.note(a_game(1))
    assert slots() == [0, 1]


def test_a_fault_is_told_once(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(keeper._saves, "autosave", full)
    for seed in (1, 2):
        keeper.note(a_game(seed))
        keeper.flush()
        assert keeper.new_fault() == ("No space left on device" if seed == 1 else None)


def test_what_could_not_be_written_is_tried_once_more_at_the_end(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(keeper._saves, "autosave", full)
        keeper.note(a_game(1))
        keeper.flush()
        assert keeper.lost_by_quitting() == "No space left on device"
    keeper.flush()
    assert keeper.lost_by_quitting() is None
    assert written(keeper) == a_game(1)
