"""Reading a save file: any fault of the file is reported in one sentence with its place."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mexica.play import outside_text, save_reader, strict_decoding
from mexica.play.save_reader import LONGEST_MESSAGE, SaveError, read
from tests.games.nim.saves import SAVES, new_record


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_json_is_read(path: Path) -> None:
    path.write_text('{"game": "nim"}', encoding="utf-8")
    assert read(path) == {"game": "nim"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file is empty"),
        (" \n\n ", "the file is empty"),
        ('{"game": "nim",\n "format" 1}', "it is not readable at line 2, column 11"),
        ('{"game": "nim", "actions": ["take A 1",', "the file breaks off at line 1, column"),
        ('{"game": "ni', "the file breaks off at line 1, column"),
        ("[" * 100_000, "it is nested too deeply"),
        ("1" * 10_000, "a number in it is too long"),
    ],
)
def test_a_text_that_is_no_json_is_told_with_its_place(path: Path, text: str, message: str) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError, match=message):
        read(path)


def test_bytes_that_are_no_text_are_named(path: Path) -> None:
    path.write_bytes(b'{"game"\xff\xfe')
    with pytest.raises(SaveError, match="byte 8 is not UTF-8"):
        read(path)


def test_a_folder_is_no_save(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="it is a folder"):
        read(tmp_path)


def test_the_name_of_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"'gone\.json' cannot be loaded: it cannot be opened: No such file"):
        SAVES.load(tmp_path / "gone.json")


def test_an_unreadable_file_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permissions do not apply to every account that runs tests, so the error is raised directly."""
    path.write_text("{}", encoding="utf-8")

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(outside_text.os, "open", refused)
    with pytest.raises(SaveError, match="it cannot be opened: Permission denied"):
        read(path)


def test_an_enormous_file_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("{}" * 60, encoding="utf-8")
    monkeypatch.setattr(save_reader, "LARGEST", 100)
    with pytest.raises(SaveError, match="too large: 120 bytes"):
        read(path)


def test_a_byte_order_mark_is_no_fault(path: Path) -> None:
    path.write_bytes(b'\xef\xbb\xbf{"game": "nim"}')
    assert read(path) == {"game": "nim"}


# --- small files that would take long ---


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_pipe_is_not_read(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(SaveError, match="it is a pipe or a device, not a file"):
        read(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no devices among its files")
def test_a_link_to_an_endless_device_is_not_read(path: Path) -> None:
    path.symlink_to("/dev/zero")
    with pytest.raises(SaveError, match="it is a pipe or a device, not a file"):
        read(path)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes among its files")
def test_a_file_that_becomes_a_pipe_while_it_is_opened_is_not_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text("{}", encoding="utf-8")
    before = path.stat()
    path.unlink()
    os.mkfifo(path)
    monkeypatch.setattr(Path, "stat", lambda *_, **__: before)
    with pytest.raises(SaveError, match="it is a pipe or a device, not a file"):
        read(path)


@pytest.mark.parametrize("number", ["1" * 19, "-" + "1" * 4000, "0." + "1" * 4000, "1" * 4000 + "e5"])
def test_a_long_number_is_refused(path: Path, number: str) -> None:
    path.write_text(f'{{"check": {{"points": [{number}, 0]}}}}', encoding="utf-8")
    with pytest.raises(SaveError, match="it is nested too deeply, or a number in it is too long"):
        read(path)


class Counted(list[Any]):
    """A list that counts how many of its entries are read."""

    taken = 0

    def __iter__(self) -> Iterator[Any]:
        for entry in super().__iter__():
            self.taken += 1
            yield entry


def changed(**parts: object) -> dict[str, Any]:
    return {**SAVES.encode(new_record("person", "random")), **parts}


def test_reading_a_list_stops_after_a_few_faults() -> None:
    players = Counted([{}] * 300)
    with pytest.raises(SaveError, match=r"players\[0\]\.name: 'name' is missing"):
        SAVES.decode(changed(players=players))
    assert players.taken == strict_decoding.MOST_FAULTS


def test_no_more_entries_are_read_than_a_list_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strict_decoding, "MOST_ENTRIES", 50)
    actions = Counted(["take A 1"] * 300)
    with pytest.raises(SaveError, match="actions: at most 50 entries were expected"):
        SAVES.decode(changed(actions=actions))
    assert actions.taken == 51


def test_an_action_longer_than_any_is_not_parsed() -> None:
    with pytest.raises(SaveError, match=r'action 1: "take A 111.* is longer than any action') as raised:
        SAVES.decode(changed(actions=["take A " + "1" * 5000]))
    assert len(str(raised.value)) < 100


LONG = "x" * 100_000


@pytest.mark.parametrize(
    "data",
    [
        {"game": LONG},
        changed(format=LONG),
        changed(setup={"heaps": LONG}),
        changed(setup={"heaps": [1, {LONG: 1}]}),
        changed(players=[{"name": LONG, "colour": LONG, "kind": LONG}] * 2),
        changed(players=[{"name": "Ana", "colour": LONG, "kind": "person"}] * 2),
        changed(check={"points": [0, 0], "digest": LONG}),
    ],
)
def test_a_long_text_is_quoted_in_part(path: Path, data: object) -> None:
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(SaveError) as raised:
        SAVES.load(path)
    assert len(str(raised.value)) < 300


def test_no_message_is_long_or_has_characters_that_cannot_be_shown() -> None:
    message = str(SaveError("\ud800\0\n" + LONG))
    assert message.startswith("???xxx")
    assert len(message) == LONGEST_MESSAGE


@pytest.mark.parametrize("part", ["game", "format", "setup", "players", "actions", "check"])
@pytest.mark.parametrize("text", ["\ud800", "\0", "a\0\ud800\n"])
def test_texts_that_cannot_be_shown_are_faults_that_can(path: Path, part: str, text: str) -> None:
    path.write_text(json.dumps(changed(**{part: text})), encoding="utf-8")
    with pytest.raises(SaveError) as raised:
        SAVES.load(path)
    assert str(raised.value).isprintable()


def test_a_name_of_a_file_that_is_no_text_can_be_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as raised:
        SAVES.load(Path(os.fsdecode(os.fsencode(tmp_path / "gone") + b"\xff.json")))
    assert str(raised.value).startswith("'gone?.json' cannot be loaded: ")


@pytest.mark.parametrize("part", ["game", "format", "setup", "players", "actions", "check"])
def test_a_deep_value_is_a_fault_wherever_it_stands(part: str) -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(SaveError):
        SAVES.decode(changed(**{part: deep}))
