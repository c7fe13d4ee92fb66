"""Pointing by the keyboard: from place to place, among pieces to pick, at the buttons of the bar."""

from collections.abc import Callable
from functools import partial

from mexica.games.coatl.rules.material import COLOURS
from mexica.games.coatl.table.bar.commands_and_keys import Request
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.input.key_steps import stepped
from mexica.games.coatl.table.match.match_view import MatchView
from mexica.games.coatl.table.match.table import Table
from mexica.games.coatl.table.match.usable_requests import usable_requests
from mexica.play.commands import STEPS, Command
from mexica.shell.match.button_steps import next_button


class KeyPointing:
    """Moves what is pointed at by one place, piece or button at a time."""

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def handlers(self) -> dict[Request, Callable[[], None]]:
        """Return the handlers of the commands that point at something."""
        return {
            **{asked: partial(self._step, step) for asked, step in STEPS.items()},
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
        elif mouse.place is not None:
            areas = self._screen.view.places_of(self._table.seen(self._table.session.state))
            if mouse.place in areas:
                mouse.go_to(mouse.place, areas[mouse.place].center)
        return True

    def _step(self, step: tuple[int, int]) -> None:
        table = self._table
        if table.hand.holding.tool is Tool.PICK:
            self._step_piece(step)
            return
        areas = self._screen.view.places_of(table.seen(table.session.state))
        place = stepped(areas, table.hand.lit(), table.mouse.place, step)
        if place is not None:
            table.mouse.go_to(place, areas[place].center)

    def _step_piece(self, step: tuple[int, int]) -> None:
        """Go to the next cell of the panel that picks."""
        cells = dict(self._screen.pick.cells())
        mouse = self._table.mouse
        if mouse.piece is None:
            piece = next(iter(cells))
        else:
            row = list(cells)
            wide = len(COLOURS)
            at = row.index(mouse.piece)
            column, line = at % wide + step[0], at // wide + step[1]
            if not (0 <= column < wide and 0 <= line < len(row) // wide):
                return
            piece = row[line * wide + column]
        mouse.go_to_piece(piece, cells[piece].center)

    # ------------------------------------------------------------------ buttons

    def _step_button(self, step: int) -> None:
        """Go to the next button of the bar that can be used now."""
        usable = usable_requests(self._table, self._table.hand)
        row = [asked for asked in self._screen.bar.places if asked in usable]
        if (asked := next_button(row, self._table.mouse.over, step)) is not None:
            self._go_to_button(asked)

    def _go_to_button(self, asked: Request) -> None:
        self._table.mouse.go_to_button(asked, self._screen.bar.places[asked].center)
