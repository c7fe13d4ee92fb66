"""Where the arrow keys go: from place to place of the table, and along the ring of actions."""

from collections.abc import Collection
from typing import Final

from mexica.games.aztekz.table.bar.commands_and_keys import Request
from mexica.games.aztekz.table.match import screen_look
from mexica.games.aztekz.table.match.match_view import MatchView
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.match.usable_requests import usable_requests
from mexica.games.aztekz.table.pyramid.places import Kind
from mexica.shell.match.nearest_place import stepped

_AREAS: Final = (Kind.CELL, Kind.LINE)  # that others lie in


class BoardSteps:
    """Moves what the keyboard points at by one place at a time."""

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def usable(self) -> Collection[Request]:
        """Return the commands and deeds whose buttons can be used now."""
        return usable_requests(self._table, self._table.hand)

    def point_again(self) -> None:
        """Point at the same place in a new layout."""
        mouse, areas = self._table.mouse, self._screen.view.places_of(screen_look.seen(self._table))
        if mouse.place is not None and mouse.place in areas:
            mouse.go_to(mouse.place, areas[mouse.place].center)

    def leave(self) -> None:
        """Point at nothing on the table any more; the mouse has done so itself."""

    def step(self, columns: int, rows: int) -> None:
        """Go to the next place."""
        table = self._table
        areas = self._screen.view.places_of(screen_look.seen(table))
        others = {place for place in areas if place.kind not in _AREAS}
        place = stepped(areas, table.hand.lit(), others, table.mouse.place, (columns, rows))
        if place is not None:
            table.mouse.go_to(place, areas[place].center)
