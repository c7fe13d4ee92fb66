"""A part of a screen that may have more in it than it can show: bar, wheel and keys move its contents."""

from typing import Final

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIContainer
from pygame_gui.elements import UIVerticalScrollBar

TURN: Final = 0.2  # of the height that is seen, for a turn of the wheel
PAGE: Final = 0.9
END: Final = 0.99  # the contents count as shown to their end from this fraction on


class ScrollArea:
    """Contents of this width, in pixels; widgets whose container is `contents` are clipped and move with it.

    First the contents are made, from the top left of the container down, then `settle` gives them their
    place in the window: where they are seen, and a bar to the right if that is not all.
    """

    def __init__(self, manager: UIManager, size: tuple[int, int]) -> None:
        self._manager = manager
        self.view = pygame.Rect((0, 0), size)
        self._window = UIContainer(self.view, manager)
        self.contents = UIContainer(self.view, manager, container=self._window)
        self._bar: UIVerticalScrollBar | None = None
        self.offset = 0  # pixels that are hidden above

    @property
    def high(self) -> int:
        """How high the contents are in pixels."""
        return round(max((one.get_relative_rect().bottom for one in self.contents.elements), default=0))

    def settle(self, view: pygame.Rect, bar: int) -> None:
        """Show the contents here, with a bar of this width if they are higher."""
        high = max(self.high, view.height)
        self.view = view
        self._window.set_dimensions(view.size)
        self._window.set_position(view.topleft)
        self.contents.set_dimensions((view.width, high))
        if high > view.height:
            beside = pygame.Rect(view.right + bar // 3, view.top, bar, view.height)
            self._bar = UIVerticalScrollBar(beside, view.height / high, self._manager)

    @property
    def scrolls(self) -> bool:
        """Whether there is more than can be seen."""
        return self._bar is not None

    def holds(self, widget: object) -> bool:
        """Return whether a widget is among the contents."""
        return getattr(widget, "ui_container", None) is self.contents

    def scroll_to(self, offset: int) -> None:
        """Hide so many pixels above, as far as there are contents below."""
        if self._bar is not None:
            self._move(offset)
            self._bar.set_scroll_from_start_percentage(self.offset / self.contents.rect.height)

    def _move(self, offset: int) -> None:
        self.offset = max(0, min(offset, self.contents.rect.height - self.view.height))
        self.contents.set_relative_position((0, -self.offset))

    def update(self) -> None:
        """Follow the bar if it was moved."""
        bar, high = self._bar, self.contents.rect.height
        if bar is not None and bar.check_has_moved_recently():
            at_end = bar.start_percentage + bar.visible_percentage >= END
            self._move(high if at_end else round(bar.start_percentage * high))

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
