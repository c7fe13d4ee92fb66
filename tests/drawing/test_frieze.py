"""Frets beside titles: the same on both sides, and never under the title or beyond its room."""

import pytest
from pygame import Rect

from mexica.drawing.frieze import across, beside

ROOM = Rect(100, 50, 600, 40)


@pytest.mark.parametrize(("wide", "periods"), [(100, 3), (400, 2), (500, 0), (600, 0)])
def test_a_title_has_as_many_frets_as_there_is_room_for(wide: int, periods: int) -> None:
    title = Rect(0, 0, wide, 30)
    title.center = ROOM.center
    places = beside(title, ROOM, 18)
    left = [place for place, mirrored in places if not mirrored]
    right = [place for place, mirrored in places if mirrored]
    assert len(left) == len(right) == periods
    assert all(ROOM.contains(place) and not place.colliderect(title) for place, _ in places)
    assert all(a.left - ROOM.left == ROOM.right - b.right for a, b in zip(left, right, strict=True))


@pytest.mark.parametrize("wide", [7, 100, 333])
def test_a_strip_is_filled_without_gap_or_overlap(wide: int) -> None:
    strip = Rect(10, 20, wide, 18)
    places = across(strip)
    assert places[0].unionall(places[1:]) == strip
    assert sum(place.width for place in places) == wide
