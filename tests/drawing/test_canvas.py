"""A canvas copies its picture only where that has changed or was drawn over, and everywhere if in doubt."""

import pygame
import pytest
from pygame import Rect, Surface

from mexica.drawing.canvas import Canvas, KeptPicture, canvas_on, over

STONE, RED, BLUE = (40, 40, 40), (200, 0, 0), (0, 0, 200)
HERE, THERE, SECRET = (3, 3), (23, 3), (33, 3)
MANY = 500


class Shown:
    """A canvas that shows a picture of stone, with a red pixel on its surface of which it does not know."""

    def __init__(self) -> None:
        pygame.display.init()
        self.picture = KeptPicture(Surface((40, 10)))
        self.picture.surface.fill(STONE)
        self.canvas = Canvas(Surface((40, 10)))
        self.canvas.show(self.picture)
        self.canvas.surface.set_at(SECRET, RED)

    def at(self, place: tuple[int, int]) -> tuple[int, ...]:
        return tuple(self.canvas.surface.get_at(place))[:3]

    @property
    def copied_whole(self) -> bool:
        return self.at(SECRET) == STONE

    def change(self, area: Rect) -> None:
        self.picture.note([area])
        self.picture.surface.fill(BLUE, area)


@pytest.fixture
def shown() -> Shown:
    return Shown()


def test_it_is_copied_where_it_has_changed_and_nowhere_else(shown: Shown) -> None:
    shown.change(Rect(0, 0, 8, 8))
    shown.canvas.show(shown.picture)
    assert shown.at(HERE) == BLUE
    assert not shown.copied_whole


def test_it_is_copied_where_it_was_drawn_over_once(shown: Shown) -> None:
    stone = Surface((6, 6))
    stone.fill(RED)
    shown.canvas.blit(stone, (0, 0))
    over(shown.canvas, Rect(20, 0, 8, 8)).fill(RED, (21, 1, 6, 6))
    shown.canvas.show(shown.picture)
    assert (shown.at(HERE), shown.at(THERE)) == (STONE, STONE)
    shown.canvas.surface.set_at(HERE, RED)
    shown.canvas.show(shown.picture)
    assert shown.at(HERE) == RED
    assert not shown.copied_whole


def test_it_is_copied_whole_after_a_surface_was_given_for_any_drawing(shown: Shown) -> None:
    assert over(shown.canvas) is shown.canvas.surface
    shown.canvas.show(shown.picture)
    assert shown.copied_whole


def test_it_is_copied_whole_if_more_has_changed_than_is_remembered(shown: Shown) -> None:
    for _ in range(MANY):
        shown.change(Rect(0, 0, 8, 8))
    shown.canvas.show(shown.picture)
    assert shown.copied_whole


def test_another_picture_is_copied_whole(shown: Shown) -> None:
    shown.canvas.show(KeptPicture(shown.picture.surface))
    assert shown.copied_whole


def test_a_change_is_shown_on_each_of_several_canvases(shown: Shown) -> None:
    other = Canvas(Surface((40, 10)))
    other.show(shown.picture)
    shown.change(Rect(0, 0, 8, 8))
    other.show(shown.picture)
    shown.canvas.show(shown.picture)
    assert tuple(other.surface.get_at(HERE))[:3] == shown.at(HERE) == BLUE


def test_nothing_is_known_of_a_bare_surface(shown: Shown) -> None:
    canvas_on(shown.canvas.surface).show(shown.picture)
    assert shown.copied_whole
    assert canvas_on(shown.canvas) is shown.canvas
    assert over(shown.canvas.surface) is shown.canvas.surface
