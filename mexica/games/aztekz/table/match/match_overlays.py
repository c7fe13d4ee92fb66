"""Aztekz's own overlays in a match: the result and the standings."""

from collections.abc import Sequence

from mexica.drawing.seats_panel import PlayerKind
from mexica.drawing.tip_box import TipLine
from mexica.games.aztekz.ai.players import KINDS
from mexica.games.aztekz.rules import is_over
from mexica.games.aztekz.rules.state import Phase
from mexica.games.aztekz.table.bar import commands_and_keys
from mexica.games.aztekz.table.input.event_sentences import event_sentences
from mexica.games.aztekz.table.match import screen_look
from mexica.games.aztekz.table.match.match_record import PlayedAction, Record
from mexica.games.aztekz.table.match.state_sections import state_sections
from mexica.games.aztekz.table.match.table import LOOKS, Table
from mexica.games.aztekz.table.scores.result_screen import ResultScreen
from mexica.play.bot_search import FoundBot
from mexica.play.host import Host
from mexica.play.key_rows import KeyRow
from mexica.play.state_text import TextSection
from mexica.shell.match import usual_overlays
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.texts import _


class MatchOverlays:
    """Aztekz's own overlays, made from the game in progress."""

    levels = KINDS

    def __init__(self, table: Table, host: Host[Record]) -> None:
        self._table, self._host = table, host

    @property
    def same_label(self) -> str:
        """The seed decides the order of deck and supply."""
        return _("Same deck")

    @property
    def turn_note(self) -> str:
        """What to do first."""
        if self._table.session.state.turn.phase is Phase.STARTING:
            return _("Lay your start card: your heroes come onto it. Click or press a key.")
        return _("Click or press a key.")

    def question(self, actions: OverlayActions) -> None:
        """Nobody is asked anything."""

    def standings(self, actions: OverlayActions) -> ResultScreen:
        """Return the standings, or the result of a finished game."""
        state, seats = self._table.session.state, self._table.seats
        if not is_over(state):
            return ResultScreen(state, seats, usual_overlays.standing_buttons(actions))
        screen = ResultScreen(state, seats, usual_overlays.result_buttons(actions, self.same_label))
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
        """Return everything on the table as text."""
        return state_sections(self._table.session.players, self._table.looking.state)

    def sentences(self, played: PlayedAction) -> Sequence[str]:
        """Return what an action brought about."""
        return event_sentences(played.events, self._table.names)

    def tips(self) -> tuple[TipLine, ...]:
        """Return the lines of the tip at the mouse."""
        return screen_look.tips(self._table)
