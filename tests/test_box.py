"""The box: each game's parts are those of that game, for the commands and for the window."""

import json
from pathlib import Path
from random import Random

import pytest

from mexica import box
from mexica.cli import main
from mexica.play.record import PlayerInfo, Record
from mexica.play.session import Session


@pytest.mark.parametrize("key", box.KEYS)
def test_every_part_of_a_game_is_of_that_game(key: str) -> None:
    games = (box.arena_game(key), box.saved_game(key).saves, box.engine_game(key), box.env_game(key))
    assert {game.rules.KEY for game in games} == {key}


def test_the_window_has_all_games_in_their_order() -> None:
    assert tuple(game.key for game in box.games()) == box.KEYS


def test_a_game_that_is_not_there_is_a_key_error() -> None:
    for part in (box.arena_game, box.saved_game, box.engine_game, box.check_weights, box.env_game):
        with pytest.raises(KeyError):
            part("chess")


@pytest.mark.parametrize(("key", "title"), [("coatl", "Cóatl"), ("aztekz", "Aztekz")])
def test_commands_tell_of_a_save_of_any_game(
    key: str, title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saves, generator = box.saved_game(key).saves, Random(4)
    players = tuple(
        PlayerInfo(f"Player {seat}", colour, kind)
        for seat, (colour, kind) in enumerate(zip(saves.colours, ("person", "greedy"), strict=False))
    )
    session = Session(saves.rules, Record(saves.rules.new_setup(2, 4), players, seed=4))
    for _ in range(60):
        session.apply(generator.choice(saves.rules.legal_actions(session.state)))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(saves.encode(session.record)), encoding="utf-8")
    for command, beginning in (
        (("show", str(path)), f"{title}\nRound "),
        (("replay", str(path)), "Round "),
        (("replay", "--json", str(path)), "{"),
        (("best", str(path), "--level", "beginner"), "Seat "),
    ):
        assert main(command) == 0
        assert capsys.readouterr().out.startswith(beginning)


@pytest.mark.parametrize(("key", "remark"), [("coatl", "body segments"), ("aztekz", "no card was laid")])
def test_levels_of_any_game_are_measured_by_its_name(
    key: str, remark: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", "--game", key, "--seats", "random,random", "--games", "1"]) == 0
    assert remark in capsys.readouterr().out
