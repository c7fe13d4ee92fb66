"""The view of the table and the bar below it, at the size of the window."""

from functools import partial

from mexica.games.mexica.table.bar.bar_looks import BUTTONS
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.motions.point_motions import letters_of_gains
from mexica.games.mexica.table.motions.preload import add_preloads
from mexica.shell.match.table_screen import MatchScreen
from mexica.shell.match.toolbar import Toolbar


class MatchView(MatchScreen[Table]):
    """The objects that draw a match."""

    view: TableView

    def make_bar(self, size: tuple[int, int], scale: float) -> Toolbar:
        """Make the view for a window of this size, texts at this scale, and return the bar below it."""
        layout = Layout(size, scale)
        sprites = load_sprites(layout)
        add_preloads(layout, sprites)
        self.view = TableView(layout, sprites)
        sprites.add_preload(partial(self.view.fonts.width, "+", letters_of_gains(layout), True))
        bar = Toolbar(layout, sprites, self.view.fonts, BUTTONS)
        bar.add_preloads(screen_look.grey_looks(self._table))
        return bar
