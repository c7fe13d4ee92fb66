"""The place of a tip: beside the mouse, in the window, over as little as possible of what is kept clear."""

import pygame
import pytest

from mexica.drawing.tip_box import TipLine, beside, draw_tip
from tests.drawing.plain_view import SIZE, PlainView

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


@pytest.mark.parametrize("at", [(60, 300), (500, 300), (940, 300), (500, 600), (980, 20)])
def test_a_tip_stands_beside_what_fills_all_places_at_the_mouse(at: tuple[int, int]) -> None:
    kept = pygame.Rect(0, 0, 300, 400)
    kept.center = at
    kept = kept.clamp(AREA)
    place = beside(AREA, at, (200, 80), 16, (kept,))
    assert AREA.contains(place)
    assert not place.colliderect(kept)


def test_of_places_that_cover_nothing_a_tip_takes_the_nearest() -> None:
    kept, far = pygame.Rect(250, 250, 100, 100), pygame.Rect(700, 280, 40, 40)
    assert beside(AREA, (300, 300), (200, 80), 16, (far, kept)).left == kept.right + 8


def test_a_tip_stays_in_the_window() -> None:
    for at in ((990, 690), (0, 0), (500, 699)):
        assert AREA.contains(beside(AREA, at, (200, 80), 16, (AREA,)))


@pytest.mark.parametrize("x", [20, 500, 1000])
def test_a_tip_of_the_bar_covers_no_other_button(x: int) -> None:
    pygame.init()
    pygame.display.set_mode(SIZE)
    view, target = PlainView(), pygame.Surface(SIZE).convert()
    bar = target.subsurface((0, view.layout.board_area.bottom, SIZE[0], 80))
    draw_tip(
        target, view, [TipLine("Take back the last action", bold=True), TipLine("It was yours.")], (x, 650)
    )
    assert pygame.transform.average_color(bar)[:3] == (0, 0, 0)
    assert pygame.transform.average_color(target)[:3] != (0, 0, 0)


@pytest.mark.parametrize("x", [20, 500, 1000])
def test_a_tip_of_something_low_on_the_board_covers_no_button(x: int) -> None:
    pygame.init()
    pygame.display.set_mode(SIZE)
    view, target = PlainView(), pygame.Surface(SIZE).convert()
    bottom = view.layout.board_area.bottom
    bar = target.subsurface((0, bottom, SIZE[0], 80))
    draw_tip(target, view, [TipLine("What lies here"), TipLine("And why it stays.")], (x, bottom - 30))
    assert pygame.transform.average_color(bar)[:3] == (0, 0, 0)
    assert pygame.transform.average_color(target)[:3] != (0, 0, 0)
