"""The whole table: a state drawn in layers, each kept until what it shows changes."""

from typing import Final

from attrs import evolve
from pygame import Surface

from mexica.rules.spaces import SpaceSet, set_of
from mexica.rules.state import State
from mexica.table.board_view import BoardView
from mexica.table.coordinates import draw_coordinates
from mexica.table.display_view import DisplayView
from mexica.table.figures import Dry
from mexica.table.figures_view import FiguresView
from mexica.table.fonts import Fonts
from mexica.table.ground import Ground
from mexica.table.layout import Layout
from mexica.table.look import CANAL, PLAIN, Look
from mexica.table.players_view import PlayersView
from mexica.table.sprites import Sprites, Strokes, canvas
from mexica.table.tide import Tide
from mexica.table.track_view import TrackView
from mexica.table.turn_view import TurnView

_LIT: Final = ("legal", "last", "district")  # under the pieces
_PASSING: Final = ("hover", "chosen", "refused", "ghosts", "route", "moving")  # over them


class TableView:
    """Draws states of a match in a window of one size; it changes none of them.

    Three layers: the ground (island, canals, track, panels) is painted again when canals change, the picture
    (lit spaces, pieces, numbers) when the state or what lies under the pieces changes, the rest every frame.
    """

    def __init__(self, layout: Layout, sprites: Sprites) -> None:
        self.layout = layout
        self.sprites = sprites
        self.fonts = Fonts()
        parts = (layout, sprites, self.fonts)
        self._ground = Ground(layout, sprites)
        self._board = BoardView(*parts)
        self.track = TrackView(*parts)
        self._display = DisplayView(*parts)
        self._players = PlayersView(*parts)
        self._turn = TurnView(*parts)
        self._canals = canvas(layout.size)
        self._picture = canvas(layout.size)
        self._panels = Strokes()
        self._figures = FiguresView(*parts)
        self._tide = Tide(layout, self._ground, self._panels)
        self._standing = Strokes()
        self._dug: SpaceSet | None = None
        self._stood: tuple[State, Look] | None = None
        self._pictured: Look | None = None
        self._frame()

    def draw(self, surface: Surface, state: State, look: Look = PLAIN) -> None:
        """Draw the state as the look asks; cheap while only hover, ghosts, route or flights change."""
        lit = _without(look, _PASSING)
        unlit = _without(lit, _LIT)
        if self._stood != (state, unlit):
            self._dig(state.board.canals)
            self._stand(state, unlit)
            self._stood, self._pictured = (state, unlit), None
        if self._pictured != lit:
            self._picture.blit(self._canals, (0, 0))
            self._stand_on(self._picture, state, lit)
            self._pictured = lit
        surface.blit(self._picture, (0, 0))
        digging = set_of(space for name, space in look.ghosts if name == CANAL)
        self._ground.draw_ghost(surface, digging, state.board.canals)
        self._board.draw_over(surface, state, look)
        for figure in look.moving:
            if isinstance(figure, Dry):
                surface.set_clip(self._tide.area(figure))
                self._tide.draw(surface, figure, self._canals, state.board.canals)
                self._stand_on(surface, state, lit)
                surface.set_clip(None)
            else:
                self._figures.draw(surface, figure, self._board, self.track)

    def _stand_on(self, target: Surface, state: State, lit: Look) -> None:
        self._board.light(target, state, lit)
        self._standing.draw(target)
        self._board.light_taken(target, state, lit)

    def _frame(self) -> None:
        """Draw what never changes: the stones under the canals, and the panels that hang over them."""
        self.track.draw_stones(self._ground.base)
        self._turn.draw_bar(self._ground.base)
        draw_coordinates(self._panels, self.layout, self.fonts)
        self._players.draw_panel(self._panels)
        self._display.draw_panel(self._panels)

    def _dig(self, canals: SpaceSet) -> None:
        if self._dug != canals:
            self._ground.draw(self._canals, canals)
            self._panels.draw(self._canals)
            self._dug = canals

    def _stand(self, state: State, look: Look) -> None:
        self._standing = Strokes()
        self._board.draw(self._standing, state, look)
        self.track.draw(self._standing, state, look)
        self._display.draw(self._standing, state, look)
        self._players.draw(self._standing, state, look)
        self._turn.draw(self._standing, state, look)


def _without(look: Look, names: tuple[str, ...]) -> Look:
    return evolve(look, **{name: getattr(PLAIN, name) for name in names})
