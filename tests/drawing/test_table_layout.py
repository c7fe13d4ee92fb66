"""The measures that every table has: the bar, the texts, the board above the bar."""

import pytest

from mexica.drawing.table_layout import MINIMUM, TableLayout


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [MINIMUM, (1600, 1000), (3840, 2160)])
def test_board_turn_box_and_tools_fill_the_window(size: tuple[int, int], scale: float) -> None:
    layout = TableLayout(size, scale)
    parts = (layout.board_area, layout.turn_box, layout.tools)
    assert sum(part.width * part.height for part in parts) == size[0] * size[1]
    assert layout.turn_box.union(layout.tools) == layout.bar


def test_a_window_that_is_too_small_is_laid_out_as_the_smallest() -> None:
    assert TableLayout((640, 480)) == TableLayout(MINIMUM)


def test_texts_grow_with_the_players_scale() -> None:
    assert [TableLayout((1600, 1000), scale).text_size for scale in (1.0, 1.5, 2.0)] == [17, 26, 34]
