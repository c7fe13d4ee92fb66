"""A layer kept in parts draws again what has changed, and nothing else."""

import pygame
import pytest
from pygame import Rect, Surface

from mexica.drawing.parted_layer import LayerPart, PartedLayer

LEFT, RIGHT = Rect(0, 0, 10, 10), Rect(10, 0, 10, 10)
STONE, RED, BLUE = (40, 40, 40), (200, 0, 0), (0, 0, 200)


@pytest.fixture
def layer() -> PartedLayer:
    pygame.display.init()
    ground = Surface((20, 10))
    ground.fill(STONE)
    return PartedLayer(ground)


def part(layer: PartedLayer, area: Rect, colour: tuple[int, int, int], done: list[str]) -> LayerPart:
    def draw() -> None:
        done.append("drawn")
        layer.picture.fill(colour, (area.left, 2, 40, 2))

    return LayerPart(area.left, area, colour, draw)


def test_a_part_is_drawn_again_only_when_its_value_changes(layer: PartedLayer) -> None:
    done: list[str] = []
    for colour in (RED, RED, BLUE, BLUE):
        layer.update([part(layer, LEFT, colour, done)])
    assert len(done) == 2
    assert layer.picture.get_at((3, 3))[:3] == BLUE


def test_a_part_may_wait_unless_it_was_never_drawn(layer: PartedLayer) -> None:
    done: list[str] = []
    for colour in (RED, BLUE):
        layer.update([part(layer, LEFT, colour, done)], wait=True)
    assert layer.picture.get_at((3, 3))[:3] == RED
    layer.update([part(layer, LEFT, BLUE, done)])
    assert layer.picture.get_at((3, 3))[:3] == BLUE


def test_a_part_stays_in_its_area_and_leaves_nothing_of_what_it_was(layer: PartedLayer) -> None:
    layer.update([part(layer, LEFT, RED, []), LayerPart("right", RIGHT, None, lambda: None)])
    assert layer.picture.get_at((12, 3))[:3] == STONE
    layer.update([LayerPart(LEFT.left, LEFT, "empty", lambda: None)])
    assert layer.picture.get_at((3, 3))[:3] == STONE


def test_a_part_whose_drawing_failed_is_drawn_again(layer: PartedLayer) -> None:
    done: list[str] = []
    layer.update([part(layer, LEFT, RED, done)])

    def fail() -> None:
        raise ValueError("no picture")

    with pytest.raises(ValueError, match="no picture"):
        layer.update([LayerPart(LEFT.left, LEFT, BLUE, fail)])
    layer.update([part(layer, LEFT, RED, done)])
    assert len(done) == 2
