"""The dots of a computer that thinks: they light up one by one, and the window sleeps between them."""

import pytest

from mexica.drawing.thinking_dots import DOTS, STEP, ThinkingDots


def test_the_picture_changes_with_every_dot_and_not_between() -> None:
    thinking = ThinkingDots()
    assert thinking.tick(0.0, True)
    changes = [thinking.tick(STEP / 2 + 1e-6, True) for _ in range(2 * (DOTS + 1))]
    assert changes == [False, True] * (DOTS + 1)
    assert thinking.next_wake == pytest.approx(STEP, abs=1e-3)


def test_nothing_is_shown_while_nobody_thinks() -> None:
    thinking = ThinkingDots()
    assert not thinking.tick(1.0, False)
    assert thinking.next_wake is None
    thinking.tick(STEP, True)
    assert thinking.tick(0.0, False)
    assert not thinking.shown
