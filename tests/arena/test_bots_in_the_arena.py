"""The arena's commands play with installed bots, and say in one sentence what is wrong with one."""

import json
from pathlib import Path

import pytest

from mexica import cli
from tests.bots import Site, nim_wanderer, wanderer
from tests.games.nim.boxed import put_in_the_box

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_in_the_box(monkeypatch)
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", ["selfplay", "arena", "arena --jobs 2"])
def test_a_bot_plays_against_a_level(site: Site, capsys: Capture, command: str) -> None:
    site.install(nim_wanderer())
    wanted = [*command.split(), "--game", "nim", "--seats", "wanderer,perfect", "--games", "4"]
    assert cli.main(wanted) == 0
    rows = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert ["wanderer", "4"] in rows
    assert ["perfect", "4"] in rows


def test_the_help_names_the_bots(site: Site, capsys: Capture) -> None:
    site.install("raise SystemExit")
    assert cli.main(["selfplay", "--game", "nim", "--help"]) == 0
    assert "out of perfect, wanderer" in " ".join(capsys.readouterr().out.split())


def test_games_with_another_version_of_a_bot_are_not_mixed(site: Site, capsys: Capture) -> None:
    module = site.install(nim_wanderer())
    wanted = ["arena", "--game", "nim", "--seats", "wanderer,perfect", "--games", "2", "--out", "games.jsonl"]
    assert cli.main(wanted) == 0
    assert cli.main(wanted) == 0
    module.write_text(nim_wanderer() + "# changed\n", encoding="utf-8")
    assert cli.main(wanted) == 2
    assert "holds games of other settings (other players)" in capsys.readouterr().err
    assert len({json.loads(line)["game"] for line in Path("games.jsonl").read_text().splitlines()}) == 2


@pytest.mark.parametrize(
    ("source", "kind", "message"),
    [
        ("import nothing_of_this_name", "wanderer", "failed: ModuleNotFoundError: No module named"),
        (wanderer(), "wanderer", "The bot 'wanderer' does not play nim but mexica"),
        (nim_wanderer(), "random", "holds"),
        (nim_wanderer(), "Wanderer", "cannot be used: the name of a bot has 1 to 24 of a-z"),
        (nim_wanderer(), "other", "name 2 players out of perfect, random, other, with commas"),
    ],
)
def test_a_bot_that_cannot_play_is_told_in_one_sentence(
    site: Site, capsys: Capture, source: str, kind: str, message: str
) -> None:
    site.install(source, kind=kind)
    named = kind if kind != "other" else "wanderer"
    code = cli.main(["selfplay", "--game", "nim", "--games", "1", "--seats", f"{named},perfect"])
    error = capsys.readouterr().err
    if kind == "random":  # the game's own player, whose name the bot has, still plays
        assert (code, error) == (0, "")
    else:
        assert code == 2
        assert message in error
        assert error.count("\n") == 1


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return 1 / 0", "failed (ZeroDivisionError: division by zero, wandering.py line 13)."),
        ("return None", "chose 'None', which the rules do not allow now."),
    ],
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_fails_in_a_game_is_told_with_the_game(
    site: Site, capsys: Capture, body: str, message: str, jobs: str
) -> None:
    site.install(nim_wanderer().replace("return self.random.choice(legal_actions(state))", body))
    arguments = ["--game", "nim", "--games", "2", "--seats", "wanderer,perfect", "--jobs", jobs]
    assert cli.main(["arena", *arguments]) == 2
    error = capsys.readouterr().err
    assert "A player failed in game " in error
    assert error.endswith(f"The bot 'wanderer' {message}\n")
