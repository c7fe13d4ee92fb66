"""A player that decides on several actions at once: played to their end, or dropped."""

from collections.abc import Callable

import pytest

from mexica.computer.line_player import LinePlayer
from mexica.computer.mind import Explanation, never


class Counting(LinePlayer[int, int]):
    """Adds 1, 2 and 3 to the state, and counts how often it has decided so."""

    decisions = 0

    def decided(self, state: int, stop: Callable[[], bool]) -> Explanation[int]:
        self.decisions += 1
        return Explanation((1, 2, 3), score=float(state))

    def after(self, state: int, action: int) -> int:
        return state + action


def test_a_row_of_actions_is_played_to_its_end_and_then_another_is_decided_on() -> None:
    player, state = Counting(), 0
    for expected in (1, 2, 3, 1, 2, 3):
        action = player.choose(state, never)
        assert action == expected
        state += action
    assert player.decisions == 2


def test_what_is_left_of_the_row_is_explained() -> None:
    player = Counting()
    with pytest.raises(ValueError, match="nothing has been chosen"):
        player.explanation()
    player.choose(10)
    assert player.explanation() == Explanation((1, 2, 3), 10.0)
    player.choose(11)
    assert player.explanation() == Explanation((2, 3), 10.0)


def test_the_row_is_dropped_when_the_state_is_another() -> None:
    player = Counting()
    player.choose(0)
    assert player.choose(50) == 1
    assert player.decisions == 2
