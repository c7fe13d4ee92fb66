"""Cóatl's own overlays in a match: the result and the standings."""

from collections.abc import Callable, Sequence

from mexica.drawing.seats_panel import PlayerKind
from mexica.drawing.tip_box import TipLine
from mexica.games.coatl.ai.players import KINDS
from mexica.games.coatl.rules import is_over
from mexica.games.coatl.table.bar import commands_and_keys
from mexica.games.coatl.table.match import screen_look
from mexica.games.coatl.table.match.match_record import PlayedAction, Record
from mexica.games.coatl.table.match.state_sections import sections_for
from mexica.games.coatl.table.match.table import LOOKS, Table
from mexica.games.coatl.table.scores.result_screen import ResultScreen, ResultView
from mexica.play.bot_search import FoundBot
from mexica.play.host import Host
from mexica.play.key_rows import KeyRow
from mexica.play.state_text import TextSection
from mexica.shell.match import usual_overlays
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.texts import _


class MatchOverlays:
    """Cóatl's own overlays, made from the game in progress."""

    levels = KINDS

    def __init__(self, table: Table, host: Host[Record], view: Callable[[], ResultView]) -> None:
        """`view` returns what draws cards and serpents now."""
        self._table, self._host, self._view = table, host, view

    @property
    def same_label(self) -> str:
        """The seed decides all cards and pieces."""
        return _("Same deal")

    @property
    def turn_note(self) -> str:
        """What to do first."""
        return _("Click or press a key.")

    def question(self, actions: OverlayActions) -> None:
        """Nobody is asked anything."""

    def standings(self, actions: OverlayActions) -> ResultScreen:
        """Return the standings, or the result of a finished game."""
        state, seats = self._table.session.state, self._table.seats
        if not is_over(state):
            return ResultScreen(state, seats, self._view, usual_overlays.standing_buttons(actions))
        buttons = usual_overlays.result_buttons(actions, self.same_label)
        screen = ResultScreen(state, seats, self._view, buttons)
        screen.offer = usual_overlays.learn_button(actions, seats)
        return screen

    def scores(self, actions: OverlayActions) -> ResultScreen:
        """Return the result; nothing is scored before."""
        return self.standings(actions)

    def key_rows(self) -> tuple[KeyRow, ...]:
        """Return the keys, with those that the player has changed."""
        return commands_and_keys.key_list(self._host.settings.keys)

    def kinds(self, bots: Sequence[FoundBot]) -> tuple[PlayerKind, ...]:
        """Return a person, the levels of the computer and the bots."""
        return LOOKS.kinds(bots)

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
