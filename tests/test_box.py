"""The box: each game's parts are those of that game, for the commands and for the window."""

import json
from pathlib import Path

import pytest

from mexica import box
from mexica.cli import main
from tests.games.coatl.table.playing import played_at_random


@pytest.mark.parametrize("key", box.KEYS)
def test_every_part_of_a_game_is_of_that_game(key: str) -> None:
    games = (box.arena_game(key), box.saved_game(key).saves, box.engine_game(key), box.env_game(key))
    assert {game.rules.KEY for game in games} == {key}


def test_the_window_has_the_games_with_a_table() -> None:
    assert tuple(game.key for game in box.games()) == box.TABLE_KEYS


def test_a_game_that_is_not_there_is_a_key_error() -> None:
    for part in (box.arena_game, box.saved_game, box.engine_game, box.check_weights, box.env_game):
        with pytest.raises(KeyError):
            part("chess")


def test_commands_tell_of_a_save_of_coatl(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _state = played_at_random("person", "greedy", seed=4, actions=60)
    path = tmp_path / "court.json"
    path.write_text(json.dumps(box.saved_game("coatl").saves.encode(record)), encoding="utf-8")
    for command, beginning in (
        (("show", str(path)), "Cóatl\nRound "),
        (("replay", str(path)), "Round "),
        (("replay", "--json", str(path)), "{"),
        (("best", str(path), "--level", "beginner"), "Seat "),
    ):
        assert main(command) == 0
        assert capsys.readouterr().out.startswith(beginning)


def test_levels_of_coatl_are_measured_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "--game", "coatl", "--seats", "random,random", "--games", "1"]) == 0
    assert "body segments" in capsys.readouterr().out
