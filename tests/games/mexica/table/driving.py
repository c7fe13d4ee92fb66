"""The real window, driven by posted mouse and key events; run it under the dummy driver."""

import json
import time
from pathlib import Path

import pygame

from mexica.box import games
from mexica.games.mexica.rules.actions import Action, parse
from mexica.games.mexica.rules.spaces import named
from mexica.games.mexica.table.bar.commands_and_keys import Request
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.commands import Command
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.startup import begin
from mexica.shell.user_folders import Folders
from tests.games.mexica.table.playing import PLACED


class Driver:
    """A window with a match in it, and a hand on mouse and keyboard."""

    def __init__(self, folder: Path, record: Record | None = None, size=(1024, 700), motion=False) -> None:
        folders = Folders(folder / "config", folder / "data", folder / "log")
        folders.config.mkdir(parents=True)
        settings = {"pace": 0.0, "motion": motion, "window": list(size), "effects_volume": 0.0}
        folders.settings_file.write_text(json.dumps(settings), encoding="utf-8")
        self.app = begin(games, folders)
        self._passed: float | None = None  # seconds that a step takes, None for those of the clock
        if record is None:
            self.app.start()
        else:
            self.app.navigation.play(games()[0], record)
        self.step()

    @property
    def match(self) -> MatchScene:
        """The match that is shown, beneath questions too."""
        return next(scene for scene in reversed(self.app.stack.scenes) if isinstance(scene, MatchScene))

    @property
    def scene(self):
        """The topmost scene."""
        return self.app.stack.top

    @property
    def overlay(self):
        """The overlay over the board."""
        return self.match.overlay

    @property
    def state(self):
        return self.match.table.session.state

    @property
    def actions(self) -> list[str]:
        return [str(action) for action in self.match.table.session.actions]

    def step(self, *events: pygame.Event) -> None:
        """Post these events one by one, let the window take them and show what must be on the disk first."""
        pygame.event.clear()
        for event in events:
            pygame.event.post(event)
            self.app.step(pygame.event.get(), self._passed)
        self.app.step(pygame.event.get(), self._passed)
        self.app._autosave.wait()
        self.app.step(pygame.event.get(), self._passed)

    def until(self, condition, seconds: float = 60.0) -> None:
        """Let the window run until this holds; an AssertionError if it does not in time."""
        limit = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < limit, f"waited in vain after {self.actions[-5:]}"
            self.app.step(pygame.event.get(), self._passed)
            time.sleep(0.005)

    def act(self, *actions: Action) -> None:
        """Do these actions of the person to move; the first is shown when it is on the disk."""
        self.match.table.do(*actions)
        self.app._autosave.wait()
        self.match.update(0.0)

    def settle(self) -> None:
        """Let all motions and chosen actions finish, and skip a scoring that is shown."""
        table = self.match.table
        self.until(lambda: table.motion.blocking or (not table.motion.running and not table.runner.busy))
        if table.motion.blocking:
            self.wait()
            self.key(pygame.K_ESCAPE)
            self.wait()

    def freeze(self) -> None:
        """From now on let time pass only in `wait`, however long a step takes."""
        self.until(lambda: self.match.view.sprites.preloaded)
        self._passed = 0.0

    def wait(self, seconds: float = 0.6) -> None:
        """Let this many seconds pass for the match, at once."""
        self.match.update(seconds)

    # ------------------------------------------------------------------ mouse and keys

    def mouse(self, position: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        pygame.mouse.set_pos(position)
        self.step(
            pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0), touch=False),
            pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=button, touch=False),
            pygame.Event(pygame.MOUSEBUTTONUP, pos=position, button=button, touch=False),
        )

    def point(self, space: str) -> None:
        self.move(self.match.view.layout.centre(named(space)))

    def move(self, position: tuple[int, int]) -> None:
        pygame.mouse.set_pos(position)
        self.step(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(0, 0, 0), touch=False))

    def take_hold(self, position: tuple[int, int]) -> None:
        """Press the left button here and keep it down."""
        self.move(position)
        self.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=position, button=pygame.BUTTON_LEFT, touch=False))

    def carry(self, position: tuple[int, int]) -> None:
        """Move the mouse here with the left button down."""
        pygame.mouse.set_pos(position)
        self.step(pygame.Event(pygame.MOUSEMOTION, pos=position, rel=(0, 0), buttons=(1, 0, 0), touch=False))

    def let_go(self) -> None:
        """Let the left button go where the mouse is."""
        where = pygame.mouse.get_pos()
        self.step(pygame.Event(pygame.MOUSEBUTTONUP, pos=where, button=pygame.BUTTON_LEFT, touch=False))
        self.settle()

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press the left button at one pixel and let it go at another."""
        self.take_hold(start)
        self.carry(end)
        self.let_go()

    def click(self, space: str, button: int = pygame.BUTTON_LEFT) -> None:
        self.mouse(self.match.view.layout.centre(named(space)), button)
        self.settle()

    def button(self, asked: Request) -> None:
        self.mouse(self.match.bar.places[asked].center)
        self.settle()

    def wheel(self, turns: int) -> None:
        self.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=turns, precise_x=0.0, precise_y=float(turns)))

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go before it repeats, however long a step takes."""
        pressed = {"key": key, "mod": mod, "scancode": 0, "unicode": ""}
        self.step(*(pygame.Event(kind, pressed) for kind in (pygame.KEYDOWN, pygame.KEYUP)))

    def widget(self, text: str) -> None:
        """Press the button with this text, once all of the overlay is there."""
        self.mouse(self.find_widget(text).rect.center)

    def find_widget(self, text: str):
        """Return the button with this text, once all of the overlay is there."""
        self.until(lambda: not getattr(self.overlay, "unfinished", False))
        manager = self.app.stack.manager
        for element in manager.get_sprite_group().sprites():
            if getattr(element, "text", None) == text and hasattr(element, "on_self_event"):
                return element
        raise AssertionError(f"there is no button '{text}'")

    def texts(self) -> list[str]:
        """The texts of all widgets, with plain spaces."""
        sprites = self.app.stack.manager.get_sprite_group().sprites()
        found = [getattr(element, "html_text", None) or getattr(element, "text", "") for element in sprites]
        return [text.replace("\N{NO-BREAK SPACE}", " ") for text in found if text]

    def do(self, *texts: str) -> None:
        """Play actions without the mouse, to reach a position."""
        for text in texts:
            self.match.table.do(parse(text))
            self.settle()

    def shot(self, path: str) -> None:
        """Write the picture of the window to a file."""
        self.app.stack.dirty = True
        self.app.step(pygame.event.get(), self._passed)
        pygame.image.save(self.app.window.surface, path)

    def close(self) -> None:
        self.app.navigation.quit()
        self.app.step([])
        self.app.close()


def done(driver: Driver) -> list[str]:
    """The actions since the Pilli were placed."""
    return driver.actions[len(PLACED) :]


def end_turn(driver: Driver) -> None:
    """End the turn by its button, and by that of the question whether to."""
    driver.button(Command.END)
    driver.widget("End turn")
