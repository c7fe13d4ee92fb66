"""The rows of the list of saved games: their contents, and how they are drawn."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from mexica.drawing.colours import FAINT, INK, RED
from mexica.drawing.fonts import whole_parts
from mexica.drawing.list_view import WASHES, ListRow, RowState
from mexica.shell.art import Art
from mexica.shell.game_protocol import Summary
from mexica.shell.save_preview import date_of
from mexica.shell.saves import Entry, Saves
from mexica.shell.widgets import PREMULTIPLIED
from mexica.texts import _

ROW: Final = 62  # units, like the rest
SECTION: Final = 46
INSET: Final = 12
GAP: Final = 20  # between the left and the right text of a line
SECTION_LETTERS: Final = 20
NAME_LETTERS: Final = 21
SMALL: Final = 17


class SaveRows:
    """Makes a row for each save, and a heading above those that came with the program."""

    def __init__(self, saves: Saves, art: Art) -> None:
        self._saves = saves
        self._art = art

    def _px(self, units: float) -> int:
        return round(units * self._art.per_unit)

    def rows(self) -> list[ListRow]:
        """Return the rows as the saves are now."""
        rows: list[ListRow] = []
        shipped = False
        for entry in self._saves.entries():
            if entry.kind == "shipped" and not shipped:
                shipped = True
                heading = _("Examples that come with the game")
                rows.append(ListRow(self._px(SECTION), partial(self._draw_section, heading)))
            rows.append(ListRow(self._px(ROW), partial(self._draw_entry, entry), entry))
        return rows

    def _draw_section(self, text: str, surface: pygame.Surface, place: pygame.Rect, _mark: RowState) -> None:
        title = self._art.fonts.text(text, self._px(SECTION_LETTERS), RED, True)
        inset = self._px(INSET)
        where = title.get_rect(left=place.left + inset, bottom=place.bottom - self._px(6))
        surface.blit(title, where, special_flags=PREMULTIPLIED)
        bottom = place.bottom - 3
        pygame.draw.line(surface, RED, (where.left, bottom), (place.right - inset, bottom))

    def _draw_entry(self, entry: Entry, surface: pygame.Surface, place: pygame.Rect, mark: RowState) -> None:
        if mark is not RowState.NONE:
            wash = pygame.Surface(place.size, pygame.SRCALPHA)
            wash.fill(WASHES[mark])
            surface.blit(wash, place)
        inner = place.inflate(-2 * self._px(INSET), 0)
        saved = self._write_right(surface, date_of(entry), inner.move(0, self._px(9)))
        room = inner.width - saved - self._px(GAP)
        name = self._art.fonts.fitted(entry.name, self._px(NAME_LETTERS), room, INK, True)
        surface.blit(name, inner.move(0, self._px(4)), special_flags=PREMULTIPLIED)
        self._draw_summary(surface, entry, inner.move(0, self._px(33)))

    def _draw_summary(self, surface: pygame.Surface, entry: Entry, place: pygame.Rect) -> None:
        if entry.summary is None:
            fault = self._art.fonts.text(_("It cannot be loaded."), self._px(SMALL), RED)
            surface.blit(fault, place, special_flags=PREMULTIPLIED)
            return
        stage = self._write_right(surface, self._saves.stage(entry), place)
        fonts, letters, room = self._art.fonts, self._px(SMALL), place.width - stage - self._px(GAP)
        shown = players_line(entry.summary, room, lambda text: fonts.width(text, letters))
        line = fonts.text(shown, letters, INK)
        surface.blit(line, place, special_flags=PREMULTIPLIED)

    def _write_right(self, surface: pygame.Surface, text: str, place: pygame.Rect) -> int:
        """Write to the right end of a place; returns the width of the text."""
        drawn = self._art.fonts.text(text, self._px(SMALL), FAINT)
        surface.blit(drawn, (place.right - drawn.width, place.top), special_flags=PREMULTIPLIED)
        return drawn.width


def players_line(summary: Summary, room: int, width: Callable[[str], float]) -> str:
    """Return the players with their points, or without them where these have no room."""
    with_points = (" " * 5).join(f"{name} {points}" for name, points in summary.players)
    if width(with_points) <= room:
        return with_points
    return whole_parts([name for name, _points in summary.players], ", ", room, width)
