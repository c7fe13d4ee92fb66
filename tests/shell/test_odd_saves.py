"""Odd files in the folder of saved games: names, dates and kinds of files that no save of the program has."""

import json
import os
import sys
from pathlib import Path

import pytest

from mexica.shell.saves import Saves
from tests.games.nim.game import Nim
from tests.shell.test_saves import MEXICA, a_game, own


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", (MEXICA,))


def test_a_file_name_in_capitals_is_listed(saves: Saves) -> None:
    path = saves.save("Saturday", MEXICA, a_game())
    path.rename(path.with_name("SATURDAY.JSON"))
    (entry,) = own(saves)
    assert (entry.name, entry.fault) == ("SATURDAY", "")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the system has no such names")
def test_a_file_name_that_is_no_text_is_listed_so_that_it_can_be_shown(saves: Saves) -> None:
    good = saves.save("Saturday", MEXICA, a_game(3))
    odd = Path(os.fsdecode(os.fsencode(saves.folder / "odd") + b"\xff.json"))
    good.rename(odd)
    Path(os.fsdecode(os.fsencode(saves.folder / "bad") + b"\xfe\n.json")).write_text("")
    assert {(entry.name, bool(entry.fault)) for entry in own(saves)} == {("odd?", False), ("bad??", True)}
    assert MEXICA.load(odd) == a_game(3)
    for entry in own(saves):
        saves.delete(entry)
    assert own(saves) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_pipe_and_a_device_are_listed_with_what_is_wrong_and_replaced_by_a_save(saves: Saves) -> None:
    saves.folder.mkdir(parents=True)
    os.mkfifo(saves.path("pipe"))
    saves.path("device").symlink_to("/dev/zero")
    fault = "It cannot be loaded: it is a pipe or a device, not a file."
    assert {(entry.name, entry.fault) for entry in own(saves)} == {("pipe", fault), ("device", fault)}
    for name in ("pipe", "device"):
        assert MEXICA.load(saves.save(name, MEXICA, a_game(2))) == a_game(2)
    assert Path("/dev/zero").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_slot_that_is_a_pipe_does_not_stop_the_game_from_being_kept(saves: Saves) -> None:
    (saves.folder / "auto").mkdir(parents=True)
    os.mkfifo(saves.folder / "auto" / "autosave-1.json")
    saves.autosave(MEXICA, a_game(2))
    newest = saves.newest_unfinished()
    assert newest is not None
    assert MEXICA.load(newest.path) == a_game(2)


@pytest.mark.parametrize("key", ["\ud800", "\0", "x" * 100_000])
def test_a_game_that_no_box_has_is_named_so_that_it_can_be_shown(tmp_path: Path, key: str) -> None:
    saves = Saves(tmp_path, (MEXICA, Nim()))
    saves.path("odd").write_text(json.dumps({"game": key}))
    (entry,) = own(saves)
    assert entry.fault.isprintable()
    assert "which this program does not have" in entry.fault
    assert len(entry.fault) < 150
