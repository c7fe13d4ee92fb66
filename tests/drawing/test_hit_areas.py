"""Of things that overlap, the one drawn last is hit."""

from pygame import Rect

from mexica.drawing.hit_areas import uppermost

AREAS = {"table": Rect(0, 0, 100, 100), "card": Rect(10, 10, 30, 30), "coin": Rect(20, 20, 5, 5)}


def test_the_uppermost_thing_under_a_pixel_is_found() -> None:
    assert [uppermost(AREAS, at) for at in ((22, 22), (12, 12), (90, 90), (100, 5))] == [
        "coin",
        "card",
        "table",
        None,
    ]
