"""The journal of a save: the save and the changes since it was written are the game."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mexica.play import journal
from mexica.play.record import Record
from mexica.play.save_reader import read
from tests.games.nim.rules import parse
from tests.games.nim.saves import SAVES, new_record

ROUTE = ("take A 1", "take B 1", "take C 1", "take B 2")


def data(count: int, kinds: tuple[str, str] = ("person", "random")) -> dict[str, Any]:
    """The save of a game of Nim after so many actions."""
    fresh = new_record(*kinds)
    return SAVES.encode(Record(fresh.setup, fresh.players, tuple(map(parse, ROUTE[:count]))))


def written(path: Path, *saves: dict[str, Any]) -> bytes:
    """Write the first of these as a save and the others as its journal; returns the journal."""
    contents = json.dumps(saves[0]).encode()
    path.write_bytes(contents)
    lines = [journal.head(contents)]
    for before, after in pairwise(saves):
        lines.append(journal.line(lines[-1], journal.change(before, after)))
    journal.journal_of(path).write_bytes(b"".join(lines))
    return b"".join(lines)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "autosave-1.json"


def test_the_save_and_its_journal_are_the_game(path: Path) -> None:
    written(path, data(1), data(2), data(4))
    assert read(path) == data(4)
    assert len(SAVES.load(path).actions) == 4


def test_actions_taken_back_and_other_players_are_changes_too(path: Path) -> None:
    kinds = ("random", "random")
    written(path, data(3), data(1), data(1, kinds), data(2, kinds))
    assert read(path) == data(2, kinds)


@pytest.mark.parametrize("damage", ["torn", "altered", "no text", "more"])
def test_a_damaged_line_ends_the_journal(path: Path, damage: str) -> None:
    whole = written(path, data(1), data(2), data(3))
    last = whole.splitlines(keepends=True)[-1]
    harmed = {
        "torn": last[:-1],
        "altered": last.replace(b"take", b"Take"),
        "no text": b"\xff\x00\n",
        "more": last.replace(b"\n", b"}\n"),
    }[damage]
    journal.journal_of(path).write_bytes(whole.removesuffix(last) + harmed)
    assert read(path) == data(2)


def test_a_journal_cut_anywhere_leaves_the_game_of_some_action(path: Path) -> None:
    whole = written(path, data(1), data(2), data(3), data(4))
    games = [data(count) for count in (1, 2, 3, 4)]
    for end in range(len(whole) + 1):
        journal.journal_of(path).write_bytes(whole[:end])
        assert read(path) in games
    assert read(path) == data(4)


def test_the_journal_of_another_save_means_nothing(path: Path) -> None:
    written(path, data(1), data(2))
    path.write_text(json.dumps(data(3)))
    assert read(path) == data(3)


def test_a_line_that_stood_elsewhere_means_nothing(path: Path) -> None:
    head, second, third = written(path, data(1), data(2), data(3)).splitlines(keepends=True)
    journal.journal_of(path).write_bytes(head + third + second)
    assert read(path) == data(1)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"kept": 9, "actions": []},
        {"kept": -1, "actions": []},
        {"kept": 0.5, "actions": []},
        {"kept": 0, "actions": "take A 1"},
        {"kept": [], "actions": []},
        [],
        "[" * 100_000,
        "1" * 10_000,
    ],
)
def test_a_change_that_does_not_fit_the_save_ends_the_journal(path: Path, body: object) -> None:
    contents = json.dumps(data(1)).encode()
    path.write_bytes(contents)
    head = journal.head(contents)
    line = journal.line(head, body)  # type: ignore[arg-type]
    if isinstance(body, str):
        line = journal._digest(head, body.encode()) + b" " + body.encode() + b"\n"
    journal.journal_of(path).write_bytes(head + line)
    assert read(path) == data(1)


def test_a_journal_beside_what_is_no_game_changes_nothing(path: Path) -> None:
    for contents in (b"[]", b'{"actions": null}', b'"text"'):
        path.write_bytes(contents)
        head = journal.head(contents)
        change = journal.line(head, {"kept": 0, "actions": ["take A 1"]})
        journal.journal_of(path).write_bytes(head + change)
        assert read(path) == json.loads(contents)
