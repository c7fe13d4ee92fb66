"""A game's table in the upper part of the window, and below it a panel with words and four buttons."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.shell import lesson_panel
from mexica.shell.game_protocol import LessonTable
from mexica.shell.lesson_host import LessonHost
from mexica.shell.lesson_panel import LessonButton, LessonPanel, PanelWords, draw_mark
from mexica.shell.screen_context import ScreenContext

_NOT_ALONE: Final = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT
_MOUSE: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)

MakeHost = Callable[[Callable[[], int]], LessonHost]


class TableWithPanel:
    """The table that `make` returns for the window above the panel. `host` makes that window.

    The music of the screen before comes back when it is left.
    """

    def __init__(
        self, context: ScreenContext, host: MakeHost, make: Callable[[LessonHost], LessonTable]
    ) -> None:
        self.panel: LessonPanel | None = None
        self._context, self._make = context, make
        self._host = host(lambda: lesson_panel.height(context))
        self._mood = context.sound.mood
        self.table = make(self._host)

    def begin_again(self) -> None:
        """Put a new table in the place of this one, without a panel."""
        self.table.leave()
        self._context.manager.clear_and_reset()
        self.panel = None
        self.table = self._make(self._host)

    def say(self, words: PanelWords, buttons: tuple[LessonButton, ...]) -> None:
        """Show these words and buttons."""
        if self.panel is not None:
            self.panel.kill()
        self.panel = LessonPanel(self._context, words, buttons)

    def leave(self) -> None:
        """Leave the table."""
        self.table.leave()
        self._context.sound.set_mood(self._mood)

    def resize(self) -> None:
        """Lay the table out for the window as it is; the panel is gone until the next words."""
        self.panel = None  # its buttons went with their manager
        self.table.resize(self._host.size)

    def handle(self, event: pygame.Event, keys: Mapping[int, Callable[[], None]]) -> None:
        """Take these keys; pass everything else to the table, but no click on the panel."""
        if event.type in _MOUSE and self._is_over_panel(getattr(event, "pos", self._context.pointer)):
            return
        pressed = event.type == pygame.KEYDOWN and not event.mod & _NOT_ALONE
        command = keys.get(event.key) if pressed else None
        if command is not None:
            self._context.defer(command)
        else:
            self.table.handle(event)

    def _is_over_panel(self, position: tuple[int, int]) -> bool:
        return self.panel is not None and self.panel.place.collidepoint(position)

    def draw(self, surface: Surface, hints: Sequence[str]) -> None:
        """Draw the table, the places to click in order to play these actions, and the panel."""
        place = Rect((0, 0), self._host.size)
        self.table.draw(surface.subsurface(place.clip(surface.get_rect())))  # a window may be smaller
        for place in self.table.places_to_click(hints) if hints else ():
            draw_mark(surface, place, self._context.per_unit)
        if self.panel is not None:
            self.panel.draw(surface)
