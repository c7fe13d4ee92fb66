"""Where the arrow keys go: from place to place of the table, and to the stones of the ring of actions."""

from collections.abc import Collection, Hashable
from typing import Final

from pygame import Rect

from mexica.games.aztekz.table.bar.commands_and_keys import Request
from mexica.games.aztekz.table.input.match_look import action_ring
from mexica.games.aztekz.table.match import screen_look
from mexica.games.aztekz.table.match.match_view import MatchView
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.match.usable_requests import usable_requests
from mexica.games.aztekz.table.pyramid.places import Kind, Place, hero
from mexica.shell.match.nearest_place import stepped

_AREAS: Final = (Kind.CELL, Kind.LINE)  # that others lie in


class BoardSteps:
    """Moves what the keyboard points at by one place or stone at a time."""

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def usable(self) -> Collection[Request]:
        """Return the commands and deeds whose buttons can be used now."""
        return usable_requests(self._table, self._table.hand)

    def point_again(self) -> None:
        """Point at the same thing where it is now, at the hero that acts if it has gone."""
        mouse, places, stones = self._table.mouse, self._places(), self._stones()
        if mouse.part in stones:
            mouse.follow(stones[mouse.part].center)
        elif mouse.part is not None or mouse.place is not None:
            place = next((one for one in (mouse.place, self._acting) if one in places), None)
            mouse.stay_at(place, mouse.position if place is None else places[place].center)

    @property
    def _acting(self) -> Place | None:
        """The hero that has acted in this turn, else what is in hand."""
        hand = self._table.hand
        moved = None if hand.offers is None else hand.offers.moving
        return hand.held if hand.state is None or moved is None else hero(hand.state.turn.to_move, moved)

    def leave(self) -> None:
        """Point at nothing on the table any more; the mouse has done so itself."""

    def step(self, columns: int, rows: int) -> None:
        """Go to the next place or stone, from what is in hand if nothing there is pointed at."""
        table, mouse = self._table, self._table.mouse
        places, stones = self._places(), self._stones()
        others = {place for place in places if place.kind not in _AREAS}
        areas = dict[Hashable, Rect]([*places.items(), *stones.items()])
        now = next((one for one in (mouse.part, mouse.place, table.hand.held) if one in areas), None)
        goal = stepped(areas, {*table.hand.lit(), *stones}, others, now, (columns, rows))
        if isinstance(goal, Place):
            mouse.go_to(goal, areas[goal].center)
        elif goal is not None:
            mouse.go_to_part(goal, areas[goal].center)

    def _places(self) -> dict[Place, Rect]:
        return self._screen.view.places_of(screen_look.seen(self._table))

    def _stones(self) -> dict[Hashable, Rect]:
        """The stones of the ring, by what they do; none while something moves."""
        ring = None if self._table.motion.running else action_ring(self._table.hand, None, {})
        return {} if ring is None else self._screen.view.ring.areas(ring, self._places())
