"""Mouse and keyboard over the board and the bar."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from mexica.games.mexica.table.bar.commands_and_keys import FLOORS_HELD, Request
from mexica.games.mexica.table.match import screen_look
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.match.turn_controls import TurnControls
from mexica.play.commands import Command
from mexica.shell.match.command_handler import CommandHandler


class Cover(Protocol):
    """A panel over a part of the board."""

    def uncovered(self, position: tuple[int, int]) -> tuple[int, int]:
        """Return the mouse position for everything under the panel: off the screen while on the panel."""
        ...


class PlayerInput:
    """Turns presses into clicks on the board and into commands."""

    def __init__(
        self,
        table: Table,
        screen: MatchView,
        turn: TurnControls,
        commands: CommandHandler,
        covers: Sequence[Cover],
    ) -> None:
        self._table, self._screen = table, screen
        self._turn, self._commands, self._covers = turn, commands, tuple(covers)

    def handle(self, event: pygame.Event) -> None:
        """Handle a press, a turn of the wheel or a movement of the mouse."""
        match event.type:
            case pygame.MOUSEMOTION:
                if not event.buttons[0]:
                    self._turn.cancel_drag()
                self.point(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self.point(event.pos)
                self._turn.press()
                self._screen.note_change()
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                self._ask(Command.BACK)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                self.point(event.pos)
                self._ask(self._turn.release())
                self._screen.note_change()
            case pygame.MOUSEWHEEL if event.y:
                self._turn.turn(1 if event.y > 0 else -1)
                self._screen.note_change()
            case pygame.KEYDOWN:
                self._ask(self._table.asked_by(event))

    def point(self, position: tuple[int, int]) -> None:
        """Follow the mouse to this pixel."""
        before = self._pointed()
        screen_look.arrange(self._table, self._screen.bar)
        for cover in self._covers:
            position = cover.uncovered(position)
        self._turn.point(position)
        after = self._pointed()
        if before != after or after[-1]:
            self._screen.note_change()

    def show_floors(self, event: pygame.Event) -> bool:
        """Show the floors of every temple while a key is held; return whether the event was handled."""
        if event.type not in {pygame.KEYDOWN, pygame.KEYUP} or event.key not in FLOORS_HELD:
            return False
        self._table.show_floors = event.type == pygame.KEYDOWN
        self._screen.note_change()
        return True

    def change_focus(self, event: pygame.Event) -> None:
        """Follow the window's focus: without it, the lake rests and no key counts as held."""
        if event.type in {pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED}:
            self._table.lake.watched = event.type == pygame.WINDOWFOCUSGAINED
            self._table.show_floors = False
            self._turn.cancel_drag()
            self._screen.note_change()

    def _ask(self, asked: Request | None) -> None:
        if asked is not None:
            self._commands.ask(asked)
            self._screen.note_change()

    def _pointed(self) -> tuple[object, ...]:
        """What is under the mouse and, as the last item, whether a tip is shown there."""
        mouse = self._table.mouse
        return mouse.space, mouse.over, mouse.token, mouse.seat, bool(screen_look.tips(self._table))
