"""A press becomes a drag once the mouse has come far enough, and only once."""

from mexica.drawing.drag import Drag


def test_what_was_pressed_is_carried_once_the_mouse_is_far_enough() -> None:
    drag: Drag[str] = Drag()
    drag.press("tool", (10, 10))
    assert drag.leaves((13, 14), reach=5) is None
    assert not drag.carries
    assert drag.leaves((14, 14), reach=5) == "tool"
    assert drag.carries
    assert drag.leaves((90, 90), reach=5) is None


def test_at_its_end_only_what_was_not_carried_counts_as_pressed() -> None:
    drag: Drag[str] = Drag()
    drag.press("tool", (10, 10))
    assert drag.end() == "tool"
    drag.press("tool", (10, 10))
    drag.leaves((90, 90), reach=5)
    assert drag.end() is None
    assert drag.held is None
    assert not drag.carries


def test_nothing_is_carried_that_was_not_pressed() -> None:
    drag: Drag[str] = Drag()
    assert drag.leaves((90, 90), reach=5) is None
    assert not drag.carries
    assert drag.end() is None
