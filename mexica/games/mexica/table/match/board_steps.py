"""Where the arrow keys go: from space to space of the island, and among the tokens on display."""

from collections.abc import Callable, Collection

from mexica.games.mexica.rules.spaces import EMBLEM, Space, column_and_row, space_at
from mexica.games.mexica.table.bar.commands_and_keys import Request
from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.games.mexica.table.match.match_view import MatchView
from mexica.games.mexica.table.match.open_commands import open_commands
from mexica.games.mexica.table.match.table import Table
from mexica.games.mexica.table.panels.display_view import Displayed


class BoardSteps:
    """Moves what the keyboard points at by one space or token at a time."""

    def __init__(self, table: Table, screen: MatchView, display: Callable[[], Displayed]) -> None:
        """`display` returns the places of the Emperor's display as they are now."""
        self._table, self._screen, self._display = table, screen, display

    def usable(self) -> Collection[Request]:
        """Return the commands and tools whose buttons can be used now."""
        hand = self._table.hand
        return open_commands(self._table, hand) | {kind for kind in ToolKind if hand.fits(kind)}

    def point_again(self) -> None:
        """Point at the same space or token where it is now, at the next token if it has gone."""
        mouse, layout, display = self._table.mouse, self._screen.view.layout, self._display().slots
        if mouse.place is not None and mouse.token is not None:
            there = display[mouse.place] if mouse.place < len(display) else None
            if there is not None and (there.fate, there.size) == ("available", mouse.token):
                mouse.follow(layout.display_place(mouse.place, len(display)).center)
            else:
                self._go_to_token(mouse.place)
        elif mouse.space is not None:
            mouse.follow(layout.centre(mouse.space))
            self._table.hover(mouse.space)

    def leave(self) -> None:
        """Point at no space any more."""
        self._table.hover(None)

    # ------------------------------------------------------------------ spaces and tokens

    def step(self, columns: int, rows: int) -> None:
        """Go to the next space, or to the next token on display."""
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
        layout, display = self._screen.view.layout, self._display().slots
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
            self._back_to_the_board()

    def _go_to(self, space: Space) -> None:
        self._table.mouse.go_to(space, self._screen.view)
        self._table.hover(space)

    def _go_to_token(self, number: int) -> None:
        """Go to the token in this place of the display, or to the next one that is there."""
        display, layout = self._display().slots, self._screen.view.layout
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
        else:
            self._back_to_the_board()

    def _back_to_the_board(self) -> None:
        last = self._table.mouse.last_space
        self._go_to(EMBLEM if last is None else last)
