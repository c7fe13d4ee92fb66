"""The overlays of a match, made from the game in progress: whose turn, a question, the menu, the scores."""

from collections.abc import Sequence

import pygame

from mexica.drawing.banner import Banner
from mexica.drawing.buttons import PanelButton
from mexica.drawing.key_list import KeyList
from mexica.drawing.overlay import Panel
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar import commands
from mexica.games.mexica.table.board.look import SeatLook
from mexica.games.mexica.table.match.overlay_actions import Ways, after
from mexica.games.mexica.table.match.record import Session
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.games.mexica.table.scores.score_table import pages
from mexica.games.mexica.table.scores.verdict import verdict
from mexica.texts import _


def banner(session: Session, seats: Sequence[SeatLook], ways: Ways) -> Banner:
    """Return the sign that hands the mouse over to the player to move."""
    seat = seats[session.state.turn.to_move]
    text = _("{name}: your turn").format(name=seat.name)
    if session.state.turn.phase is Phase.PLACING:
        note = _("Put your Pilli Mexica on a start space. Click or press a key.")
    else:
        note = _("Click or press a key.")
    return Banner(text, note, seat.sign, ways.close)


def question(session: Session, seats: Sequence[SeatLook], ways: Ways) -> Panel:
    """Return the question whether the player to move agrees to a removal (R12.3)."""
    turn = session.state.turn
    assert turn.proposal is not None  # holds in this phase
    text = _("{name} proposes to remove the token of {size}: nobody can found such a district any more.")
    told = text.format(name=seats[turn.proposal.by].name, size=turn.proposal.size)
    title = _("{name}: do you agree?").format(name=seats[turn.to_move].name)
    choices = (
        PanelButton(_("Agree"), ways.agree, pygame.K_a),
        PanelButton(_("Decline"), ways.decline, pygame.K_d),
        PanelButton(_("Menu"), ways.menu, pygame.K_ESCAPE),
    )
    return Panel(title, (told, _("It goes if all agree.")), choices, side_by_side=True)


def menu(ways: Ways, *, finished: bool) -> Panel:
    """Return the menu of the match; in a finished one no seats are changed."""
    choices = (
        PanelButton(_("Look on") if finished else _("Play on"), ways.close, pygame.K_ESCAPE),
        PanelButton(_("Save or load"), after(ways.close, ways.save)),
        PanelButton(_("Standings"), ways.standings),
        *(() if finished else (PanelButton(_("Players"), ways.players),)),
        PanelButton(_("Keys"), ways.keys),
        PanelButton(_("How to play"), ways.rules),
        PanelButton(_("Settings"), ways.settings),
        PanelButton(_("Start screen"), ways.start),
        PanelButton(_("Quit"), ways.quit),
    )
    return Panel(_("Menu"), (), choices)


def scores(session: Session, seats: Sequence[SeatLook], ways: Ways) -> ScoreScreen:
    """Return the score screen: the result or the standings, and every scoring there was."""
    state = session.state
    tables = pages(session.history, state)
    if state.turn.phase is not Phase.OVER:
        choices = (PanelButton(_("Play on"), ways.close, pygame.K_ESCAPE),)
        return ScoreScreen(tables, seats, "", choices, ways.changed)
    result = verdict(state, [seat.name for seat in seats])
    return ScoreScreen(tables, seats, result, _ends(ways), ways.changed)


def period_scores(session: Session, seats: Sequence[SeatLook], ways: Ways) -> ScoreScreen:
    """Return the scoring that has just taken place, with the earlier ones."""
    choices = (PanelButton(_("Play on"), ways.close, pygame.K_ESCAPE),)
    return ScoreScreen(pages(session.history, session.state)[1:], seats, "", choices, ways.changed)


def key_list(ways: Ways) -> KeyList:
    """Return the list of keys."""
    return KeyList(commands.key_list(), ways.close)


def _ends(ways: Ways) -> tuple[PanelButton, ...]:
    return (
        PanelButton(_("Look through"), ways.look_through, pygame.K_ESCAPE),
        PanelButton(_("How it went"), ways.course),
        PanelButton(_("Save"), ways.save),
        PanelButton(_("New game"), ways.again),
        PanelButton(_("Start screen"), ways.start),
    )
