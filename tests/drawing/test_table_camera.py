"""A picture shows the part of a table that it is to show, in its own proportions."""

from itertools import product

import pytest
from pygame import Rect

from mexica.drawing.table_camera import seen_area, window_for

TABLE = Rect(0, 0, 1600, 900)
AREAS = (Rect(0, 0, 200, 100), Rect(1500, 850, 100, 50), Rect(400, 300, 300, 300), TABLE)


@pytest.mark.parametrize(("area", "size"), list(product(AREAS, ((300, 200), (200, 300), (64, 64)))))
def test_a_picture_stays_on_the_table_in_its_proportions(area: Rect, size: tuple[int, int]) -> None:
    seen = seen_area(area, size, TABLE)
    assert TABLE.contains(seen)
    assert seen.width / seen.height == pytest.approx(size[0] / size[1], rel=0.03)


def test_all_of_an_area_is_seen_unless_the_table_is_too_small() -> None:
    assert seen_area(AREAS[2], (300, 200), TABLE).contains(AREAS[2])
    assert seen_area(TABLE, (64, 64), TABLE).height == TABLE.height


@pytest.mark.parametrize("size", [(300, 200), (640, 400), (240, 150)])
def test_the_window_of_pictures_has_their_proportions_above_the_bar(size: tuple[int, int]) -> None:
    window = window_for(size)
    assert window[0] / (0.904 * window[1]) == pytest.approx(size[0] / size[1], rel=0.01)
    assert window_for(size, 9.0)[0] == window_for(size, 2.0)[0] == 2 * window[0]
