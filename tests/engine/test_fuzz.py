"""Whatever a client sends, each command has exactly one answer, and no fault comes to light."""

import os
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mexica.engine.dialogue import COMMANDS
from mexica.engine.request import is_command, split_number
from tests.engine.talking import GAMES, Talk
from tests.games.every_game import KEYS

EXAMPLES: Final = int(os.environ.get("MEXICA_ENGINE_DIALOGUES", "150"))

DESCRIPTIONS: Final = {}
for key in KEYS:
    _talk = Talk(key)
    _talk.ask("new 2 seed 1")
    DESCRIPTIONS[key] = _talk.ask("describe"), _talk.ask("setup")

ACTIONS: Final = """
    start G7, start H6, canal G5, canal G5 G6, walk G6, end, take, agree, decline, propose 12, found C4,
    boat O7, temple H9 3, bridge F6 ns, move-bridge F6 O7 ew, flat K9, take A 1, take B 2, take A 9, x,
    keep, take h1, take b4, prophecy deck, lay hY, join 1 G head, play P28 1, pick G U, future, discard, done
"""
WORDS: Final = """
    2 3 9 0 20 -1 1e9 nan - / . {} [] " ; seed first neutral_floors nodes seconds count setup greedy random
    perfect beginner mexica coatl nim tokens true {"game":"nim"} {"game":{}} \ud800 ٣ ł \u202e \u2028
"""

GOOD: Final = (
    *(
        "new 2 seed 1",
        "new 4 seed 2",
        "new 2",
        "game nim",
        "game coatl",
        "game mexica",
        "undo",
        "legal",
        "describe",
        "setup",
    ),
    *("go random", "go greedy", "go perfect seed 3", "go planner nodes 10", "undo 2", "points", "winners"),
)

actions = st.sampled_from([*map(str.strip, ACTIONS.split(",")), ""])
words = st.sampled_from([*WORDS.split(), "planner nodes 20", '{"seats":' + "[" * 3000])
pieces = st.one_of(words, actions, st.text(max_size=12), st.sampled_from([*COMMANDS]))
junk = st.one_of(
    st.binary(max_size=60), st.text(max_size=60).map(lambda text: text.encode("utf-8", "replace"))
)


def changed(text: str, at: int, to: str) -> str:
    """The text with something else at one place."""
    at %= len(text)
    return text[:at] + to + text[at + 1 :]


def commands() -> st.SearchStrategy[bytes]:
    """Lines that look like commands, most of them with a fault."""
    arguments = st.lists(pieces, max_size=5).map(" ".join)
    plain = st.tuples(st.sampled_from([*COMMANDS]), arguments).map(" ".join)
    played = st.lists(actions, min_size=1, max_size=4).map(lambda some: "play " + "; ".join(some))
    texts = [text for pair in DESCRIPTIONS.values() for text in pair]
    data = st.builds(changed, st.sampled_from(texts), st.integers(0, 10_000), st.text(max_size=3))
    given_data = st.tuples(st.sampled_from(["position", "new setup"]), data).map(" ".join)
    good = st.sampled_from([*GOOD, *GOOD, *COMMANDS])
    whole = st.one_of(plain, played, given_data, good, good)
    numbered = st.tuples(st.sampled_from(["", "", "3 ", "99999999999 "]), whole).map("".join)
    return numbered.map(lambda text: text.encode("utf-8", "replace"))


@pytest.mark.parametrize("key", GAMES.keys)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(lines=st.lists(st.one_of(commands(), commands(), st.integers(0, 500), junk), min_size=1, max_size=20))
def test_each_command_has_one_answer_and_none_comes_upon_a_fault(key: str, lines: list[bytes | int]) -> None:
    """A number stands for a legal action."""
    talk = Talk(key)
    for one in lines:
        line = one if isinstance(one, bytes) else a_legal_play(talk, one)
        number, rest = split_number(line)
        answer = talk.lines(line)
        endings = [text for text in answer if text.startswith(("=", "?"))]
        assert len(endings) == (1 if number or is_command(rest) else 0)
        assert answer[-1:] == endings
        assert all(text.isprintable() for text in answer)
        assert all(text.startswith(("- ", "info ")) for text in answer[:-1])
        assert talk.faults == []


def a_legal_play(talk: Talk, number: int) -> bytes:
    """The command to play one of the legal actions, after a new game where there is none."""
    if talk.lines("legal count")[-1] == "= 0" or talk.lines("over")[-1].startswith("?"):
        talk.ask("new 2 seed 1")
    texts = talk.entries("legal")
    return f"play {texts[number % len(texts)]}".encode()
