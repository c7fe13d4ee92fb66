"""Graphs: each pixel belongs to the nearest index, and marks tell lines apart without their colours."""

import pygame
import pytest
from pygame import Rect, Surface, Vector2

from mexica.drawing.colours import PAPER
from mexica.drawing.fonts import Fonts
from mexica.drawing.graph_marks import GraphMark, draw_mark
from mexica.drawing.line_graph import Graph, GraphData, GraphLabel, GraphLine

PLACE = Rect(0, 0, 600, 300)
BLUE, RED = GraphMark("disc", (30, 60, 200), PAPER), GraphMark("square", (200, 30, 30), PAPER)


@pytest.fixture
def graph() -> Graph:
    pygame.init()
    return Graph(PLACE, 4, Fonts(), 14)


def drawn(graph: Graph, data: GraphData, pointed: int | None = None, strong: int = 0) -> bytes:
    surface = Surface(PLACE.size)
    surface.fill(PAPER)
    graph.draw(surface, data, pointed, strong)
    return pygame.image.tobytes(surface, "RGB")


def test_a_pixel_belongs_to_the_nearest_index_from_one_on(graph: Graph) -> None:
    middle = graph.area.centery
    across = [graph.area.left + round(share * graph.area.width) for share in (0.0, 0.2, 0.55, 1.0)]
    assert [graph.index_at((x, middle)) for x in across] == [1, 1, 2, 4]
    assert graph.index_at((graph.area.centerx, graph.area.bottom + 50)) is None


def test_an_empty_graph_has_no_index() -> None:
    pygame.init()
    graph = Graph(PLACE, 0, Fonts(), 14)
    assert graph.index_at(graph.area.center) is None
    assert drawn(graph, GraphData(())) == drawn(graph, GraphData((GraphLine(BLUE, (0.0,)),)))


def test_everything_in_the_data_is_seen(graph: Graph) -> None:
    line = GraphLine(BLUE, (0, 3, 9, 12, 30))
    pictures = {
        drawn(graph, GraphData(lines, labels, dividers), pointed)
        for lines, labels, dividers, pointed in (
            ((line,), (), (), None),
            ((line,), (), (), 2),
            ((line, GraphLine(RED, (0, 1, 1, 20, 25))), (), (), None),
            ((GraphLine(BLUE, line.values, frozenset({2})),), (), (), None),
            ((GraphLine(BLUE, line.values, dashed={0: 10.0, 4: 20.0}),), (), (), None),
            ((line,), (GraphLabel(2, "Round 5"),), (), None),
            ((line,), (), (GraphLabel(3, "Scoring"),), None),
        )
    }
    assert len(pictures) == 7


def test_labels_that_would_overlap_are_left_out(graph: Graph) -> None:
    line = GraphLine(BLUE, (0, 1, 2, 3, 4))
    one = GraphData((line,), (GraphLabel(1, "a label of middling length, over an index"),))
    two = GraphData((line,), (*one.labels, GraphLabel(2, "another")))
    assert drawn(graph, one) == drawn(graph, two)


def test_each_shape_of_mark_looks_different() -> None:
    pictures = set()
    for shape in ("disc", "square", "diamond", "triangle"):
        surface = Surface((40, 40))
        draw_mark(surface, GraphMark(shape, (200, 30, 30), PAPER), Vector2(20, 20), 9.0)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == 4


def test_few_points_use_the_height_of_the_graph_too(graph: Graph) -> None:
    surface = Surface(PLACE.size)
    surface.fill(PAPER)
    graph.draw(surface, GraphData((GraphLine(RED, (0, 1, 2, 3, 4)),)), None, 0)
    right = graph.area.right - 2
    reds = [
        y
        for y in range(graph.area.top, graph.area.bottom)
        if surface.get_at((right, y))[:3] == RED.colour[:3]
    ]
    assert min(reds) < graph.area.top + 0.3 * graph.area.height


@pytest.mark.parametrize("letters", [14, 42])
def test_marks_stand_out_from_their_lines_in_windows_of_all_sizes(letters: int) -> None:
    pygame.init()
    place = Rect(0, 0, 40 * letters, 20 * letters)
    surface = Surface(place.size)
    surface.fill(PAPER)
    data = GraphData((GraphLine(RED, (0, 0, 0), frozenset({1})),))
    Graph(place, 2, Fonts(), letters).draw(surface, data, None, 1)
    seen = pygame.mask.from_threshold(surface, RED.colour, (1, 1, 1, 255)).get_bounding_rects()
    mark, line = (choose(seen, key=lambda part: part.width) for choose in (min, max))
    assert mark.height >= 3 * line.height
