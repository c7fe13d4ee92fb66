"""Each JSON file here is a game: its setup, its actions, and its story, what happens in sentences.

An action written `!walk G6 R9.1` is refused by that clause. A sentence of the story begins with the number of
its action, counted from 1. Run this file to see the story of a new scenario:
`python -m tests.games.mexica.scenarios.test_scenarios tests/games/mexica/scenarios/NAME.json`.
"""

import json
import sys
from pathlib import Path

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.scenarios.telling import tell

SCENARIOS = sorted(Path(__file__).parent.glob("*.json"))


def story(scenario: dict) -> list[str]:
    """The sentences of a scenario; AssertionError when an action is not refused as it says."""
    state = rules.start(rules.Setup(**scenario["setup"]))
    told = []
    for number, line in enumerate(scenario["actions"], 1):
        if line.startswith("!"):
            text, _, clause = line[1:].rpartition(" ")
            refusal = rules.refusal(state, rules.parse(text))
            assert refusal is not None, f"action {number}, {text}, is legal"
            assert refusal.clause == clause, f"action {number}: {refusal}"
            continue
        action = rules.parse(line)
        told += [f"{number}: {sentence}" for sentence in tell(state, action)]
        state = rules.apply(state, action).state
    return told


def read(path: Path) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.stem for path in SCENARIOS])
def test_scenario(path: Path):
    scenario = read(path)
    assert story(scenario) == scenario["story"], scenario["title"]


def test_there_are_scenarios():
    assert len(SCENARIOS) >= 8


if __name__ == "__main__":
    print(json.dumps(story(read(Path(sys.argv[1]))), indent=2))
