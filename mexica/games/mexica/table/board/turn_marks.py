"""The marks of the others' turns on the board: numbered discs in the colour of whoever acted."""

from collections import Counter
from typing import Final

from pygame import Rect, Surface

from mexica.drawing.fonts import Fonts
from mexica.drawing.numbered_disc import numbered_disc
from mexica.drawing.surfaces import put_centred
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.seat_colours import SEAT_COLOURS

_APART: Final = 1.6  # radii between two discs on one space


def mark_radius(layout: Layout) -> float:
    """Return the radius of a mark or of the number of a plan's step, in pixels."""
    return max(9.0, 0.19 * layout.cell[0])


def mark_place(layout: Layout, space: int, before: int) -> tuple[float, float]:
    """Return the middle of a mark beside the `before` marks that are already on its space."""
    wide, high = layout.cell
    x, y = layout.centre(space)
    return x - 0.30 * wide + before * _APART * mark_radius(layout), y - 0.28 * high


def draw_turn_marks(target: Surface, layout: Layout, fonts: Fonts, look: Look) -> None:
    """Draw the marks of a look; an action without a place is marked at its player's line in the panel."""
    drawn: Counter[tuple[str, int]] = Counter()
    radius = mark_radius(layout)
    for mark in look.marks:
        disc = numbered_disc(fonts, mark.number, radius, SEAT_COLOURS[look.seat(mark.seat).colour])
        for space in mark.spaces:
            put_centred(target, disc, mark_place(layout, space, drawn["space", space]))
            drawn["space", space] += 1
        if not mark.spaces:
            line = layout.player_line(mark.seat, len(look.seats))
            put_centred(target, disc, _beside(line, radius, drawn["seat", mark.seat]))
            drawn["seat", mark.seat] += 1


def _beside(line: Rect, radius: float, before: int) -> tuple[float, float]:
    """The middle of a mark at the left end of a player's line, over the frame of the panel."""
    return line.left + (before * _APART - 1.7) * radius, line.centery
