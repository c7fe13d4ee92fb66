"""The place of a tip: beside the mouse, in the window, over as little as possible of what is kept clear."""

import pygame
import pytest

from mexica.drawing.tip_box import beside

AREA = pygame.Rect(0, 0, 1000, 700)


def test_a_tip_stands_below_and_to_the_right_of_the_mouse_if_nothing_is_there() -> None:
    place = beside(AREA, (300, 300), (200, 80), 16, ())
    assert place.topleft == (316, 316)


@pytest.mark.parametrize(
    ("kept", "side"),
    [
        (pygame.Rect(310, 310, 50, 50), "left"),
        (pygame.Rect(0, 310, 1000, 50), "above"),
    ],
)
def test_a_tip_covers_nothing_that_can_be_chosen_if_it_can_stand_elsewhere(
    kept: pygame.Rect, side: str
) -> None:
    place = beside(AREA, (300, 300), (200, 80), 16, (kept,))
    assert not place.colliderect(kept)
    assert place.right < 300 if side == "left" else place.bottom < 300


def test_a_tip_stays_in_the_window() -> None:
    for at in ((990, 690), (0, 0), (500, 699)):
        assert AREA.contains(beside(AREA, at, (200, 80), 16, (AREA,)))
