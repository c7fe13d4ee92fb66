"""The window as a game's table sees it."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol

from pygame import Surface
from pygame_gui import UIManager

from mexica.play.bot_search import FoundBot
from mexica.play.questions import Question
from mexica.play.retries import Retries
from mexica.shell import clipboard
from mexica.shell.dialog import Dialogs
from mexica.shell.game_protocol import AnyGame
from mexica.shell.new_game import NewGame
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings import Settings
from mexica.shell.sound import Sound


class TableNavigation(Protocol):
    """The ways out of a table."""

    def go_start(self) -> None:
        """Leave for the start screen."""
        ...

    def keep(self, record: Any) -> bool:
        """Write the game in progress to the disk; return whether it is there, or waited for too long."""
        ...

    def play(self, game: AnyGame, record: Any) -> None:
        """Continue this game instead."""
        ...

    def open_saves(self, game: AnyGame | None, record: Any | None) -> None:
        """Open the screen of saved games."""
        ...

    def open_setup(self, game: AnyGame, earlier: NewGame | None = None, *, same: bool = False) -> None:
        """Open the screen that sets up a new game, with the players of an earlier one or as the `same`."""
        ...

    def open_guide(self, game: AnyGame) -> None:
        """Open the pages on how to play."""
        ...

    def open_rules(self, game: AnyGame, clause: str = "") -> None:
        """Open the rules in full, at this clause if one is given."""
        ...

    def open_settings(self, game: AnyGame) -> None:
        """Open the settings."""
        ...

    def open_retries(self, game: AnyGame, retries: Retries) -> None:
        """Open turns of a finished game over the present screen, to be played again."""
        ...

    def toggle_sound(self) -> None:
        """Switch the sound off or on."""
        ...

    def quit(self) -> None:
        """Close the window."""
        ...


class TableHost:
    """The window around a match of one game: its size, widgets, settings and sound, and the ways out."""

    def __init__(
        self, game: AnyGame, context: ScreenContext, dialogs: Dialogs, navigation: TableNavigation
    ) -> None:
        self._game = game
        self._context = context
        self._dialogs = dialogs
        self._navigation = navigation

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        return self._context.size

    @property
    def pointer(self) -> tuple[int, int]:
        """The place of the mouse in pixels."""
        return self._context.pointer

    @property
    def manager(self) -> UIManager:
        """The widget manager, its theme loaded."""
        return self._context.manager

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._context.settings

    @property
    def sound(self) -> Sound:
        """The sound."""
        return self._context.sound

    @property
    def bots(self) -> tuple[FoundBot, ...]:
        """The bots that can play this game, as far as they have been found."""
        return self._context.bots.bots(self._game.key, [kind.key for kind in self._game.kinds])

    def keep(self, record: Any) -> bool:
        """Write the game to the disk in the background; return whether it is there or waited for too long."""
        return self._navigation.keep(record)

    def play(self, record: Any) -> None:
        """Play this game instead of the present one."""
        self._navigation.play(self._game, record)

    def go_start(self) -> None:
        """Leave for the start screen."""
        self._navigation.go_start()

    def open_saves(self, record: Any | None) -> None:
        """Open the screen that saves this record under a name, or loads another game."""
        self._navigation.open_saves(self._game, record)

    def open_setup(self, record: Any, *, same: bool) -> None:
        """Open the screen that sets up a new game with the players of this one, or wholly the `same` one."""
        self._navigation.open_setup(self._game, self._game.choices(record), same=same)

    def open_rules(self) -> None:
        """Open the pages on how to play."""
        self._navigation.open_guide(self._game)

    def open_clause(self, clause: str) -> None:
        """Open the rules at a clause, such as "R4.2"."""
        self._navigation.open_rules(self._game, clause)

    def open_settings(self) -> None:
        """Open the settings."""
        self._navigation.open_settings(self._game)

    def open_retries(self, retries: Retries) -> None:
        """Open turns of a finished game over it, to be played again."""
        self._navigation.open_retries(self._game, retries)

    def toggle_sound(self) -> None:
        """Switch the sound off or on."""
        self._navigation.toggle_sound()

    def copy_text(self, text: str) -> bool:
        """Put a text on the clipboard; return whether there is one."""
        return clipboard.copy(text)

    def save_picture(self, picture: Surface) -> Future[Path]:
        """Write a picture among the player's, in the background; the result is its file, or an OSError."""
        return self._context.pictures.save(picture, self._game.title)

    def quit(self) -> None:
        """Close the window."""
        self._navigation.quit()

    def ask(self, question: Question, on_yes: Callable[[], None]) -> None:
        """Ask a question in the middle of the window and call `on_yes` if it is answered with yes."""
        self._dialogs.ask(question, on_yes)

    def tell(self, title: str, text: str) -> None:
        """Show a message in the middle of the window until it is dismissed."""
        self._dialogs.tell(title, text)
