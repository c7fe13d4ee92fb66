"""A table of a scoring as a picture: a column for each owner, a line for each district, places as discs."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import FAINT, INK, RED, Colour
from mexica.drawing.fonts import SMALLEST
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import native, put, put_centred
from mexica.drawing.view import View
from mexica.games.mexica.rules.board import NEUTRAL, Owner
from mexica.games.mexica.rules.scoring import Share
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.panels.place_disc import place_disc
from mexica.games.mexica.table.scores.score_table import ScoreRow, ScoreTable
from mexica.texts import _

_POINTS: Final = 0.76  # position of the points in a column that also has values and places
_LOOSE: Final = 2.2  # line distance if there is room, relative to that in a full table
_AIRY: Final = 1.3  # minimum line distance in a table of numbers, if there is room
_HEADING: Final = 1.95  # height of a heading in lines
_RESULT: Final = 5.8  # the same for a result, with the players' signs and the winners' crowns
_LARGE: Final = 1.2  # letters of a table of numbers only, relative to the usual ones
_NUMBER: Final = 1.45
_TOTAL: Final = 1.9
_TWO_LINES: Final = 2.3  # height of two lines in letters
_LEADING: Final = 1.1  # from one to the other
_BAR: Final = 0.7  # of a column's width, for the largest number
_STRIPE: Final = (120, 84, 40, 20)
_STRONG: Final = (120, 84, 40, 36)


@frozen
class Columns:
    """The columns of a table, in pixels: the title, the pay of a district, one for each owner."""

    title: int
    values: int
    owners: tuple[int, ...]
    each: int

    @classmethod
    def over(cls, width: int, owners: int, *, shares: bool) -> "Columns":
        """Divide a width, with room for the pay of districts if it is a table of shares."""
        title = round(width * (0.25 if owners > 3 else 0.28))  # noqa: PLR2004  # more columns, less room
        values = round(width * 0.10) if shares else 0
        each = (width - title - values) // owners
        return cls(0, title, tuple(title + values + number * each for number in range(owners)), each)


class ScoreView:
    """Draws a table in a given width; the lines are on a separate surface, so that they can scroll."""

    def __init__(self, view: View, seats: Sequence[SeatLook], size: int, width: int) -> None:
        self._view, self._seats, self._size, self._width = view, seats, size, width
        self.pitch = round(self._size * 1.75)  # pixels from line to line

    def heading_height(self, table: ScoreTable) -> int:
        """Return the height of the heading of a table, in pixels."""
        return round(self.pitch * (_RESULT if table.winners else _HEADING))

    def height(self, table: ScoreTable) -> int:
        """Return the height of a whole table, in pixels; lines of districts are closest together."""
        lines = (len(table.rows) + len(table.sums)) * self.pitch
        return self.heading_height(table) + round(lines * (1.0 if table.has_shares else _AIRY))

    def heading(self, table: ScoreTable) -> Surface:
        """Return the owners' signs and names with the column headings; winners of a game are crowned."""
        surface = _blank((self._width, self.heading_height(table)))
        columns = Columns.over(self._width, len(table.owners), shares=table.has_shares)
        for owner, left in zip(table.owners, columns.owners, strict=True):
            place = Rect(left, 0, columns.each, self.pitch)
            if table.winners and owner != NEUTRAL:
                self._ranked(surface, place, owner, won=owner in table.winners)
                continue
            self._owner(surface, place, owner)
            if table.has_shares:
                note = self._note(_("Floors · place · points"), columns.each - self._size // 2)
                put_centred(surface, note, (place.centerx, self.pitch * 1.38))
        if table.has_shares:
            ends = columns.values, columns.owners[0]
            for text, left, end in zip(
                (_("District"), _("Pays")), (self._size // 2, columns.values), ends, strict=True
            ):
                note = self._note(text, end - left)
                put(surface, note, note.get_rect(midleft=(left, round(self.pitch * 1.38))))
        return surface

    def _note(self, text: str, room: int) -> Surface:
        """A column's heading, in letters small enough for its width in pixels."""
        return self._view.fonts.fitted(text, max(SMALLEST, round(self._size * 0.86)), room, FAINT)

    def lines(self, rows: Sequence[ScoreRow], height: int) -> Surface:
        """Return an empty surface for rows of a table, further apart if this height leaves room."""
        pitch = max(self.pitch, min(height // max(len(rows), 1), round(self.pitch * _LOOSE)))
        return _blank((self._width, pitch * len(rows)))

    def drawing(self, surface: Surface, table: ScoreTable, rows: Sequence[ScoreRow]) -> Iterator[None]:
        """Draw rows of the table on their surface, one per step."""
        pitch = surface.height // max(len(rows), 1)
        columns = Columns.over(self._width, len(table.owners), shares=table.has_shares)
        for number, row in enumerate(rows):
            line = Rect(0, number * pitch, self._width, pitch)
            if row.strong or number % 2:
                surface.fill(_premultiplied(_STRONG if row.strong else _STRIPE), line)
            if table.has_shares:
                self._line(surface, line, columns, row)
            else:
                self._plain(surface, line, columns, row, table)
            yield

    def _owner(self, surface: Surface, place: Rect, owner: Owner) -> None:
        seat = SeatLook(_("Neutral"), seat_sign(NEUTRAL)) if owner == NEUTRAL else self._seats[owner]
        side = round(self.pitch * 0.95)
        name = self._view.fonts.fitted(seat.name, self._size, place.width - side - 8, INK, True)
        left = place.centerx - (side + 4 + name.width) // 2
        sign = self._view.sprites.fitted(seat.sign.sprite, (side, side))
        put(surface, sign, sign.get_rect(midleft=(left, place.centery)))
        put(surface, name, name.get_rect(midleft=(left + side + 4, place.centery)))

    def _ranked(self, surface: Surface, place: Rect, owner: int, *, won: bool) -> None:
        """Draw a player's sign with the name below it, a winner's larger and under a crown."""
        view, pitch, seat = self._view, self.pitch, self._seats[owner]
        side = round(pitch * (2.6 if won else 1.8))
        sign = view.sprites.fitted(seat.sign.sprite, (side, side))
        box = sign.get_rect(midbottom=(place.centerx, round(pitch * 4.4)))
        put(surface, sign, box)
        if won:
            crown = view.sprites.fitted("icon_crown", (round(pitch * 2.4), round(pitch * 1.75)))
            put(surface, crown, crown.get_rect(midbottom=(place.centerx, box.top)))
        ink = RED if won else INK
        name = view.fonts.fitted(seat.name, round(self._size * 1.1), place.width - 8, ink, True)
        put_centred(surface, name, (place.centerx, round(pitch * 5.05)))

    def _plain(
        self, surface: Surface, line: Rect, columns: Columns, row: ScoreRow, table: ScoreTable
    ) -> None:
        """Draw a line of numbers in large letters, with a bar under each that is part of a sum."""
        fonts, size, most = self._view.fonts, self._size, _most(table)
        room = columns.owners[0] - size
        barred = row in table.rows
        middle = line.centery - (round(0.14 * line.height) if barred else 0)
        self._title(surface, row, line, middle, room)
        high = round(size * (_TOTAL if row.strong else _NUMBER))
        if barred:  # leave room for the bars, however large the letters are
            high = min(high, round(0.8 * line.height))
        thick = max(3, round(min(0.26 * size, 0.22 * line.height)))
        for cell, left, owner in zip(row.cells, columns.owners, table.owners, strict=False):
            place = Rect(left, line.top, columns.each, line.height)
            if isinstance(cell, int):
                number = fonts.numeral(str(cell), high, RED if row.strong else INK)
                put_centred(surface, number, (place.centerx, middle))
            if barred and isinstance(cell, int) and isinstance(owner, int):
                bar = Rect(0, 0, round(_BAR * place.width * cell / most), thick)
                bar.center = place.centerx, line.top + round(0.82 * line.height)
                surface.fill(self._seats[owner].sign.colour, bar)

    def _title(self, surface: Surface, row: ScoreRow, line: Rect, middle: int, room: int) -> None:
        """Draw the title of a line of numbers, in two lines if one has no room for it."""
        fonts, size = self._view.fonts, self._size
        if fonts.width(row.title, size, row.strong) <= room:
            title = fonts.fitted(row.title, round(size * _LARGE), room, INK, row.strong)
            put(surface, title, title.get_rect(midleft=(size // 2, middle)))
            return
        size = max(SMALLEST, min(size, round(line.height / _TWO_LINES)))
        parts = fonts.wrapped(row.title, size, room, row.strong)
        top = line.centery - round(_LEADING * size * (len(parts) - 1) / 2)
        for number, part in enumerate(parts):
            words = fonts.fitted(part, size, room, INK, row.strong)
            put(
                surface,
                words,
                words.get_rect(midleft=(self._size // 2, top + round(_LEADING * size * number))),
            )

    def _line(self, surface: Surface, line: Rect, columns: Columns, row: ScoreRow) -> None:
        fonts = self._view.fonts
        room = columns.values if row.values else columns.owners[0]
        title = fonts.fitted(row.title, self._size, room - self._size, INK, row.strong)
        put(surface, title, title.get_rect(midleft=(self._size // 2, line.centery)))
        pays = fonts.fitted(row.values, round(self._size * 0.9), columns.owners[0] - columns.values, FAINT)
        put(surface, pays, pays.get_rect(midleft=(columns.values, line.centery)))
        for cell, left in zip(row.cells, columns.owners, strict=False):
            place = Rect(left, line.top, columns.each, line.height)
            if isinstance(cell, Share):
                self._share(surface, place, cell)
            elif cell is not None:
                number = self._number(
                    f"+{cell}" if row.gain and cell else str(cell), RED if row.strong else INK
                )
                put_centred(surface, number, (place.left + place.width * _POINTS, place.centery))

    def _share(self, surface: Surface, place: Rect, share: Share) -> None:
        fonts, sprites, size = self._view.fonts, self._view.sprites, self._size
        value = fonts.numeral(str(share.spiritual_value), round(size * 0.95), FAINT)
        put(surface, value, value.get_rect(center=(place.left + round(place.width * 0.24), place.centery)))
        middle = (place.left + round(place.width * 0.5), place.centery)
        put_centred(surface, place_disc(fonts, size, share.place), middle)
        if share.tied:
            side = round(size * 0.95)
            tie = sprites.fitted("icon_tie", (side, side))
            put_centred(surface, tie, (middle[0] - round(size * 1.4), middle[1]))
        if share.owner != NEUTRAL:
            text = f"+{share.points}" if share.points else "0"
            number = self._number(text, RED if share.points else FAINT)
            put_centred(surface, number, (place.left + place.width * _POINTS, place.centery))

    def _number(self, text: str, colour: Colour) -> Surface:
        return self._view.fonts.numeral(text, round(self._size * 1.05), colour)


def _most(table: ScoreTable) -> int:
    """The largest number in the rows of a table, at least one."""
    return max((cell for row in table.rows for cell in row.cells if isinstance(cell, int)), default=0) or 1


def _blank(size: tuple[int, int]) -> Surface:
    return native(Surface(size, pygame.SRCALPHA))


def _premultiplied(colour: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    red, green, blue, alpha = colour
    return red * alpha // 255, green * alpha // 255, blue * alpha // 255, alpha
