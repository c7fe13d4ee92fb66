"""Finds the files that come with the program, in a checkout, an installed package or a bundle."""

import logging
import os
import sys
from collections import deque
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from mexica import __title__
from mexica.texts import _, told_error

_MOST_UNTOLD: Final = 20
_LONGEST_CAUSE: Final = 150  # characters

_log = logging.getLogger(__name__)
_untold: "deque[DamagedError]" = deque(maxlen=_MOST_UNTOLD)


class DamagedError(Exception):
    """A file that comes with the program is missing or broken; the message is one sentence that says which.

    `cause` goes on after the file's name, as "is empty" does.
    """

    def __init__(self, path: Path, cause: str) -> None:
        told = _("The installation is damaged: {file} {cause}. Install {program} again.")
        super().__init__(told.format(file=_shown(path), cause=cause.rstrip("."), program=__title__))
        self.path = path


def resources() -> Path:
    """Return the folder of the files the program loads: sprites, sounds, themes, weights."""
    return _folder("resources")


def shipped_saves() -> Path:
    """Return the folder of the example games."""
    return _folder("saves")


def is_built() -> bool:
    """Return whether this is the built program, which brings its own Python and has no place for packages."""
    return hasattr(sys, "frozen")


def notices() -> Path | None:
    """Return the file that says who made the parts of the built program, None if there is none."""
    path = Path(str(files("mexica"))) / "_data" / "NOTICES.txt"
    return path if path.is_file() else None


def resource(*parts: str) -> Path:
    """Return the path of a file or folder under `resources()`, whether or not it is there."""
    return resources().joinpath(*parts)


def for_pygame(path: Path) -> bytes:
    """Return the path as pygame finds it whatever the system's encoding is, and if it is not text at all."""
    return os.fsencode(path)


def damage(path: Path, error: Exception) -> DamagedError:
    """Return the damage of a file for the error of reading it."""
    if isinstance(error, DamagedError):
        return error
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return DamagedError(path, _("is missing"))
    if isinstance(error, IsADirectoryError):
        return DamagedError(path, _("is a folder, not a file"))
    cause = told_error(error)
    shown = " ".join(str(cause).split())[:_LONGEST_CAUSE]
    return DamagedError(path, _("cannot be read ({cause})").format(cause=shown))


def note_damage(found: DamagedError) -> None:
    """Note damage that the program can go on with: it is logged, and the window tells it."""
    _log.warning("%s", found)
    _untold.append(found)


def untold_damage() -> list[DamagedError]:
    """Return the damage noted since the last call."""
    found = list(_untold)
    _untold.clear()
    return found


def _shown(path: Path) -> str:
    """The path from the program's folder on, for a file of a package from that package on."""
    for folder in (resources().parent, Path(str(files("mexica"))).parent, *path.parents[2:3]):
        if path.is_relative_to(folder):
            return path.relative_to(folder).as_posix()
    return path.as_posix()


@cache
def _folder(name: str) -> Path:
    # a wheel and a bundle carry the folders inside the package, a checkout has them beside it
    package = Path(str(files("mexica")))
    packed = package / "_data" / name
    return packed if packed.is_dir() else package.parent / name
