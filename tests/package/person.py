"""What a person does in any window by mouse and keyboard: in the mirror too, or in the window alone."""

import time
from abc import ABC, abstractmethod
from typing import Any

import pygame
from pygame_gui.elements import UIButton

from mexica.texts import _
from tests.package.display import DesktopWindow
from tests.package.mirror import Mirror

BEFORE_A_CLICK = 0.1  # seconds


class Person(ABC):
    """Does the same in the window and in its mirror."""

    def __init__(self, window: DesktopWindow, mirror: Mirror) -> None:
        self.window, self.mirror = window, mirror

    # --- anywhere ---

    def click(self, place: tuple[int, int], *, alone: bool = False) -> None:
        """Click this place; `alone` leaves the mirror as it is."""
        self.window.move(place)
        time.sleep(BEFORE_A_CLICK)
        self.window.click(place)
        if not alone:
            self.mirror.hands.click(place)

    def press(self, text: str, number: int = 0, *, alone: bool = False) -> None:
        """Click the button with this text in English; number 0 is the topmost and leftmost."""
        button = self.button(text, number)
        assert button.is_enabled, f"'{text}' cannot be pressed"
        self.click(button.rect.center, alone=alone)

    def button(self, text: str, number: int = 0) -> UIButton:
        """Wait for the button with this text in English; number 0 is the topmost and leftmost."""
        hands, told = self.mirror.hands, _(text)
        hands.until(lambda: any(button.text == told for button in hands.buttons()))
        return hands.button(told, number)

    def key(self, name: str, key: int, mod: int = 0) -> None:
        """Press a key; `name` is what X11 calls it, `key` and `mod` are pygame's numbers."""
        self.window.key(name)
        self.mirror.hands.key(key, mod)

    def write(self, text: str) -> None:
        """Write this in place of all that is in the text field with the focus."""
        self.key("ctrl+a", pygame.K_a, pygame.KMOD_CTRL)
        self.window.write(text)
        self.mirror.hands.write(text)

    def rest(self) -> None:
        """Take the mouse to where nothing is."""
        self.point((1, 1))

    def point(self, place: tuple[int, int]) -> None:
        """Take the mouse to this place."""
        self.window.move(place)
        self.mirror.hands.point(place)

    # --- at the table ---

    def command(self, asked: Any, *, alone: bool = False) -> None:
        """Click a button of the bar."""
        self.click(self.mirror.match.bar.places[asked].center, alone=alone)

    @abstractmethod
    def act(self, action: Any) -> tuple[Any, ...]:
        """Do this action of the person to move; return all actions of the match after it.

        What hands the turn to somebody else is not done in the mirror, so that nobody thinks in it.
        """

    @property
    def actions(self) -> tuple[Any, ...]:
        """All actions of the match in the mirror."""
        actions: tuple[Any, ...] = self.mirror.match.table.session.actions
        return actions

    def wait_for_actions(self) -> None:
        """Wait until the mirror has played what was asked for."""
        self.mirror.hands.until(lambda: not self.mirror.match.table.runner.busy)
