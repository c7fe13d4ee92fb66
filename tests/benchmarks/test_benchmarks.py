"""The benchmarks run; their results are judged by a person, as machines differ."""

import sys

import pytest

from tests.benchmarks import built_program, windowed
from tests.benchmarks.measuring import FrameCosts, Result, verdicts
from tests.benchmarks.mexica import engine


@pytest.mark.parametrize("measure", [engine.engine, engine.saves])
def test_the_engine_is_measured(measure) -> None:
    results = measure(1)
    assert results
    assert all(result.value > 0 and result.what in result.line() for result in results)


@pytest.mark.parametrize("name", ["frames", "memory"])
def test_the_window_is_measured(name: str) -> None:
    for result in windowed.measured(name, 1.0):
        assert result.value > 0 or "others" in result.what


def test_a_start_is_measured_up_to_the_first_picture() -> None:
    """The checkout says when its first picture is there, and so does the built program."""
    assert 0 < built_program.until_shown([sys.executable, "-m", "mexica"]) < 60
    with pytest.raises(AssertionError, match="ended without a picture"):
        built_program.until_shown([sys.executable, "-m", "mexica", "selfplay", "--games", "0"])


def test_a_result_tells_its_yardstick_and_whether_its_budget_is_kept() -> None:
    quick = Result("frame", 0.004, "ms", ("blit", 0.002), times=3)
    slow = Result("legal actions", 0.002, "ms", most=0.001)
    assert (quick.ratio, quick.kept, slow.ratio, slow.kept) == (2, True, None, False)
    assert "4.00 ms" in quick.line()
    assert "= 2.00 x blit" in quick.line()
    assert "at most 1 ms  <- OVER" in slow.line()


def test_verdicts_name_what_comes_nearest_to_its_budget() -> None:
    swift = FrameCosts("canal", 30, 0.004, 0.005, 0.005, 0.005, 0.009, bare=0.002)
    slow = FrameCosts("temple", 30, 0.005, 0.008, 0.006, 0.005, 0.020, bare=0.002)
    thinking = Result("the most work in one, strongest", 0.012, "ms", most=0.0167)
    median, worst, while_thinking = verdicts([swift, slow, thinking])
    assert median == "KEPT: median animated frame 2.5 x, at most 3 x (temple)"
    assert worst == "OVER: every animated frame, warm 4.0 x, at most 3 x (temple)"
    assert while_thinking.startswith("KEPT: worst frame of a computer that thinks 12.0 ms, at most 16.7 ms")
