"""The program's window and its loop: wakes only for a reason, draws only what changed, loses no game."""

import gc
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pygame
from attrs import evolve
from pygame_gui import UI_BUTTON_ON_HOVERED, UI_BUTTON_PRESSED, UIManager

from mexica.shell import crash_report, settings, theme
from mexica.shell.autosave import Keeper
from mexica.shell.dialog import Answer, Dialog
from mexica.shell.guide_screen import GuideScreen
from mexica.shell.protocols import Game
from mexica.shell.rules_screen import RulesScreen
from mexica.shell.saves import Saves
from mexica.shell.saves_screen import SavesScreen
from mexica.shell.scene import Scene
from mexica.shell.scene_stack import Stage
from mexica.shell.screen import Screen
from mexica.shell.settings_screen import SettingsScreen
from mexica.shell.setup_screen import SetupScreen
from mexica.shell.sound import Sound
from mexica.shell.start_screen import StartScreen
from mexica.shell.user_folders import Folders
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
FOCUS: Final = {
    pygame.WINDOWFOCUSGAINED: True,
    pygame.WINDOWFOCUSLOST: False,
    pygame.WINDOWMINIMIZED: False,
}
SOUNDS: Final = {UI_BUTTON_ON_HOVERED: "hover", UI_BUTTON_PRESSED: "click"}


class App:
    """The program while its window is open; for the table it is the `Host`."""

    def __init__(
        self,
        game: Game[Any, Any],
        folders: Folders,
        read: tuple[settings.Settings, str | None],
        window: MainWindow,
    ) -> None:
        self.game = game
        self.folders = folders
        self.settings, self._complaint = read
        self.sound = Sound(self.settings)
        self.saves = Saves(folders.saves, game)
        self.window = window
        theme.dress_window(self.window)
        pygame.event.set_blocked((pygame.USEREVENT,))  # pygame_gui sends everything twice, the old way too
        self.stage = Stage(self.size)
        self.open = True
        self.exit_code = 0
        self._keeper = Keeper(self.saves)
        self._warned = False  # that quitting loses the game
        self._lively_until = 0.0
        self._picture: pygame.Surface | None = None  # what is shown stretched while a resize goes on
        self._last_step = time.monotonic()
        self._crashes = 0

    # --- what the table and the screens use ---

    @property
    def size(self) -> tuple[int, int]:
        """Width and height, in pixels, that screens are laid out for."""
        return self.window.laid_out

    @property
    def manager(self) -> UIManager:
        """The widget manager of the scene that is at work."""
        return self.stage.manager

    def then(self, action: Callable[[], None]) -> None:
        """Do this when the present call of a scene has returned."""
        self.stage.then(action)

    def show(self, make: Callable[[], Scene]) -> None:
        """Leave every scene and show this one."""
        self.then(lambda: self._show(make))

    def _show(self, make: Callable[[], Scene]) -> None:
        self._keeper.flush()
        self._keeper.forget()
        self.stage.clear()
        self.stage.push(make, veil=False)
        _tidy()

    def push(self, make: Callable[[], Scene], veil: bool = False) -> None:
        """Show this scene over the present ones; through a veil they stay visible."""
        self.then(lambda: self.stage.push(make, veil))

    def pop(self) -> None:
        """Leave the top scene for the one beneath it."""
        self.then(self.stage.pop)

    def go_start(self) -> None:
        """Leave for the start screen."""
        self.show(lambda: StartScreen(self))

    def play(self, record: Any) -> None:
        """Play this game on."""
        self.sound.prepare()
        self.show(lambda: self.game.make_match(self, record))

    def load(self, path: Path) -> None:
        """Play the game of this file on; what is wrong with the file is told."""
        try:
            record = self.game.load(path)
        except (ValueError, OSError) as error:
            self.tell(_("This game cannot be opened"), str(error))
        else:
            self.play(record)

    def open_saves(self, record: Any | None) -> None:
        """Open the screen that saves this game under a name, or loads another."""
        self.push(lambda: SavesScreen(self, record))

    def open_setup(self) -> None:
        """Open the screen that sets a new game up."""
        self.push(lambda: SetupScreen(self))

    def open_rules(self) -> None:
        """Open the pages on how to play."""
        self.push(lambda: GuideScreen(self))

    def open_rules_at_length(self) -> None:
        """Open the rules in one text."""
        self.push(lambda: RulesScreen(self))

    def open_settings(self) -> None:
        """Open the settings."""
        self.push(lambda: SettingsScreen(self))

    def draw_table(self, surface: pygame.Surface) -> bool:
        """Draw the game that lies beneath the present screens; returns whether there is one."""
        return any(scene.draw_behind(surface) for scene in self.stage.scenes)

    def ask(self, title: str, text: str, yes: str, no: str, on_yes: Callable[[], None]) -> None:
        """Ask a question in the middle of the window and call `on_yes` if it is answered with yes."""
        self.push(lambda: Dialog(self, title, text, (Answer(no), Answer(yes, on_yes))), veil=True)

    def tell(self, title: str, text: str) -> None:
        """Tell something in the middle of the window until it is dismissed."""
        self.push(lambda: Dialog(self, title, text, (Answer(_("OK")),)), veil=True)

    def change_settings(self, **changes: Any) -> None:
        """Change settings and write them; a file that cannot be written is told."""
        self.settings = evolve(self.settings, **changes)
        self.sound.follow(self.settings)
        try:
            settings.write(self.folders.settings_file, self.settings)
        except OSError as error:
            text = _("They hold until you quit, but could not be written to {file}: {cause}.")
            cause = error.strerror or error
            self.tell(_("Settings"), text.format(file=self.folders.settings_file, cause=cause))

    def toggle_fullscreen(self) -> None:
        """Change between window and full screen, and remember it."""
        self._hold()
        self.window.toggle_fullscreen()
        self._stretch()
        self.change_settings(fullscreen=self.window.fullscreen)

    def toggle_sound(self) -> None:
        """Mute everything or let it be heard again, and remember it."""
        self.change_settings(muted=not self.settings.muted)
        if isinstance(self.stage.top, Screen):
            self.stage.top.settings_changed()

    def quit(self) -> None:
        """Save the game in progress and close the window."""
        self.then(self._quit)

    # --- the loop ---

    def start(self, load: Path | None = None) -> None:
        """Show the first screen: the game of this file, or the start screen."""
        self.go_start()
        if self._complaint:
            self.tell(_("Settings"), self._complaint)
        if load is not None:
            self.then(lambda: self.load(load))
        self.step([])

    def run(self) -> int:
        """Show the window until it is closed; returns the exit code."""
        while self.open:
            self.step(self._wait())
        self.sound.close()
        self.window.close()
        return self.exit_code

    def step(self, events: list[pygame.Event]) -> bool:
        """Let time pass, take these events, draw if something changed; returns whether it drew."""
        try:
            passed = self._passed()
            self.sound.pass_time(passed)
            self._advance(passed)
            for event in events:
                self._take(event)
            if events:  # what they changed is to be seen in this very step
                self._advance(0.0)
            return self.open and self._draw_if_changed()
        except Exception as error:
            self._fail(error)
            return False

    def _passed(self) -> float:
        now = time.monotonic()
        passed, self._last_step = now - self._last_step, now
        return passed

    def _advance(self, seconds: float) -> None:
        self.stage.settle()
        if not self.open:
            return
        if self.window.pass_time(seconds):
            self._picture, self.stage.dirty = None, True
            if self.stage.size != self.size:
                self.stage.lay_out(self.size)
        self.stage.pass_time(seconds)
        self._keep_game()

    def _take(self, event: pygame.Event) -> None:
        if not self.open:
            return
        self.window.note(event.type)
        if event.type in FOCUS:
            self.sound.focus(FOCUS[event.type])
        elif event.type in SOUNDS:
            self.sound.play(SOUNDS[event.type])
        if event.type == pygame.QUIT:
            self._quit()
        elif event.type in RESIZES:
            self._stretch()
        elif event.type in REDRAWS:
            self.stage.dirty = True
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.toggle_fullscreen()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_m and event.mod & pygame.KMOD_CTRL:
            self.toggle_sound()
        else:
            if event.type in INPUT:
                self._lively_until = time.monotonic() + LIVELY
            self.stage.take(event, event.type in INPUT)

    def _wait(self) -> list[pygame.Event]:
        """Sleep until there are events or the scene wants to be woken; returns the events."""
        patience = self._patience()
        wake = float("inf") if patience is None else time.monotonic() + patience
        # not pygame.event.wait, which looks for events a thousand times a second
        while not (events := pygame.event.get()):
            now = time.monotonic()
            if now >= wake:
                break
            time.sleep(min(wake - now, NAP if now < self._lively_until else LONG_NAP))
        return events

    def _patience(self) -> float | None:
        """Seconds the loop may sleep unless an event comes."""
        now = time.monotonic()
        wishes = [self.stage.top.next_wake, self.window.settles_in, self._keeper.due_in(now)]
        wishes.append(self.sound.next_wake)
        if now < self._lively_until or any(pygame.mouse.get_pressed()):
            wishes.append(LIVELY_STEP)
        known = [wish for wish in wishes if wish is not None]
        return max(min(known), self._last_step + FRAME - now) if known else None

    def _hold(self) -> None:
        """Keep the picture as it is until a new size of the window has settled."""
        if self._picture is None:
            self._picture = pygame.Surface(self.size)
            self.stage.draw(self._picture)

    def _stretch(self) -> None:
        """The window has another size: fill it at once with the picture of the old one."""
        self._hold()
        self.window.note_resize()
        if self._picture is not None:
            self.window.show_stretched(self._picture)

    def _draw_if_changed(self) -> bool:
        if self._picture is not None or not self.stage.needs_drawing():
            return False
        self.stage.draw(self.window.surface)
        self.window.flip()
        return True

    # --- keeping the game, and what may go wrong ---

    def _keep_game(self) -> None:
        records = (scene.record for scene in self.stage.scenes)
        self._keeper.note(next((record for record in records if record is not None), None))
        self._keeper.write_if_due(time.monotonic())
        if fault := self._keeper.new_fault():
            text = _("The game in progress cannot be kept in {folder}: {cause}.")
            self.tell(_("Saved games"), text.format(folder=self.saves.folder, cause=fault))
            self.stage.settle()

    def _quit(self) -> None:
        """Close the window; where that loses the game, only when asked a second time."""
        self._keep_game()
        self._keeper.flush()
        cause = self._keeper.lost_by_quitting()
        if cause and not self._warned:
            self._warned = True
            text = _("The game in progress could not be saved: {cause}. It is lost if you quit now.")
            self.ask(_("Quit and lose the game?"), text.format(cause=cause), _("Quit"), _("Stay"), self._quit)
            return
        with suppress(OSError):
            window = self.window
            kept = evolve(self.settings, window=window.windowed_size, maximised=window.maximised)
            settings.write(self.folders.settings_file, kept)
        self.stage.clear()
        self.open = False

    def _fail(self, error: Exception) -> None:
        """Keep the game, write the fault down, say so, and go on from the start screen."""
        self._crashes += 1
        where = crash_report.write(self.folders.log, error)
        game_kept = self._keeper.has_game
        self._keeper.flush()
        self.stage.drop()
        try:
            if self._crashes > MOST_CRASHES:
                raise error
            self.go_start()
            self.tell(_("Something went wrong"), crash_report.sentence(where, game_kept))
            self.stage.settle()
        except Exception as beyond_help:
            crash_report.write(self.folders.log, beyond_help)
            self.stage.drop()
            self.exit_code, self.open = 1, False


def _tidy() -> None:
    """Throw away what earlier scenes have left, and let no frame look through all that stays."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
