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

_CHANGES: Final = ("Start", "B")  # the buttons of a pad that lead to those of the panel, or back

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
        """Show these words and buttons; buttons that stay as they are can be pressed meanwhile."""
        if self.panel is not None and self.panel.buttons == buttons:
            self.panel.words = words
            return
        before, self.panel = self.panel, LessonPanel(self._context, words, buttons)
        if before is not None:
            self.panel.keys.take_over(before.keys)
            before.kill()

    def leave(self) -> None:
        """Leave the table."""
        self.table.leave()
        self._context.sound.set_mood(self._mood)

    def resize(self) -> None:
        """Lay the table out for the window as it is; the panel is gone until the next words."""
        self.panel = None  # its buttons went with their manager
        self.table.resize(self._host.size)

    def handle(self, event: pygame.Event, keys: Mapping[int, Callable[[], None]]) -> bool:
        """Take these keys; pass everything else to the table, but no click on the panel.

        A game pad chooses among the buttons of the panel after Start. Returns whether the panel changed.
        """
        if self.panel is not None and _taken_by_pad(event, self.panel):
            return True
        ended = self.panel is not None and _ends_choosing(event, self.panel)
        if event.type not in _MOUSE or not self._is_over_panel(getattr(event, "pos", self._context.pointer)):
            self._pass_on(event, keys)
        return ended

    def _pass_on(self, event: pygame.Event, keys: Mapping[int, Callable[[], None]]) -> None:
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
        marks = self.table.places_to_click(hints) if hints else ()
        in_front = [place.clip(surface.get_rect()) for place in self.table.in_front] if marks else []
        kept = [(surface.subsurface(place).copy(), place) for place in in_front if place]
        for place in marks:
            draw_mark(surface, place, self._context.per_unit)
        for picture, place in kept:
            surface.blit(picture, place)
        if self.panel is not None:
            self.panel.draw(surface)


def _taken_by_pad(event: pygame.Event, panel: LessonPanel) -> bool:
    """Choose among the buttons of the panel by a press of a game pad; return whether it was one for them."""
    button = getattr(event, "pad", "") if event.type == pygame.KEYDOWN else ""
    if not button or not (panel.choosing or button == "Start"):
        return False
    if button in _CHANGES:
        panel.choose(begin=button == "Start" and not panel.choosing)
    else:
        panel.keys.handle(event)
        if button == "A":
            panel.choose(begin=False)
    return True


def _ends_choosing(event: pygame.Event, panel: LessonPanel) -> bool:
    """Let the pad choose no longer if keyboard or mouse are used; return whether it was choosing."""
    ends = panel.choosing and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
    if ends:
        panel.choose(begin=False)
    return ends
