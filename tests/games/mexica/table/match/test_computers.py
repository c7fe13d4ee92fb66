"""How long what a computer player does is shown."""

import pytest

from mexica.games.mexica.rules import parse
from mexica.games.mexica.table.match.computers import share_of_pace


@pytest.mark.parametrize(
    ("text", "share"),
    [("walk G6", 0.5), ("end", 0.5), ("boat O7", 1.0), ("canal G5", 1.0), ("start G7", 1.0)],
)
def test_a_step_on_foot_and_the_end_of_a_turn_are_shown_half_as_long(text: str, share: float) -> None:
    assert share_of_pace(parse(text)) == share
