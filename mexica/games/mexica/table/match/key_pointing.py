"""Pointing by the keyboard: from space to space, among the tokens on display, at the buttons of the bar."""

from collections.abc import Callable
from functools import partial

from mexica.games.mexica.rules.spaces import EMBLEM, Space, column_and_row, space_at
from mexica.games.mexica.table.bar.commands_and_keys import Request
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.open_commands import open_commands
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.panels.display_view import DisplaySlot
from mexica.play.commands import STEPS, Command
from mexica.shell.match.button_steps import next_button


class KeyPointing:
    """Moves what is pointed at by one space, token or button at a time."""

    def __init__(
        self, table: Table, screen: MatchView, display: Callable[[], tuple[DisplaySlot, ...]]
    ) -> None:
        """`display` returns the places of the Emperor's display as they are now."""
        self._table, self._screen, self._display = table, screen, display

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the commands that point at something."""
        return {
            **{asked: partial(self._step, *step) for asked, step in STEPS.items()},
            Command.NEXT_BUTTON: partial(self._step_button, 1),
            Command.PREVIOUS_BUTTON: partial(self._step_button, -1),
        }

    def refresh(self) -> bool:
        """Point at the same thing in a new layout; return whether the keyboard had pointed at something."""
        mouse = self._table.mouse
        if not mouse.by_keys:
            return False
        if mouse.over is not None and mouse.over in self._screen.bar.places:
            self._go_to_button(mouse.over)
        elif mouse.place is not None and mouse.token is not None:
            self._go_to_token(mouse.place)
        elif mouse.space is not None:
            self._go_to(mouse.space)
        return True

    # ------------------------------------------------------------------ spaces and tokens

    def _step(self, columns: int, rows: int) -> None:
        mouse, hand = self._table.mouse, self._table.hand
        proposing = hand.tool is not None and hand.tool.kind is ToolKind.PROPOSE
        if mouse.token is not None and mouse.place is not None:
            self._step_token(mouse.place, columns, rows)
        elif proposing:
            self._go_to_token(0)
        elif mouse.space is None:
            self._go_to(EMBLEM if mouse.last_space is None else mouse.last_space)
        else:
            self._step_space(mouse.space, columns, rows)

    def _step_space(self, space: Space, columns: int, rows: int) -> None:
        """Go to the next space, or onto the display; spaces that a panel hides are passed over."""
        layout = self._screen.view.layout
        column, row = column_and_row(space)
        while (ahead := space_at(column := column + columns, row := row + rows)) is not None:
            centre = layout.centre(ahead)
            if layout.display.collidepoint(centre):
                self._go_to_token(0)
                return
            if layout.space_at(centre) is not None:
                self._go_to(ahead)
                return

    def _step_token(self, place: int, columns: int, rows: int) -> None:
        """Go to the nearest token in a direction; left and up lead back to the board."""
        layout, display = self._screen.view.layout, self._display()
        middle = layout.display_place(place, len(display)).center
        found = []
        for number, slot in enumerate(display):
            x, y = layout.display_place(number, len(display)).center
            across, down = x - middle[0], y - middle[1]
            if slot.fate == "available" and across * columns + down * rows > 0:
                found.append((abs(across) * (1 + 3 * abs(rows)) + abs(down) * (1 + 3 * abs(columns)), number))
        if found:
            self._go_to_token(min(found)[1])
        elif columns + rows < 0:
            last = self._table.mouse.last_space
            self._go_to(EMBLEM if last is None else last)

    def _go_to(self, space: Space) -> None:
        self._table.mouse.go_to(space, self._screen.view)
        self._table.hover(space)

    def _go_to_token(self, number: int) -> None:
        """Go to the token in this place of the display, or to the next one that is there."""
        display, layout = self._display(), self._screen.view.layout
        there = {
            place: slot.size
            for place, slot in enumerate(display)
            if slot.fate == "available" and slot.size is not None
        }
        if there:
            place = next((place for place in there if place >= number), max(there))
            position = layout.display_place(place, len(display)).center
            self._table.mouse.go_to_token(place, there[place], position)
            self._table.hover(None)

    # ------------------------------------------------------------------ buttons

    def _step_button(self, step: int) -> None:
        """Go to the next button of the bar that can be used now."""
        table = self._table
        usable = open_commands(table, table.hand)
        row = [
            asked
            for asked in self._screen.bar.places
            if (table.hand.fits(asked) if isinstance(asked, ToolKind) else asked in usable)
        ]
        if (asked := next_button(row, table.mouse.over, step)) is not None:
            self._go_to_button(asked)

    def _go_to_button(self, asked: Request) -> None:
        self._table.mouse.go_to_button(asked, self._screen.bar.places[asked].center)
        self._table.hover(None)
