"""Where a plaque hangs beside a district that scores: on the lake or the island, never over a panel."""

import pytest
from pygame import Rect

from mexica.rules.spaces import ISLAND, each
from mexica.table.layout import Layout
from mexica.table.plaque import PlaquePlace


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440), (1024, 1400)])
@pytest.mark.parametrize("rows", [1, 4])
def test_a_plaque_covers_no_panel_no_track_and_not_its_space(size: tuple[int, int], rows: int) -> None:
    layout = Layout(size)
    for space in each(ISLAND):
        spot = layout.centre(space)
        rect = PlaquePlace.beside(layout, spot, rows).rect
        assert layout.lake.contains(rect)
        assert not rect.collidepoint(spot)
        assert rect.collidelist([layout.players, layout.display]) == -1


def test_the_rows_of_a_plaque_lie_one_below_the_other_in_it() -> None:
    place = PlaquePlace.beside(Layout((1024, 700)), (500, 300), 4)
    rows = [place.row(number) for number in range(5)]
    assert all(place.rect.contains(row) for row in rows)
    assert [row.top for row in rows] == sorted(row.top for row in rows)
    assert all(Rect(row).collidepoint(place.points(number)) for number, row in enumerate(rows))
