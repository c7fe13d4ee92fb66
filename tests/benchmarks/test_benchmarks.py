"""The benchmarks run; what they measure is judged by a person, as machines differ."""

import pytest

from tests.benchmarks import engine, windowed
from tests.benchmarks.measuring import Result


@pytest.mark.parametrize("measure", [engine.engine, engine.saves])
def test_the_engine_is_measured(measure) -> None:
    results = measure(1)
    assert results
    assert all(result.value > 0 and result.what in result.line() for result in results)


@pytest.mark.parametrize("name", ["frames", "memory"])
def test_the_window_is_measured(name: str) -> None:
    for result in windowed.measured(name, 1.0):
        assert result.value > 0


def test_a_result_tells_its_yardstick_and_whether_its_budget_is_kept() -> None:
    quick = Result("frame", 0.004, "ms", ("blit", 0.002), times=3)
    slow = Result("legal actions", 0.002, "ms", most=0.001)
    assert (quick.ratio, quick.kept, slow.ratio, slow.kept) == (2, True, None, False)
    assert "4.00 ms" in quick.line()
    assert "= 2.00 x blit" in quick.line()
    assert "at most 1 ms  <- OVER" in slow.line()
