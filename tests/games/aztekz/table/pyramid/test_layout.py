"""Where everything is: nothing overlaps or lies outside, in any window, for any number of seats."""

from itertools import combinations, product

import pytest
from pygame import Rect

from mexica.games.aztekz.rules.material import SHAPES, SOULS
from mexica.games.aztekz.table.pyramid.framing import Framing
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout

SIZES = ((1024, 570), (1024, 700), (1280, 1024), (1600, 1000), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.8, 1.0, 1.5, 2.0)
LAYOUTS = [
    PyramidLayout(size, seats, scale)
    for number, (size, seats, scale) in enumerate(product(SIZES, (2, 3, 4), SCALES))
    if number % 3 == 0  # of sizes, seats and scales each with each other one
]
MOST_PILES = 12


def named(layout: PyramidLayout) -> str:
    return f"{layout.size[0]}x{layout.size[1]}-{layout.seats}-{layout.scale}"


def left_parts(layout: PyramidLayout) -> dict[str, Rect]:
    side = layout.side
    return {
        "title": side.title,
        "card": side.card,
        "left": side.turner(-1),
        "right": side.turner(1),
        "soul": side.soul,
        "deck": side.deck,
        "supply": side.supply,
        **{name: side.shape(name) for name in SHAPES},
        **{name: side.kind(name) for name in SOULS},
    }


def overlaps(parts: dict[str, Rect]) -> list[tuple[str, str]]:
    return [(a, b) for (a, one), (b, other) in combinations(parts.items(), 2) if one.colliderect(other)]


@pytest.mark.parametrize("layout", LAYOUTS, ids=named)
def test_nothing_overlaps_or_lies_outside(layout: PyramidLayout) -> None:
    side = layout.side
    whole = {"field": layout.terrace, "players": side.players, "left": side.lower}
    assert not overlaps(whole)
    assert all(layout.board_area.contains(rect) for rect in whole.values())
    parts = left_parts(layout)
    assert not overlaps(parts)
    assert all(side.lower.contains(rect) for rect in parts.values())
    assert all(side.hand.contains(parts[name]) for name in ("card", "left", "right", "soul"))


@pytest.mark.parametrize("layout", LAYOUTS, ids=named)
def test_the_lines_of_all_seats_with_their_piles_have_their_place(layout: PyramidLayout) -> None:
    side = layout.side
    lines = {str(seat): side.line(seat) for seat in range(layout.seats)}
    assert not overlaps(lines)
    for seat, line in enumerate(lines.values()):
        assert side.players.contains(line)
        assert line.contains(side.stone(seat))
        for count in (1, 5, MOST_PILES):
            piles = [side.pile(seat, number, count) for number in range(count)]
            assert all(line.contains(pile) for pile in piles)
            assert len({pile.left for pile in piles}) == count


@pytest.mark.parametrize("layout", LAYOUTS, ids=named)
def test_five_by_five_cells_fill_the_field_and_meet_to_the_pixel(layout: PyramidLayout) -> None:
    field = layout.field(Framing(0, 0))
    cells = [field.rect((column, row)) for column in range(-2, 3) for row in range(-2, 3)]
    assert cells[0].unionall(cells) == cells[0].union(cells[-1])
    assert not overlaps({str(number): cell for number, cell in enumerate(cells)})
    assert sum(cell.width * cell.height for cell in cells) == cells[0].union(cells[-1]).width * (
        5 * field.size[1]
    )
    assert layout.stage.contains(cells[0].union(cells[-1]))


def test_what_lies_over_the_table_leaves_cells_and_drawn_card_free() -> None:
    for layout in LAYOUTS:
        field = layout.field(Framing(0, 0))
        assert layout.toast_strip.bottom <= field.rect((0, -2)).top
        assert layout.board_area.contains(layout.hint_place)
        assert not layout.hint_place.colliderect(layout.terrace)
        assert not layout.hint_place.colliderect(layout.side.lower)
        assert layout.hint_place.height >= 150, layout  # three plans in the smallest letters
        assert not layout.record_area(left=True).colliderect(layout.toast_strip)
        assert all(layout.board_area.contains(layout.record_area(left=left)) for left in (True, False))
