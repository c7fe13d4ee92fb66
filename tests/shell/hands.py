"""The real window under the dummy driver, used by mouse and keyboard."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame
from pygame_gui.elements import UIButton, UITextEntryLine

from mexica import box
from mexica.resources import untold_damage
from mexica.shell.settings import Settings
from mexica.shell.startup import Games, begin
from mexica.shell.user_folders import Folders

SIZE = (1024, 700)


def folders_in(folder: Path) -> Folders:
    return Folders(folder / "config", folder / "data", folder / "log")


class Hands:
    """A window opened with the files of this folder, and what a player can do with it."""

    def __init__(self, folder: Path, load: Path | None = None, games: Games = box.games) -> None:
        self.folders = folders_in(folder)
        untold_damage()  # of earlier tests
        with patch("mexica.shell.window.first_size", lambda *_: SIZE):
            self.app = begin(games, self.folders)
        self.game = games()[0]
        self.app.window.resize(SIZE)
        self.app.start(load)
        pygame.mouse.set_pos((0, 0))  # away from all widgets, wherever another test has left it
        self.settle()

    @property
    def settings(self) -> Settings:
        return self.app.settings_in_use.settings

    @property
    def scene(self):
        return self.app.stack.top

    def step(self, *events: pygame.Event) -> bool:
        """Let the window handle these events and those that follow; returns whether it drew."""
        drew = self.app.step(list(events))
        for _ in range(3):
            if self.app.open:
                self.app._autosave.wait()  # an action is shown once it is on the disk
                drew |= self.app.step(pygame.event.get())
        return drew

    def settle(self) -> None:
        """Wait until a resize has settled."""
        self.step(*pygame.event.get())
        self.until(lambda: self.app.window.settles_in is None)

    def until(self, condition: Callable[[], bool], seconds: float = 60.0) -> None:
        limit = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < limit, "waited in vain"
            time.sleep(0.01)
            self.step()

    def rest(self) -> None:
        """Wait until nothing is due and nothing has changed for a while."""
        self.until(lambda: self.scene.next_wake is None and not any(self.step() for _ in range(10)))

    def play(self, record: Any) -> None:
        """Play this record of the first game in the box."""
        self.app.navigation.play(self.game, record)

    def open_saves(self, record: Any | None) -> None:
        """Open the screen of saved games, with this game in progress."""
        self.app.navigation.open_saves(self.game, record)

    # --- keyboard ---

    def key(self, key: int, mod: int = 0, unicode: str = "", scancode: int = 0) -> None:
        """Press a key and let it go before it repeats, however long a step takes."""
        pressed = {"key": key, "mod": mod, "unicode": unicode, "scancode": scancode}
        self.step(pygame.Event(pygame.KEYDOWN, pressed), pygame.Event(pygame.KEYUP, pressed))

    def tab_to(self, text: str) -> None:
        """Press Tab until the button with this text has the focus."""
        for _ in range(60):
            if getattr(self.scene.keys.on, "text", None) == text and self.scene.keys.ring:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab does not come to '{text}'")

    def write(self, text: str) -> None:
        for letter in text:
            self.step(
                pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter, scancode=0),
                pygame.Event(pygame.TEXTINPUT, text=letter),
            )

    # --- mouse ---

    def point(self, position: tuple[int, int]) -> None:
        pygame.mouse.set_pos(position)
        self.step(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0), touch=False))

    def click(self, position: tuple[int, int], button: int = pygame.BUTTON_LEFT, clicks: int = 1) -> None:
        self.point(position)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.step(pygame.Event(kind, pos=position, button=button, touch=False, clicks=clicks))

    def button(self, text: str, number: int = 0) -> UIButton:
        """The visible button with this text; number 0 is the topmost and leftmost."""
        found = [button for button in self.buttons() if button.text == text]
        assert found, f"no button '{text}' among {[button.text for button in self.buttons()]}"
        return found[number]

    def buttons(self) -> list[UIButton]:
        sprites = self.app.stack.manager.get_sprite_group().sprites()
        return sorted(
            (sprite for sprite in sprites if isinstance(sprite, UIButton)),
            key=lambda button: (button.rect.top, button.rect.left),
        )

    def press(self, text: str, number: int = 0) -> None:
        button = self.button(text, number)
        assert button.is_enabled, f"'{text}' cannot be pressed"
        self.click(button.rect.center)

    def icon(self, tip: str, number: int = 0) -> UIButton:
        """The button with this tip; number 0 is the topmost."""
        return [button for button in self.buttons() if button.tool_tip_text == tip][number]

    def entries(self) -> list[UITextEntryLine]:
        sprites = self.app.stack.manager.get_sprite_group().sprites()
        return [sprite for sprite in sprites if isinstance(sprite, UITextEntryLine)]

    def texts(self) -> str:
        """The texts of all widgets, with plain spaces."""
        sprites = self.app.stack.manager.get_sprite_group().sprites()
        said = (getattr(sprite, "html_text", "") or getattr(sprite, "text", "") for sprite in sprites)
        return "\n".join(text for text in said if text).replace("\N{NO-BREAK SPACE}", " ")

    def close(self) -> None:
        if self.app.open:
            self.app.navigation.quit()
            self.step()
        self.app.close()
