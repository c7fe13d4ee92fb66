"""Cóatl's own overlays in a match: the result and the standings."""

from collections.abc import Callable, Sequence

from mexica.drawing.buttons import PanelButton
from mexica.drawing.tip_box import TipLine
from mexica.games.coatl.ai.players import KINDS
from mexica.games.coatl.table.bar import commands_and_keys
from mexica.games.coatl.table.match import screen_look
from mexica.games.coatl.table.match.match_record import PlayedAction, Record
from mexica.games.coatl.table.match.state_sections import sections_for
from mexica.games.coatl.table.match.table import Table
from mexica.games.coatl.table.scores.result_screen import ResultScreen, ResultView
from mexica.play.host import Host
from mexica.play.key_rows import KeyRow
from mexica.play.state_text import TextSection
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.shell.match.own_overlays import OwnOverlays
from mexica.texts import _


class MatchOverlays(OwnOverlays[Table]):
    """Cóatl's own overlays, made from the game in progress."""

    levels = KINDS

    def __init__(self, table: Table, host: Host[Record], view: Callable[[], ResultView]) -> None:
        """`view` returns what draws cards and serpents now."""
        super().__init__(table, host)
        self._view = view

    @property
    def same_label(self) -> str:
        """The seed decides all cards and pieces."""
        return _("Same deal")

    def points_screen(self, actions: OverlayActions, buttons: Sequence[PanelButton]) -> ResultScreen:
        """Return the standings, or the result of a finished game."""
        return ResultScreen(self._table.session.state, self._table.seats, self._view, buttons)

    def key_rows(self) -> tuple[KeyRow, ...]:
        """Return the keys and what they do, with those that the player has changed."""
        return commands_and_keys.key_list(self._host.settings.keys)

    def sections(self) -> tuple[TextSection, ...]:
        """Return what the person at the screen may know of the table, as text."""
        table = self._table
        return sections_for(table.session.players, table.looking.state, table.eyes)

    def sentences(self, played: PlayedAction) -> Sequence[str]:
        """Return what an action brought about, as far as whoever sits at the screen may know it."""
        return self._table.telling.sentences(played)

    def tips(self) -> tuple[TipLine, ...]:
        """Return the lines of the tip at the mouse."""
        return screen_look.tips(self._table)
