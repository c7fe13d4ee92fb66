"""A layer of listed things draws again where they have changed, and nowhere else."""

from itertools import combinations
from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from mexica.drawing.draw_list import DrawList
from mexica.drawing.listed_layer import LayerGround, ListedLayer, apart

AREA = Rect(10, 0, 40, 20)
STONE, RED, BLUE = (40, 40, 40), (200, 0, 0), (0, 0, 200)


def square(colour: tuple[int, int, int]) -> Surface:
    picture = Surface((4, 4), pygame.SRCALPHA)
    picture.fill(colour)
    return picture


SQUARES = {colour: square(colour) for colour in (RED, BLUE)}


class Layered:
    """A layer over stone in a window, with what it draws on and how often."""

    def __init__(self) -> None:
        self.picture, ground = Surface((60, 20)), Surface(AREA.size)
        ground.fill(STONE)
        self.finished: list[Rect] = []
        self.layer = ListedLayer(self.picture, LayerGround(AREA, ground, AREA.topleft, self.finished.append))

    def show(self, *things: tuple[tuple[int, int, int], tuple[int, int]], changed: list[Rect]) -> list[Rect]:
        def collect() -> tuple[DrawList]:
            listed = DrawList()
            for colour, at in things:
                listed.blit(SQUARES[colour], at)
            return (listed,)

        return self.layer.update(things, collect, changed)

    def colour(self, at: tuple[int, int]) -> tuple[int, ...]:
        return tuple(self.picture.get_at(at))[:3]


@pytest.fixture
def layered() -> Layered:
    pygame.display.init()
    return Layered()


def test_all_of_it_is_drawn_at_first_and_nothing_while_nothing_changes(layered: Layered) -> None:
    assert layered.show((RED, (12, 2)), changed=[]) == [AREA]
    assert layered.show((RED, (12, 2)), changed=[]) == []
    assert layered.colour((13, 3)) == RED
    assert layered.colour((30, 3)) == STONE
    assert layered.colour((2, 2)) == (0, 0, 0)


def test_only_what_came_or_went_is_drawn_again(layered: Layered) -> None:
    layered.show((RED, (12, 2)), (RED, (20, 2)), changed=[])
    drawn = layered.show((RED, (12, 2)), (BLUE, (30, 10)), changed=[])
    assert sorted(map(tuple, drawn)) == [(20, 2, 4, 4), (30, 10, 4, 4)]
    assert (layered.colour((21, 3)), layered.colour((31, 11))) == (STONE, BLUE)
    assert layered.finished[1:] == drawn


def test_where_something_else_has_changed_it_is_drawn_again_inside_its_area(layered: Layered) -> None:
    layered.show((RED, (12, 2)), changed=[])
    layered.picture.fill(BLUE)
    assert layered.show((RED, (12, 2)), changed=[Rect(0, 0, 14, 4), Rect(0, 0, 4, 4)]) == [Rect(10, 0, 4, 4)]
    assert (layered.colour((13, 3)), layered.colour((11, 1))) == (RED, STONE)
    assert layered.colour((15, 3)) == BLUE


def test_all_is_drawn_after_a_failure(layered: Layered) -> None:
    layered.show((RED, (12, 2)), changed=[])

    def fail() -> tuple[DrawList]:
        raise ValueError("no picture")

    with pytest.raises(ValueError, match="no picture"):
        layered.layer.update("other", fail)
    assert layered.show((RED, (12, 2)), changed=[]) == [AREA]


def test_areas_that_overlap_become_one_and_many_too() -> None:
    assert apart([Rect(0, 0, 4, 4), Rect(8, 0, 4, 4), Rect(3, 0, 6, 2)]) == [Rect(0, 0, 12, 4)]
    assert apart([Rect(9 * number, 0, 4, 4) for number in range(40)]) == [Rect(0, 0, 355, 4)]


def test_large_areas_that_overlap_are_cut_where_one_would_cover_much_more() -> None:
    across, down = Rect(0, 200, 600, 200), Rect(200, 0, 200, 600)
    found = apart([across, down])
    assert len(found) > 1
    assert not any(one.colliderect(other) for one, other in combinations(found, 2))
    assert sum(area.width * area.height for area in found) == 5 * 200 * 200
    assert found[0].unionall(found[1:]) == across.union(down)


def test_areas_cover_the_same_pixels_cut_or_not() -> None:
    draw = Random(7)
    for _number in range(200):
        areas = [
            Rect(*(20 * draw.randrange(low, 30) for low in (0, 0, 1, 1)))
            for _area in range(draw.randrange(1, 9))
        ]
        found = apart(areas)
        assert not any(one.colliderect(other) for one, other in combinations(found, 2))
        covered = {point for area in areas for point in _points(area)}
        assert covered <= {point for area in found for point in _points(area)}


def _points(area: Rect) -> set[tuple[int, int]]:
    """Every twentieth pixel across and down."""
    return {(x, y) for x in range(area.left, area.right, 20) for y in range(area.top, area.bottom, 20)}
