"""Buttons of a panel over the board: pressed by mouse, by arrows and Enter, or by a key of their own."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame
import pygame_gui
from attrs import frozen
from pygame import Rect
from pygame_gui import UIManager
from pygame_gui.core import ObjectID
from pygame_gui.elements import UIButton

_ON: Final = frozenset({pygame.K_DOWN, pygame.K_RIGHT, pygame.K_TAB})
_BACK: Final = frozenset({pygame.K_UP, pygame.K_LEFT})
_PRESS: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


@frozen
class Choice:
    """A button: what it says, what it does, a key that does the same (one of pygame's, or None).

    `style` is its class in the theme; `dress` is called with the button once it is made.
    """

    text: str
    action: Callable[[], None]
    key: int | None = None
    style: str = "@table"
    dress: Callable[[UIButton], None] | None = None


class Buttons:
    """A column or row of buttons, made of the window's widgets; one of them is chosen for the keyboard.

    Those made `later` are made by `making`, if `hidden` not to be seen before `show`.
    """

    def __init__(
        self,
        manager: UIManager,
        choices: Sequence[Choice],
        rects: Sequence[Rect],
        *,
        later: bool = False,
        hidden: bool = False,
    ) -> None:
        self._manager, self._choices, self._rects = manager, tuple(choices), tuple(rects)
        self._widgets: list[UIButton] = []
        self._chosen: int | None = None
        self._marked: int | None = None
        self._hidden = hidden
        if not later:
            for _made in self.making():
                pass

    def making(self) -> Iterator[None]:
        """Make the buttons, one a step."""
        for choice, rect in zip(self._choices, self._rects, strict=True):
            looks = ObjectID(class_id=choice.style)
            made = UIButton(rect, choice.text, self._manager, object_id=looks, visible=int(not self._hidden))
            self._widgets.append(made)
            if choice.dress is not None:
                choice.dress(made)
            if self._marked == len(self._widgets) - 1:
                made.select()
            yield

    def show(self) -> None:
        """Let hidden buttons be seen."""
        self._hidden = False
        for widget in self._widgets:
            widget.show()

    @property
    def pointed(self) -> int | None:
        """The number of the button under the mouse, else of the one chosen by keys."""
        return next((number for number, w in enumerate(self._widgets) if w.hovered), self._chosen)

    def kill(self) -> None:
        """Take the buttons away."""
        for widget in self._widgets:
            widget.kill()

    def mark(self, number: int) -> None:
        """Show a button as the one that is in force."""
        self._marked = number
        if number < len(self._widgets):
            self._widgets[number].select()

    def prefer(self, number: int) -> None:
        """Choose a button for the keyboard from the start, and show it so."""
        self._chosen = number
        self.mark(number)

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; say whether it was for a button."""
        if event.type == pygame_gui.UI_BUTTON_PRESSED and event.ui_element in self._widgets:
            self._choices[self._widgets.index(event.ui_element)].action()
            return True
        if event.type == pygame.KEYDOWN:
            return self._key(event.key, bool(event.mod & pygame.KMOD_SHIFT))
        return False

    def _key(self, key: int, shift: bool) -> bool:
        for choice in self._choices:
            if choice.key is not None and choice.key == key:
                choice.action()
                return True
        if key in _ON or key in _BACK:
            self._choose(-1 if key in _BACK or shift else 1)
            return True
        if key in _PRESS:
            self._choices[self._chosen or 0].action()
            return True
        return False

    def _choose(self, step: int) -> None:
        if self._chosen is not None:
            self._widgets[self._chosen].unselect()
        start = self._chosen if self._chosen is not None else (-1 if step > 0 else 0)
        self._chosen = (start + step) % len(self._widgets)
        self._widgets[self._chosen].select()


def column(count: int, area: Rect, high: int, gap: int) -> list[Rect]:
    """Return so many places for buttons one below the other from the top of an area."""
    return [Rect(area.left, area.top + number * (high + gap), area.width, high) for number in range(count)]


def row(count: int, area: Rect, gap: int) -> list[Rect]:
    """Return so many places for buttons side by side over the whole area."""
    pitch = (area.width + gap) / count
    lefts = [round(area.left + number * pitch) for number in range(count + 1)]
    return [Rect(left, area.top, lefts[i + 1] - left - gap, area.height) for i, left in enumerate(lefts[:-1])]
