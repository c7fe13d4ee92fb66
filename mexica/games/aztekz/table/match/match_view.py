"""The views of the table and the bar below it, at the size of the window."""

from mexica.games.aztekz.table.bar.bar_looks import BUTTONS
from mexica.games.aztekz.table.match import screen_look
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.panels.turn_view import TurnView
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from mexica.shell.match.table_screen import MatchScreen
from mexica.shell.match.toolbar import Toolbar


class MatchView(MatchScreen[Table]):
    """The objects that draw a match."""

    view: PyramidView
    turn: TurnView

    def make_bar(self, size: tuple[int, int], scale: float) -> Toolbar:
        """Make the view for a window of this size, texts at this scale, and return the bar below it."""
        layout = PyramidLayout(size, len(self._table.seats), scale)
        self.view = PyramidView(layout, load_sprites(layout))
        self.view.add_preloads(screen_look.seen(self._table))
        fonts, sprites = self.view.fonts, self.view.sprites
        self.turn = TurnView(layout, sprites, fonts)
        bar = Toolbar(layout, sprites, fonts, BUTTONS)
        bar.add_preloads(screen_look.grey_looks(self._table))
        return bar
