"""The players panel: nothing in a line touches its neighbour."""

import pygame
import pytest

from mexica.drawing.fonts import Fonts
from mexica.drawing.table_layout import MINIMUM
from mexica.games.mexica.game import RULERS
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.panels.players_view import PlayerLine

FLYING = 1.3  # size of a coin flying to the panel, in widths of a coin


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1600, 1000), (3840, 2160)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_coin_that_alights_does_not_touch_the_points(size: tuple[int, int], seats: int) -> None:
    layout = Layout(size)
    for seat in range(seats):
        line = PlayerLine.over(layout.player_line(seat, seats))
        larger = line.coin.inflate(line.coin.width * (FLYING - 1), 0)
        assert larger.left - line.points_end >= 0.2 * line.part


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_computers_names_are_whole_in_the_smallest_window_also_when_they_move(seats: int) -> None:
    pygame.init()
    layout, fonts = Layout(MINIMUM), Fonts()
    for seat in range(seats):
        line = PlayerLine.over(layout.player_line(seat, seats))
        assert all(fonts.width(name, line.letters(0.42), bold=True) <= line.name_room for name in RULERS)
