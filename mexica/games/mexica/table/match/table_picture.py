"""The picture of Mexica's table while a match is played."""

from collections.abc import Sequence

from pygame import Rect, Surface

from mexica.drawing.canvas import Drawable
from mexica.games.mexica.table.bar.commands_and_keys import Request
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.input.dragging import carried_figure
from mexica.games.mexica.table.input.match_look import kept_clear
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.table import Table
from mexica.shell.match.button_looks import ButtonLook


class TablePicture:
    """Draws the table of a match as it is now."""

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def look(self) -> Look:
        """Return what is shown over the state now."""
        return screen_look.look(self._table, self._screen.view)

    def draw(self, target: Drawable, look: Look) -> None:
        """Draw the table, without the bar."""
        self._screen.view.draw(target, self._table.shown_state, look)

    def draw_carried(self, target: Surface, look: Look) -> None:
        """Draw what the mouse carries, unless a ghost shows it in its place."""
        table, view = self._table, self._screen.view
        if look.ghosts:
            return
        colour = table.seats[table.session.state.turn.to_move].sign.name
        if figure := carried_figure(table.hand, colour, table.mouse.position, view.layout.cell[0]):
            view.draw_figure(target, figure)

    @property
    def thinking(self) -> bool:
        """Whether it is said that the computer whose turn is shown thinks, and not the next one already."""
        table = self._table
        return not table.motion.blocking and table.thinks_in(table.shown_state)

    def button_looks(self) -> dict[Request, ButtonLook]:
        """Return how the buttons of the bar look."""
        return screen_look.button_looks(self._table)

    @staticmethod
    def in_front(_look: Look) -> tuple[Rect, ...]:
        """Return nothing, as nothing is drawn over the table."""
        return ()

    def kept_clear(self, look: Look) -> Sequence[Rect]:
        """Return what a tip at the mouse should not cover."""
        return kept_clear(self._screen.view.layout, self._table.looking.state, look)

    @property
    def skip_note(self) -> str:
        """How to go on while a scoring or the feast is shown."""
        return screen_look.scoring_hint(self._table)
