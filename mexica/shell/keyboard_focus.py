"""Using widgets by keyboard: Tab and arrows move the focus, Enter and Space press."""

from typing import Final, Protocol, runtime_checkable

import pygame
from pygame_gui import UI_BUTTON_PRESSED, UIManager
from pygame_gui.elements import UIButton, UITextEntryLine

from mexica.drawing import palette
from mexica.drawing.colours import INK
from mexica.shell import theme
from mexica.shell.widgets import TextField

RING: Final = 4  # units
AWAY: Final = 6  # units between widget and ring
SIDEWAYS: Final = 3  # factor by which a sideways gap counts more than one ahead

_ARROWS: Final = {
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
}
_ENTER: Final = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Widget(Protocol):
    """Anything that can have the focus."""

    @property
    def rect(self) -> pygame.Rect:
        """Its place in pixels."""
        ...


@runtime_checkable
class KeyWidget(Widget, Protocol):
    """A widget that has keys of its own."""

    def key(self, event: pygame.Event) -> bool:
        """Take a key; returns whether it was used."""
        ...


class KeyboardFocus:
    """The keyboard focus of a screen. Its ring shows only after a key has moved it."""

    def __init__(self, manager: UIManager, per_unit: float) -> None:
        self._manager = manager
        self._per_unit = per_unit
        self._widgets: list[Widget] = []
        self._on: Widget | None = None
        self.ring = False

    def add(self, widget: Widget) -> None:
        """Append a widget to the tab order."""
        self._widgets.append(widget)

    def put(self, widget: Widget, ring: bool = True) -> None:
        """Give this widget the focus."""
        self._on, self.ring = widget, ring
        if isinstance(widget, UITextEntryLine):
            self._manager.set_focus_set(widget)
            widget.edit_position = len(widget.text)
            widget.select_range = [0, len(widget.text)]
            widget.cursor_has_moved_recently = True  # shows the cursor
        else:
            self._manager.set_focus_set(None)

    def take_over(self, before: "KeyboardFocus") -> None:
        """Take over the focus from an earlier build of the same screen, if its ring was showing."""
        if not before.ring or before.on not in before._widgets:
            return
        number = before._widgets.index(before.on)
        if number < len(self._widgets):
            self.put(self._widgets[number])

    @property
    def on(self) -> Widget | None:
        """The widget that has the focus."""
        return self._on

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; returns whether it moved the focus or was used by the widget that has it."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.ring = False
            return False
        if event.type != pygame.KEYDOWN:
            return False
        self._follow_clicks()
        if isinstance(self._on, KeyWidget) and self._on.key(event):
            self.ring |= isinstance(self._on, TextField)  # it was written in by a pad
            return True
        if event.key not in (pygame.K_TAB, *_ARROWS):
            return self._press(event.key)
        moved = self._move(event)
        if moved and bool(getattr(event, "pad", "")) and isinstance(self._on, TextField):
            self._on.tell_of_pad()
        return moved

    def _move(self, event: pygame.Event) -> bool:
        """Move the focus as this key says; the first one only shows where it is."""
        if not self.ring and self._on in self._usable():
            self.ring = True
            return True
        if event.key == pygame.K_TAB:
            return self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        return self._go(_ARROWS[event.key])

    def _follow_clicks(self) -> None:
        """Give the focus to a text field that was clicked."""
        focused = self._manager.get_focus_set() or ()
        entry = next((w for w in focused if isinstance(w, UITextEntryLine) and w in self._widgets), None)
        if entry is not None:
            self._on = entry

    def _usable(self) -> list[Widget]:
        return [
            widget
            for widget in self._widgets
            if getattr(widget, "is_enabled", True) and getattr(widget, "visible", True)
        ]

    def _step(self, by: int) -> bool:
        usable = self._usable()
        if not usable:
            return False
        start = usable.index(self._on) if self._on in usable else min(-by, 0)
        self.put(usable[(start + by) % len(usable)])
        return True

    def _go(self, direction: tuple[int, int]) -> bool:
        if self._on is None:
            return self._step(1)
        usable = self._usable()
        found = [
            (_distance(self._on.rect, widget.rect, direction), number)
            for number, widget in enumerate(usable)
            if widget is not self._on and _is_ahead(self._on.rect, widget.rect, direction)
        ]
        if found:
            self.put(usable[min(found)[1]])
        return bool(found)

    def _press(self, key: int) -> bool:
        """Press the button that has the focus: Enter does so even while no ring shows."""
        presses = key in _ENTER or (key == pygame.K_SPACE and self.ring)
        if not presses or not isinstance(self._on, UIButton) or not self._on.is_enabled:
            return False
        self._on.on_self_event(UI_BUTTON_PRESSED, {"mouse_button": pygame.BUTTON_LEFT})
        return True

    @property
    def ring_place(self) -> pygame.Rect:
        """The place of the ring around the widget that has the focus; empty if none has it."""
        if self._on is None:
            return pygame.Rect(0, 0, 0, 0)
        away = round(AWAY * self._per_unit)
        return self._on.rect.inflate(2 * away, 2 * away)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ring around the widget."""
        if not self.ring or self._on is None or self._on not in self._usable():
            return
        away, wide = round(AWAY * self._per_unit), max(2, round(palette.thick(RING * self._per_unit)))
        rect = self.ring_place
        pygame.draw.rect(surface, INK, rect.inflate(2, 2), wide + 2, border_radius=2 * away)
        pygame.draw.rect(surface, theme.BRIGHT, rect, wide, border_radius=2 * away)


def _is_ahead(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> bool:
    """Return whether the middle of a place lies in this direction."""
    return (pygame.Vector2(there.center) - here.center).dot(direction) > 1


def _distance(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> tuple[float, float]:
    """Return the distance to a place, with sideways gaps weighted, and its middle's sideways offset."""
    across = max(0, there.left - here.right, here.left - there.right)
    down = max(0, there.top - here.bottom, here.top - there.bottom)
    ahead, aside = (across, down) if direction[0] else (down, across)
    way = pygame.Vector2(there.center) - here.center
    return ahead + SIDEWAYS * aside, abs(way.x * direction[1] - way.y * direction[0])
