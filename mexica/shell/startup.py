"""Starts the program: first opens the window with the title picture, then loads everything else."""

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from mexica import __title__
from mexica.drawing import palette
from mexica.resources import resource
from mexica.shell import language, program_log, settings, title
from mexica.shell.signals import closing_on_hangup
from mexica.shell.title import draw_title
from mexica.shell.user_folders import Folders, of_this_player
from mexica.shell.window import MainWindow

if TYPE_CHECKING:
    from mexica.shell.app import App
    from mexica.shell.game_protocol import AnyGame

log = logging.getLogger(__name__)

Games = Callable[[], "tuple[AnyGame, ...]"]
"""Returns the games in the box; called once the window is open, as they are slow to load."""


def run(games: Games, load: Path | None = None) -> int:
    """Open the window, with the game of this file if there is one; returns the exit code of the program."""
    folders = of_this_player()
    program_log.keep(folders.log)
    app = begin(games, folders)
    program_log.note_start()
    with closing_on_hangup():
        app.start(load)
        return app.run()


def begin(games: Games, folders: Folders) -> "App":
    """Open the window and return the program with these games and this player's folders."""
    language.use(language.SYSTEM)  # for what is wrong with the settings
    chosen, complaint = settings.read(folders.settings_file)
    language.use(chosen.language)
    palette.use(chosen.high_contrast)
    if chosen.game.isidentifier():
        title.use(resource(chosen.game))
    window = open_window(chosen)
    # the rest takes longer to load than the picture takes to show
    from mexica.shell.app import App  # noqa: PLC0415

    return App(games(), folders, (chosen, complaint), window)


def open_window(chosen: settings.Settings) -> MainWindow:
    """Open the window according to these settings, with the title picture, and return it."""
    window = MainWindow(__title__, chosen.window, chosen.fullscreen, chosen.maximised)
    draw_title(window.surface, window.size)
    window.flip()
    log.debug("the first picture is shown")
    return window
