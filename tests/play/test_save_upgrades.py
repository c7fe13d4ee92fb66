"""Saves of earlier formats: one step leads from each to the next, and what is broken stays a fault."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from mexica.play.save_reader import SaveError
from tests.games.nim.saves import SAVES, new_record


def heaps_in_the_setup(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """From 1 to 2: in format 1 the heaps stood beside the setup, which there was not."""
    return {**data, "setup": {"heaps": data["heaps"]}} if "heaps" in data else data


def kinds_by_name(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """From 2 to 3: in format 2 every player was a person, and only the names were saved."""
    names = data.get("names")
    if not isinstance(names, list):
        return data
    players = [
        {"name": name, "colour": colour, "kind": "person"}
        for name, colour in zip(names, SAVES.colours, strict=False)
    ]
    return {**data, "players": players}


THIRD = evolve(SAVES, upgrades=(heaps_in_the_setup, kinds_by_name))
RECORD = new_record("person", "person")
SAVED = THIRD.encode(RECORD)
SECOND = {
    "format": 2,
    "names": ["Person", "Person"],
    **{key: SAVED[key] for key in ("game", "setup", "actions", "check")},
}
FIRST = {
    "format": 1,
    "heaps": SAVED["setup"]["heaps"],
    **{key: SECOND[key] for key in ("game", "names", "actions", "check")},
}


@pytest.mark.parametrize("data", [FIRST, SECOND, SAVED], ids=["first", "second", "third"])
def test_every_format_leads_to_the_same_game(tmp_path: Path, data: Mapping[str, Any]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert THIRD.load(path) == RECORD
    assert THIRD.outline(data).players == RECORD.players
    assert json.loads(path.read_text("utf-8")) == data


def test_a_game_is_saved_in_the_format_after_the_last_step() -> None:
    assert (SAVES.version, SAVED["format"]) == (1, 3)
    assert THIRD.encode(THIRD.decode(FIRST)) == SAVED


def test_a_step_is_taken_only_from_its_own_format() -> None:
    with pytest.raises(SaveError, match="'setup' is missing"):
        THIRD.decode({**FIRST, "format": 2})
    with pytest.raises(SaveError, match="'players' is missing"):
        THIRD.decode({**SECOND, "format": 3})


def test_a_format_to_come_is_named() -> None:
    with pytest.raises(SaveError, match=r"newer version .* \(format 4; this one reads up to 3\)"):
        THIRD.decode({**SAVED, "format": 4})


@pytest.mark.parametrize("part", ["heaps", "names", "actions", "check"])
@pytest.mark.parametrize("value", [None, 5, "x", [[]], {"x": []}])
def test_a_broken_save_of_the_first_format_is_a_fault_in_one_sentence(part: str, value: object) -> None:
    with pytest.raises(SaveError) as raised:
        THIRD.decode({**FIRST, part: value})
    assert str(raised.value).isprintable()
