"""Acts, one after the other: they follow the pace, can be skipped, and some wait until they are."""

import pytest

from mexica.drawing.acts import Act, Part
from mexica.drawing.motion import USUAL_PACE, Motion


def figures(scale: float, share: float) -> list[float]:
    """A single figure: the scale of the geometry times the share of the time."""
    return [scale * share]


def act(name: str, seconds: float = 1.0, *, blocking: bool = False, held: bool = False, rest: float = 0.0):
    return Act(name, (Part(figures, seconds),), blocking=blocking, held=held, rest=rest)


def begun(*acts, pace: float = USUAL_PACE, still: bool = False) -> Motion[str, float, float]:
    motion = Motion[str, float, float]()
    motion.begin(acts, pace, still=still)
    return motion


def test_acts_follow_each_other_and_end() -> None:
    motion = begun(act("first"), act("second", 0.5))
    seen = []
    while motion.running:
        seen.append((motion.backdrop, motion.figures(10.0)))
        assert motion.tick(0.25)
    assert [backdrop for backdrop, _ in seen] == ["first"] * 4 + ["second"] * 2
    assert [shown for _, shown in seen][:3] == [(0.0,), (2.5,), (5.0,)]
    assert motion.backdrop is None
    assert motion.figures(10.0) == ()
    assert motion.next_wake is None


@pytest.mark.parametrize(("pace", "stretch"), [(0.0, 0.5), (USUAL_PACE, 1.0), (1.2, 1.5), (9.0, 1.6)])
def test_the_pace_stretches_time_within_limits(pace: float, stretch: float) -> None:
    motion = begun(act("one"), pace=pace)
    assert motion.stretch == pytest.approx(stretch)
    assert not motion.tick(stretch - 0.01) or motion.running
    motion.tick(0.02)
    assert not motion.running


def test_what_is_to_be_read_is_never_shown_too_fast() -> None:
    motion = begun(act("read", blocking=True), pace=0.0)
    assert motion.blocking_seconds == pytest.approx(0.7)


def test_skipping_leaves_one_blocking_act_or_all_that_only_move() -> None:
    motion = begun(act("a"), act("b"), act("read", blocking=True), act("read on", blocking=True))
    motion.skip()
    assert (motion.backdrop, motion.left, motion.blocking) == ("read", 2, True)
    motion.skip()
    assert motion.backdrop == "read on"
    motion.skip()
    assert not motion.running


def test_a_held_act_stays_until_it_is_skipped() -> None:
    motion = begun(act("result", blocking=True, held=True))
    motion.tick(100.0)
    assert motion.held
    assert motion.next_wake is None
    assert motion.blocking_seconds == 0.0
    motion.skip()
    assert not motion.running


def test_without_motion_only_what_blocks_is_shown_as_it_is_at_its_end() -> None:
    motion = begun(act("moves"), act("read", 1.0, blocking=True, rest=2.0), still=True)
    assert motion.backdrop == "read"
    assert motion.figures(10.0) == (10.0,)
    assert motion.next_wake == pytest.approx(3.0)
    assert not motion.tick(1.0)
    assert motion.tick(2.1)


def test_a_part_is_shown_early_and_late_as_it_says() -> None:
    parts = (
        Part(lambda _scale, share: ["early", share], 1.0, 1.0, early=True),
        Part(lambda _scale, share: ["passing", share], 1.0, late=False),
    )
    both = Act("", parts)
    assert both.seconds == both.still_from == 2.0
    assert list(both.figures(1.0, 0.5)) == ["early", 0.0, "passing", 0.5]
    assert list(both.figures(1.0, 1.5)) == ["early", 0.5]
    assert list(both.figures(1.0, 9.0)) == ["early", 1.0]
