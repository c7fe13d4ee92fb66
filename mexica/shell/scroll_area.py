"""A part of a screen with more in it than it can show: bar, wheel and keys move its contents."""

from typing import Final

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIVerticalScrollBar

TURN: Final = 0.2  # of the height that is seen, for a turn of the wheel
PAGE: Final = 0.9
END: Final = 0.99  # the contents count as shown to their end from this fraction on


class ScrollArea:
    """Contents `high` pixels high, seen through `view`, with a bar of this width to the right of it.

    Widgets whose container is `contents` are clipped and move with it.
    """

    def __init__(self, manager: UIManager, view: pygame.Rect, high: int, bar: int) -> None:
        self.view = view
        self._high = high
        window = UIContainer(view, manager)
        self.contents = UIContainer(pygame.Rect(0, 0, view.width, high), manager, container=window)
        beside = pygame.Rect(view.right + bar // 2, view.top, bar, view.height)
        self._bar = UIVerticalScrollBar(beside, view.height / high, manager)
        self.offset = 0  # pixels that are hidden above

    def holds(self, widget: object) -> bool:
        """Return whether a widget is among the contents."""
        return getattr(widget, "ui_container", None) is self.contents

    def scroll_to(self, offset: int) -> None:
        """Hide so many pixels above, as far as there are contents below."""
        self._bar.set_scroll_from_start_percentage(self._move(offset) / self._high)

    def _move(self, offset: int) -> int:
        self.offset = max(0, min(offset, self._high - self.view.height))
        self.contents.set_relative_position((0, -self.offset))
        return self.offset

    def update(self) -> None:
        """Follow the bar if it was moved."""
        if not self._bar.check_has_moved_recently():
            return
        seen_to = self._bar.start_percentage + self._bar.visible_percentage
        self._move(round(self._bar.start_percentage * self._high) if seen_to < END else self._high)

    def reveal(self, place: pygame.Rect) -> None:
        """Scroll as little as is needed to show this place of the window."""
        if place.top < self.view.top:
            self.scroll_to(self.offset - (self.view.top - place.top))
        elif place.bottom > self.view.bottom:
            self.scroll_to(self.offset + place.bottom - self.view.bottom)

    def handle(self, event: pygame.Event) -> bool:
        """Take the wheel over the contents, and Page Up and Page Down; returns whether it was one."""
        by = 0.0
        if event.type == pygame.MOUSEWHEEL and self.view.collidepoint(event.pos):
            by = -TURN * event.y
        elif event.type == pygame.KEYDOWN:
            by = {pygame.K_PAGEUP: -PAGE, pygame.K_PAGEDOWN: PAGE}.get(event.key, 0.0)
        if by:
            self.scroll_to(self.offset + round(by * self.view.height))
        return bool(by)
