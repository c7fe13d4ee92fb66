"""The player's saves when the program starts: a folder for the autosaves, and what earlier runs have left."""

import logging

from mexica.shell.autosave_folder import AutosaveFolder
from mexica.shell.game_protocol import AnyGame
from mexica.shell.saves import AUTO, Saves
from mexica.shell.user_folders import Folders
from mexica.texts import _

log = logging.getLogger(__name__)


def open_saves(folders: Folders, games: tuple[AnyGame, ...]) -> tuple[AutosaveFolder, Saves]:
    """Return the folder of this copy's autosaves, to be released at the end, and the saves.

    Files that a killed program left are removed, and autosaves of copies that no longer run taken over.
    """
    auto = AutosaveFolder(folders.saves / AUTO)
    saves = Saves(folders.saves, games, auto.path)
    auto.clean((folders.saves, folders.config))
    try:
        with auto.left_by_others() as left:
            saves.adopt(left)
    except OSError as error:  # they stay where they are until the next start
        log.warning("autosaves of another copy could not be taken over", exc_info=error)
    return auto, saves


def another_copy() -> str:
    """Return the sentence for the player whose program is open twice."""
    return _(
        "The program is open already. Games in progress of this window are kept apart from those of the other"
        " one, and neither lists the other's. Once only one window is open, it finds them all."
    )
