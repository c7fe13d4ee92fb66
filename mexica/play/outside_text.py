"""Files and texts from outside the program: read and quoted within bounds."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from mexica.texts import _, figure

UNPRINTABLE: Final = "?"  # stands for a character that cannot be shown
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)  # a pipe would wait for somebody who writes
_BYTES: Final = getattr(os, "O_BINARY", 0)  # else Windows changes ends of lines


class UnfitFileError(ValueError):
    """A file that is not to be read; the message says why, without the file's name."""


def read_text(path: Path, most: int) -> str:
    """Return the text of an ordinary UTF-8 file of at most so many bytes, without a byte order mark.

    UnicodeDecodeError if it is not UTF-8, else as `read_bytes`.
    """
    return decoded(read_bytes(path, most))


def decoded(contents: bytes) -> str:
    """Return UTF-8 as text, without a byte order mark; UnicodeDecodeError if it is none."""
    return contents.decode("utf-8").removeprefix("\ufeff")


def read_bytes(path: Path, most: int) -> bytes:
    """Return the contents of an ordinary file of at most so many bytes.

    OSError if it cannot be opened, UnfitFileError if it is a folder, a pipe or a device, or larger.
    """
    found = path.stat()
    _refuse_unfit(found, most)
    with open(os.open(path, os.O_RDONLY | _AT_ONCE | _BYTES), "rb") as file:
        _refuse_unfit(os.fstat(file.fileno()), most)  # it may be another one by now
        return file.read(most)


def _refuse_unfit(found: os.stat_result, most: int) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise UnfitFileError(_("it is a folder, not a file"))
    if not stat.S_ISREG(found.st_mode):
        raise UnfitFileError(_("it is a pipe or a device, not a file"))
    if found.st_size > most:
        raise UnfitFileError(_("it is too large: {bytes} bytes").format(bytes=figure(found.st_size)))


def printable(text: str) -> str:
    """Return the text with a question mark for each character that cannot be shown."""
    return "".join(letter if letter.isprintable() else UNPRINTABLE for letter in text)


def shown_path(path: Path | str) -> str:
    """Return a path, or a part of one, as it can be shown.

    Names are taken for UTF-8, as `file_name` makes them, and only else for the system's encoding.
    """
    text = str(path)
    with suppress(UnicodeError):
        text = os.fsencode(text).decode("utf-8")
    return printable(text)


def file_name(text: str) -> str:
    """Return the file name that reads so: UTF-8 on the disk, so that no letter can be missing."""
    return os.fsdecode(text.encode("utf-8"))


def quotable(text: str, most: int) -> str:
    """Return the text as it can be shown, cut to so many characters."""
    return printable(text if len(text) <= most else text[: most - 1] + "…")
