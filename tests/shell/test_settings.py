"""The settings, as a file and on their screen."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from attrs import evolve
from cattrs import ClassValidationError

from mexica.play.strict_decoding import MOST_FAULTS
from mexica.shell import settings
from mexica.shell.dialog import Dialog
from mexica.shell.new_game import SeatChoice
from mexica.shell.settings import LastSetup, Settings
from tests.shell.hands import SIZE, Hands, folders_in


def test_no_file_is_the_usual_settings_and_no_complaint(tmp_path: Path) -> None:
    assert settings.read(tmp_path / "settings.json") == (Settings(), None)


def test_settings_come_back_the_same(tmp_path: Path) -> None:
    setup = LastSetup((SeatChoice("Zoé", "red", "person"), SeatChoice("Ana", "sand", "greedy")), 1, ("24",))
    kept = Settings(
        pace=0.35, ask_before_end=False, fullscreen=True, window=(1300, 900), last_setups={"mexica": setup}
    )
    settings.write(tmp_path / "settings.json", kept)
    assert settings.read(tmp_path / "settings.json") == (kept, None)


@pytest.mark.parametrize(
    "contents",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b"\xff\xfe",
        b'{"pace": "fast"}',
        b'{"pace": -1}',
        b'{"pace": 1e99}',
        b'{"ask_before_end": "yes"}',
        b'{"window": [1024]}',
        b'{"window": ["a", "b"]}',
        b'{"last_setup": {"seats": [{"name": "Ana"}]}}',
        b"[" * 100_000,
        b'{"window": [' + b"1" * 4000 + b", 700]}",
        b'{"window": "' + b"1" * 50_000 + b'"}',
        b'{"window": ["' + b"1" * 4000 + b'", 700]}',
        b'{"window": [1e300, 700]}',
        b'{"last_setups": {"mexica": {"first": 1e30}}}',
        b'{"pace": "' + b"\\ud800\\u0000" * 50 + b'"}',
        b'{"last_setups": {"mexica": {"seats": [' + b", ".join([b"{}"] * 300) + b"]}}}",
        b'{"last_setups": {' + b", ".join(b'"%d": 7' % n for n in range(300)) + b"}}",
        b'{"last_setups": 7}',
        b'{"muted": ' + b"[" * 900 + b"]" * 900 + b"}",
        b" " * 100_001,
    ],
)
def test_a_broken_file_is_the_usual_settings_and_one_sentence(tmp_path: Path, contents: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(contents)
    found, complaint = settings.read(path)
    assert found == Settings()
    assert complaint is not None
    assert str(path) in complaint
    assert complaint.isprintable()
    assert len(complaint) < len(str(path)) + 400
    assert path.read_bytes() == contents


OLDER = """{
  "pace": 1.6, "motion": true, "ask_before_end": true, "fullscreen": false, "muted": false,
  "effects_volume": 0.7, "music_volume": 0.4, "music_in_background": false, "window": [1300, 900],
  "maximised": false,
  "last_setup": {
    "seats": [
      {"name": "Ana", "colour": "red", "kind": "person"},
      {"name": "Tizoc", "colour": "sand", "kind": "greedy"}
    ],
    "first": 1,
    "variant": "24"
  }
}"""


def test_a_file_from_before_there_were_several_games_is_upgraded(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(OLDER)
    found, complaint = settings.read(path)
    assert complaint is None
    assert (found.pace, found.music_volume, found.window) == (1.6, 0.4, (1300, 900))
    seats = (SeatChoice("Ana", "red", "person"), SeatChoice("Tizoc", "sand", "greedy"))
    assert found.last_setup("mexica") == LastSetup(seats, 1, ("24",))
    changed = evolve(found, last_setups={**found.last_setups, "mexica": LastSetup(seats, 0)})
    settings.write(path, changed)
    again, _ = settings.read(path)
    assert again == changed
    assert again.last_setup("mexica") == LastSetup(seats, 0)


def test_unknown_settings_of_a_newer_version_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"pace": 1.6, "music": true}')
    assert settings.read(path) == (Settings(pace=1.6), None)


def test_texts_that_cannot_be_shown_are_read_as_question_marks(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    seats = [{"name": "A\ud800na", "colour": "red\0", "kind": "person\ud800"}]
    setups = {"mexica": {"seats": seats, "variant": "\0"}, "\ud800": {}}
    path.write_text(json.dumps({"game": "\ud800", "last_setups": setups}))
    found, complaint = settings.read(path)
    assert complaint is None
    assert (found.game, found.last_setup("?")) == ("?", LastSetup())
    assert found.last_setup("mexica") == LastSetup((SeatChoice("A?na", "red?", "person?"),), None, ("?",))
    settings.write(path, found)
    assert settings.read(path) == (found, None)


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'\xef\xbb\xbf{"pace": 1.6}')
    assert settings.read(path) == (Settings(pace=1.6), None)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_pipe_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    found, complaint = settings.read(tmp_path / "settings.json")
    assert found == Settings()
    assert complaint is not None
    assert "it is a pipe or a device, not a file" in complaint


def test_reading_setups_stops_after_a_few_faults() -> None:
    taken = []

    class Counted(list[object]):
        def __iter__(self) -> Iterator[object]:
            for entry in super().__iter__():
                taken.append(entry)
                yield entry

    with pytest.raises(ClassValidationError):
        settings._converter().structure({"last_setups": {"mexica": {"seats": Counted([{}] * 300)}}}, Settings)
    assert len(taken) == MOST_FAULTS


def test_a_broken_file_is_told_when_the_window_opens(opened: Callable[..., Hands], tmp_path: Path) -> None:
    file = folders_in(tmp_path).settings_file
    file.parent.mkdir(parents=True)
    file.write_text("{")
    hands = opened()
    assert isinstance(hands.scene, Dialog)
    assert "so the defaults apply" in hands.texts()


def test_a_choice_holds_at_once_and_next_time(opened: Callable[..., Hands]) -> None:
    hands = opened()
    hands.press("Settings")
    hands.press("Game")
    hands.press("Slow")
    hands.press("No")
    assert (hands.settings.pace, hands.settings.ask_before_end) == (
        1.6,
        False,
    )
    assert hands.button("Slow").is_selected
    assert not hands.button("Normal").is_selected
    again = opened()
    assert (again.settings.pace, again.settings.ask_before_end) == (
        1.6,
        False,
    )


def test_the_size_of_the_window_is_remembered(opened: Callable[..., Hands], tmp_path: Path) -> None:
    opened().close()
    kept = json.loads(folders_in(tmp_path).settings_file.read_text())
    assert kept["window"] == list(SIZE)


def test_settings_that_cannot_be_written_hold_and_are_told(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr("mexica.atomic_write.os.fsync", full)
    hands.press("Settings")
    hands.press("Game")
    hands.press("Slow")
    assert isinstance(hands.scene, Dialog)
    assert "Read-only file system" in hands.texts()
    assert hands.settings.pace == 1.6
