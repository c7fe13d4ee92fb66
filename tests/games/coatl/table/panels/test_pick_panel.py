"""The panel of Perfect Pick: every piece once, inside the window, beside the market, with its count."""

import pytest
from pygame import Rect, Surface

from mexica.games.coatl.rules.material import PIECES
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import seen_table
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.games.coatl.table.panels.pick_panel import PickPanel
from tests.games.coatl.tables import seat, state

SIZES = [(1024, 700), (1600, 1000), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_every_piece_has_a_cell_of_its_own_inside_the_panel(size: tuple[int, int], scale: float):
    layout = CourtLayout(size, 4, 0, scale)
    panel = PickPanel(layout)
    cells = dict(panel.cells())

    assert tuple(cells) == PIECES
    assert layout.board_area.contains(panel.area)
    assert not panel.area.colliderect(layout.market.area)
    for piece, cell in cells.items():
        assert panel.area.contains(cell)
        assert panel.piece_at(cell.center) == piece
        assert cell.collidelist([other for name, other in cells.items() if name != piece]) == -1
    assert panel.piece_at(panel.area.topleft) is None


def test_pieces_that_cannot_be_picked_are_darker(window: None):
    layout = CourtLayout((1024, 700), 2)
    view, panel = CourtView(layout, load_sprites(layout)), PickPanel(layout)
    table = seen_table(state(seat(tokens="pick")), 0)
    pictures = []
    for possible in (frozenset({"hY"}), frozenset[str]()):
        surface = Surface(layout.size).convert()
        panel.draw(surface, view, table, possible)
        pictures.append(surface)

    cell = dict(panel.cells())["hY"]
    lit, dark = (sum(picture.get_at(_left_top(cell))[:3]) for picture in pictures)
    assert dark < lit


def _left_top(cell: Rect) -> tuple[int, int]:
    return cell.left + 5, cell.top + 5
