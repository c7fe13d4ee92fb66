"""Budgets are kept: by a clock that counts the work, so that a slow machine does not matter."""

from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from mexica.computer import meter
from mexica.computer.meter import Meter
from mexica.computer.mind import Budget
from mexica.games.mexica.ai import cuts, exhaustive_cuts, greedy, rollout, turn_search
from mexica.games.mexica.ai.planner import Planner
from mexica.games.mexica.ai.strongest import Strongest
from mexica.games.mexica.rules import State
from tests.games.mexica.ai.playing import begun_turns, greedy_game

# What the costly pieces of the search take on a slow machine, in seconds.
POSITION, GROWTH, PART = 0.0006, 0.0005, 0.00004


class Clock:
    """Goes on by what is done, not by itself."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def taking(self, seconds: float, work: Callable[..., Any]) -> Callable[..., Any]:
        def worked(*arguments: Any) -> Any:
            self.now += seconds
            return work(*arguments)

        return worked


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(meter, "monotonic", made)
    for module in (turn_search, greedy, rollout):
        monkeypatch.setattr(module, "value", made.taking(POSITION, module.value))
    monkeypatch.setattr(cuts, "_grow", made.taking(GROWTH, cuts._grow))
    monkeypatch.setattr(exhaustive_cuts._Search, "grow", made.taking(PART, exhaustive_cuts._Search.grow))
    cuts.cuts.cache_clear()
    exhaustive_cuts.all_cuts.cache_clear()
    cuts._MEMORY.clear()
    return made


def test_what_the_longest_step_took_is_set_aside(clock: Clock) -> None:
    budget = Meter(Budget(seconds=1.0))
    assert budget.spent == 0
    for _ in range(120):
        budget.count()
    for now, spent in ((0.2, 0.4), (0.3, 0.5), (0.75, 1.2)):
        clock.now = now
        assert budget.spent == pytest.approx(spent)


def test_nodes_are_counted_whatever_the_clock_says(clock: Clock) -> None:
    budget = Meter(Budget(nodes=4))
    budget.count()
    clock.now = 100.0
    assert budget.spent == 0.25


def some_turns() -> list[State]:
    """Turns from all of a game; the last ones also as if nothing had been placed in the round before."""
    begun = begun_turns(greedy_game())
    quiet = [evolve(state, turn=evolve(state.turn, quiet_rounds=1)) for state in begun[-5::2]]
    return [*begun[::12], *quiet]


@pytest.mark.parametrize("kind", [Planner, Strongest])
def test_no_turn_takes_a_tenth_more_than_its_seconds(kind: type[Planner], clock: Clock) -> None:
    for state in some_turns():
        clock.now = 0.0
        kind(1, Budget(seconds=0.5)).choose(state)
        assert clock.now <= 1.1 * 0.5


def test_seconds_do_not_run_out_before_the_fewest_positions_are_looked_at(clock: Clock) -> None:
    meter = Meter(Budget(seconds=0.01))
    clock.now += 5.0
    assert meter.spent == 0
    for _ in range(119):
        meter.count()
    assert meter.spent < 1
    meter.count()
    assert meter.spent > 1
