"""The overlays of a match, made from the game in progress: whose turn, a question, the menu, the scores."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from mexica.drawing.banner import Banner
from mexica.drawing.buttons import PanelButton
from mexica.drawing.key_list import KeyList
from mexica.drawing.overlay import Panel
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.seats_panel import SeatsPanel
from mexica.games.mexica.rules.state import Phase
from mexica.games.mexica.table.bar import commands_and_keys
from mexica.games.mexica.table.match.match_record import Session
from mexica.games.mexica.table.match.overlay_actions import OverlayActions, after
from mexica.games.mexica.table.panels.seat_looks import player_kinds
from mexica.games.mexica.table.scores.score_screen import ScoreScreen
from mexica.games.mexica.table.scores.score_table import pages
from mexica.games.mexica.table.scores.verdict import verdict
from mexica.play.bot_search import FoundBot
from mexica.texts import _


def banner(session: Session, seats: Sequence[SeatLook], actions: OverlayActions) -> Banner:
    """Return the banner that asks the player to move to take the mouse."""
    seat = seats[session.state.turn.to_move]
    text = _("{name}: your turn").format(name=seat.name)
    if session.state.turn.phase is Phase.PLACING:
        note = _("Put your Pilli Mexica on a start space. Click or press a key.")
    else:
        note = _("Click or press a key.")
    return Banner(text, note, seat.sign, actions.close)


def question(session: Session, seats: Sequence[SeatLook], actions: OverlayActions) -> Panel:
    """Return the panel that asks the player to move to agree to a removal (R12.3)."""
    turn = session.state.turn
    assert turn.proposal is not None  # holds in this phase
    text = _("{name} proposes to remove the token of {size}.")
    proposal = text.format(name=seats[turn.proposal.by].name, size=turn.proposal.size)
    title = _("{name}: do you agree?").format(name=seats[turn.to_move].name)
    choices = (
        PanelButton(_("Agree"), actions.agree, pygame.K_a),
        PanelButton(_("Decline"), actions.decline, pygame.K_d),
        PanelButton(_("Menu"), actions.menu, pygame.K_ESCAPE),
    )
    return Panel(title, (proposal, _("It leaves the game if all players agree.")), choices, side_by_side=True)


def menu(actions: OverlayActions, *, finished: bool) -> Panel:
    """Return the menu of the match; that of a finished one does not offer a change of players."""
    undo = PanelButton(_("Take back the turn"), actions.undo_turn)
    choices = (
        PanelButton(_("Back") if finished else _("Play on"), actions.close, pygame.K_ESCAPE),
        *(() if finished else (undo,)),
        PanelButton(_("Save or load"), after(actions.close, actions.save)),
        PanelButton(_("Standings"), actions.standings),
        PanelButton(_("Record of the game"), actions.record),
        *(_same_island(actions) if finished else (PanelButton(_("Players"), actions.players),)),
        PanelButton(_("Keys"), actions.keys),
        PanelButton(_("Rules and guide"), actions.rules),
        PanelButton(_("Settings"), actions.settings),
        PanelButton(_("Start screen"), actions.start),
        PanelButton(_("Quit"), actions.quit),
    )
    return Panel(_("Menu"), (), choices)


def scores(session: Session, seats: Sequence[SeatLook], actions: OverlayActions) -> ScoreScreen:
    """Return the score screen: the result or the standings, then all past scorings."""
    state = session.state
    tables = pages(session.history, state, session.seed)
    if state.turn.phase is not Phase.OVER:
        copy = PanelButton(_("Copy as text"), actions.copy)
        choices = (PanelButton(_("Play on"), actions.close, pygame.K_ESCAPE), copy)
        return ScoreScreen(tables, seats, "", choices, actions.changed)
    result = verdict(state, [seat.name for seat in seats])
    screen = ScoreScreen(tables, seats, result, _ends(actions), actions.changed)
    if not all(seat.computer for seat in seats):
        screen.offer = PanelButton(_("Learn from your turns"), actions.learn)
    return screen


def period_scores(session: Session, seats: Sequence[SeatLook], actions: OverlayActions) -> ScoreScreen:
    """Return the scoring that has just taken place, then the earlier ones."""
    choices = (PanelButton(_("Play on"), actions.close, pygame.K_ESCAPE),)
    return ScoreScreen(pages(session.history, session.state)[1:], seats, "", choices, actions.changed)


def seats_panel(
    session: Session,
    seats: Sequence[SeatLook],
    bots: Sequence[FoundBot],
    change: Callable[[int, str], None],
    done: Callable[[], None],
) -> SeatsPanel:
    """Return the panel that assigns seats to people and computers."""
    return SeatsPanel(
        seats, player_kinds(bots), lambda: [player.kind for player in session.players], change, done
    )


def key_list(actions: OverlayActions, changes: Mapping[str, Sequence[str]]) -> KeyList:
    """Return the list of keys, with those that the player has changed."""
    return KeyList(commands_and_keys.key_list(changes), actions.close)


def _same_island(actions: OverlayActions) -> tuple[PanelButton, ...]:
    return () if actions.same is None else (PanelButton(_("Same island"), actions.same),)


def _ends(actions: OverlayActions) -> tuple[PanelButton, ...]:
    return (
        PanelButton(_("Look through"), actions.look_through, pygame.K_ESCAPE),
        PanelButton(_("How it went"), actions.course),
        PanelButton(_("Save"), actions.save),
        *_same_island(actions),
        PanelButton(_("New game"), actions.again),
        PanelButton(_("Start screen"), actions.start),
    )
