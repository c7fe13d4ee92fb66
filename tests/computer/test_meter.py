"""A budget is spent by positions or by seconds, with the longest step's time in reserve."""

from collections import deque

import pytest

from mexica.computer import meter
from mexica.computer.meter import Meter
from mexica.computer.mind import Budget, Stopped
from tests.clock import Clock


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(meter, "monotonic", made)
    return made


def counted(nodes: int, budget: Budget) -> Meter:
    """A meter that has counted so many positions."""
    made = Meter(budget)
    for _ in range(nodes):
        made.count()
    return made


def test_the_longest_steps_time_is_reserved(clock: Clock) -> None:
    budget = counted(120, Budget(seconds=1.0))
    assert budget.spent == 0
    for now, spent in ((0.2, 0.4), (0.3, 0.5), (0.75, 1.2)):
        clock.now = now
        assert budget.spent == pytest.approx(spent)


def test_nodes_are_counted_whatever_the_clock_says(clock: Clock) -> None:
    budget = counted(1, Budget(nodes=4))
    clock.now = 100.0
    assert budget.spent == 0.25


def test_seconds_do_not_run_out_before_the_fewest_positions_are_looked_at(clock: Clock) -> None:
    budget = Meter(Budget(seconds=0.01))
    clock.now += 5.0
    assert budget.spent == 0
    for _ in range(119):
        budget.count()
    assert budget.spent < 1
    budget.count()
    assert budget.spent > 1


def test_a_hurried_search_settles_for_what_it_has_after_the_fewest_positions() -> None:
    seen = list[float]()

    def hurried(spent: float) -> bool:
        seen.append(spent)
        return True

    assert counted(119, Budget(nodes=1000, hurried=hurried)).spent == pytest.approx(0.119)
    assert counted(120, Budget(nodes=1000, hurried=hurried)).spent == 1
    assert seen == pytest.approx([0.119, 0.12])


def test_a_search_is_stopped_within_a_few_positions() -> None:
    budget = Meter(Budget(), lambda: True)
    with pytest.raises(Stopped):
        deque((budget.count() for _ in range(100)), maxlen=0)
    assert budget.nodes <= 8
