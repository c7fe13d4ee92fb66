"""Easing: every function begins and ends where it should, and stays between."""

import pytest

from mexica.drawing.easing import bounce, lerp, on_arc, progress, smoothstep

SHARES = [number / 50 for number in range(51)]


def test_smoothstep_rises_from_nothing_to_all_and_is_slow_at_both_ends() -> None:
    steps = [smoothstep(share) for share in SHARES]
    assert (steps[0], steps[-1]) == (0.0, 1.0)
    assert steps == sorted(steps)
    assert steps[1] < 1 / 50
    assert 1 - steps[-2] < 1 / 50


def test_what_falls_bounces_once_and_lies() -> None:
    heights = [bounce(share) for share in SHARES]
    assert heights[0] == 1.0
    assert heights[-1] == pytest.approx(0.0)
    assert min(heights) >= 0.0
    turns = [i for i in range(1, 50) if heights[i - 1] < heights[i] >= heights[i + 1]]
    assert len(turns) == 1


def test_progress_is_kept_between_nothing_and_all() -> None:
    assert [progress(share, 0.2, 0.6) for share in (0.0, 0.2, 0.4, 0.6, 1.0)] == pytest.approx(
        [0.0, 0.0, 0.5, 1.0, 1.0]
    )


def test_lerp_goes_straight_from_point_to_point() -> None:
    assert lerp((0.0, 10.0), (4.0, 0.0), 0.25) == (1.0, 7.5)


def test_an_arc_ends_where_it_should_and_rises_on_its_way() -> None:
    assert on_arc((0, 0), (100, 50), 0.0) == (0.0, 0.0)
    assert on_arc((0, 0), (100, 50), 1.0) == pytest.approx((100.0, 50.0))
    assert on_arc((0, 0), (100, 0), 0.5)[1] < 0
