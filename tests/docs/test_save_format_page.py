"""docs/save-format.md: its examples load and agree with each other, and its tables name every field."""

import json
from pathlib import Path
from typing import Any

import pytest
from attrs import fields

from mexica.games.aztekz.table.match import match_record as aztekz
from mexica.games.coatl.table.match import match_record as coatl
from mexica.games.mexica import rules
from mexica.games.mexica.rules import describe, legal_actions, position
from mexica.games.mexica.rules.state import FIRST_LAW
from mexica.games.mexica.table.match.match_record import SAVES, Check, replay
from mexica.play import journal, save_format, save_reader, strict_decoding
from mexica.play.record import PlayerInfo
from tests.docs.pages import blocks, code_in_first_column, page

PAGE = "save-format.md"
FOLLOWS = ("districts", "winners", "law")


def example() -> dict[str, Any]:
    return json.loads(blocks(PAGE, "json save")[0])


def last_position() -> dict[str, Any]:
    return json.loads(blocks(PAGE, "json position")[0])


def run(language: str) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(blocks(PAGE, language)[0], names)
    return names


def test_the_example_loads_and_is_saved_as_it_stands_there() -> None:
    assert SAVES.encode(SAVES.decode(example())) == example()


def test_the_position_is_that_after_the_last_action_and_comes_back_from_it() -> None:
    state = replay(SAVES.decode(example()))
    assert position(last_position()) == state
    told = {name: value for name, value in describe(state).items() if name not in FOLLOWS}
    assert told == last_position()
    assert position(describe(state)) == state


def test_the_code_of_the_page_replays_a_save_and_finds_its_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("game.json").write_text(json.dumps(example()), encoding="utf-8")
    found = run("python replay")["position"]
    assert run("python digest")["digest"](found) == example()["check"]["digest"]


def test_the_journal_continues_the_save(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(blocks(PAGE, "json save")[0], encoding="utf-8")
    path.with_suffix(journal.SUFFIX).write_text(blocks(PAGE, "text journal")[0], encoding="utf-8")
    assert [str(action) for action in SAVES.load(path).actions] == [*example()["actions"], "end"]


def test_every_field_is_told() -> None:
    assert code_in_first_column(PAGE, "## A save")[:6] == list(example())
    assert code_in_first_column(PAGE, "### `setup`") == [field.name for field in fields(rules.Setup)]
    assert code_in_first_column(PAGE, "### `players`") == [field.name for field in fields(PlayerInfo)]
    assert code_in_first_column(PAGE, "### `check`") == [field.name for field in fields(Check)]
    first_law = rules.start(rules.Setup(**{**example()["setup"], "law": FIRST_LAW}))
    assert code_in_first_column(PAGE, "## The position") == list(describe(first_law))


@pytest.mark.parametrize("name", ["game", "format", "setup", "players", "actions", "check"])
def test_every_field_is_needed(name: str) -> None:
    saved = example()
    del saved[name]
    with pytest.raises(save_reader.SaveError):
        SAVES.decode(saved)


def test_other_fields_are_ignored_and_lost() -> None:
    assert SAVES.encode(SAVES.decode({**example(), "note": "mine"})) == example()


def test_what_may_be_left_out_of_a_position_may_be() -> None:
    state = replay(SAVES.decode(example()))
    told = last_position()
    del told["placed_this_round"]
    assert not position(told).turn.placed_this_round
    assert legal_actions(position(told)) == legal_actions(state)


def test_every_version_is_told() -> None:
    versions = [line.split("|")[1].strip() for line in page(PAGE).splitlines() if line.startswith("| ")]
    assert [int(text) for text in versions if text.isdecimal()] == [*range(1, SAVES.version + 1)]
    assert example()["format"] == SAVES.version


@pytest.mark.parametrize(
    ("bound", "words"),
    [
        (save_reader.LARGEST, "at most {:,} bytes"),
        (strict_decoding.MOST_ENTRIES, "at most {:,} entries"),
        (save_reader.LONGEST_WHOLE_NUMBER, "whole numbers at most {}"),
        (save_format.LONGEST_ACTION, "actions at most {}"),
    ],
)
def test_the_bounds_are_those_of_the_program(bound: int, words: str) -> None:
    assert words.format(bound) in " ".join(page(PAGE).split())


@pytest.mark.parametrize("saves", [aztekz.SAVES, coatl.SAVES], ids=lambda saves: saves.title)
def test_every_field_of_another_game_is_told(saves: Any) -> None:
    setup = code_in_first_column(PAGE, f"### `setup` of {saves.title}")
    assert setup == [field.name for field in fields(saves.rules.Setup)]
    check = code_in_first_column(PAGE, f"### `check` of {saves.title}")
    assert check == [field.name for field in fields(saves.check_type)]
    described = saves.rules.describe(saves.rules.start(saves.rules.new_setup(2, 1)))
    assert code_in_first_column(PAGE, f"### The position of {saves.title}") == list(described)
