"""The search keeps to its seconds on a slow machine too, by a clock that counts the work done."""

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from mexica.computer import meter
from mexica.computer.mind import Budget
from mexica.games.mexica.ai import cuts, exhaustive_cuts, position_worth
from mexica.games.mexica.ai.planner import Planner
from mexica.games.mexica.ai.strongest import Strongest
from mexica.games.mexica.rules import State, part_search
from tests.clock import Clock
from tests.games.mexica.ai.playing import begun_turns, greedy_game

# What the costly pieces of the search take on a slow machine, in seconds.
POSITION, GROWTH, PART = 0.0006, 0.0005, 0.00004


class WorkClock(Clock):
    """Advances by the work that is done, not by itself."""

    def taking(self, seconds: float, work: Callable[..., Any]) -> Callable[..., Any]:
        def worked(*arguments: Any) -> Any:
            self.now += seconds
            return work(*arguments)

        return worked


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> WorkClock:
    made = WorkClock()
    monkeypatch.setattr(meter, "monotonic", made)
    monkeypatch.setattr(position_worth, "value", made.taking(POSITION, position_worth.value))
    monkeypatch.setattr(cuts, "grow", made.taking(GROWTH, cuts.grow))
    monkeypatch.setattr(part_search, "around", made.taking(PART, part_search.around))  # once for each part
    cuts.forget()
    exhaustive_cuts.all_cuts.cache_clear()
    return made


def some_turns() -> list[State]:
    """Turns from all of a game; some late ones also as if nothing had been placed in the round before."""
    begun = begun_turns(greedy_game())
    quiet = [evolve(state, turn=evolve(state.turn, quiet_rounds=1)) for state in begun[-5::2]]
    return [*begun[::12], *quiet]


@pytest.mark.parametrize("kind", [Planner, Strongest])
def test_no_turn_takes_a_tenth_more_than_its_seconds(kind: type[Planner], clock: WorkClock) -> None:
    for state in some_turns():
        clock.now = 0.0
        kind(1, Budget(seconds=0.5)).choose(state)
        assert clock.now <= 1.1 * 0.5
