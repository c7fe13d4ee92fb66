"""The overlays that every match has: whose turn it is, the menu; and the buttons below a result."""

from collections.abc import Iterable

import pygame

from mexica.drawing.banner import Banner
from mexica.drawing.buttons import PanelButton
from mexica.drawing.overlay import Panel
from mexica.drawing.seat_look import SeatLook
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.overlay_actions import OverlayActions, after
from mexica.texts import _


def banner(table: AnyTable, note: str, actions: OverlayActions) -> Banner:
    """Return the banner that asks the player to move to take the mouse; `note` stands below."""
    seat = table.seats[table.session.mover]
    return Banner(_("{name}: your turn").format(name=seat.name), note, seat.sign, actions.close)


def menu(actions: OverlayActions, same: str, finished: bool, *, covered: bool) -> Panel:
    """Return the menu of the match; that of a finished one does not offer a change of players.

    `same` is the label of the button that sets up the same game again. If the table is `covered` by the
    curtain, nothing is offered that needs it.
    """
    undo = PanelButton(_("Take back the turn"), actions.undo_turn)
    record = PanelButton(_("Record of the game"), actions.record)
    choices = (
        PanelButton(_("Back") if finished else _("Play on"), actions.close, pygame.K_ESCAPE),
        *(() if finished or covered else (undo,)),
        PanelButton(_("Save or load"), after(actions.close, actions.save)),
        PanelButton(_("Standings"), actions.standings),
        *(() if covered else (record,)),
        *(_same(actions, same) if finished else (PanelButton(_("Players"), actions.players),)),
        PanelButton(_("Keys"), actions.keys),
        PanelButton(_("Rules and guide"), actions.rules),
        PanelButton(_("Settings"), actions.settings),
        PanelButton(_("Start screen"), actions.start),
        PanelButton(_("Quit"), actions.quit),
    )
    return Panel(_("Menu"), (), choices)


def standing_buttons(actions: OverlayActions) -> tuple[PanelButton, ...]:
    """Return the buttons below the standings of a game in progress."""
    copy = PanelButton(_("Copy as text"), actions.copy)
    return (PanelButton(_("Play on"), actions.close, pygame.K_ESCAPE), copy)


def result_buttons(actions: OverlayActions, same: str) -> tuple[PanelButton, ...]:
    """Return the buttons below a result; `same` is the label of the one that sets up the same game again."""
    return (
        PanelButton(_("Look through"), actions.look_through, pygame.K_ESCAPE),
        PanelButton(_("How it went"), actions.course),
        PanelButton(_("Save"), actions.save),
        *_same(actions, same),
        PanelButton(_("New game"), actions.again),
        PanelButton(_("Start screen"), actions.start),
    )


def learn_button(actions: OverlayActions, seats: Iterable[SeatLook]) -> PanelButton | None:
    """Return the button that finds one's own turns which could have been better, None if nobody has any."""
    if all(seat.computer for seat in seats):
        return None
    return PanelButton(_("Learn from your turns"), actions.learn)


def _same(actions: OverlayActions, label: str) -> tuple[PanelButton, ...]:
    return () if actions.same is None else (PanelButton(label, actions.same),)
