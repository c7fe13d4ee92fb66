"""The marks of the others' turns on the board: numbered discs in the colour of whoever acted."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import dist
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.fonts import Fonts
from mexica.drawing.numbered_disc import numbered_disc
from mexica.drawing.surfaces import Target, put_centred
from mexica.games.mexica.rules.spaces import Space, SpaceSet, holds
from mexica.games.mexica.rules.state import Seat
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look, TurnMark

_APART: Final = 1.6  # radii between two discs beside a player's line
# where marks go on a space one after the other, in cells from its middle: first its corners
_PLACES: Final = (
    *((-0.36, -0.37), (0.34, -0.37), (-0.36, 0.37), (0.34, 0.37)),
    *((-0.01, -0.37), (-0.01, 0.37), (-0.36, 0.0), (0.34, 0.0), (-0.01, 0.0)),
)
_UNDER_PLAQUE: Final = tuple((right, 0.26 + 0.54 * down) for right, down in _PLACES)  # at its upper edge


def mark_radius(layout: Layout) -> float:
    """Return the radius of a mark or of the number of a plan's step, in pixels."""
    return max(9.0, 0.19 * layout.cell[0])


class MarkPlaces:
    """Gives every mark of a picture a corner of its space, where it leaves the numbers of a token free.

    `named` are the spaces with a plaque at their upper edge, which is left free too.
    """

    def __init__(self, layout: Layout, named: SpaceSet) -> None:
        self._layout, self._named = layout, named
        self._taken: Counter[Space] = Counter()

    def take(self, space: Space) -> tuple[float, float]:
        """Return the middle of one more mark."""
        places = _UNDER_PLAQUE if holds(self._named, space) else _PLACES
        right, down = places[self._taken[space] % len(places)]
        self._taken[space] += 1
        x, y = self._layout.centre(space)
        return x + right * self._layout.cell[0], y + down * self._layout.cell[1]


def draw_turn_marks(target: Target, layout: Layout, fonts: Fonts, look: Look, places: MarkPlaces) -> None:
    """Draw the marks of a look; an action without a place is marked at its player's line in the panel."""

    def disc(mark: TurnMark) -> Surface:
        colour = look.seat(mark.seat).sign.colour
        return numbered_disc(fonts, mark.number, mark_radius(layout), colour)

    for mark in look.marks:
        for space in mark.spaces:
            put_centred(target, disc(mark), places.take(space))
    for mark, place in _at_lines(layout, look.marks, len(look.seats)):
        put_centred(target, disc(mark), place)


def marked_seat_at(
    position: tuple[int, int], layout: Layout, marks: Sequence[TurnMark], seats: int
) -> Seat | None:
    """Return the seat, of `seats` seats, at whose line there is a mark under a pixel; None elsewhere."""
    found = _at_lines(layout, marks, seats)
    return next((mark.seat for mark, place in found if dist(place, position) <= mark_radius(layout)), None)


def _at_lines(
    layout: Layout, marks: Sequence[TurnMark], seats: int
) -> Iterator[tuple[TurnMark, tuple[float, float]]]:
    """The marks of actions without a place, with their middles."""
    drawn: Counter[Seat] = Counter()
    for mark in marks:
        if not mark.spaces:
            line = layout.player_line(mark.seat, seats)
            yield mark, _beside(line, mark_radius(layout), drawn[mark.seat])
            drawn[mark.seat] += 1


def _beside(line: Rect, radius: float, before: int) -> tuple[float, float]:
    """The middle of a mark at the left end of a player's line, over the frame of the panel."""
    return line.left + (before * _APART - 1.7) * radius, line.centery
