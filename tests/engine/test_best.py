"""`mexica best`: one position, one answer."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from mexica import box
from mexica.cli import main
from mexica.games.mexica import rules
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.table.match.match_record import SAVES, replay
from mexica.resources import shipped_saves
from tests.engine.talking import find
from tests.games.every_game import KEYS, arena_game

Capture = pytest.CaptureFixture[str]
SAVE = shipped_saves() / "In the second period.json"


@pytest.fixture(scope="module")
def state() -> rules.State:
    return replay(SAVES.load(SAVE))


def answer(capsys: Capture, *arguments: str | Path) -> dict[str, object]:
    assert main(["best", *map(str, arguments), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    return told


def test_a_save_is_answered_with_the_turn_that_the_strongest_level_would_play(
    state: rules.State, capsys: Capture
) -> None:
    told = answer(capsys, SAVE, "--nodes", "300")
    assert (told["level"], told["to_move"]) == ("strongest", rules.to_move(state))
    assert 0 < told["nodes"] <= 300  # type: ignore[operator]
    assert told["line"][0] == told["action"]  # type: ignore[index]
    for text in told["line"]:  # type: ignore[attr-defined]
        state = rules.apply(state, rules.parse(text)).state


def test_it_is_answered_in_words(capsys: Capture) -> None:
    assert main(["best", str(SAVE), "--nodes", "300"]) == 0
    first, *rows = capsys.readouterr().out.splitlines()
    assert first == "Seat 0 to move, strongest:"
    assert [row.split("  ")[1] for row in rows] == ["best action", "line", "score", "looked at"]


def test_a_description_is_answered_like_the_save_it_is_of(
    state: rules.State, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "described.json"
    path.write_text("\ufeff" + json.dumps(rules.describe(state), indent=1), encoding="utf-8")
    expected = answer(capsys, SAVE, "--level", "greedy", "--seed", "5")["action"]
    assert str(mind("greedy", 5).choose(state)) == expected
    assert answer(capsys, path, "--level", "greedy", "--seed", "5")["action"] == expected
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(path.read_bytes())))
    assert answer(capsys, "-", "--level", "greedy", "--seed", "5")["action"] == expected


def test_a_level_that_does_not_search_tells_what_it_can(capsys: Capture) -> None:
    assert main(["best", str(SAVE), "--level", "random"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3
    told = answer(capsys, SAVE, "--level", "random", "--seconds", "0.1")
    assert (told["score"], told["nodes"]) == (None, 0)


def test_it_is_answered_by_other_weights_if_they_are_named(tmp_path: Path, capsys: Capture) -> None:
    shipped = find("mexica").game.tunable
    assert shipped is not None
    path = tmp_path / "others.toml"
    path.write_text(re.sub(r"= -?[\d.]+", "= 0.0", shipped.file.path.read_text("utf-8")), encoding="utf-8")
    scores = [answer(capsys, SAVE, "--nodes", "150", *more)["score"] for more in ((), ("--weights", path))]
    assert scores[0] != scores[1]
    assert main(["best", str(SAVE), "--weights", str(tmp_path / "none.toml")]) == 2
    assert "none.toml" in capsys.readouterr().err


def test_a_position_of_another_game_is_named_by_the_command(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box, "KEYS", ("mexica", "nim"))
    monkeypatch.setattr(box, "arena_game", {key: arena_game(key) for key in KEYS}.get)
    monkeypatch.setattr(box, "engine_game", {key: find(key) for key in KEYS}.get)
    nim, path = find("nim").rules, tmp_path / "nim.json"
    path.write_text(json.dumps(nim.describe(nim.start(nim.new_setup(2, 1)))), encoding="utf-8")
    assert answer(capsys, path, "--game", "nim")["level"] == "perfect"
    assert main(["best", str(path)]) == 2
    assert capsys.readouterr().err.startswith("mexica: 'nim.json' cannot be loaded: The description lacks")


@pytest.mark.parametrize(
    ("contents", "arguments", "part"),
    [
        (None, (), "'it.json' cannot be loaded: it cannot be opened"),
        ("", (), "the file is empty"),
        ("[" * 200_000, (), "nested too deeply"),
        ('{"game": "mexica"}', (), "'format' is null"),
        ("{}", (), "The description lacks"),
        (SAVE.read_text("utf-8"), ("--level", "oracle"), "There is no computer player 'oracle'"),
        (SAVE.with_name("A finished game.json").read_text("utf-8"), (), "The game is over."),
        (SAVE.read_text("utf-8"), ("--nodes", "1", "--seconds", "1"), "not allowed with"),
        (SAVE.read_text("utf-8"), ("--nodes", "0"), "a whole number from 1, not '0'"),
    ],
)
def test_what_cannot_be_answered_is_refused_in_one_sentence(
    contents: str | None, arguments: tuple[str, ...], part: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "it.json"
    if contents is not None:
        path.write_text(contents, encoding="utf-8")
    try:
        code = main(["best", str(path), *arguments])
    except SystemExit as ended:
        code = ended.code  # type: ignore[assignment]
    assert code == 2
    err = capsys.readouterr().err
    assert part in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("contents", [b"\xff\xfe", b" " * 1_000_001])
def test_what_comes_in_is_bounded_and_must_be_text(
    contents: bytes, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(contents)))
    assert main(["best", "-"]) == 2
    assert capsys.readouterr().err.startswith("mexica: 'standard input' cannot be loaded: it is ")
