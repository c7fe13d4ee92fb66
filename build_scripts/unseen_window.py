"""The window of the program without a display, to take pictures of, and a hand on its mouse and keyboard."""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame  # the driver must be chosen first

from mexica.box import games
from mexica.shell.app import App
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.startup import begin
from mexica.shell.user_folders import Folders

FRAMES: Final = 12  # a second
PATIENCE: Final = 240.0  # seconds until something is waited for in vain
CORNER: Final = (1, 1)  # where the mouse is out of the way
RESTED: Final = 4.0  # seconds after which nothing moves but what always does


def window(folder: Path, size: tuple[int, int], **settings: Any) -> App:
    """Return the program with these settings in a window of this size, and the player's files here."""
    folders = Folders(folder / "config", folder / "data", folder / "log")
    folders.config.mkdir(parents=True)
    chosen = json.dumps({**settings, "window": list(size)})
    folders.settings_file.write_text(chosen, encoding="utf-8")
    app = begin(games, folders)
    app.window.resize(size)  # a size that may exceed the dummy driver's desktop
    app.window.note_resize()
    app.window.pass_time(1.0)
    app.stack.lay_out(app.window.laid_out)
    return app


def drawn(app: App) -> pygame.Surface:
    """Return what the window shows; it is drawn over later."""
    surface = app.window.surface
    app.stack.draw(surface)
    return surface


class Hand:
    """A hand on mouse and keyboard of a game in the window."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.step()
        self.point(CORNER)
        self.rest()

    @property
    def match(self) -> MatchScene:
        """The match at the table."""
        return next(one for one in reversed(self.app.stack.scenes) if isinstance(one, MatchScene))

    def step(self, *events: pygame.Event) -> None:
        """Let the window take these events, and a frame pass."""
        self.app.step([*events, *pygame.event.get()], 1 / FRAMES)

    def rest(self) -> None:
        """Let some seconds pass."""
        for _ in range(round(RESTED * FRAMES)):
            self.step()

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that another process does; TimeoutError if it never happens."""
        limit = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > limit:
                raise TimeoutError("waited in vain")
            time.sleep(1 / FRAMES)
            self.step()

    def key(self, key: int) -> None:
        """Press a key."""
        pressed = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
        self.step(pygame.Event(pygame.KEYDOWN, pressed), pygame.Event(pygame.KEYUP, pressed))

    def point(self, pixel: tuple[int, int]) -> None:
        """Move the mouse."""
        pygame.mouse.set_pos(pixel)
        motion = {"pos": pixel, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
        self.step(pygame.Event(pygame.MOUSEMOTION, motion))

    def click(self, pixel: tuple[int, int]) -> None:
        """Click with the mouse."""
        self.point(pixel)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.step(pygame.Event(kind, pos=pixel, button=pygame.BUTTON_LEFT, touch=False, clicks=1))

    def ask_hint(self) -> None:
        """Ask for a hint and wait for it."""
        self.key(pygame.K_h)
        self.until(lambda: bool(self.match.hinting.hint.advice))
