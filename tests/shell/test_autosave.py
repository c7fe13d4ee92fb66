"""The game in progress is written in the background, every action before it counts as kept."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from attrs import evolve

from mexica.box import games
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.journal import journal_of
from mexica.shell import autosave as module
from mexica.shell import journaled_save
from mexica.shell.autosave import Autosave
from mexica.shell.journaled_save import FOLD_AFTER
from mexica.shell.saves import Saves
from tests.clock import Clock
from tests.shell.test_saves import a_game

MEXICA = games()[0]
PLAYED = ("start G7", "start H8", "canal G5 G6", "end")


class Slow:
    """Stands for a disk that writes only once it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = threading.Event()
        fsync = journaled_save.os.fsync
        monkeypatch.setattr(journaled_save.os, "fsync", lambda handle: (self.go_on.wait(60.0), fsync(handle)))


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path, (MEXICA,))


@pytest.fixture
def woken() -> list[float]:
    return []


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the disk of a busy machine, so that what is kept is there."""
    monkeypatch.setattr(module, "PATIENCE", 60.0)
    monkeypatch.setattr(module, "TOO_LONG", 70.0)


@pytest.fixture
def autosave(saves: Saves, woken: list[float]) -> Iterator[Autosave]:
    made = Autosave(saves, lambda: woken.append(time.monotonic()))
    made.begin(MEXICA)
    yield made
    made.close()


def until(condition: Callable[[], bool]) -> None:
    limit = time.monotonic() + 60.0
    while not condition():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.002)


def keep(autosave: Autosave, game: Record) -> None:
    """Let the game be kept, and wait until it is."""
    until(lambda: autosave.keep(game))


def on_disk(saves: Saves) -> Record | None:
    """The game that another start of the program would continue."""
    newest = Saves(saves.folder, (MEXICA,)).newest_unfinished()
    return None if newest is None else MEXICA.load(newest.path)


def full(*_args: object) -> None:
    raise OSError(28, "No space left on device")


def test_what_is_kept_is_on_the_disk(autosave: Autosave, saves: Saves) -> None:
    for count in range(len(PLAYED)):
        keep(autosave, a_game(1, *PLAYED[:count]))
        assert on_disk(saves) == a_game(1, *PLAYED[:count])


def test_the_first_action_is_kept_with_its_setup_and_the_next_in_the_journal_alone(
    autosave: Autosave, saves: Saves
) -> None:
    path = saves.slots.path(1)
    keep(autosave, a_game(1, *PLAYED[:1]))
    before = path.read_bytes()
    keep(autosave, a_game(1, *PLAYED[:2]))
    keep(autosave, a_game(1, *PLAYED[:3]))
    assert path.read_bytes() == before
    assert len(journal_of(path).read_bytes().splitlines()) == 3
    assert on_disk(saves) == a_game(1, *PLAYED[:3])


def test_keeping_does_not_wait_for_the_disk_and_wakes_the_window(
    autosave: Autosave, saves: Saves, woken: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Slow(monkeypatch)
    began = time.monotonic()
    assert not autosave.keep(a_game(1))
    assert time.monotonic() - began < 30.0  # the disk is there after a minute
    assert woken == []
    disk.go_on.set()
    until(lambda: bool(woken))
    assert autosave.keep(a_game(1))
    assert on_disk(saves) == a_game(1)


def test_a_disk_that_takes_too_long_is_not_waited_for_and_told_once(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=clock))
    disk = Slow(monkeypatch)
    assert not autosave.keep(a_game(1))
    clock.now = 60.0
    assert autosave.keep(a_game(1))
    assert autosave.keep(a_game(1, *PLAYED[:1]))  # the disk is known to be behind
    assert autosave.new_fault() is None
    clock.now = 70.1
    assert autosave.new_fault() == "the disk takes too long"
    assert autosave.new_fault() is None
    disk.go_on.set()
    autosave.flush()
    assert autosave.lost_by_quitting() is None


def test_a_disk_that_fails_is_not_waited_for(
    autosave: Autosave, woken: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mexica.atomic_write.os.fsync", full)
    keep(autosave, a_game(1))
    assert autosave.new_fault() == "No space left on device"
    until(lambda: bool(woken))


def test_a_journal_that_cannot_be_written_is_folded_into_the_save(
    autosave: Autosave, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(autosave, a_game(1, *PLAYED[:1]))
    keep(autosave, a_game(1, *PLAYED[:2]))
    journal = journal_of(saves.slots.path(1))
    for harm in (journal.unlink, lambda: journal.write_bytes(b"other"), lambda: None):
        harm()
        game = a_game(1, *PLAYED[:3]) if harm is not journal.unlink else a_game(1, *PLAYED[:1])
        keep(autosave, game)
        assert on_disk(saves) == game


@pytest.mark.parametrize("lines", [0, 1])
def test_a_save_that_is_deleted_or_replaced_meanwhile_is_written_anew(
    autosave: Autosave, saves: Saves, lines: int
) -> None:
    path = saves.slots.path(1)
    for number, harm in enumerate((path.unlink, lambda: path.write_bytes(b"other"))):
        for count in range(lines + 1):
            keep(autosave, a_game(number, *PLAYED[:count]))
        harm()
        keep(autosave, a_game(number, *PLAYED[: lines + 1]))
        assert on_disk(saves) == a_game(number, *PLAYED[: lines + 1])


def test_the_journal_is_folded_now_and_then(autosave: Autosave, saves: Saves) -> None:
    for number in range(FOLD_AFTER + 3):
        keep(autosave, a_game(1, *PLAYED[: number % 2]))
    assert len(journal_of(saves.slots.path(1)).read_bytes().splitlines()) < FOLD_AFTER
    assert on_disk(saves) == a_game(1, *PLAYED[: (FOLD_AFTER + 2) % 2])


def test_flushing_writes_what_waits_and_leaves_no_journal(autosave: Autosave, saves: Saves) -> None:
    for count in range(len(PLAYED)):
        autosave.note(a_game(1, *PLAYED[:count]))
    autosave.flush()
    assert on_disk(saves) == a_game(1, *PLAYED[:-1])
    assert not journal_of(saves.slots.path(1)).exists()


def test_undo_and_another_player_are_kept_in_the_journal(autosave: Autosave, saves: Saves) -> None:
    keep(autosave, a_game(1, *PLAYED[:3]))
    for game in (a_game(1, *PLAYED[:1]), a_game(1, *PLAYED[:2])):
        changed = evolve(game, players=(game.players[0], evolve(game.players[1], kind="strongest")))
        autosave.note(changed)
        autosave.wait()
        assert on_disk(saves) == changed
    assert journal_of(saves.slots.path(1)).exists()


def test_an_equal_game_is_nothing_new(autosave: Autosave, saves: Saves) -> None:
    autosave.note(a_game(1))
    autosave.wait()
    path = saves.slots.path(1)
    path.unlink()
    autosave.note(a_game(1))
    autosave.note(None)
    autosave.wait()
    assert not path.exists()


def test_a_game_taken_back_is_written_over_and_one_loaded_from_before_is_not(
    autosave: Autosave, saves: Saves
) -> None:
    def slots() -> list[int]:
        autosave.flush()
        kept = [MEXICA.load(entry.path) for entry in saves.entries() if entry.kind == "auto"]
        return sorted(len(game.actions) for game in kept)

    autosave.note(a_game(1, "start G7", "start H8"))
    assert slots() == [2]
    autosave.note(a_game(1, "start G7"))
    assert slots() == [1]
    autosave.begin(MEXICA)
    autosave.note(a_game(1))
    assert slots() == [0, 1]


def test_a_game_taken_back_while_its_first_save_is_written_takes_one_slot(
    autosave: Autosave, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Slow(monkeypatch)
    autosave.note(a_game(1, *PLAYED[:2]))
    autosave.note(a_game(1, *PLAYED[:1]))
    disk.go_on.set()
    autosave.flush()
    assert len(saves.slots.in_progress()) == 1


def test_a_fault_is_told_once(autosave: Autosave, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "autosave", full)
    for seed in (1, 2):
        autosave.note(a_game(seed))
        autosave.flush()
        assert autosave.new_fault() == ("No space left on device" if seed == 1 else None)


def test_what_could_not_be_written_is_tried_once_more_at_the_end(
    autosave: Autosave, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as disk:
        disk.setattr(saves, "autosave", full)
        autosave.note(a_game(1))
        autosave.flush()
        assert autosave.lost_by_quitting() == "No space left on device"
    autosave.flush()
    assert autosave.lost_by_quitting() is None
    assert on_disk(saves) == a_game(1)


def test_one_thread_writes_for_as_long_as_the_window_is_open(saves: Saves) -> None:
    autosave = Autosave(saves)
    before = set(threading.enumerate())
    for seed in (1, 2, 3):
        autosave.begin(MEXICA)
        autosave.note(a_game(seed))
        autosave.flush()
        (thread,) = set(threading.enumerate()) - before
    autosave.close()
    thread.join(10.0)
    assert not thread.is_alive()


def test_what_is_noted_after_the_end_is_written_too(autosave: Autosave, saves: Saves) -> None:
    autosave.note(a_game(1, *PLAYED[:1]))
    autosave.close()
    autosave.note(a_game(1, *PLAYED[:2]))
    autosave.close()
    assert autosave.lost_by_quitting() is None
    assert on_disk(saves) == a_game(1, *PLAYED[:2])


def test_a_match_that_is_looked_at_is_written_once_it_is_played_on(saves: Saves) -> None:
    told: list[Record] = []
    autosave = Autosave(saves, written=lambda _game, record: told.append(record))
    autosave.begin(MEXICA)
    autosave.note(a_game(2))
    autosave.flush()
    autosave.begin(MEXICA, a_game(1, *PLAYED[:1]))
    keep(autosave, a_game(1, *PLAYED[:1]))
    autosave.flush()
    assert (on_disk(saves), told) == (a_game(2), [])
    keep(autosave, a_game(1, *PLAYED[:2]))
    autosave.close()
    assert on_disk(saves) == a_game(1, *PLAYED[:2])
    assert told == [a_game(1, *PLAYED[:2])]
    assert len(saves.slots.in_progress()) == 2
