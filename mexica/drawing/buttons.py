"""Buttons of a panel over the board: pressed by mouse, by arrow keys and Enter, or by a key of their own."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
import pygame_gui
from attrs import frozen
from pygame import Rect
from pygame_gui import UIManager
from pygame_gui.core import ObjectID
from pygame_gui.elements import UIButton

_FORWARD: Final = frozenset({pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB})
_BACK: Final = frozenset({pygame.K_UP, pygame.K_LEFT})
_USUAL: Final = "@table"
_SMALLER: Final = ("@small", "@smaller", "@smallest")
_SIZES: Final = (_USUAL, *_SMALLER)
_AROUND: Final = 0.4  # of a button's height, the least room beside its text
_LETTERS: Final = 0.75  # of a button's height, at most
_PRESS: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


@frozen
class PanelButton:
    """A button of a panel: its text, what it does, and pygame's number of a key that does the same, if any.

    `style` is its class in the theme; `decorate` is called with the widget once it is made.
    """

    text: str
    action: Callable[[], None]
    key: int | None = None
    style: str = _USUAL
    decorate: Callable[[UIButton], None] | None = None


class Buttons:
    """The widgets of some buttons; one of them can be chosen for the keyboard.

    `widgets` are those made so far: with `later`, none until `build_steps` is run. With `hidden` none is
    visible before `show`.
    """

    def __init__(
        self,
        manager: UIManager,
        buttons: Sequence[PanelButton],
        rects: Sequence[Rect],
        *,
        later: bool = False,
        hidden: bool = False,
    ) -> None:
        self._manager, self._buttons, self._rects = manager, tuple(buttons), tuple(rects)
        self.widgets: list[UIButton] = []
        self._focused: int | None = None
        self._selected: int | None = None
        self._hidden = hidden
        if not later:
            for _step in self.build_steps():
                pass

    def build_steps(self) -> Iterator[None]:
        """Make the widgets, one a step."""
        styles = _styles(self._manager, self._buttons, self._rects)
        for button, rect, style in zip(self._buttons, self._rects, styles, strict=True):
            looks = ObjectID(class_id=style)
            made = UIButton(rect, button.text, self._manager, object_id=looks, visible=int(not self._hidden))
            self.widgets.append(made)
            if button.decorate is not None:
                button.decorate(made)
            if self._selected == len(self.widgets) - 1:
                made.select()
            yield

    def show(self) -> None:
        """Make hidden buttons visible."""
        self._hidden = False
        for widget in self.widgets:
            widget.show()

    @property
    def pointed(self) -> int | None:
        """The number of the button under the mouse, else of the one chosen by the keyboard."""
        return next((number for number, w in enumerate(self.widgets) if w.hovered), self._focused)

    def kill(self) -> None:
        """Remove the widgets."""
        for widget in self.widgets:
            widget.kill()

    def select(self, number: int) -> None:
        """Show a button as selected."""
        self._selected = number
        if number < len(self.widgets):
            self.widgets[number].select()

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; return whether it was for a button."""
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element in self.widgets:
            self._buttons[self.widgets.index(event.ui_element)].action()
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event.key, bool(event.mod & pygame.KMOD_SHIFT))
        return False

    def _key(self, key: int, shift: bool) -> bool:
        for button in self._buttons:
            if button.key is not None and button.key == key:
                button.action()
                return True
        if key in _FORWARD or key in _BACK:
            self._move_focus(-1 if key in _BACK or shift else 1)
            return True
        if key in _PRESS:
            self._buttons[self._focused or 0].action()
            return True
        return False

    def _move_focus(self, step: int) -> None:
        if self._focused is not None:
            self.widgets[self._focused].unselect()
        start = self._focused if self._focused is not None else (-1 if step > 0 else 0)
        self._focused = (start + step) % len(self.widgets)
        self.widgets[self._focused].select()


def _styles(manager: UIManager, buttons: Sequence[PanelButton], rects: Sequence[Rect]) -> list[str]:
    """Return the style of each button; those side by side share the smallest letters that one of them needs.

    A button with a style of its own keeps it.
    """
    styles = [_fitting(manager, button, rect) for button, rect in zip(buttons, rects, strict=True)]
    least: dict[int, int] = {}  # by the top of a row
    for button, rect, style in zip(buttons, rects, styles, strict=True):
        if button.style == _USUAL:
            least[rect.top] = max(_SIZES.index(style), least.get(rect.top, 0))
    return [
        _SIZES[least[rect.top]] if button.style == _USUAL else style
        for button, rect, style in zip(buttons, rects, styles, strict=True)
    ]


def _fitting(manager: UIManager, button: PanelButton, rect: Rect) -> str:
    """Return the style of a button, or one with smaller letters if its text does not fit."""
    theme = manager.get_theme()
    room = rect.width - round(_AROUND * rect.height)
    for style in (button.style, *_SMALLER):
        place = theme.get_font(["button" if style == _USUAL else style]).get_rect(button.text)
        if button.style != _USUAL or (place.width <= room and place.height <= _LETTERS * rect.height):
            return style
    return _SMALLER[-1]


def fits(manager: UIManager, button: PanelButton, rect: Rect) -> bool:
    """Return whether a button's text fits there, if need be in the smallest letters."""
    font = manager.get_theme().get_font([_SMALLER[-1]])
    return font.get_rect(button.text).width <= rect.width - round(_AROUND * rect.height)


def column(count: int, area: Rect, high: int, gap: int) -> list[Rect]:
    """Return the places of so many buttons one below the other, from the top of an area down."""
    return [Rect(area.left, area.top + number * (high + gap), area.width, high) for number in range(count)]


def row(count: int, area: Rect, gap: int) -> list[Rect]:
    """Return the places of so many buttons side by side over the whole area."""
    pitch = (area.width + gap) / count
    lefts = [round(area.left + number * pitch) for number in range(count + 1)]
    return [Rect(left, area.top, lefts[i + 1] - left - gap, area.height) for i, left in enumerate(lefts[:-1])]
