"""A tip: lines of text on a sign beside the mouse or another point of the window."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final

from attrs import evolve, frozen
from pygame import Rect, Surface

from mexica.drawing.colours import INK, Colour
from mexica.drawing.surfaces import put
from mexica.drawing.view import View

_WIDEST: Final = 330  # pixels of a line at unit 1.0
_ICON_GAP: Final = 4  # pixels


@frozen
class TipLine:
    """A line of a tip: its text, its colour, whether it is bold, and the sprite shown before it, if any.

    `clause` is that of the rules which the line ends with, empty if there is none.
    """

    text: str
    colour: Colour = INK
    bold: bool = False
    icon: str = ""
    clause: str = ""


def draw_tip(
    target: Surface, view: View, lines: Sequence[TipLine], at: tuple[int, int], clear: Sequence[Rect] = ()
) -> Rect:
    """Draw a tip beside a point of the window, where it covers the least of the areas in `clear`.

    Returns its place.
    It stands on the board, if it is not too high for that, as it would cover buttons of the bar below.
    """
    size = view.layout.text_size
    pitch, edge = round(size * 1.32), round(size * 0.75)
    rows = list(_wrapped(view, lines))
    wide = max(view.fonts.width(row.text, size, row.bold) + _indent(row, pitch) for row in rows)
    extent = wide + 2 * edge, pitch * len(rows) + edge
    room = Rect((0, 0), view.layout.size)
    bottom = view.layout.board_area.bottom
    if at[1] >= bottom or extent[1] <= bottom:
        room.height, at = bottom, (at[0], min(at[1], bottom))
    place = beside(room, at, extent, round(size * 1.2), clear)
    put(target, view.sprites.surface("tooltip", place.size), place)
    for number, row in enumerate(rows):
        middle = place.top + edge // 2 + round((number + 0.5) * pitch)
        _draw_row(target, view, row, (place.left + edge, middle), pitch)
    return place


def _draw_row(target: Surface, view: View, row: TipLine, middle_left: tuple[int, int], pitch: int) -> None:
    if row.icon:
        icon = view.sprites.fitted(row.icon, (pitch, pitch))
        put(target, icon, icon.get_rect(midleft=middle_left))
    words = view.fonts.text(row.text, view.layout.text_size, row.colour, row.bold)
    put(target, words, words.get_rect(midleft=(middle_left[0] + _indent(row, pitch), middle_left[1])))


def _indent(row: TipLine, pitch: int) -> int:
    return pitch + _ICON_GAP if row.icon else 0


def _wrapped(view: View, lines: Sequence[TipLine]) -> Iterator[TipLine]:
    """The lines broken to the width of a tip; an icon stays before the first part."""
    widest = round(_WIDEST * max(view.layout.unit, 0.8))
    for line in lines:
        parts = view.fonts.wrapped(line.text, view.layout.text_size, widest, line.bold)
        for number, part in enumerate(parts):
            yield evolve(line, text=part, icon="" if number else line.icon)


def beside(area: Rect, at: tuple[int, int], extent: tuple[int, int], gap: int, clear: Sequence[Rect]) -> Rect:
    """Return where a tip of this extent goes: below or above a point, right or left of it.

    It is inside the area and covers as little as possible of the areas to keep clear, if need be beside one
    of them; among equal places, below and to the right is preferred.
    """
    x, y = at
    wide, high = extent
    rights, downs = (x + gap, x - gap // 2 - wide), (y + gap, y - gap // 2 - high)
    places = [Rect(left, top, wide, high) for top in downs for left in rights]
    inside = [place for place in places if area.contains(place)] or [places[0].clamp(area)]

    def covered(place: Rect) -> int:
        return sum(_overlap(place, kept) for kept in clear)

    best = min(inside, key=covered)
    if not covered(best):
        return best
    asides = [place.clamp(area) for kept in clear for place in _around(kept, at, extent, gap // 2)]
    return min((best, *asides), key=lambda place: (covered(place), _away(place, at)))


def _away(place: Rect, at: tuple[int, int]) -> float:
    """How far a rectangle is from a point, in pixels."""
    x, y = at
    return hypot(max(place.left - x, 0, x - place.right), max(place.top - y, 0, y - place.bottom))


def _around(kept: Rect, at: tuple[int, int], extent: tuple[int, int], gap: int) -> Iterator[Rect]:
    """The places of a tip beside an area, as near to a point as they can be."""
    x, y = at
    wide, high = extent
    for left in (kept.right + gap, kept.left - gap - wide):
        yield Rect(left, y - high // 2, wide, high)
    for top in (kept.bottom + gap, kept.top - gap - high):
        yield Rect(x - wide // 2, top, wide, high)


def _overlap(one: Rect, other: Rect) -> int:
    """How many pixels two rectangles have in common."""
    both = one.clip(other)
    return both.width * both.height
