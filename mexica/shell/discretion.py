"""Takes out of a text what tells who the player is: names, and paths outside the program's own folders."""

import getpass
import html
import json
import os
import platform
import re
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final

from mexica.resources import resources

LEFT_OUT: Final = "…"
SOMEBODY: Final = "somebody"
_SHORT: Final = 4  # letters; a shorter name only counts as a whole word

_BEGINS: Final = (
    r"(?:file:/+|[A-Za-z]:[\\/]+|\\\\+(?=\w)|~[\\/]|/(?=[^\s/>]))"  # what a whole path begins with
)
_APART: Final = r"(?<![\w.…/\\<)\]])"  # and nothing of a word before it
_QUOTED_PATH: Final = re.compile(rf"""(['"]){_BEGINS}[^'"\n]*\1""")
_BARE_PATH: Final = re.compile(
    rf"""{_APART}{_BEGINS}(?:[^\n'"…]*[\\/])?[^\s'"…]*"""
    r"""(?:[^\n'":…]*?\.(?:json|bak|png|webp|toml|txt|log|ogg|ttf|py)\b)?"""
)
_QUOTED_SAVE: Final = re.compile(r"""(['"])[^'"/\\\n]*\.(?:json|bak)\1""", re.IGNORECASE)
_BARE_SAVE: Final = re.compile(rf"""{_APART}[^\s'"/\\…]+\.(?:json|bak)\b""", re.IGNORECASE)


class Discretion:
    """Takes the names of `seats`, of `others` and of the system's user out of texts, and all private paths.

    The name at a seat becomes "seat 1" and so on; a path of the program begins with "…" instead of the folder
    that it was installed in.
    """

    def __init__(self, seats: Iterable[str] = (), others: Iterable[str] = ()) -> None:
        known = dict.fromkeys(_of_the_system(), (SOMEBODY, True))
        known |= {name: (SOMEBODY, len(name) < _SHORT) for name in others}
        known |= {name: (f"seat {number}", len(name) < _SHORT) for number, name in enumerate(seats, 1)}
        by_length = sorted(filter(None, known), key=len, reverse=True)  # a long name may hold a short one
        self._names = [(_pattern(name, known[name][1]), known[name][0]) for name in by_length]
        self._program = sorted(set(_program_folders()), key=len, reverse=True)

    def hide(self, text: str) -> str:
        """Return the text without names and private paths."""
        for folder in self._program:
            text = text.replace(folder, LEFT_OUT)
        text = _QUOTED_PATH.sub(rf"\1{LEFT_OUT}\1", text)
        text = _BARE_PATH.sub(LEFT_OUT, text)
        text = _QUOTED_SAVE.sub(rf"\1{LEFT_OUT}\1", text)
        text = _BARE_SAVE.sub(LEFT_OUT, text)
        for name, instead in self._names:
            text = name.sub(instead, text)
        return text


def _pattern(name: str, whole: bool) -> re.Pattern[str]:
    forms = {name, repr(name)[1:-1], ascii(name)[1:-1], json.dumps(name)[1:-1], html.escape(name)}
    found = "|".join(re.escape(form) for form in sorted(forms, key=len, reverse=True))
    if whole:
        found = rf"(?<![^\W_])(?:{found})(?![^\W_])"
    return re.compile(found, re.IGNORECASE)


def _of_the_system() -> Iterator[str]:
    """The names of the system's user and of the machine."""
    with suppress(OSError, KeyError, ImportError):
        yield getpass.getuser()
    yield from filter(None, (Path(os.path.expanduser("~")).name, platform.node()))


def _program_folders() -> Iterator[str]:
    """The folders in which the program, its libraries and Python are installed, as messages write them."""
    installed = [Path(str(files("mexica"))).parent, resources().parent]
    installed += [Path(sysconfig.get_path(name)) for name in ("purelib", "platlib", "stdlib")]
    for folder in map(str, installed):
        if len(folder) > len("C:\\"):
            yield from (folder, repr(folder)[1:-1])
