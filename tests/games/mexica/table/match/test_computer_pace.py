"""The computer players of a match: their random generator, and how long what they do is shown."""

from pathlib import Path

import pytest

from mexica.games.mexica import rules
from mexica.games.mexica.rules import parse
from mexica.games.mexica.table.match.computer_pace import share_of_pace
from mexica.games.mexica.table.match.match_record import SAVES, Session
from mexica.play.match_runner import MatchRunner
from tests.play.told import Told

SAVED = Path(__file__).parents[2] / "saves_of_earlier_versions" / "four players in period 1.json"
SEED = 604301982
"""The seed of the computer players' generators in that match, as earlier versions drew it from the setup."""


@pytest.mark.parametrize(
    ("text", "share"),
    [("walk G6", 0.5), ("end", 0.5), ("boat O7", 1.0), ("canal G5", 1.0), ("start G7", 1.0)],
)
def test_a_step_on_foot_and_the_end_of_a_turn_are_shown_half_as_long(text: str, share: float) -> None:
    assert share_of_pace(parse(text)) == share


def test_the_same_match_gives_its_computers_the_same_seed_as_ever() -> None:
    seeds: list[int] = []
    session = Session(rules, SAVES.load(SAVED))
    runner = MatchRunner(
        session, lambda kind, seed: seeds.append(seed) or Told(kind), lambda: 0.0, lambda played: None
    )
    assert runner.computer_acts
    runner.tick(0.0)
    assert seeds == [SEED]
