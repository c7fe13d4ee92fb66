"""Reports of a fault: files that a player can send in, without names and private paths."""

import json
import locale
import logging
import platform
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from mexica import __title__, __version__
from mexica.shell.discretion import Discretion

CRASH, REPORT = "crash", "report"
"""The kinds of reports: written by the program after every fault, and saved by the player."""
MOST: Final = 20  # files of a kind that are kept
LONGEST: Final = 200_000  # characters of a traceback
_LONGEST_LINE: Final = 1_000

log = logging.getLogger(__name__)


class EndedError(Exception):
    """The program had to end after a fault that is written down; the message is the sentence that says so."""


def write(folder: Path, error: BaseException, discretion: Discretion | None = None) -> Path | None:
    """Write an error with its traceback to this folder; returns the file, None if that failed too.

    Only the newest reports are kept.
    """
    try:
        report = text(error, discretion or Discretion())
        log.error("unexpected fault: %s", report)
        return save(folder, CRASH, report)
    except Exception as trouble:  # memory may be short, the disk full
        log.error("no crash report: %s", trouble)
        return None


def save(folder: Path, kind: str, report: str) -> Path:
    """Write a report to this folder and return the file; OSError if the system refuses."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / time.strftime(f"{kind}-%Y%m%d-%H%M%S.txt")
    with path.open("a", encoding="utf-8", errors="backslashreplace") as file:
        file.write(report + "\n")
    for old in sorted(folder.glob(f"{kind}-*.txt"))[:-MOST]:
        old.unlink(missing_ok=True)
    return path


def text(error: BaseException, discretion: Discretion, more: Sequence[str] = (), game: str = "") -> str:
    """Return a report: what runs, more lines about it, the traceback, and the game as `game_text` has it."""
    lines = traceback.format_exception(error)
    lines = [line if len(line) <= _LONGEST_LINE else line[:_LONGEST_LINE] + "…\n" for line in lines]
    head = "\n".join((*_about(), *more))
    return discretion.hide(f"{head}\n\n{_middle_cut(''.join(lines))}") + (f"\n{game}" if game else "")


def game_text(save_of_game: dict[str, Any]) -> str:
    """Return a game for a report: a save that can be loaded, with seats in place of the players' names."""
    players = [{**player, "name": f"Seat {seat}"} for seat, player in enumerate(save_of_game["players"], 1)]
    parts = {**save_of_game, "players": players}.items()
    return "{\n" + ",\n".join(f" {json.dumps(name)}: {json.dumps(part)}" for name, part in parts) + "\n}"


def _about() -> list[str]:
    language, encoding = locale.getlocale()
    runs = [f"{__title__} {__version__}", f"Python {platform.python_version()}"]
    pygame = sys.modules.get("pygame")
    if pygame is not None:
        runs += [f"pygame-ce {pygame.version.ver}", f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}"]
        runs += [str(pygame.display.get_driver())] if pygame.display.get_init() else []
    spoken = f"language {language}, encoding {encoding}, {sys.getfilesystemencoding()}"
    return [", ".join(runs), platform.platform(), spoken, time.strftime("%Y-%m-%d %H:%M:%S")]


def _middle_cut(lines: str) -> str:
    half = LONGEST // 2
    return lines if len(lines) <= LONGEST else f"{lines[:half]}\n…\n{lines[-half:]}"
