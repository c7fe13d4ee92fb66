"""Which file an autosave is in: by numbers that we write, not by dates; finished games and old ones stay."""

import os
from pathlib import Path

import pytest

from mexica.games.mexica.rules import is_over
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.journal import journal_of
from mexica.resources import shipped_saves
from mexica.shell.autosave_slots import SLOTS
from mexica.shell.save_file import backup_of
from mexica.shell.saves import Saves
from tests.shell.test_saves import MEXICA, a_game

FINISHED = MEXICA.load(shipped_saves() / "A finished game.json")


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path, (MEXICA,))


def reopened(saves: Saves) -> Saves:
    """The same saves as another start of the program finds them."""
    return Saves(saves.folder, (MEXICA,))


def continued(saves: Saves) -> Record | None:
    newest = reopened(saves).newest_unfinished()
    return None if newest is None else MEXICA.load(newest.path)


def listed(saves: Saves) -> list[str]:
    return [entry.name for entry in reopened(saves).entries() if entry.kind == "auto"]


def dated(path: Path, seconds: float) -> None:
    os.utime(path, (seconds, seconds))


def test_the_match_in_progress_last_is_continued_whatever_the_dates_say(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1), begun=True)
    saves.autosave(MEXICA, a_game(2), begun=True)
    saves.save("copied", MEXICA, a_game(3))
    dated(saves.slots.path(1), 1.0)
    dated(saves.slots.path(2), 4e9)
    dated(saves.path("copied"), 253402300800)
    assert continued(saves) == a_game(2)


def test_a_finished_match_stays_listed_however_many_follow(saves: Saves) -> None:
    assert is_over(FINISHED.replayed.state)
    saves.autosave(MEXICA, FINISHED, begun=True)
    assert continued(saves) is None
    for seed in range(6):
        saves.autosave(MEXICA, a_game(seed), begun=True)
    saves.autosave(MEXICA, FINISHED, begun=True)
    saves.autosave(MEXICA, a_game(6), begun=True)
    assert listed(saves).count("Finished game") == 1
    assert sorted(path.name for path in saves.slots.folder.glob("finished-*.json")) == ["finished-1.json"]
    assert len(saves.slots.in_progress()) == 7
    (entry,) = (entry for entry in reopened(saves).entries() if entry.name == "Finished game")
    saves.delete(entry)
    assert listed(saves).count("Finished game") == 0


def test_no_match_in_progress_is_dropped_before_there_are_very_many(saves: Saves) -> None:
    for seed in range(SLOTS + 2):
        saves.autosave(MEXICA, a_game(seed), begun=True)
    assert len(saves.slots.in_progress()) == SLOTS
    assert continued(saves) == a_game(SLOTS + 1)
    assert MEXICA.load(saves.slots.path(SLOTS)) == a_game(2)


def test_the_journal_of_a_killed_program_is_not_lost_when_another_match_begins(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1), begun=True)
    saves.autosave(MEXICA, a_game(1, "start G7"))
    assert journal_of(saves.slots.path(1)).exists()
    after = reopened(saves)
    after.autosave(MEXICA, a_game(2), begun=True)
    assert MEXICA.load(after.slots.path(2)) == a_game(1, "start G7")
    assert not list(after.slots.folder.glob("*.journal"))


def test_what_the_list_says_of_a_killed_match_is_how_it_stood(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1), begun=True)
    before = saves.newest_unfinished()
    saves.autosave(MEXICA, a_game(1, "start G7", "start H8"))
    after = saves.newest_unfinished()
    assert before is not None
    assert after is not None
    assert (before.summary.stage, after.summary.stage) == ("Beginning", "Period 1, round 1")


@pytest.mark.parametrize("harm", [b"", b'{"game', None])
def test_continue_takes_the_version_before_a_broken_autosave_then_the_match_before(
    saves: Saves, harm: bytes | None
) -> None:
    saves.autosave(MEXICA, a_game(1), begun=True)
    saves.autosave(MEXICA, a_game(2), begun=True)
    reopened(saves).autosave(MEXICA, a_game(2, "start G7"))
    path = saves.slots.path(1)
    path.write_bytes(path.read_bytes()[: len(path.read_bytes()) // 2] if harm is None else harm)
    assert continued(saves) == a_game(2)
    (entry,) = (entry for entry in reopened(saves).entries() if entry.path == path)
    assert entry.has_backup
    assert entry.fault.endswith("The version before it can be opened.")
    backup_of(path).unlink()
    assert continued(saves) == a_game(1)
    (entry,) = (entry for entry in reopened(saves).entries() if entry.path == path)
    assert not entry.has_backup


def test_the_backup_of_a_match_moves_with_it(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1), begun=True)
    reopened(saves).autosave(MEXICA, a_game(1, "start G7"))
    saves = reopened(saves)
    saves.autosave(MEXICA, a_game(2), begun=True)
    assert not backup_of(saves.slots.path(1)).exists()
    assert MEXICA.load(backup_of(saves.slots.path(2))) == a_game(1)


def test_a_kill_between_any_two_steps_of_making_room_leaves_every_match(
    saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    for steps in range(40):
        folder = saves.folder / str(steps)
        here = Saves(folder, (MEXICA,))
        for seed in (1, 2, 3):
            here.autosave(MEXICA, a_game(seed), begun=True)
        here.autosave(MEXICA, a_game(3, "start G7"))
        if not killed_after(steps, here, monkeypatch):
            break
        after = Saves(folder, (MEXICA,))
        kept = [MEXICA.load(path) for path in after.slots.in_progress()]
        for game in (a_game(1), a_game(2), a_game(3, "start G7")):
            assert game in kept, f"after {steps} steps"
        assert continued(after) in (a_game(3, "start G7"), a_game(4))
    else:
        raise AssertionError("it never came to an end")
    assert steps > 6


def killed_after(steps: int, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Begin another match, killed after so many steps on the disk; return whether it came to that."""
    left = [steps]

    def counted(change):
        def step(*args, **named):
            left[0] -= 1
            if left[0] < 0:
                raise KeyboardInterrupt
            return change(*args, **named)

        return step

    with monkeypatch.context() as disk:
        for name in ("replace", "link"):
            disk.setattr(os, name, counted(getattr(os, name)))
        for name in ("replace", "unlink"):
            disk.setattr(Path, name, counted(getattr(Path, name)))
        try:
            Saves(saves.folder, (MEXICA,)).autosave(MEXICA, a_game(4), begun=True)
        except KeyboardInterrupt:
            return True
    return False
