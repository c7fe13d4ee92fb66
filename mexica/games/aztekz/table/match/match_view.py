"""The views of the table and the bar below it, at the size of the window."""

from mexica.games.aztekz.table.bar.bar_looks import BUTTONS
from mexica.games.aztekz.table.match import screen_look
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.panels.turn_view import TurnView
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_view import PyramidView
from mexica.games.aztekz.table.pyramid.sprite_loading import load_sprites
from mexica.shell.match.toolbar import Toolbar


class MatchView:
    """The objects that draw a match, and whether it must be redrawn."""

    view: PyramidView
    bar: Toolbar
    turn: TurnView

    def __init__(self, table: Table, size: tuple[int, int], scale: float) -> None:
        self._table = table
        self.lay_out(size, scale)

    def lay_out(self, size: tuple[int, int], scale: float) -> None:
        """Lay everything out for a window of this size, texts at this scale and in the language in use."""
        self._table.tell_seats()
        layout = PyramidLayout(size, len(self._table.seats), scale)
        self.view = PyramidView(layout, load_sprites(layout))
        fonts, sprites = self.view.fonts, self.view.sprites
        self.bar, self.turn = Toolbar(layout, sprites, fonts, BUTTONS), TurnView(layout, sprites, fonts)
        self.bar.add_preloads(screen_look.grey_looks(self._table))
        self.changed = True

    def note_change(self) -> None:
        """Request that the picture be redrawn."""
        self.changed = True

    def take_change(self) -> bool:
        """Return whether the picture has changed since the last call."""
        changed, self.changed = self.changed, False
        return changed
