"""Pointing by the keyboard: from place to place as a game says, and at the buttons of the bar."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Any, Protocol

from mexica.play.commands import STEPS, Command
from mexica.shell.match.button_steps import next_button
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.table_screen import TableScreen


class BoardSteps(Protocol):
    """How the arrow keys go about a game's board."""

    def step(self, columns: int, rows: int, /) -> None:
        """Point at what comes next in this direction: 1 is right or down, -1 left or up."""
        ...

    def point_again(self) -> None:
        """Point at the same thing of the board where it is now, or at what takes its place if it has gone.

        What is told about a thing that is still there stays.
        """
        ...

    def leave(self) -> None:
        """Point at nothing on the board any more, as a button is pointed at."""
        ...

    def usable(self) -> Collection[Any]:
        """Return the commands and tools whose buttons can be used now."""
        ...


class KeyPointing:
    """Moves what is pointed at by one place or button at a time."""

    def __init__(self, table: AnyTable, screen: TableScreen, steps: BoardSteps) -> None:
        self._table, self._screen, self._steps = table, screen, steps

    def handlers(self) -> dict[Any, Callable[[], None]]:
        """Return the handlers of the commands that point at something."""
        return {
            **{asked: partial(self._steps.step, *step) for asked, step in STEPS.items()},
            Command.NEXT_BUTTON: partial(self._step_button, 1),
            Command.PREVIOUS_BUTTON: partial(self._step_button, -1),
        }

    def refresh(self) -> bool:
        """Point at the same thing where it is now; return whether the keyboard had pointed at something."""
        mouse = self._table.mouse
        if not mouse.by_keys:
            return False
        if mouse.over is not None and mouse.over in self._screen.bar.places:
            mouse.follow(self._screen.bar.places[mouse.over].center)
        else:
            mouse.leave_button()
            self._steps.point_again()
        return True

    def _step_button(self, step: int) -> None:
        """Go to the next button of the bar that can be used now."""
        usable = self._steps.usable()
        row = [asked for asked in self._screen.bar.places if asked in usable]
        if (asked := next_button(row, self._table.mouse.over, step)) is not None:
            self._go_to_button(asked)

    def _go_to_button(self, asked: Any) -> None:
        self._table.mouse.go_to_button(asked, self._screen.bar.places[asked].center)
        self._steps.leave()
