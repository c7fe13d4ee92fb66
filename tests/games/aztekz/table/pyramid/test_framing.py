"""The view keeps the pyramid in its middle, and shows all cells that a card may still be laid on (A1.4)."""

import pytest

from mexica.games.aztekz.rules import legal_actions
from mexica.games.aztekz.rules.actions import LayCard
from mexica.games.aztekz.table.pyramid.framing import Framing, framing_of, open_cells
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from tests.games.aztekz.table.positions import steps

LAYOUT = PyramidLayout((1280, 800), 3)


def test_a_single_card_lies_in_the_middle_and_is_large() -> None:
    assert framing_of([(0, 0)]) == Framing(0, 0, framing_of([]).growth)
    assert framing_of([(0, 0)]).growth > framing_of([(0, 0), (1, 0)]).growth > 1


def test_the_middle_of_an_even_row_lies_between_two_cells() -> None:
    framing = framing_of([(0, 0), (1, 0), (2, 0), (3, 0)])
    assert (framing.column, framing.row) == (1.5, 0)
    assert framing.growth < 1  # six cells have to be seen: a fifth card may be laid at either end


def test_five_by_five_cards_fill_the_field() -> None:
    cells = [(column, row) for column in range(-1, 4) for row in range(-4, 1)]
    assert framing_of(cells) == Framing(1, -2)
    assert open_cells(cells) == []


def test_no_cell_is_open_that_would_make_six_in_a_row() -> None:
    row = [(column, 0) for column in range(5)]
    assert {column for column, _row in open_cells(row)} == set(range(5))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_cell_that_a_card_may_be_laid_on_is_seen_on_the_stage(seats: int) -> None:
    for _before, _action, _events, state in steps(seats, 120, seats):
        cells = state.pyramid.cells
        shown, field = set(open_cells(cells)) | set(cells), LAYOUT.field(framing_of(cells))
        for action in legal_actions(state):
            if isinstance(action, LayCard):
                assert action.cell in shown
                assert LAYOUT.stage.contains(field.rect(action.cell))
                assert field.cell_at(field.centre(action.cell)) == action.cell


def test_the_view_goes_over_smoothly() -> None:
    begin, end = Framing(0, 0, 1.45), Framing(1.5, -1, 1.0)
    way = [begin.towards(end, share / 10) for share in range(11)]
    assert (way[0], way[-1]) == (begin, end)
    assert [view.growth for view in way] == sorted((view.growth for view in way), reverse=True)
