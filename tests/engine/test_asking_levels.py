"""What the engine answers when a level is asked for its choice."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from mexica.computer.mind import Budget, Explanation, Stopped
from mexica.computer.roster import ComputerPlayers
from mexica.engine import thinking
from mexica.engine.engine_game import EngineGame, EngineGames
from tests.engine.talking import FAULT, GAMES, Talk, find, played_at_random


def test_levels_are_listed_with_their_budgets() -> None:
    assert Talk("nim").entries("levels") == ["perfect", "random"]
    levels = Talk("mexica").entries("levels")
    assert levels[:4] == ["beginner", "greedy", "planner seconds 0.7", "strongest seconds 3"]


def test_every_level_chooses_a_legal_action_and_changes_nothing(begun: Talk) -> None:
    played_at_random(begun, 4)
    described, legal = begun.ask("describe"), begun.entries("legal")
    for level in begun.entries("levels"):
        kind = level.split()[0]
        command = f"go {kind} nodes 150 seed 4"
        chosen = begun.ask(command)
        assert chosen in legal
        assert begun.lines(command) == begun.lines(command)
        assert begun.infos(command)["line"].split("; ")[0] == chosen
        assert begun.ask("describe") == described


def test_a_level_that_searches_tells_nodes_score_and_a_line_that_can_be_played() -> None:
    talk = Talk("mexica")
    talk.ask("load saves/In the second period.json")
    told = talk.infos("go planner nodes 150")
    assert [*told] == ["nodes", "score", "line"]
    assert 0 < int(told["nodes"]) <= 200
    assert told["line"].endswith("; end")
    talk.ask(f"play {told['line']}")
    assert [*talk.infos("go planner seconds 0.05")] == ["nodes", "seconds", "score", "line"]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("", "Say who is to choose: 'levels' lists the computer players."),
        ("oracle", "There is no computer player 'oracle': no bot of this name is installed."),
        ("perfect nodes", "'nodes' has no value"),
        ("perfect nodes 0", "nodes must be a whole number from 1, not '0'."),
        ("perfect seconds nan", "seconds must be a number above 0, not 'nan'."),
        ("perfect seconds 1e999", "seconds must be a number above 0, not '1e999'."),
        ("perfect seconds 1 nodes 1", "A budget is in nodes or in seconds, not in both."),
        ("perfect depth 3", "'go' knows nodes, seconds and seed, not 'depth'."),
        ("perfect seed x", "seed must be a whole number from 0, not 'x'."),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(arguments: str, part: str) -> None:
    talk = Talk("nim")
    talk.ask("new 2")
    assert part in talk.refused(f"go {arguments}")


def test_a_level_that_thinks_settles_when_its_answer_is_wanted() -> None:
    talk = Talk("mexica")
    talk.ask("load saves/In the second period.json")
    *told, last = talk.lines("go strongest nodes 1000000", lambda: True)
    assert last.startswith("= ")
    assert int(told[0].split()[2]) < 2000


class Odd:
    """A player that does not settle, chooses what is illegal, or has a fault."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def choose(self, state: Any, stop: Callable[[], bool]) -> Any:
        while self.kind in ("deaf", "stubborn"):
            if self.kind == "deaf" and stop():
                raise Stopped
        if self.kind == "broken":
            raise LookupError("a fault")
        print("a player that prints")
        law = find("nim").rules
        return law.parse("take A 9") if self.kind == "cheat" else law.legal_actions(state)[0]

    def explanation(self) -> Explanation[Any]:
        return Explanation((find("nim").rules.parse("take B 1"),), 3.0)


def with_odd_players(key: str) -> EngineGame:
    def make(kind: str, seed: int, **_: object) -> Any:
        return Odd(kind)

    game = find(key)
    kinds, budgets = ("deaf", "stubborn", "broken", "cheat", "liar"), {"deaf": Budget(seconds=1)}
    players = ComputerPlayers[Any, Any](key, kinds, make, game.rules.legal_actions, budgets)
    return evolve(game, game=evolve(game.game, players=players))


@pytest.fixture
def odd() -> Talk:
    talk = Talk("nim", EngineGames(("nim",), with_odd_players))
    talk.ask("new 2 seed 1")
    return talk


def test_a_player_that_does_not_settle_is_stopped(odd: Talk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_GRACE_PERIOD", 0.05)
    assert odd.lines("go deaf", lambda: True) == ["? Stopped before anything was found."]


def test_a_player_that_cheats_is_found_out(odd: Talk) -> None:
    assert odd.refused("go cheat") == "The player 'cheat' has chosen 'take A 9', which the rules refuse."


def test_only_what_a_player_chose_is_believed(odd: Talk) -> None:
    assert odd.lines("go liar")[1:] == ["info line take A 1", "= take A 1"]


def test_a_fault_is_written_down_and_the_game_goes_on(odd: Talk) -> None:
    before = odd.ask("describe")
    assert odd.refused("go broken") == FAULT
    assert [type(fault) for fault in odd.faults] == [LookupError]
    assert odd.ask("describe") == before
    odd.ask("play take A 1")


def test_the_game_can_be_played_by_other_weights(tmp_path: Path) -> None:
    shipped = find("mexica").game.tunable
    assert shipped is not None
    path = tmp_path / "others.toml"
    text = shipped.file.path.read_text("utf-8")
    path.write_text(re.sub(r"= -?[\d.]+", "= 0.0", text), encoding="utf-8")
    games = GAMES.weighed("mexica", shipped.file.replaced_by(path))
    assert GAMES.weighed("mexica", None) is GAMES
    told = []
    for talk in (Talk(), Talk(games=games)):
        talk.ask("load saves/In the second period.json")
        told.append(talk.lines("go planner nodes 150"))
    assert told[0] != told[1]
    assert games.find("nim") == find("nim")
