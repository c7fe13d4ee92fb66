"""Where the arrow keys go: from place to place of the courts, and among pieces to pick."""

from collections.abc import Collection
from typing import Final

from pygame import Rect

from mexica.games.coatl.rules.material import COLOURS
from mexica.games.coatl.table.bar.commands_and_keys import Request
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.match.match_view import MatchView
from mexica.games.coatl.table.match.table import Table
from mexica.games.coatl.table.match.usable_requests import usable_requests
from mexica.shell.match.nearest_place import stepped

_AREAS: Final = (Kind.COURT, Kind.LANE, Kind.PIECE)  # that others lie in


class BoardSteps:
    """Moves what the keyboard points at by one place or piece at a time."""

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def usable(self) -> Collection[Request]:
        """Return the commands and tools whose buttons can be used now."""
        return usable_requests(self._table, self._table.hand)

    def point_again(self) -> None:
        """Point at the same place or piece where it is now, at what is in hand if it has gone."""
        mouse, hand = self._table.mouse, self._table.hand
        cells = dict(self._screen.pick.cells()) if hand.holding.tool is Tool.PICK else {}
        if mouse.part in cells:
            mouse.follow(cells[mouse.part].center)
        elif mouse.part is not None or mouse.place is not None:
            areas = self._areas()
            place = next((one for one in (mouse.place, hand.held) if one in areas), None)
            mouse.stay_at(place, mouse.position if place is None else areas[place].center)

    def leave(self) -> None:
        """Point at nothing on the courts any more; the mouse has done so itself."""

    def step(self, columns: int, rows: int) -> None:
        """Go to the next place, or to the next piece to pick."""
        table = self._table
        if table.hand.holding.tool is Tool.PICK:
            self._step_piece(columns, rows)
            return
        areas = self._areas()
        others = {place for place in areas if place.kind not in _AREAS}
        place = stepped(areas, table.hand.lit(), others, table.mouse.place, (columns, rows))
        if place is not None:
            table.mouse.go_to(place, areas[place].center)

    def _areas(self) -> dict[Place, Rect]:
        return self._screen.view.places_of(self._table.seen(self._table.session.state))

    def _step_piece(self, columns: int, rows: int) -> None:
        """Go to the next cell of the panel that picks."""
        cells = dict(self._screen.pick.cells())
        mouse = self._table.mouse
        if mouse.part is None:
            piece = next(iter(cells))
        else:
            row = list(cells)
            wide = len(COLOURS)
            at = row.index(mouse.part)
            column, line = at % wide + columns, at // wide + rows
            if not (0 <= column < wide and 0 <= line < len(row) // wide):
                return
            piece = row[line * wide + column]
        mouse.go_to_part(piece, cells[piece].center)
