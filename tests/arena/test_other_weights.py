"""`--weights FILE`: the levels play by another file, and the results say by which."""

import pickle
from pathlib import Path

import pytest
from attrs import evolve

from mexica import cli
from mexica.arena.arena_game import weighed_games
from mexica.arena.fingerprint import fingerprint
from mexica.computer.mind import Budget
from mexica.computer.weights_file import WeightsError
from mexica.games.mexica.ai.weights import weights as mexica_weights
from mexica.games.mexica.arena_game import MEXICA
from tests.games.nim.ai import FILE
from tests.games.nim.arena_game import NIM, find
from tests.games.nim.boxed import put_in_the_box

Capture = pytest.CaptureFixture[str]
OTHER = "[standard]\nsticks = -2\nchance = 0.5\n"


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    put_in_the_box(monkeypatch)
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "other.toml"
    path.write_text(OTHER, encoding="utf-8")
    return path


def test_the_games_own_players_get_the_tables_of_the_file(other: Path) -> None:
    game = weighed_games(find, FILE.replaced_by(other))("nim")
    assert game.players.make("perfect", 1).weights == {"sticks": -2.0, "chance": 0.5}  # type: ignore[attr-defined]
    given = {"sticks": 7.0, "chance": 0.0}
    player = game.players.make("perfect", 1, with_weights=given)
    assert player.weights == given  # type: ignore[attr-defined]


def test_another_process_needs_no_file(other: Path) -> None:
    games = weighed_games(find, FILE.replaced_by(other))
    before = fingerprint(games("nim"))
    other.unlink()
    elsewhere = pickle.loads(pickle.dumps(games))("nim")
    assert elsewhere.players.make("perfect", 1).weights["sticks"] == -2.0
    assert fingerprint(elsewhere) == before != fingerprint(NIM)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_plays_by_them_and_keeps_them_apart_from_others(
    other: Path, capsys: Capture, jobs: str
) -> None:
    arguments = ["arena", "--game", "nim", "--games", "4", "--jobs", jobs]
    assert cli.main([*arguments, "--weights", "other.toml"]) == 0
    named = "arena-nim-perfect-random-other-seed1.jsonl"
    assert capsys.readouterr().out.splitlines()[-1] == f"Results: {named}"
    assert cli.main([*arguments, "--weights", "other.toml"]) == 0
    assert cli.main([*arguments, "--out", named]) == 2
    assert "holds games of other settings (other players)" in capsys.readouterr().err
    other.write_text(OTHER.replace("0.5", "0.25"), encoding="utf-8")
    assert cli.main([*arguments, "--weights", "other.toml"]) == 2
    assert "holds games of other settings (other players)" in capsys.readouterr().err


def test_selfplay_plays_by_them(other: Path, capsys: Capture) -> None:
    assert cli.main(["selfplay", "--game", "nim", "--games", "2", "--weights", str(other)]) == 0
    assert "perfect" in capsys.readouterr().out


def test_tuning_begins_with_them_and_keeps_the_rest_of_the_file(other: Path, capsys: Capture) -> None:
    other.write_text("# my own\n" + OTHER, encoding="utf-8")
    size = ["--generations", "1", "--population", "4", "--games", "2", "--check", "2"]
    tune = ["tune", "--game", "nim", *size, "--weights", "other.toml", "--out", "new.toml"]
    assert cli.main(tune) == 0
    shown = capsys.readouterr().out
    assert any(line.split()[:2] == ["sticks", "-2"] for line in shown.splitlines())
    text = Path("new.toml").read_text(encoding="utf-8")
    assert text.startswith("# my own\n# tuned: mexica tune --game nim ")
    assert "--weights other.toml" in text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "none.toml cannot be read: No such file or directory"),
        ("", "has no table [standard]"),
        ("[standard]\nsticks = 1\n", "[standard] is off by chance"),
        (OTHER + "more = 1\n", "[standard] is off by more"),
        (OTHER.replace("0.5", "'0.5'"), "chance in [standard] must be a number, not '0.5'"),
        (OTHER.replace("0.5", "1e999"), "chance in [standard] must be a number, not inf"),
        (OTHER.replace("0.5", "0x" + "f" * 9000), "chance in [standard] must be a number, not one so large"),
        (OTHER.replace("0.5", "9" * 9000), "cannot be read: Exceeds the limit"),
        (OTHER.replace("0.5", "[" * 9000), "cannot be read: "),
        (OTHER + "#" * 200_000, "it is too large for a file of weights"),
        ("\ufeff" + OTHER + "x", "cannot be read: "),
        ("\x00", "cannot be read: "),
        (b"\xff\xfe", "it is no text"),
    ],
)
def test_each_fault_of_the_file_is_told_in_one_sentence(
    other: Path, capsys: Capture, text: str | bytes | None, message: str
) -> None:
    if text is None:
        other = other.with_name("none.toml")
    else:
        other.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert cli.main(["selfplay", "--game", "nim", "--weights", other.name]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1
    assert len(error) < 300


def test_a_byte_order_mark_is_no_fault_and_a_folder_is_one(other: Path, tmp_path: Path) -> None:
    other.write_text("\ufeff" + OTHER, encoding="utf-8")
    assert FILE.replaced_by(other).table("standard")["sticks"] == -2.0
    with pytest.raises(WeightsError, match="it is no file"):
        FILE.replaced_by(tmp_path)


def test_a_game_without_weights_has_no_such_argument(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    put_in_the_box(monkeypatch)
    monkeypatch.setattr("mexica.box.arena_game", {"nim": evolve(NIM, tunable=None)}.get)
    assert cli.main(["selfplay", "--game", "nim", "--weights", "x.toml"]) == 2
    assert "--weights" in capsys.readouterr().err
    assert cli.main(["selfplay", "--game", "nim", "--games", "1"]) == 0


@pytest.mark.parametrize("level", MEXICA.levels)
@pytest.mark.parametrize("seats", [2, 3])
def test_no_level_of_mexica_looks_at_the_shipped_weights_then(
    monkeypatch: pytest.MonkeyPatch, level: str, seats: int
) -> None:
    assert MEXICA.tunable is not None
    shipped, rules = MEXICA.tunable.file, MEXICA.rules
    game = MEXICA.weighed(shipped.replaced_by(shipped.path))
    state = rules.start(rules.new_setup(seats, 3))
    for _ in range(seats):
        state = rules.apply(state, rules.legal_actions(state)[0]).state
    chosen = MEXICA.players.make(level, 1, budget=Budget(nodes=600)).choose(state)
    monkeypatch.setattr(mexica_weights, "_shipped", {}.__getitem__)
    with pytest.raises(KeyError):
        MEXICA.players.make(level, 1, budget=Budget(nodes=600)).choose(state)
    assert game.players.make(level, 1, budget=Budget(nodes=600)).choose(state) == chosen
