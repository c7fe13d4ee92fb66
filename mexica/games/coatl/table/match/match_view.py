"""The views of the table and the bar below it, at the size of the window."""

from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.games.coatl.rules.state import Seat
from mexica.games.coatl.table.bar.bar_looks import BUTTONS
from mexica.games.coatl.table.court.court_view import CourtView
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.sprite_loading import load_sprites
from mexica.games.coatl.table.match import screen_look
from mexica.games.coatl.table.match.table import Table
from mexica.games.coatl.table.panels.pick_panel import PickPanel
from mexica.games.coatl.table.panels.turn_view import TurnView
from mexica.shell.match.table_screen import MatchScreen
from mexica.shell.match.toolbar import Toolbar


class MatchView(MatchScreen[Table]):
    """The objects that draw a match.

    There is a view for each court that has been in front.
    """

    turn: TurnView
    pick: PickPanel
    _sprites: Sprites
    _views: dict[Seat, CourtView]

    def make_bar(self, size: tuple[int, int], scale: float) -> Toolbar:
        """Make the view for a window of this size, texts at this scale, and return the bar below it."""
        layout = CourtLayout(size, seats=len(self._table.seats), near=self._table.front, scale=scale)
        self._sprites, fonts = load_sprites(layout), Fonts()
        self._views = {layout.near: CourtView(layout, self._sprites)}
        self.turn, self.pick = TurnView(layout, self._sprites, fonts), PickPanel(layout)
        bar = Toolbar(layout, self._sprites, fonts, BUTTONS)
        bar.add_preloads(screen_look.grey_looks(self._table))
        return bar

    @property
    def view(self) -> CourtView:
        """The view with the court in front that the table has there now."""
        front = self._table.front
        if front not in self._views:
            some = next(iter(self._views.values()))
            self._views[front] = CourtView(some.layout.enlarging(front), self._sprites)
        return self._views[front]
