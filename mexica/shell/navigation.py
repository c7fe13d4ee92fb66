"""Moves between screens: the start screen, a table, and the screens that open over them."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from attrs import define

from mexica.drawing.surfaces import forget_pictures
from mexica.play.command_names import window_command_names
from mexica.play.game_statistics import GameStatistics
from mexica.play.key_map import WINDOW_KEYS
from mexica.play.lessons import Lesson
from mexica.play.questions import Question
from mexica.play.retries import Retries
from mexica.resources import shipped_saves
from mexica.shell.autosave import Autosave
from mexica.shell.dialog import Dialogs
from mexica.shell.freed_memory import give_back
from mexica.shell.game_protocol import AnyGame
from mexica.shell.guide_screen import GuideScreen, GuideWays
from mexica.shell.keys_screen import KeysScreen
from mexica.shell.learned import Learned
from mexica.shell.lesson_host import LessonHost
from mexica.shell.lesson_scene import LessonScene, LessonSeries
from mexica.shell.lessons_screen import LessonsScreen
from mexica.shell.new_game import NewGame
from mexica.shell.retry_scene import RetryScene
from mexica.shell.rules_screen import RulesScreen
from mexica.shell.save_file import backup_of
from mexica.shell.saves import Saves, version_before
from mexica.shell.saves_screen import SavesScreen
from mexica.shell.scene import Scene
from mexica.shell.scene_stack import SceneStack
from mexica.shell.screen import Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings_control import SettingsControl
from mexica.shell.settings_screen import SettingsScreen
from mexica.shell.setup_choice import SetupChoice
from mexica.shell.setup_screen import SetupScreen
from mexica.shell.start_screen import StartScreen
from mexica.shell.statistics_screen import StatisticsScreen
from mexica.shell.table_host import TableHost
from mexica.shell.title import release_title
from mexica.texts import _

log = logging.getLogger(__name__)


@define(eq=False)
class Navigation:
    """Builds the screens with what they need, and puts them on the stack."""

    _games: tuple[AnyGame, ...]
    _stack: SceneStack
    _context: ScreenContext
    _dialogs: Dialogs
    _control: SettingsControl
    _saves: Saves
    _autosave: Autosave
    _learned: Learned
    _statistics: GameStatistics
    _quit: Callable[[], None]
    playing: AnyGame | None = None
    """The game that is on the table, if any."""

    # --- instead of all screens ---

    def show(
        self, make: Callable[[], Scene], game: AnyGame | None = None, looked_at: Any | None = None
    ) -> None:
        """Leave every scene and show this one, which plays a game or none.

        The record of a match that is `looked_at` is kept as the game in progress only once it is played on.
        """
        self._stack.defer(lambda: self._show(make, game, looked_at))

    def _show(self, make: Callable[[], Scene], game: AnyGame | None, looked_at: Any | None) -> None:
        self._autosave.note(self._stack.record)
        self._autosave.flush()
        self._autosave.begin(game, looked_at)
        self._stack.clear()
        forget_pictures()
        self.playing = game
        if game is None:
            log.debug("the start screen")
        else:
            release_title()
        self._stack.push(make, veil=False)
        give_back()

    def go_start(self) -> None:
        """Leave for the start screen."""
        self.show(lambda: StartScreen(self._context, self._games, self._saves, self))

    def play(self, game: AnyGame, record: Any, *, example: bool = False) -> None:
        """Continue this game at its table; an `example` takes no other's place until it is played on."""
        log.info("a game of %s for %d is on the table", game.key, len(game.players(record)))
        self.choose_game(game)
        host = TableHost(game, self._context, self._dialogs, self)

        def make() -> Scene:
            self._context.sound.use(game.sounds.manifest)
            self._context.sound.prepare()
            return game.make_match(host, record)

        self.show(make, game, record if example else None)

    def keep(self, record: Any) -> bool:
        """Write the game in progress to the disk; return whether it is there, or waited for too long."""
        return self._autosave.keep(record)

    def load(self, path: Path) -> bool:
        """Continue the game in this file; return False if it cannot be opened, which a dialog says.

        The dialog offers the version before, if that can be opened.
        """
        try:
            game, record = self._opened(path)
        except (ValueError, OSError) as error:
            # its words may hold names of people
            log.warning("a saved game cannot be loaded (%s)", type(error).__name__)
            self._saves.note_fault(path, str(error))
            self._refuse(path, str(error))
            return False
        log.info("a saved game of %s was loaded", game.key)
        self.play(game, record, example=path.is_relative_to(shipped_saves()))
        return True

    def _opened(self, path: Path) -> tuple[AnyGame, Any]:
        game = self._saves.game_in(path)
        return game, game.load(path)

    def _refuse(self, path: Path, fault: str) -> None:
        heading = _("This game cannot be opened")
        try:
            before = self._opened(backup_of(path))
        except (ValueError, OSError):
            self._dialogs.tell(heading, fault)
        else:
            text = f"{fault} {version_before()}"
            question = Question(heading, text, _("Open it"), _("Back"))
            self._dialogs.ask(question, lambda: self.play(*before))

    def quit(self) -> None:
        """Save the game in progress and close the window."""
        self._stack.defer(self._quit)

    # --- over the present screen ---

    def push(self, make: Callable[[], Scene]) -> None:
        """Show this scene over the present ones."""
        self._stack.defer(lambda: self._stack.push(make, veil=False))

    def open_saves(self, game: AnyGame | None, record: Any | None) -> None:
        """Open the screen that loads a game, or saves this record of a game under a name."""
        in_progress = None if game is None or record is None else (game, record)
        self.push(lambda: SavesScreen(self._context, self._dialogs, self._saves, in_progress, self.load))

    def open_setup(self, game: AnyGame, earlier: NewGame | None = None, *, same: bool = False) -> None:
        """Open the screen that sets up a new game, with the players of an earlier one, else the last.

        With `same`, everything that was drawn or chosen for the earlier one is chosen again.
        """
        if earlier is None:
            choice = SetupChoice.remembered(game, self._context.settings.last_setup(game.key))
        else:
            choice = SetupChoice.of(game, earlier, same=same)
        control, tell = self._control, self._dialogs.tell
        self.push(lambda: SetupScreen(self._context, choice, control, self.play, tell))

    def open_guide(self, game: AnyGame) -> None:
        """Open the pages on how to play, or the rules of a game that has none."""
        if not game.guide():
            self.open_rules(game)
            return
        ways = GuideWays(lambda: self.open_rules(game), lambda: self.open_lessons(game))
        self.push(lambda: GuideScreen(self._context, game, ways))

    def open_lessons(self, game: AnyGame) -> None:
        """Open the list of the lessons and puzzles."""

        def begin(lessons: tuple[Lesson, ...], number: int) -> None:
            self.open_lesson(game, lessons, number)

        self.push(lambda: LessonsScreen(self._context, game, self._learned, begin))

    def open_lesson(self, game: AnyGame, lessons: tuple[Lesson, ...], number: int) -> None:
        """Open these lessons, or puzzles, from the one with this number on."""
        context = self._context
        context.sound.use(game.sounds.manifest)
        context.sound.prepare()

        def after_last() -> None:
            if lessons[number].target is None:
                self.open_setup(game)

        def scene() -> LessonScene:
            host = partial(LessonHost, game, context, self._dialogs, self)
            return LessonScene(context, host, LessonSeries(game, lessons, number, after_last), self._learned)

        self.push(scene)

    def open_retries(self, game: AnyGame, retries: Retries) -> None:
        """Open turns of a finished game, to be played again."""
        context = self._context

        def scene() -> RetryScene:
            host = partial(LessonHost, game, context, self._dialogs, self)
            return RetryScene(context, host, game, retries)

        self.push(scene)

    def open_rules(self, game: AnyGame, clause: str = "") -> None:
        """Open the rules in full, at this clause, such as "R4.2", if one is given."""
        self.push(lambda: RulesScreen(self._context, game, clause))

    def open_statistics(self, game: AnyGame) -> None:
        """Open the statistics of the finished games, at first those of this game."""
        ask = self._dialogs.ask
        self.push(lambda: StatisticsScreen(self._context, self._games, game, self._statistics, ask))

    def open_settings(self, game: AnyGame) -> None:
        """Open the settings; volumes are tried out with sounds of this game."""
        open_keys = partial(self.open_keys, game)
        self.push(lambda: SettingsScreen(self._context, self._control, game.sounds, open_keys))

    def open_keys(self, game: AnyGame) -> None:
        """Open the keys of the tables and of the window, at first those of this game."""
        names = window_command_names()
        window = tuple((one, names[one.asked]) for one in WINDOW_KEYS.actions)
        by_game = {one: (*one.key_names(), *window) for one in self._games}
        self.push(lambda: KeysScreen(self._context, self._control, self._dialogs, by_game, game))

    def choose_game(self, game: AnyGame) -> None:
        """Remember which game the start screen offers, if there are several."""
        if len(self._games) > 1 and self._context.settings.game != game.key:
            self._control.change(game=game.key)

    def toggle_sound(self) -> None:
        """Mute everything or unmute it, and show it on the present screen."""
        self._control.toggle_sound()
        if isinstance(self._stack.top, Screen):
            self._stack.top.settings_changed()
