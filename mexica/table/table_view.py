"""The whole table: a state drawn in layers, each kept until what it shows changes."""

from typing import Final

import pygame
from attrs import evolve
from pygame import Surface

from mexica.rules.spaces import SpaceSet
from mexica.rules.state import State
from mexica.table.board_view import BoardView
from mexica.table.coordinates import draw_coordinates
from mexica.table.display_view import DisplayView
from mexica.table.fonts import Fonts
from mexica.table.ground import Ground
from mexica.table.layout import Layout
from mexica.table.look import PLAIN, Look
from mexica.table.players_view import PlayersView
from mexica.table.sprites import Sprites
from mexica.table.track_view import TrackView
from mexica.table.turn_view import TurnView

_PASSING: Final = ("hover", "chosen", "refused", "ghosts", "route", "moving")


class TableView:
    """Draws states of a match in a window of one size; it changes none of them.

    Three layers: the ground (island, canals, track, panels) is painted again when canals change, the picture
    (pieces, numbers, lit spaces) when the state or what lies under the pieces changes, the rest every frame.
    """

    def __init__(self, layout: Layout, sprites: Sprites) -> None:
        self.layout = layout
        self.sprites = sprites
        self.fonts = Fonts()
        parts = (layout, sprites, self.fonts)
        self._ground_painter = Ground(layout, sprites)
        self._board = BoardView(*parts)
        self._track = TrackView(*parts)
        self._display = DisplayView(*parts)
        self._players = PlayersView(*parts)
        self._turn = TurnView(*parts)
        self._ground = _canvas(layout.size)
        self._picture = _canvas(layout.size)
        self._dug: SpaceSet | None = None
        self._pictured: tuple[State, Look] | None = None

    def draw(self, surface: Surface, state: State, look: Look = PLAIN) -> None:
        """Draw the state as the look asks; cheap while only hover, ghosts, route or flights change."""
        still = evolve(look, **{name: getattr(PLAIN, name) for name in _PASSING})
        if self._pictured != (state, still):
            self._paint_picture(state, still)
            self._pictured = (state, still)
        surface.blit(self._picture, (0, 0))
        self._board.draw_over(surface, state, look)

    def _paint_picture(self, state: State, look: Look) -> None:
        if self._dug != state.board.canals:
            self._paint_ground(state.board.canals)
            self._dug = state.board.canals
        self._picture.blit(self._ground, (0, 0))
        self._board.draw(self._picture, state, look)
        self._track.draw(self._picture, state, look)
        self._display.draw(self._picture, state, look)
        self._players.draw(self._picture, state, look)
        self._turn.draw(self._picture, state, look)

    def _paint_ground(self, canals: SpaceSet) -> None:
        self._ground_painter.draw(self._ground, canals)
        self._track.draw_stones(self._ground)
        draw_coordinates(self._ground, self.layout, self.fonts)
        self._players.draw_panel(self._ground)
        self._display.draw_panel(self._ground)
        self._turn.draw_bar(self._ground)


def _canvas(size: tuple[int, int]) -> Surface:
    canvas = Surface(size)
    return canvas.convert() if pygame.display.get_surface() else canvas
