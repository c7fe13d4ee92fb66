"""Mexica's own overlays in a match: the scores, and the question whether a token is to be removed."""

from collections.abc import Sequence

import pygame

from mexica.drawing.buttons import PanelButton
from mexica.drawing.overlay import Panel
from mexica.drawing.seats_panel import PlayerKind
from mexica.drawing.tip_box import TipLine
from mexica.games.mexica.ai.players import KINDS
from mexica.games.mexica.rules.actions import Agree, Decline
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar import commands_and_keys
from mexica.games.mexica.table.input.event_sentences import event_sentences
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import PlayedAction, Record
from mexica.games.mexica.table.match.state_sections import state_sections
from mexica.games.mexica.table.match.table import LOOKS, Table
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.games.mexica.table.scores.score_table import pages
from mexica.games.mexica.table.scores.verdict import verdict
from mexica.play.bot_search import FoundBot
from mexica.play.host import Host
from mexica.play.key_rows import KeyRow
from mexica.play.state_text import TextSection
from mexica.shell.match import usual_overlays
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.texts import _


class MatchOverlays:
    """Mexica's own overlays, made from the game in progress."""

    levels = KINDS

    def __init__(self, table: Table, host: Host[Record]) -> None:
        self._table, self._host = table, host

    @property
    def same_label(self) -> str:
        """The seed decides the island alone."""
        return _("Same island")

    @property
    def turn_note(self) -> str:
        """What to do first."""
        if self._table.session.state.turn.phase is Phase.PLACING:
            return _("Put your Pilli Mexica on a start space. Click or press a key.")
        return _("Click or press a key.")

    def question(self, actions: OverlayActions) -> Panel | None:
        """Return the panel that asks the player to move to agree to a removal (R12.3), if one is proposed."""
        turn, seats = self._table.session.state.turn, self._table.seats
        if turn.phase is not Phase.ANSWERING:
            return None
        assert turn.proposal is not None  # holds in this phase
        text = _("{name} proposes to remove the token of {size}.")
        proposal = text.format(name=seats[turn.proposal.by].name, size=turn.proposal.size)
        title = _("{name}: do you agree?").format(name=seats[turn.to_move].name)
        choices = (
            PanelButton(_("Agree"), lambda: actions.do(Agree()), pygame.K_a),
            PanelButton(_("Decline"), lambda: actions.do(Decline()), pygame.K_d),
            PanelButton(_("Menu"), actions.menu, pygame.K_ESCAPE),
        )
        return Panel(
            title, (proposal, _("It leaves the game if all players agree.")), choices, side_by_side=True
        )

    def standings(self, actions: OverlayActions) -> ScoreScreen:
        """Return the score screen: the result or the standings, then all past scorings."""
        session, seats = self._table.session, self._table.seats
        tables = pages(session.history, session.state, session.seed)
        if session.state.turn.phase is not Phase.OVER:
            return ScoreScreen(tables, seats, "", usual_overlays.standing_buttons(actions), actions.changed)
        result = verdict(session.state, [seat.name for seat in seats])
        buttons = usual_overlays.result_buttons(actions, self.same_label)
        screen = ScoreScreen(tables, seats, result, buttons, actions.changed)
        screen.offer = usual_overlays.learn_button(actions, seats)
        return screen

    def scores(self, actions: OverlayActions) -> ScoreScreen:
        """Return the result, or the scoring that has just taken place, then the earlier ones."""
        session, seats = self._table.session, self._table.seats
        if session.state.turn.phase is Phase.OVER:
            return self.standings(actions)
        choices = (PanelButton(_("Play on"), actions.close, pygame.K_ESCAPE),)
        return ScoreScreen(pages(session.history, session.state)[1:], seats, "", choices, actions.changed)

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
