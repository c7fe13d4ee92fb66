"""The program while its window is open: its loop, what it does after a fault, and how it ends."""

from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final

import pygame
from pygame_gui import UI_BUTTON_ON_HOVERED, UI_BUTTON_PRESSED

from mexica.play.commands import WindowCommand
from mexica.play.game_statistics import GameStatistics
from mexica.play.outside_text import shown_path
from mexica.play.questions import Question
from mexica.resources import untold_damage
from mexica.shell import crash_report, theme
from mexica.shell.autosave import Autosave
from mexica.shell.background_faults import BackgroundFaults
from mexica.shell.counted_games import count_if_over
from mexica.shell.dialog import Dialogs
from mexica.shell.game_protocol import AnyGame
from mexica.shell.learned import Learned
from mexica.shell.loop_timing import LoopTiming, wake
from mexica.shell.navigation import Navigation
from mexica.shell.picture_files import PictureFiles
from mexica.shell.presses import Presses
from mexica.shell.recovery import Recovery
from mexica.shell.saves_at_start import another_copy, open_saves
from mexica.shell.scene_stack import SceneStack
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings import Settings
from mexica.shell.settings_control import SettingsControl
from mexica.shell.settings_in_use import SettingsInUse
from mexica.shell.shortcuts import Shortcuts
from mexica.shell.sound import Sound
from mexica.shell.user_folders import Folders
from mexica.shell.window import MainWindow
from mexica.shell.window_picture import Display
from mexica.texts import _

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
    """The program while its window is open."""

    def __init__(
        self,
        games: tuple[AnyGame, ...],
        folders: Folders,
        read: tuple[Settings, str | None],
        window: MainWindow,
    ) -> None:
        initial, self._settings_fault = read
        self.window = window
        theme.dress_window(window)
        pygame.event.set_blocked((pygame.USEREVENT,))  # pygame_gui sends everything in the old way too
        self.sound = Sound(initial)
        in_use = self.settings_in_use = SettingsInUse(folders.settings_file, initial, self.sound)
        self.stack = SceneStack(window.laid_out, lambda: window.pointer, lambda: in_use.settings.scale)
        self._auto, self.saves = open_saves(folders, games)
        self.open = True
        statistics = GameStatistics(folders.statistics_file)
        self._autosave = Autosave(self.saves, wake, partial(count_if_over, statistics))
        pictures = PictureFiles(folders.for_pictures)
        self.context = ScreenContext(window, self.stack, self.sound, self.settings_in_use, pictures)
        self.dialogs = Dialogs(self.context, self.stack)
        self._display = Display(window, self.stack)
        self.control = SettingsControl(self.settings_in_use, self._display, self.dialogs)
        self.navigation = Navigation(
            games,
            self.stack,
            self.context,
            self.dialogs,
            self.control,
            self.saves,
            self._autosave,
            Learned(folders.learned_file),
            statistics,
            self._quit,
        )
        self._presses = Presses()
        self._shortcuts = Shortcuts(lambda: self.settings_in_use.settings.keys)
        self.timing = LoopTiming()
        self._log_folder = folders.log
        self.recovery = Recovery(
            self.stack, self.context, self.dialogs, self.navigation, self._autosave, folders.log, self._quit
        )
        self._background = BackgroundFaults()
        self._warned = False  # whether the player was told that quitting loses the game

    # --- the loop ---

    def start(self, load: Path | None = None) -> None:
        """Show the first screen: the game of this file, or the start screen."""
        self.navigation.go_start()
        if load is not None:
            self.stack.defer(lambda: self.navigation.load(load))
        self.stack.defer(self._tell_of_start)  # after the game, over which it is told
        self.step([])
        self.context.bots.begin()  # what is slow comes after the first picture
        self._presses.begin()

    def _tell_of_start(self) -> None:
        if self._settings_fault:
            self.dialogs.tell(_("Settings"), self._settings_fault)
        if not self._auto.is_usual:
            self.dialogs.tell(_("Saved games"), another_copy())

    def run(self) -> int:
        """Run until the window is closed; returns the exit code. EndedError if a fault has ended it."""
        try:
            while self.open:
                self.step(self._events())
        except KeyboardInterrupt:  # of a terminal that SDL does not listen to
            self._save_game()
            self._autosave.flush()
            raise
        finally:
            self.close()
        if self.recovery.last_words is not None:
            raise crash_report.EndedError(self.recovery.last_words)
        return 0

    def close(self) -> None:
        """Leave every scene, wait for the sounds that are being decoded, and close the window."""
        with ExitStack() as steps:  # each of them whatever happens to the others
            for step in (self._background.close, self.window.close, self.sound.close, self._presses.close):
                steps.callback(step)
            for step in (
                self._auto.release,
                self._autosave.close,
                self.context.pictures.close,
                self.stack.clear,
            ):
                steps.callback(step)

    def _events(self) -> list[pygame.Event]:
        try:
            return self.wait()
        except Exception as error:
            self._fail(error)
            return []

    def wait(self) -> list[pygame.Event]:
        """Sleep until there are events or the program wants to be woken; returns the events."""
        return self.timing.wait(self._wakes())

    @property
    def sleep_limit(self) -> float | None:
        """Seconds the program may sleep unless an event comes, None for as long as it likes."""
        return self.timing.sleep_limit(self._wakes())

    def _wakes(self) -> tuple[float | None, ...]:
        wakes = (
            self.stack.top.next_wake,
            self.window.settles_in,
            self.sound.next_wake,
            self._presses.next_wake,
        )
        return self.timing.slowed(wakes) if self.window.unseen else wakes

    def step(self, events: list[pygame.Event], passed: float | None = None) -> bool:
        """Let time pass, take these events, draw if something changed; returns whether it drew.

        The time is what has passed since the last step, unless `passed` gives it in seconds.
        """
        try:
            since_last = self.timing.passed()
            seconds = since_last if passed is None else passed
            self.sound.pass_time(seconds)
            self._advance(seconds)
            events = self._presses.among(events, seconds)
            for event in events:
                self._take(event)
            if events:  # their effects must be drawn in this very step
                self._advance(0.0)
            return self.open and self._display.draw_if_changed()
        except Exception as error:
            self._fail(error)
            return False

    def _advance(self, seconds: float) -> None:
        self.stack.settle()
        if self.open:
            self._display.pass_time(seconds)
            self.stack.pass_time(seconds)
            self._save_game()
            self._tell_damage()
            self._tell_background_faults()

    def _take(self, event: pygame.Event) -> None:
        if not self.open:
            return
        event = self.window.in_pixels(event)
        self.window.note(event.type)
        if event.type in FOCUS:
            self.sound.focus(FOCUS[event.type])
        elif event.type in SOUNDS:
            self.sound.play(SOUNDS[event.type])
        if event.type == pygame.QUIT:
            self._quit()
        elif event.type == pygame.DROPFILE:  # macOS also tells of a double click in this way
            self.stack.defer(lambda: self.navigation.load(Path(event.file)))
        elif event.type in RESIZES:
            self._display.stretch()
        elif event.type in REDRAWS:
            self.stack.dirty = True
        elif not self._take_shortcut(event):
            if event.type in INPUT:
                self.timing.note_input()
            self.stack.take(event, event.type in INPUT)

    def _take_shortcut(self, event: pygame.Event) -> bool:
        """Take a key that works on every screen; returns whether it was one."""
        asked = self._shortcuts.asked_by(event)
        if asked is None:
            return False
        if not self._shortcuts.again(event):
            done = {
                WindowCommand.FULLSCREEN: self.control.toggle_fullscreen,
                WindowCommand.SOUND: self.navigation.toggle_sound,
                WindowCommand.QUIT: self._quit,
            }
            done[asked]()
        return True

    # --- saving the game, faults, the end ---

    def _save_game(self) -> None:
        """Give the game in progress to the autosave; a dialog says if it cannot be written."""
        self._autosave.note(self.stack.record)
        if fault := self._autosave.new_fault():
            text, folder = _("The game in progress cannot be kept in {folder}: {cause}."), self.saves.folder
            self.dialogs.tell_once(_("Saved games"), text.format(folder=shown_path(folder), cause=fault))

    def _tell_damage(self) -> None:
        """Say once in a run that a file of the program is broken; the game goes on without it."""
        for damage in untold_damage():
            self.dialogs.tell_once(_("The installation is damaged"), str(damage))

    def _tell_background_faults(self) -> None:
        """Write down what failed in other threads, and say so once in a run."""
        for error in self._background.taken():
            file = crash_report.write(self._log_folder, error)
            text = _("Something went wrong in the background; the game goes on.")
            known = _("The details are in {file}.").format(file=shown_path(file or ""))
            self.dialogs.tell_once(_("Something went wrong"), f"{text} {known}" if file else text)

    def _quit(self) -> None:
        """Close the window; if that loses the game, only when asked a second time."""
        self._save_game()
        self._autosave.flush()
        cause = self._autosave.lost_by_quitting()
        if cause and not self._warned:
            self._warned = True
            text = _("The game in progress could not be saved: {cause}. It will be lost if you quit now.")
            title, text = _("Quit and lose the game?"), text.format(cause=cause)
            question = Question(title, text, _("Quit"), _("Stay"), careful=True)
            self.dialogs.ask(question, self._quit)
            return
        self.settings_in_use.remember_window(self.window)
        self.open = False
        self.stack.clear()

    def _fail(self, error: Exception) -> None:
        """Let the player go on after a fault; end if that fails too, or if the window is closing."""
        try:
            if self.open:
                self.recovery.take(error)
            else:
                self.recovery.end(crash_report.write(self._log_folder, error))
        except Exception as beyond_help:
            self.recovery.end(crash_report.write(self._log_folder, beyond_help))
        self.open &= self.recovery.last_words is None
