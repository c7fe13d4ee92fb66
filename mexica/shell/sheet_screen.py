"""A screen with a title, contents that scroll if they are too high for the window, and a line of buttons."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from typing import Final

import pygame
from pygame import Rect

from mexica.drawing.fonts import in_lines
from mexica.drawing.surfaces import clipped
from mexica.shell.flow import equal
from mexica.shell.screen import BUTTON, SCROLL_BAR, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.scroll_area import ScrollArea
from mexica.shell.widgets import TextField

HEADING: Final = 50  # units, like the rest
RAISED: Final = 4  # how much higher the title stands than the edge asks for
GAP: Final = 12
AROUND: Final = 24  # the least width of a button beside its text
LINE: Final = 30  # a note below what it is about
LEADING: Final = 1.25  # the height of a line over that of its letters


class SheetScreen(Screen):
    """A subclass makes the contents in `build`, within `sheet`, and then the buttons in the line `foot`."""

    def __init__(self, context: ScreenContext) -> None:
        super().__init__(context)
        self.scrolled: ScrollArea | None = None
        self.foot = Rect(0, 0, 0, 0)  # pixels of the window

    @contextmanager
    def sheet(self, width: float, title: str, least: float = 0, foot: int = BUTTON) -> Iterator[Rect]:
        """Make the panel, at most as wide and at least as high in units, with what is made inside.

        What is made inside is placed from the top left corner of the contents on: yields a line there.
        """
        most = Rect((0, 0), self.context.size).inflate(-self.px(24), -self.px(24))
        panel = Rect(0, 0, min(self.px(width), most.width), 0)
        edge = self.edge
        wide = panel.width - 2 * edge
        offset = self.scrolled.offset if self.scrolled else 0
        area = self.scrolled = ScrollArea(self.context.manager, (wide, most.height))
        self.container = area.contents
        try:
            yield Rect(0, 0, wide, self.px(BUTTON))
        finally:
            self.container = None
        above, below = edge + self.px(HEADING + GAP), edge + self.px(foot + GAP)
        panel.height = min(max(above + area.high + below, self.px(least)), most.height)
        panel.center = most.center
        self.panel = panel
        left, top = panel.left + edge, panel.top + edge - self.px(RAISED)
        self.title(Rect(left, top, wide, self.px(HEADING)), title)
        area.settle(Rect(left, panel.top + above, wide, panel.height - above - below), self.px(SCROLL_BAR))
        area.scroll_to(offset)
        self.foot = Rect(left, panel.bottom - edge - self.px(foot), wide, self.px(foot))

    def paragraph(self, place: Rect, text: str, style: str = "") -> int:
        """Make a text in as many lines as it needs from the top of a place on; returns its bottom.

        A text that is lower than the place stands in its middle.
        """
        font = self.context.manager.get_theme().get_font([style or "label"])
        lines = in_lines(text, lambda line: font.get_rect(line).width <= place.width)
        high = ceil(LEADING * font.get_rect("Ag").height)
        top = place.top + max(0, place.height - high * len(lines)) // 2
        for number, line in enumerate(lines):
            self.label(Rect(place.left, top + number * high, place.width, high), line, style)
        return max(place.bottom, top + high * len(lines))

    def beside_or_below(self, after: Rect, row: Rect, text: str) -> int:
        """Make a text to the right of a place in a row if it fits, else below; returns its bottom."""
        left = after.right + self.px(2 * GAP)
        if self.text_width(text, "label") <= row.right - left:
            self.label(Rect(left, after.top, row.right - left, after.height), text)
            return after.bottom
        return self.paragraph(Rect(row.left, after.bottom, row.width, self.px(LINE)), text)

    def equal_places(self, texts: Sequence[str], first: Rect, style: str, most: float) -> list[Rect]:
        """Return places of equal width, at most so many units, for buttons with these texts.

        They stand in as few lines as their texts allow, from this one on.
        """
        least = max(self.text_width(text, style) for text in texts) + self.px(AROUND)
        return equal(len(texts), first, self.px(GAP), (least, max(least, self.px(most))))

    # --- Scene ---

    def _rebuild(self) -> None:
        super()._rebuild()
        self._reveal_focus()

    def _reveal_focus(self) -> None:
        if self.scrolled is not None and self.keys.ring and self.scrolled.holds(self.keys.on):
            self.scrolled.reveal(self.keys.ring_place)

    def handle(self, event: pygame.Event) -> None:
        """Scroll by keys and wheel, and keep the keyboard's focus in view."""
        on = self.keys.on
        writes = isinstance(on, TextField) and bool(getattr(event, "pad", ""))
        if self.scrolled is not None and not writes and self.scrolled.handle(event):
            self.changed = True
            return
        super().handle(event)
        if event.type == pygame.KEYDOWN and (self.keys.on is not on or self.changed):
            self._reveal_focus()

    def update(self, seconds: float) -> bool:
        """Follow the scroll bar; return whether anything but the widgets changed."""
        if self.scrolled is not None:
            self.scrolled.update()
        return super().update(seconds)

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Draw the ring of the keyboard focus, as far as its widget can be seen."""
        inside = self.scrolled is not None and self.scrolled.holds(self.keys.on)
        with clipped(surface, self.scrolled.view if self.scrolled and inside else surface.get_rect()):
            self.keys.draw(surface)
