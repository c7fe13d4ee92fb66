"""Aztekz's own overlays in a match: the result and the standings."""

from collections.abc import Sequence

from mexica.drawing.buttons import PanelButton
from mexica.drawing.tip_box import TipLine
from mexica.games.aztekz.ai.players import KINDS
from mexica.games.aztekz.rules.state import Phase
from mexica.games.aztekz.table.bar import commands_and_keys
from mexica.games.aztekz.table.input.event_sentences import event_sentences
from mexica.games.aztekz.table.match import screen_look
from mexica.games.aztekz.table.match.match_record import PlayedAction
from mexica.games.aztekz.table.match.state_sections import state_sections
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.panels.turn_words import last_card_words
from mexica.games.aztekz.table.scores.result_screen import ResultScreen
from mexica.play.key_rows import KeyRow
from mexica.play.state_text import TextSection
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.shell.match.own_overlays import OwnOverlays
from mexica.texts import _


class MatchOverlays(OwnOverlays[Table]):
    """Aztekz's own overlays, made from the game in progress."""

    levels = KINDS

    @property
    def same_label(self) -> str:
        """The seed decides the order of deck and supply."""
        return _("Same deck")

    @property
    def turn_note(self) -> str:
        """What to do first, and that the game is about to end."""
        if self._table.session.state.turn.phase is Phase.STARTING:
            return _("Lay your start card: your heroes come onto it. Click or press a key.")
        return " ".join(filter(None, [last_card_words(self._table.session.state), super().turn_note]))

    def points_screen(self, actions: OverlayActions, buttons: Sequence[PanelButton]) -> ResultScreen:
        """Return the standings, or the result of a finished game."""
        return ResultScreen(self._table.session.state, self._table.seats, buttons)

    def key_rows(self) -> tuple[KeyRow, ...]:
        """Return the keys and what they do, with those that the player has changed."""
        return commands_and_keys.key_list(self._host.settings.keys)

    def sections(self) -> tuple[TextSection, ...]:
        """Return everything on the table as text."""
        return state_sections(self._table.session.players, self._table.looking.state)

    def sentences(self, played: PlayedAction) -> Sequence[str]:
        """Return what an action brought about."""
        return event_sentences(played.events, self._table.names)

    def tips(self) -> tuple[TipLine, ...]:
        """Return the lines of the tip at the mouse."""
        return screen_look.tips(self._table)
