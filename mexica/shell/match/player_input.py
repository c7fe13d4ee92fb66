"""Mouse and keyboard over the board and the bar."""

from collections.abc import Sequence
from typing import Any, Protocol

import pygame

from mexica.play.commands import Command
from mexica.shell.match.command_handler import CommandHandler
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.table_screen import TableScreen


class Cover(Protocol):
    """A panel over a part of the board."""

    def uncovered(self, position: tuple[int, int], /) -> tuple[int, int]:
        """Return the mouse position for everything under the panel: off the screen while on the panel."""
        ...


class TableControls(Protocol):
    """What the mouse does on a game's board and bar."""

    @property
    def pointed(self) -> tuple[object, ...]:
        """What is under the mouse and, as the last item, whether a tip is shown there."""
        ...

    def point(self, position: tuple[int, int], /) -> None:
        """Follow the mouse to this pixel."""
        ...

    def press(self) -> None:
        """The left button went down where the mouse is."""
        ...

    def release(self) -> Any:
        """The left button went up; return the command of the bar's button that was pressed, or None."""
        ...

    def turn(self, step: int, /) -> None:
        """Turn what is in hand, forward (1) or back (-1)."""
        ...

    @property
    def carries(self) -> bool:
        """Whether the mouse drags something over the board."""
        ...

    def cancel_drag(self) -> None:
        """Put back what is dragged."""
        ...


class PlayerInput:
    """Turns presses into clicks on the board and into commands."""

    def __init__(
        self,
        table: AnyTable,
        screen: TableScreen,
        controls: TableControls,
        commands: CommandHandler,
        covers: Sequence[Cover],
    ) -> None:
        self._table, self._screen = table, screen
        self._controls, self._commands, self._covers = controls, commands, tuple(covers)

    @property
    def carries(self) -> bool:
        """Whether the mouse drags something over the board."""
        return self._controls.carries

    def handle(self, event: pygame.Event) -> None:
        """Handle a press, a turn of the wheel or a movement of the mouse."""
        match event.type:
            case pygame.MOUSEMOTION:
                if not event.buttons[0]:
                    self._controls.cancel_drag()
                self.point(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_LEFT:
                self.point(event.pos)
                self._controls.press()
                self._screen.note_change()
            case pygame.MOUSEBUTTONDOWN if event.button == pygame.BUTTON_RIGHT:
                self._ask(Command.BACK)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                self.point(event.pos)
                self._ask(self._controls.release())
                self._screen.note_change()
            case pygame.MOUSEWHEEL if event.y:
                self._controls.turn(1 if event.y > 0 else -1)
                self._screen.note_change()
            case pygame.KEYDOWN:
                self._ask(self._table.asked_by(event))

    def point(self, position: tuple[int, int]) -> None:
        """Follow the mouse to this pixel."""
        before = self._controls.pointed
        for cover in self._covers:
            position = cover.uncovered(position)
        self._controls.point(position)
        after = self._controls.pointed
        if before != after or after[-1]:
            self._screen.note_change()

    def _ask(self, asked: Any) -> None:
        if asked is not None:
            self._commands.ask(asked)
            self._screen.note_change()
