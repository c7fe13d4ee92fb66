"""Where a plaque hangs beside a district that is counted: never over it, nor over the players panel."""

import pytest
from pygame import Rect

from mexica.games.mexica.rules.spaces import ISLAND, PALACE, each, named, set_of
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.panels.plaque import PlaquePlace


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000), (2560, 1440), (1024, 1400)])
@pytest.mark.parametrize("rows", [1, 4])
def test_a_plaque_covers_no_track_no_players_and_not_its_district(size: tuple[int, int], rows: int) -> None:
    layout = Layout(size)
    districts = [1 << space for space in each(ISLAND)]
    districts += [set_of(space for space in each(ISLAND) if space % 7 in {0, 1, 2}), PALACE, ISLAND]
    for district in districts:
        rect = PlaquePlace.beside(layout, district, rows).rect
        assert layout.lake.contains(rect)
        assert not rect.colliderect(layout.players)
        assert rect.collidelist([layout.cell_rect(space) for space in each(district)]) == -1


def test_the_rows_of_a_plaque_lie_one_below_the_other_in_it() -> None:
    place = PlaquePlace.beside(Layout((1024, 700)), PALACE, 4)
    rows = [place.row(number) for number in range(5)]
    assert all(place.rect.contains(row) for row in rows)
    assert [row.top for row in rows] == sorted(row.top for row in rows)
    assert all(Rect(row).collidepoint(place.points(number)) for number, row in enumerate(rows))


@pytest.mark.parametrize("size", [(1024, 700), (1600, 1000)])
@pytest.mark.parametrize("rows", [1, 3, 5])
def test_a_plaque_keeps_a_space_away_from_its_district(size: tuple[int, int], rows: int) -> None:
    layout = Layout(size)
    wide, high = (round(1.9 * side) for side in layout.cell)
    small = [1 << space for space in each(ISLAND)]
    named_ones = [set_of(named(f"{column}{row}") for column in "CDEF" for row in (6, 7, 8)), PALACE]
    for district in (*small, *named_ones):
        rect = PlaquePlace.beside(layout, district, rows).rect
        cells = [layout.cell_rect(space).inflate(wide, high) for space in each(district)]
        assert rect.collidelist(cells) == -1
