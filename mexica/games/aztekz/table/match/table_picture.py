"""The picture of Aztekz's table while a match is played."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.canvas import Drawable
from mexica.games.aztekz.table.bar.commands_and_keys import Request
from mexica.games.aztekz.table.match import screen_look
from mexica.games.aztekz.table.match.match_view import MatchView
from mexica.games.aztekz.table.match.table import Table
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.shell.match.button_looks import ButtonLook

_CARRIED: Final = 0.8  # width of a card that follows the mouse over a cell's


class TablePicture:
    """Draws the table of a match as it is now."""

    skip_note = ""  # nothing blocks the table

    def __init__(self, table: Table, screen: MatchView) -> None:
        self._table, self._screen = table, screen

    def look(self) -> PyramidLook:
        """Return what is shown over the state now."""
        return screen_look.look(self._table, self._screen.view)

    def draw(self, target: Drawable, look: PyramidLook) -> None:
        """Draw the table, without the bar."""
        table = self._table
        self._screen.view.draw(target, screen_look.seen(table), look)
        self._screen.turn.draw(target, table.shown_state, table.seats, thinking=self.thinking)

    def draw_carried(self, target: Surface, look: PyramidLook) -> None:
        """Draw the card or the hero that the mouse carries, unless a ghost shows the card in its place."""
        hand, position = self._table.hand, self._table.mouse.position
        seen, view = screen_look.seen(self._table), self._screen.view
        if hand.card and hand.turned is not None:
            if look.ghost is None:
                wide = _CARRIED * view.field(seen).size[0]
                view.loose(seen).draw_card(target, hand.turned, position, wide)
        elif hand.held is not None:
            hero = next(hero for hero in seen.heroes if places.hero(hero.seat, hero.name) == hand.held)
            view.loose(seen).draw_hero(target, hero, position)

    @property
    def thinking(self) -> bool:
        """Whether it is said that the computer whose turn is shown thinks, and not the next one already."""
        return self._table.thinks_in(self._table.shown_state)

    def button_looks(self) -> dict[Request, ButtonLook]:
        """Return how the buttons of the bar look."""
        return screen_look.button_looks(self._table)

    @staticmethod
    def in_front(_look: PyramidLook) -> tuple[Rect, ...]:
        """Return nothing, as nothing is drawn over the table."""
        return ()

    def kept_clear(self, look: PyramidLook) -> Sequence[Rect]:
        """Return what a tip at the mouse should not cover: the ghost, what is chosen, the ring."""
        areas = self._screen.view.places_of(screen_look.seen(self._table))
        ring = () if look.ring is None else self._screen.view.ring.areas(look.ring, areas).values()
        return [*(areas[place] for place in _clear(look) if place in areas), *ring]


def _clear(look: PyramidLook) -> Iterator[Place]:
    if look.ghost is not None:
        yield places.on(look.ghost.cell)
        yield from look.ghost.parted
    yield from look.chosen
    if look.pointed is not None:
        yield look.pointed
