"""The view of the table and the bar below it, at the size of the window."""

from mexica.games.mexica.table.bar.bar_looks import BUTTONS
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.sprite_loading import load_sprites
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.motions.preload import add_preloads
from mexica.shell.match.toolbar import Toolbar


class MatchView:
    """The objects that draw a match, and whether it must be redrawn."""

    view: TableView
    bar: Toolbar

    def __init__(self, table: Table, size: tuple[int, int], scale: float) -> None:
        self._table = table
        self.lay_out(size, scale)

    def lay_out(self, size: tuple[int, int], scale: float) -> None:
        """Lay everything out for a window of this size, texts at this scale and in the language in use."""
        self._table.tell_seats()
        layout = Layout(size, scale)
        sprites = load_sprites(layout)
        add_preloads(layout, sprites)
        self.view = TableView(layout, sprites)
        self.bar = Toolbar(layout, sprites, self.view.fonts, BUTTONS)
        self.bar.add_preloads(screen_look.grey_looks(self._table))
        self.changed = True

    def note_change(self) -> None:
        """Request that the picture be redrawn."""
        self.changed = True

    def take_change(self) -> bool:
        """Return whether the picture has changed since the last call."""
        changed, self.changed = self.changed, False
        return changed
