"""The program's window and its loop: shows scenes, wakes only for a reason, loses no game.

Implements the table's `Host`.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pygame
from attrs import Factory, define, evolve
from pygame_gui import UIManager
from pygame_gui.elements import UITextEntryLine

from mexica.games import GAMES
from mexica.shell import crash, settings, theme
from mexica.shell.dialog import Answer, Dialog
from mexica.shell.folders import Folders, of_this_player
from mexica.shell.game import Game
from mexica.shell.keeper import Keeper
from mexica.shell.rules_screen import RulesScreen
from mexica.shell.saves import Saves
from mexica.shell.saves_screen import SavesScreen
from mexica.shell.scene import Scene
from mexica.shell.settings_screen import SettingsScreen
from mexica.shell.setup_screen import SetupScreen
from mexica.shell.start_screen import StartScreen
from mexica.shell.window import MainWindow
from mexica.texts import _

FRAME: Final = 1 / 60
LIVELY: Final = 1.4  # seconds after input in which widgets may still move: tooltips come after 1
LIVELY_STEP: Final = 1 / 30
NAP: Final = 0.005  # seconds between two looks for events
LONG_NAP: Final = 0.02
MOST_CRASHES: Final = 3  # after so many the program gives up

INPUT: Final = frozenset(
    (
        pygame.KEYDOWN,
        pygame.KEYUP,
        pygame.TEXTINPUT,
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.WINDOWLEAVE,
    )
)
RESIZES: Final = frozenset((pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED))
REDRAWS: Final = frozenset(
    (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.VIDEOEXPOSE)
)


@define(eq=False)
class Layer:
    """A scene with its widgets; a `veil` lets the scenes below be seen."""

    manager: UIManager
    veil: bool
    scene: Scene | None = None
    shown: list[tuple[pygame.Surface, tuple[int, int, int, int]]] = Factory(list)

    def widgets_changed(self) -> bool:
        """Whether the widgets look different from the last time this was asked."""
        now = [(data[0], tuple(data[1])) for data in self.manager.get_sprite_group().visible]
        same = len(now) == len(self.shown) and all(
            a is c and b == d for (a, b), (c, d) in zip(now, self.shown, strict=True)
        )
        self.shown = now
        return not same


class App:
    """The window with a stack of scenes; the top one plays.

    Changes of scene asked for by a scene happen when its call has returned.
    """

    def __init__(self, game: Game[Any, Any], folders: Folders) -> None:
        self.game = game
        self.folders = folders
        self.settings, self._complaint = settings.read(folders.settings_file)
        self.saves = Saves(folders.saves, game)
        self.window = MainWindow(game.title, self.settings.window, self.settings.fullscreen)
        theme.dress_window(self.window)
        pygame.event.set_blocked((pygame.USEREVENT,))  # pygame_gui sends everything twice, the old way too
        self.open = True
        self.exit_code = 0
        self._layers: list[Layer] = []
        self._current: Layer | None = None
        self._changes: list[Callable[[], None]] = []
        self._dirty = True
        self._lively = 0.0
        self._picture: pygame.Surface | None = None
        self._last_step = time.monotonic()
        self._keeper = Keeper(self.saves)
        self._crashes = 0

    # --- what the table and the screens use (Host) ---

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, in pixels, that screens are laid out for."""
        return self.window.laid_out

    @property
    def manager(self) -> UIManager:
        """The widget manager of the scene that is at work."""
        layer = self._current or self._layers[-1]
        return layer.manager

    def show(self, make: Callable[[], Scene]) -> None:
        """Leave every scene and show this one."""
        self._changes.append(lambda: self._show(make))

    def push(self, make: Callable[[], Scene], veil: bool = False) -> None:
        """Show this scene over the present ones; with a veil they stay visible."""
        self._changes.append(lambda: self._push(make, veil))

    def then(self, action: Callable[[], None]) -> None:
        """Do this when the present call of a scene has returned."""
        self._changes.append(action)

    def pop(self) -> None:
        """Leave the top scene for the one beneath it."""
        self._changes.append(self._pop)

    def go_start(self) -> None:
        """Leave for the start screen."""
        self.show(lambda: StartScreen(self))

    def play(self, record: Any) -> None:
        """Play this game on."""
        self.show(lambda: self.game.make_match(self, record))

    def open_saves(self, record: Any | None) -> None:
        """Open the screen that saves this game under a name, or loads another."""
        self.push(lambda: SavesScreen(self, record))

    def open_setup(self) -> None:
        """Open the screen that sets a new game up."""
        self.push(lambda: SetupScreen(self))

    def open_rules(self) -> None:
        """Open the page on how to play."""
        self.push(lambda: RulesScreen(self))

    def open_settings(self) -> None:
        """Open the settings."""
        self.push(lambda: SettingsScreen(self))

    def ask(self, title: str, text: str, yes: str, no: str, on_yes: Callable[[], None]) -> None:
        """Ask a question in the middle of the window and call `on_yes` if it is answered with yes."""
        self.push(lambda: Dialog(self, title, text, (Answer(no), Answer(yes, on_yes))), veil=True)

    def tell(self, title: str, text: str) -> None:
        """Tell something in the middle of the window until it is dismissed."""
        self.push(lambda: Dialog(self, title, text, (Answer(_("OK")),)), veil=True)

    def change_settings(self, **changes: Any) -> None:
        """Change settings and write them; a file that cannot be written is told."""
        self.settings = evolve(self.settings, **changes)
        try:
            settings.write(self.folders.settings_file, self.settings)
        except OSError as error:
            text = _("They hold until you quit, but could not be written to {file}: {cause}.")
            cause = error.strerror or error
            self.tell(_("Settings"), text.format(file=self.folders.settings_file, cause=cause))

    def quit(self) -> None:
        """Save the game in progress and close the window."""
        self._changes.append(self._quit)

    # --- scenes ---

    def _show(self, make: Callable[[], Scene]) -> None:
        self._keeper.flush()
        self._keeper.forget()
        while self._layers:
            self._pop()
        self._push(make, veil=False)

    def _push(self, make: Callable[[], Scene], veil: bool) -> None:
        layer = Layer(theme.manager(self.size), veil)
        self._layers.append(layer)
        try:
            with self._at_work(layer):
                layer.scene = make()
                layer.scene.enter()
                layer.manager.update(0.0)
        except BaseException:
            self._layers.remove(layer)
            raise
        self._dirty = True

    def _pop(self) -> None:
        layer = self._layers.pop()
        if layer.scene is not None:
            with self._at_work(layer):
                layer.scene.leave()
        self._dirty = True

    @contextmanager
    def _at_work(self, layer: Layer) -> Iterator[None]:
        before, self._current = self._current, layer
        try:
            yield
        finally:
            self._current = before

    def _top(self) -> tuple[Layer, Scene]:
        layer = self._layers[-1]
        assert layer.scene is not None
        return layer, layer.scene

    # --- the loop ---

    def run(self) -> int:
        """Show the window until it is closed; returns the exit code."""
        while self.open:
            self.step(self._wait())
        self.window.close()
        return self.exit_code

    def start(self, load: Path | None = None) -> None:
        """Show the first screen: the game of this file, or the start screen."""
        self.go_start()
        if self._complaint:
            self.tell(_("Settings"), self._complaint)
        if load is not None:
            self.then(lambda: self.load(load))
        self.step([])

    def load(self, path: Path) -> None:
        """Play the game of this file on; what is wrong with the file is told."""
        try:
            record = self.game.load(path)
        except (ValueError, OSError) as error:
            self.tell(_("This game cannot be opened"), str(error))
        else:
            self.play(record)

    def step(self, events: list[pygame.Event]) -> bool:
        """Let time pass, take these events, draw if something changed; returns whether it drew."""
        now = time.monotonic()
        passed, self._last_step = now - self._last_step, now
        try:
            self._advance(passed)
            for event in events:
                self._take(event)
                self._settle()
            if events:
                self._advance(0.0)
            self._keep_game()
            return self._draw_if_changed()
        except Exception as error:
            self._fail(error)
            return False

    def _wait(self) -> list[pygame.Event]:
        """Sleep until there are events or the scene wants to be woken; returns the events."""
        patience = self._patience()
        wake = float("inf") if patience is None else time.monotonic() + patience
        # not pygame.event.wait, which looks for events a thousand times a second
        while not (events := pygame.event.get()):
            now = time.monotonic()
            if now >= wake:
                break
            time.sleep(min(wake - now, NAP if now < self._lively else LONG_NAP))
        return events

    def _patience(self) -> float | None:
        """Seconds the loop may sleep unless an event comes."""
        now = time.monotonic()
        wishes = [self._top()[1].next_wake, self.window.settles_in, self._keeper.due_in(now)]
        if now < self._lively or any(pygame.mouse.get_pressed()):
            wishes.append(LIVELY_STEP)
        known = [wish for wish in wishes if wish is not None]
        frame_left = self._last_step + FRAME - now
        return max(min(known), frame_left) if known else None

    def _advance(self, seconds: float) -> None:
        before = self.size
        if self.window.pass_time(seconds):
            self._picture, self._dirty = None, True
            if self.size != before:
                self._lay_out()
        if not self._layers:
            self._settle()
        layer, scene = self._top()
        with self._at_work(layer):
            layer.manager.update(seconds)
            self._dirty |= scene.update(seconds)
        self._settle()

    def _settle(self) -> None:
        while self._changes:
            self._changes.pop(0)()

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type in RESIZES:
            self._stretch()
        elif event.type in REDRAWS:
            self._dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.toggle_fullscreen()
        else:
            self._hand_on(event)

    def _hand_on(self, event: pygame.Event) -> None:
        if event.type in INPUT:
            self._lively = time.monotonic() + LIVELY
        layer, scene = self._top()
        with self._at_work(layer):
            consumed = layer.manager.process_events(event) or _is_typing(layer.manager, event)
            self._dirty |= consumed
            if not consumed or event.type not in INPUT:
                scene.handle(event)

    def toggle_fullscreen(self) -> None:
        """Change between window and full screen, and remember it."""
        self.window.toggle_fullscreen()
        self.change_settings(fullscreen=self.window.fullscreen)

    def _stretch(self) -> None:
        if self.window.settles_in is None:
            self._picture = pygame.Surface(self.size)
            self._draw(self._picture)
        self.window.note_resize()
        if self._picture is not None:
            self.window.show_stretched(self._picture)

    def _lay_out(self) -> None:
        for layer in self._layers:
            layer.manager = theme.manager(self.size)
            if layer.scene is not None:
                with self._at_work(layer):
                    layer.scene.resize(self.size)

    def _draw_if_changed(self) -> bool:
        if not self.open or self._picture is not None:
            return False
        self._dirty |= self._layers[-1].widgets_changed()
        if not self._dirty:
            return False
        self._dirty = False
        self._draw(self.window.surface)
        self.window.flip()
        return True

    def _draw(self, surface: pygame.Surface) -> None:
        lowest = max(i for i, layer in enumerate(self._layers) if not layer.veil)
        for layer in self._layers[lowest:]:
            assert layer.scene is not None
            with self._at_work(layer):
                layer.scene.draw(surface)
            layer.manager.draw_ui(surface)

    # --- keeping the game, and what may go wrong ---

    def _keep_game(self) -> None:
        records = (layer.scene.record for layer in self._layers if layer.scene is not None)
        self._keeper.note(next((record for record in records if record is not None), None))
        self._keeper.write_if_due(time.monotonic())
        if fault := self._keeper.new_fault():
            text = _("The game in progress cannot be kept in {folder}: {cause}.")
            self.tell(_("Saved games"), text.format(folder=self.saves.folder, cause=fault))
            self._settle()

    def _quit(self) -> None:
        self._keep_game()
        self._keeper.flush()
        with suppress(OSError):
            settings.write(
                self.folders.settings_file, evolve(self.settings, window=self.window.windowed_size)
            )
        while self._layers:
            self._pop()
        self.open = False

    def _fail(self, error: Exception) -> None:
        """Keep the game, write the fault down, say so, and go on from the start screen."""
        self._crashes += 1
        where = crash.write(self.folders.log, error)
        game_kept = self._keeper.has_game
        with suppress(Exception):
            self._keeper.flush()
        self._changes.clear()
        for layer in reversed(self._layers):
            with suppress(Exception), self._at_work(layer):
                if layer.scene is not None:
                    layer.scene.leave()
        self._layers.clear()
        self._keeper.forget()
        if self._crashes > MOST_CRASHES:
            self.exit_code, self.open = 1, False
            return
        self.go_start()
        self.tell(_("Something went wrong"), crash.sentence(where, game_kept))
        self._settle()


def _is_typing(manager: UIManager, event: pygame.Event) -> bool:
    """Whether this key only writes a letter into a text field."""
    if event.type != pygame.KEYDOWN or not event.unicode.isprintable() or not event.unicode:
        return False
    return any(isinstance(widget, UITextEntryLine) for widget in manager.get_focus_set() or ())


def run(load: Path | None = None) -> int:
    """Open the window, with the game of this file if there is one; returns the exit code of the program."""
    app = App(GAMES[0], of_this_player())
    app.start(load)
    return app.run()
