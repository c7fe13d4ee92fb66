"""The score screen over the board: its pages, scrolling, and buttons for what comes next."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager
from pygame_gui.elements import UIButton, UIVerticalScrollBar

from mexica.drawing.buttons import Buttons, PanelButton, row
from mexica.drawing.colours import INK, TITLE_RED
from mexica.drawing.overlay import TITLE, VEIL, draw_title, place_and_letters
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import put
from mexica.drawing.view import View
from mexica.games.mexica.table.scores.score_table import ScoreTable
from mexica.games.mexica.table.scores.score_view import ScoreView
from mexica.shell.match.growing_overlay import UNSEEN

_SCROLLS: Final = {pygame.K_UP: -1.0, pygame.K_DOWN: 1.0, pygame.K_PAGEUP: -8.0, pygame.K_PAGEDOWN: 8.0}
_ENDED: Final = object()
_LEAST_WIDE, _LEAST_HIGH = 66, 34  # letter heights of the whole screen
_TO_THE_END: Final = 10_000.0


class ScoreScreen:
    """Tables of scorings, one page each, with buttons to turn the pages and to close the screen."""

    def __init__(
        self,
        pages: Sequence[ScoreTable],
        seats: Sequence[SeatLook],
        verdict: str,
        choices: Sequence[PanelButton],
        changed: Callable[[], None],
    ) -> None:
        self.offer: PanelButton | None = None
        """One more button, above those of the choices."""
        self._pages, self._seats, self._verdict, self._choices = tuple(pages), tuple(seats), verdict, choices
        self._changed = changed
        self._page = 0
        self._buttons: list[Buttons] = []
        self._bar: UIVerticalScrollBar | None = None
        self._board = self._area = Rect(0, 0, 0, 0)
        self._heading = self._lines = self._sums = Surface((0, 0))
        self._pitch = self._size = 1
        self._built: tuple[View, UIManager] | None = None
        self._hidden = False
        self._steps: Iterator[None] = iter(())
        self.unfinished = False  # whether parts of it are still to be built

    @property
    def table(self) -> ScoreTable:
        """The page that is shown."""
        return self._pages[self._page]

    @property
    def title(self) -> str:
        """The title of the page: on the first page of a result, the verdict."""
        return self._verdict if self._verdict and self._page == 0 else self.table.title

    @property
    def widgets(self) -> tuple[UIButton, ...]:
        """The widgets of its buttons built so far."""
        return tuple(widget for buttons in self._buttons for widget in buttons.widgets)

    def build(self, view: View, manager: UIManager) -> None:
        """Draw the page and make the buttons, and a scroll bar if the page is longer than the screen."""
        self.open(view, manager)
        self._make_all()

    def open(self, view: View, manager: UIManager) -> None:
        """Show the screen as far as it is built; `make_more` builds the rest."""
        if self._built != (view, manager):
            self.prepare(view, manager)
        self._hidden = False
        for buttons in self._buttons:
            buttons.show()
        if self._bar is not None:
            self._bar.show()

    def prepare(self, view: View, manager: UIManager) -> None:
        """Begin to build the screen without showing it."""
        self.close()
        self._built, self._hidden = (view, manager), True
        self._steps = self._build_steps(view, manager)
        self._step()

    def make_more(self, seconds: float = UNSEEN) -> bool:
        """Build more of the screen for about this long; return whether anything was left to do."""
        until = perf_counter() + seconds
        begun = self.unfinished
        while self.unfinished and perf_counter() < until:
            self._step()
        return begun

    def _make_all(self) -> None:
        while self.unfinished:
            self._step()

    def _step(self) -> None:
        self.unfinished = next(self._steps, _ENDED) is not _ENDED

    def _build_steps(self, view: View, manager: UIManager) -> Iterator[None]:
        """Build the screen in short steps."""
        area, self._size = place_and_letters(view, _LEAST_WIDE, _LEAST_HIGH)
        edge, high, gap = round(self._size * 2.2), round(self._size * 2.5), self._size // 2
        wide = min(round(self._size * 72), area.width - 2 * self._size)
        scores = ScoreView(view, self._seats, self._size, wide - 2 * edge - round(self._size * 1.4))
        self._pitch = scores.pitch
        title = round(self._size * (4.3 if self.table.note else 2.6))
        tabs = high + gap if len(self._pages) > 1 else 0
        offered = high + gap if self.offer is not None else 0
        around = 2 * edge + title + tabs + gap + high + offered
        longest = max(map(scores.height, self._pages))
        self._board = Rect(0, 0, wide, min(area.height - self._size, around + longest))
        self._board.center = area.center
        inside = self._board.inflate(-2 * edge, -2 * edge)
        bottom = Rect(inside.left, inside.bottom - high, inside.width, high)
        place = _middle(bottom, len(self._choices) * 16 * self._size)
        top = inside.top + title + tabs + scores.heading_height(self.table)
        self._lay_out_lines(scores, Rect(inside.left, top, inside.width, place.top - gap - top - offered))
        yield from self._draw_table(view, scores)
        buttons, places = list(self._choices), row(len(self._choices), place, gap)
        if self.offer is not None:
            buttons.append(self.offer)
            places.append(_middle(bottom.move(0, -offered), 24 * self._size))
        ways = Buttons(manager, buttons, places, later=True, hidden=self._hidden)
        yield from self._make_buttons(ways)
        if tabs:
            yield from self._make_tabs(manager, Rect(inside.left, inside.top + title, inside.width, high))
        self._make_bar(manager)
        yield

    def _lay_out_lines(self, scores: ScoreView, room: Rect) -> None:
        """Lay out the lines, with the sums at the bottom."""
        table = self.table
        loose = room.height // (len(table.rows) + len(table.sums)) if not table.has_shares else 0
        self._sums = scores.lines(table.sums, loose * len(table.sums))
        self._area = Rect(room.left, room.top, room.width, room.height - self._sums.height)
        self._lines = scores.lines(table.rows, loose * len(table.rows))
        self._heading = Surface((0, 0))

    def _draw_table(self, view: View, scores: ScoreView) -> Iterator[None]:
        view.sprites.surface("panel_paper", self._board.size)
        yield
        self._heading = scores.heading(self.table)
        yield
        for surface, rows in ((self._lines, self.table.rows), (self._sums, self.table.sums)):
            yield from scores.drawing(surface, self.table, rows)

    def _make_buttons(self, buttons: Buttons) -> Iterator[None]:
        self._buttons.append(buttons)
        yield from buttons.build_steps()

    def handle(self, event: pygame.Event) -> bool:
        """Scroll by wheel and keys; pass everything else to the buttons."""
        self._make_all()
        if event.type == pygame.MOUSEWHEEL and self._bar is not None:
            self._scroll(-3.0 * event.precise_y)
            return True
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return True
        return any(buttons.handle(event) for buttons in list(self._buttons))

    def draw(self, target: Surface, view: View) -> None:
        """Draw the paper, the title, the heading and as many lines as fit."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        put(target, view.sprites.surface("panel_paper", self._board.size), self._board)
        size = self._size
        title = view.fonts.fitted(
            self.title, round(size * TITLE), self._board.width - 4 * size, TITLE_RED, True
        )
        middle = self._board.centerx
        draw_title(target, view, title, self._board.move(0, round(size * 1.9)), size)
        if self.table.note:
            note = view.fonts.fitted(self.table.note, size, self._board.width - 4 * size, INK)
            put(target, note, note.get_rect(midtop=(middle, self._board.top + round(size * 4.5))))
        put(target, self._heading, (self._area.left, self._area.top - self._heading.height))
        shown = Rect(0, self._offset(), self._lines.width, min(self._area.height, self._lines.height))
        shown.clamp_ip(self._lines.get_rect())
        target.blit(self._lines, self._area, shown, special_flags=pygame.BLEND_PREMULTIPLIED)
        put(target, self._sums, (self._area.left, self._area.top + shown.height))

    def close(self) -> None:
        """Remove the widgets."""
        for buttons in self._buttons:
            buttons.kill()
        self._buttons = []
        if self._bar is not None:
            self._bar.kill()
            self._bar = None
        self._built, self._steps, self.unfinished = None, iter(()), False

    def _tabs(self) -> list[PanelButton]:
        return [
            PanelButton(table.title, lambda number=number: self._turn_to(number))  # type: ignore[misc]
            for number, table in enumerate(self._pages)
        ]

    def _make_tabs(self, manager: UIManager, place: Rect) -> Iterator[None]:
        place = _middle(place, len(self._pages) * 15 * self._size)
        places = row(len(self._pages), place, self._size // 2)
        tabs = Buttons(manager, self._tabs(), places, later=True, hidden=self._hidden)
        tabs.select(self._page)
        yield from self._make_buttons(tabs)

    def _turn_to(self, page: int) -> None:
        self._page = page
        if self._built is not None:
            view, manager = self._built
            self.close()
            self.build(view, manager)
        self._changed()

    def _make_bar(self, manager: UIManager) -> None:
        if self._lines.height <= self._area.height:
            return
        self._area.height -= self._area.height % self._pitch  # no line is cut off at the ends
        wide = round(self._pitch * 0.55)
        place = Rect(self._area.right - wide, self._area.top, wide, self._area.height)
        share = self._area.height / self._lines.height
        self._bar = UIVerticalScrollBar(place, share, manager, visible=int(not self._hidden))

    def _key(self, key: int) -> bool:
        if key == pygame.K_TAB and len(self._pages) > 1:
            self._turn_to((self._page + 1) % len(self._pages))
            return True
        if self._bar is None:
            return False
        if key in (pygame.K_HOME, pygame.K_END):
            self._scroll(-_TO_THE_END if key == pygame.K_HOME else _TO_THE_END)
            return True
        if key in _SCROLLS:
            self._scroll(_SCROLLS[key])
            return True
        return False

    def _scroll(self, lines: float) -> None:
        if self._bar is not None:
            share = self._bar.start_percentage + lines * self._pitch / self._lines.height
            self._bar.set_scroll_from_start_percentage(share)

    def _offset(self) -> int:
        if self._bar is None:
            return 0
        rows = round(float(self._bar.start_percentage) * self._lines.height / self._pitch)
        return rows * self._pitch


def _middle(place: Rect, width: int) -> Rect:
    """The middle of a place, at most this wide."""
    result = Rect(0, place.top, min(width, place.width), place.height)
    result.centerx = place.centerx
    return result
