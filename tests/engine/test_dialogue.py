"""What the engine answers, command by command, for every game."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from mexica import __version__, box
from mexica.computer.mind import Budget, Explanation, Stopped
from mexica.computer.roster import ComputerPlayers
from mexica.engine import thinking
from mexica.engine.dialogue import COMMANDS
from mexica.engine.engine_game import EngineGame, EngineGames
from mexica.play.record import PlayerInfo, Record
from tests.bots import Site, nim_wanderer, wanderer
from tests.engine.talking import FAULT, GAMES, Talk, find
from tests.games.every_game import KEYS

NIM = "tests.games.nim.rules"
TABLE = ("describe", "setup", "actions", "legal", "tomove", "over", "points", "winners", "undo", "play end")


@pytest.fixture(params=KEYS)
def talk(request: pytest.FixtureRequest) -> Talk:
    return Talk(request.param)


@pytest.fixture
def begun(talk: Talk) -> Talk:
    talk.ask(f"new {min(rules(talk).SEAT_COUNTS)} seed 3")
    return talk


def rules(talk: Talk) -> Any:
    return find(talk.ask("game")).rules


def played_at_random(talk: Talk, most: int = 10_000) -> int:
    """Play actions by chance until the game is over or there are so many; return their number."""
    generator = Random(1)
    for count in range(most):
        if talk.ask("over") == "yes":
            return count
        texts = [text for text in talk.entries("legal") if "propose" not in text]
        talk.ask(f"play {generator.choice(texts)}")
    return most


def test_it_says_what_it_is_and_what_it_knows(talk: Talk) -> None:
    assert talk.ask("protocol") == "1"
    assert talk.ask("name") == "mexica"
    assert talk.ask("version") == __version__
    assert talk.entries("games") == [*KEYS]
    assert [line.split(":")[0].split()[0] for line in talk.entries("help")] == [*COMMANDS]
    assert talk.entries("help undo") == ["undo [N]: take back the last action, or the last N"]


def test_every_answer_carries_the_number_of_its_command(talk: Talk) -> None:
    assert talk.lines("12 name") == ["=12 mexica"]
    assert talk.lines("0 fly") == ["?0 There is no command 'fly': 'help' lists those there are."]
    assert talk.lines("7") == ["?7 There is no command '': 'help' lists those there are."]
    assert talk.lines(b"3 \xff") == ["?3 The line is not UTF-8 at byte 2."]
    assert talk.lines("4 stop") == ["=4"]


@pytest.mark.parametrize("line", ["", "   ", "\t", "# new 2", "\r", "  # "])
def test_empty_lines_and_comments_are_no_commands(line: str) -> None:
    assert Talk().lines(line) == []


def test_a_mark_at_the_beginning_and_ends_of_other_systems_do_not_matter(talk: Talk) -> None:
    assert talk.lines(b"\xef\xbb\xbfname\r") == ["= mexica"]
    assert talk.lines("1\tname  ") == ["=1 mexica"]


@pytest.mark.parametrize("command", TABLE)
def test_before_a_game_there_is_nothing_to_tell_or_play(talk: Talk, command: str) -> None:
    assert talk.refused(command) == "There is no game yet: send 'new', 'position' or 'load' first."
    assert talk.refused(f"go {find(talk.ask('game')).strongest}").startswith("There is no game yet")


def test_a_new_game_is_the_same_for_the_same_seed_and_can_be_begun_by_its_setup(talk: Talk) -> None:
    for seats in rules(talk).SEAT_COUNTS:
        talk.ask(f"new {seats} seed 5")
        setup, described = talk.ask("setup"), talk.ask("describe")
        assert json.loads(described) == rules(talk).describe(
            rules(talk).start(rules(talk).new_setup(seats, 5))
        )
        talk.ask(f"new {seats} seed 6")
        assert talk.ask("setup") != setup
        talk.ask(f"new setup {setup}")
        assert (talk.ask("setup"), talk.ask("describe")) == (setup, described)


def test_without_a_seed_any_game_is_begun(talk: Talk) -> None:
    setups = set()
    for _ in range(8):
        talk.ask(f"new {min(rules(talk).SEAT_COUNTS)}")
        setups.add(talk.ask("setup"))
    assert len(setups) > 1


def test_the_options_of_a_game_are_those_of_its_rules() -> None:
    talk = Talk("mexica")
    assert talk.entries("options") == ["first 0", "neutral_floors 20"]
    talk.ask("new 2 neutral_floors 28 seed 1 first 1")
    setup = json.loads(talk.ask("setup"))
    assert (setup["first"], sum(setup["neutral"].values())) == (1, 28)
    assert Talk("nim").entries("options") == []


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ("", "Say for how many players: 2 to 4."),
        ("5", "The game is for 2 to 4 players, not 5."),
        ("two", "The number of players must be a whole number from 0, not 'two'."),
        ("2 seed", "'seed' has no value: write names and values in turn."),
        ("2 seed -1", "seed must be a whole number from 0, not '-1'."),
        ("2 seed 1 seed 2", "A name is given twice."),
        ("2 seed " + "9" * 19, "seed must be a whole number"),
        ("2 variant 1", "There is no option 'variant'; there are seed, first, neutral_floors."),
        ("2 first 2", "The first player must be a seat from 0 to 1, not 2."),
        ("2 neutral_floors 21", "20, 24 or 28 floors in all, not 21."),
        ("setup", "The JSON has a fault at character 1"),
        ("setup {", "The JSON has a fault at character 2"),
        ("setup []", "This is no setup: "),
        ("setup {}", "This is no setup: seats: 'seats' is missing; "),
        (
            'setup {"seats": 2, "first": 9, "display": [], "later": []}',
            "This is no setup: The first player must be a seat from 0 to 1, not 9.",
        ),
        ("setup " + "[" * 200_000, "The JSON cannot be read: it is nested too deeply"),
        ('setup {"seats":' + "1" * 5000 + "}", "a number in it is too long"),
    ],
)
def test_a_new_game_that_cannot_be_is_refused_and_the_old_one_stays(arguments: str, part: str) -> None:
    talk = Talk("mexica")
    talk.ask("new 3 seed 1")
    before = talk.ask("describe")
    assert part in talk.refused(f"new {arguments}")
    assert talk.ask("describe") == before
    assert talk.faults == []


def test_legal_actions_are_listed_and_counted(begun: Talk) -> None:
    texts = begun.entries("legal")
    assert begun.ask("legal count") == str(len(texts))
    assert begun.refused("legal all") == "'legal' takes no argument but 'count'."
    for text in texts[:20]:
        begun.ask(f"play {text}")
        begun.ask("undo")


def test_a_game_is_played_to_its_end_and_told_at_every_step(begun: Talk) -> None:
    count = played_at_random(begun)
    law = rules(begun)
    state = law.start(law.new_setup(min(law.SEAT_COUNTS), 3))
    texts = begun.entries("actions")
    assert len(texts) == count > 0
    for text in texts:
        state = law.apply(state, law.parse(text)).state
    assert json.loads(begun.ask("describe")) == law.describe(state)
    assert begun.ask("points") == " ".join(map(str, law.points(state)))
    assert begun.ask("winners") == " ".join(map(str, law.winners(state)))
    assert begun.ask("tomove") == "none"
    assert begun.ask("legal count") == "0"
    assert begun.refused(f"go {find(law.KEY).strongest}") == "The game is over."


def test_levels_play_a_whole_game_by_the_lines_that_they_tell(begun: Talk) -> None:
    level = begun.entries("levels")[1 if begun.ask("game") == "mexica" else 0]
    lines = 0
    while begun.ask("over") == "no":
        begun.ask(f"play {begun.infos(f'go {level} seed {lines}')['line']}")
        lines += 1
    assert begun.ask("winners") != "none"
    assert lines <= len(begun.entries("actions"))


def test_while_a_game_goes_on_nobody_has_won(begun: Talk) -> None:
    played_at_random(begun, 3)
    assert begun.ask("over") == "no"
    assert begun.ask("winners") == "none"
    assert begun.ask("tomove") in ("0", "1")


def test_several_actions_are_played_at_once_or_none_of_them(begun: Talk) -> None:
    played_at_random(begun, 6)
    texts, described = begun.entries("actions"), begun.ask("describe")
    begun.ask("undo 6")
    first = begun.ask("describe")
    assert begun.lines(f"play {'; '.join(texts)}; fly; {texts[0]}")[0] == "info refused 7"
    assert begun.ask("describe") == first
    assert begun.entries("actions") == []
    begun.ask(f"play {';'.join(texts)}")
    assert (begun.ask("describe"), begun.entries("actions")) == (described, texts)


def test_a_refusal_names_the_clause_and_says_why() -> None:
    talk = Talk("mexica")
    talk.ask("new 2 seed 3")
    assert talk.lines("play start G7; start G7") == [
        "info refused 2",
        "? R2.6 Another Pilli Mexica stands on G7 already.",
    ]
    nim = Talk("nim")
    nim.ask("new 2 seed 3")
    assert nim.lines("4 play take A 9") == ["info refused 1", "?4 N1 Take 1 to 3 sticks."]


def test_actions_are_taken_back(begun: Talk) -> None:
    told = [begun.ask("describe")]
    for _ in range(4):
        played_at_random(begun, 1)
        told.append(begun.ask("describe"))
    begun.ask("undo")
    assert begun.ask("describe") == told[3]
    assert begun.refused("undo 4") == "No more than 3 actions can be taken back."
    assert begun.refused("undo -1").startswith("The number of actions must be")
    begun.ask("undo 0")
    begun.ask("undo 3")
    assert begun.ask("describe") == told[0]


def test_a_position_is_set_up_and_played_on(begun: Talk) -> None:
    played_at_random(begun, 5)
    described, legal = begun.ask("describe"), begun.entries("legal")
    other = Talk(begun.ask("game"))
    other.ask(f"position {described}")
    assert (other.ask("describe"), other.entries("legal")) == (described, legal)
    assert "it has no setup" in other.refused("setup")
    assert other.entries("actions") == []
    other.ask(f"play {legal[0]}")
    other.ask("undo")
    assert other.ask("describe") == described
    for nonsense in ("", "7", "{}", "nothing", "[" * 200_000, '{"a":' * 900 + "1" + "}" * 900):
        other.refused(f"position {nonsense}")
        assert other.ask("describe") == described
    assert other.faults == []


def test_a_save_and_a_description_are_loaded_whichever_game_is_played(begun: Talk, tmp_path: Path) -> None:
    played_at_random(begun, 7)
    key = begun.ask("game")
    game, texts = find(key), begun.entries("actions")
    law, saves = game.rules, game.saves
    setup = law.new_setup(min(law.SEAT_COUNTS), 3)
    infos = tuple(PlayerInfo(f"P {n}", colour) for n, colour in zip(range(2), saves.colours, strict=False))
    record = Record(setup, infos, tuple(map(law.parse, texts)))
    save, described = tmp_path / "a save.json", tmp_path / "described.json"
    save.write_text(json.dumps(saves.encode(record)), encoding="utf-8")
    described.write_text("\ufeff" + begun.ask("describe"), encoding="utf-8")
    for other in KEYS:
        talk = Talk(other)
        talk.ask(f"load {save}")
        assert talk.ask("game") == key
        assert (talk.entries("actions"), talk.ask("describe")) == (texts, begun.ask("describe"))
        assert talk.ask("setup") == begun.ask("setup")
        talk.ask(f"load {described}")
        assert talk.ask("describe") == begun.ask("describe")


@pytest.mark.parametrize(
    ("name", "contents", "part"),
    [
        ("none.json", None, "'none.json' cannot be loaded: it cannot be opened"),
        ("cut.json", "{", "'cut.json' cannot be loaded: the file breaks off"),
        ("other.json", '{"game": "chess"}', "it is no game of Mexica but one of 'chess'."),
        ("odd.json", '{"game": {}}', "it is no game of Mexica"),
        ("list.json", "[]", "The description must be a record"),
    ],
)
def test_a_file_that_holds_no_position_is_refused(
    name: str, contents: str | None, part: str, tmp_path: Path
) -> None:
    talk = Talk("mexica")
    if contents is not None:
        (tmp_path / name).write_text(contents, encoding="utf-8")
    assert part in talk.refused(f"load {tmp_path / name}")
    assert "it is a folder" in talk.refused(f"load {tmp_path}")
    assert talk.refused("load") == "Say which file to load."
    assert talk.faults == []


def test_another_game_is_played_from_now_on() -> None:
    talk = Talk("mexica")
    talk.ask("new 2 seed 1")
    assert talk.refused("game chess") == "There is no game 'chess'; there are mexica, nim."
    talk.ask("legal")
    talk.ask("game nim")
    assert talk.ask("game") == "nim"
    assert talk.refused("legal").startswith("There is no game yet")


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


def test_installed_bots_are_listed_and_asked_like_levels(site: Site) -> None:
    site.install(nim_wanderer())
    site.install("1 / 0", kind="broken", package="breaking")
    site.install(wanderer(), kind="other", package="others")
    talk = Talk("nim")
    talk.ask("new 2 seed 1")
    *told, last = talk.lines("levels")
    assert (told[2:], last) == (["- perfect", "- random", "- wanderer"], "= 3")
    assert told[0].startswith("info unusable The bot 'broken' of the package breaking cannot be used: ")
    assert told[1] == "info unusable The bot 'other' does not play nim but mexica."
    assert f"- {talk.ask('go wanderer seed 2')}" in talk.lines("legal")
    assert talk.refused("go other") == "The bot 'other' does not play nim but mexica."
    assert talk.refused("go broken").startswith("The bot 'broken' of the package breaking cannot be used")
    assert talk.faults == []


def test_what_a_bot_tells_is_told_and_its_faults_are_its_own(site: Site) -> None:
    explaining = """
    def explanation(self):
        return Explanation([Take("A", 1), Take("B", 1)], 2, 5)
    """
    source = nim_wanderer().replace("self.random.choice(legal_actions(state))", 'Take("A", 1)')
    source = f"from mexica.computer.mind import Explanation\nfrom {NIM} import Take\n{source}".replace(
        "\n\n\nPLAYER", f"\n{explaining}\n\nPLAYER"
    )
    site.install(source)
    site.install(source.replace("2, 5", "'x', 5"), kind="muddled", package="muddling")
    talk = Talk("nim")
    talk.ask("new 2 seed 1")
    assert talk.infos("go wanderer") == {"nodes": "5", "score": "2.00", "line": "take A 1; take B 1"}
    assert talk.refused("go muddled").startswith("The bot 'muddled' has made a mistake (ValueError: ")
    assert talk.faults == []


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


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (b"fly", "There is no command 'fly'"),
        (b"NEW 2", "There is no command 'NEW'"),
        (b"name x", "'name' takes no arguments."),
        (b"name\x00", "The line has a control character, code 0."),
        (b"\x1b[2J", "The line has a control character, code 27."),
        (b"\xff\xfe", "The line is not UTF-8 at byte 1."),
        (b"x" * 2_000_000, "The line is longer than 1,000,000 bytes."),
        ("\u202enew".encode(), "There is no command '?new'"),
        ("ł" * 300_000, "There is no command 'łłł"),
        (b"-1 name", "There is no command '-1'"),
        (b"1234567890 name", "There is no command '1234567890'"),
        (b"help fly", "There is no command 'fly'"),
    ],
)
def test_junk_is_answered_in_one_short_line(line: str | bytes, part: str) -> None:
    talk = Talk()
    answer = talk.lines(line)
    assert len(answer) == 1
    assert part in answer[0]
    assert len(answer[0]) < 420
    assert talk.faults == []


def test_the_client_says_goodbye() -> None:
    talk = Talk()
    assert not talk.dialogue.over
    assert talk.ask("quit") == ""
    assert talk.dialogue.over


def test_the_games_of_the_box_are_found_by_the_program() -> None:
    assert box.engine_game("mexica") == GAMES.find("mexica")
