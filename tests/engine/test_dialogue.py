"""What the engine answers, command by command, for every game."""

import json

import pytest

from mexica import __version__, box
from mexica.engine.dialogue import COMMANDS
from tests.engine.talking import GAMES, Talk, find, played_at_random, rules
from tests.games.every_game import KEYS

TABLE = ("describe", "setup", "actions", "legal", "tomove", "over", "points", "winners", "undo", "play end")


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
    if begun.ask("game") == "coatl":  # whose beginner takes a while
        begun.ask(f"undo {played_at_random(begun) // 8}")
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


def test_another_game_is_played_from_now_on() -> None:
    talk = Talk("mexica")
    talk.ask("new 2 seed 1")
    assert talk.refused("game chess") == f"There is no game 'chess'; there are {', '.join(KEYS)}."
    talk.ask("legal")
    talk.ask("game nim")
    assert talk.ask("game") == "nim"
    assert talk.refused("legal").startswith("There is no game yet")


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
