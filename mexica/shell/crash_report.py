"""Crash reports: files that a player can send in."""

import logging
import platform
import time
import traceback
from pathlib import Path

from mexica import __version__
from mexica.texts import _

log = logging.getLogger(__name__)


def write(folder: Path, error: BaseException) -> Path | None:
    """Write an error with its traceback to this folder; returns the file, None if that failed too."""
    log.error("unexpected fault", exc_info=error)
    path = folder / time.strftime("crash-%Y%m%d-%H%M%S.txt")
    head = f"mexica {__version__}, Python {platform.python_version()}, {platform.platform()}\n\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(head + "".join(traceback.format_exception(error)) + "\n")
    except OSError as trouble:
        log.error("no crash log: %s", trouble)
        return None
    return path


def sentence(where: Path | None, game_kept: bool) -> str:
    """Return the sentence that tells the player about the crash."""
    told = _("The program has made a mistake.")
    if where is not None:
        told = _("The program has made a mistake, which is written down in {file}.").format(file=where)
    return f"{told} {_('Your game was kept: choose Continue to play on.')}" if game_kept else told
