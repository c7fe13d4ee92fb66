"""Mexica's own overlays in a match: the scores, and the question whether a token is to be removed."""

from collections.abc import Sequence

import pygame

from mexica.drawing.buttons import PanelButton
from mexica.drawing.overlay import Panel
from mexica.drawing.tip_box import TipLine
from mexica.games.mexica.ai.players import KINDS
from mexica.games.mexica.rules.actions import Agree, Decline
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar import commands_and_keys
from mexica.games.mexica.table.input.event_sentences import event_sentences
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_record import PlayedAction
from mexica.games.mexica.table.match.state_sections import state_sections
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.games.mexica.table.scores.score_table import pages
from mexica.games.mexica.table.scores.verdict import verdict
from mexica.play.key_rows import KeyRow
from mexica.play.state_text import TextSection
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.shell.match.own_overlays import OwnOverlays, ResultOverlay
from mexica.texts import _


class MatchOverlays(OwnOverlays[Table]):
    """Mexica's own overlays, made from the game in progress."""

    levels = KINDS

    @property
    def same_label(self) -> str:
        """The seed decides the island alone."""
        return _("Same island")

    @property
    def turn_note(self) -> str:
        """What to do first."""
        if self._table.session.state.turn.phase is Phase.PLACING:
            return _("Put your Pilli Mexica on a start space. Click or press a key.")
        return super().turn_note

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

    def points_screen(self, actions: OverlayActions, buttons: Sequence[PanelButton]) -> ScoreScreen:
        """Return the score screen: the result or the standings, then all past scorings."""
        session, seats = self._table.session, self._table.seats
        tables = pages(session.history, session.state, session.seed)
        told = verdict(session.state, [seat.name for seat in seats]) if session.over else ""
        return ScoreScreen(tables, seats, told, buttons, actions.changed)

    def scores(self, actions: OverlayActions) -> ResultOverlay:
        """Return the result, or the scoring that has just taken place, then the earlier ones."""
        session, seats = self._table.session, self._table.seats
        if session.over:
            return self.standings(actions)
        choices = (PanelButton(_("Play on"), actions.close, pygame.K_ESCAPE),)
        return ScoreScreen(pages(session.history, session.state)[1:], seats, "", choices, actions.changed)

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
