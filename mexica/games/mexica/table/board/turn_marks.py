"""The marks of the others' turns: numbered discs in the colour and with the sign of whoever acted."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import dist
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.fonts import Fonts
from mexica.drawing.numbered_disc import numbered_disc, on_disc, sign_for_disc
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, put_centred
from mexica.games.mexica.rules.spaces import SOUTH, Space, SpaceSet, holds
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

    `named` are the spaces with a plaque at their upper edge, which is left free too, as are the `tokens` on
    the spaces north of marks.
    """

    def __init__(self, layout: Layout, named: SpaceSet, tokens: SpaceSet = 0) -> None:
        self._layout, self._named, self._tokens = layout, named, tokens
        self._taken: Counter[Space] = Counter()

    def take(self, space: Space) -> tuple[float, float]:
        """Return the middle of one more mark."""
        places = _UNDER_PLAQUE if holds(self._named, space) else _PLACES
        right, down = places[self._taken[space] % len(places)]
        self._taken[space] += 1
        x, y = self._layout.centre(space)
        return x + right * self._layout.cell[0], y + down * self._layout.cell[1]

    def sign_below(self, space: Space) -> bool:
        """Whether the sign of a mark hangs below it, as there are numbers above."""
        return holds(self._named, space) or holds(self._tokens, space - SOUTH)


class TurnMarksView:
    """Draws the marks of a look; an action without a place is marked at its player's line in the panel."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts

    def draw(self, target: Target, look: Look, places: MarkPlaces) -> None:
        """Draw the marks where there is room for them."""
        radius = mark_radius(self._layout)
        for mark in look.marks:
            for space in mark.spaces:
                middle, sign = places.take(space), look.seat(mark.seat).sign
                put_centred(target, self._disc(mark, look), middle)
                where = on_disc(middle, radius, below=places.sign_below(space))
                put_centred(target, sign_for_disc(self._sprites, sign, radius), where)
        for mark, place in _at_lines(self._layout, look.marks, len(look.seats)):
            put_centred(target, self._disc(mark, look), place)

    def _disc(self, mark: TurnMark, look: Look) -> Surface:
        colour = look.seat(mark.seat).sign.colour
        return numbered_disc(self._fonts, mark.number, mark_radius(self._layout), colour)


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
