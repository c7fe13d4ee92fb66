"""Reads a save file as JSON; any fault is reported in one sentence with its place."""

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from mexica.play import journal
from mexica.play.outside_text import UnfitFileError, decoded, quotable, read_bytes
from mexica.texts import N_, _, told_error

LARGEST: Final = 1_000_000  # bytes; a game of 600 actions takes about 12,000
LONGEST_WHOLE_NUMBER: Final = 18  # characters, like the rest
LONGEST_FRACTION: Final = 30
LONGEST_MESSAGE: Final = 400
TOO_DEEP_OR_LONG: Final = N_("it is nested too deeply, or a number in it is too long")

_BROKEN_OFF: Final = "Unterminated string"  # in the words of the json module


class SaveError(ValueError):
    """A save that cannot be read; its message is one sentence that names the place and the cause.

    Whatever the message quotes, it is at most `LONGEST_MESSAGE` characters, all of which can be shown.
    """

    def __init__(self, message: str) -> None:
        super().__init__(quotable(message, LONGEST_MESSAGE))


def read(path: Path) -> object:
    """Return the JSON value in a file, continued by the file's journal if there is one.

    SaveError if it cannot be opened or read, with line and column; a journal never prevents a game.
    """
    try:
        contents = read_bytes(path, LARGEST)
        text = decoded(contents)
    except UnicodeDecodeError as error:
        fault = _("it is no text: byte {number} is not UTF-8").format(number=error.start + 1)
        raise SaveError(fault) from error
    except UnfitFileError as error:
        raise SaveError(str(error)) from error
    except OSError as error:
        raise SaveError(_("it cannot be opened: {cause}").format(cause=told_error(error))) from error
    return _continued(parsed(text), journal.bodies(contents, _journal_of(path)))


def _journal_of(path: Path) -> bytes:
    try:
        return read_bytes(journal.journal_of(path), LARGEST)
    except (OSError, UnfitFileError):
        return b""


def _continued(data: object, changes: Iterable[bytes]) -> object:
    """Return the data after these changes, up to the first one that does not fit."""
    with suppress(RecursionError, ValueError):
        for body in changes:
            data = journal.changed(data, parse_json(body.decode()))
    return data


def parse_json(text: str) -> object:
    """Return the value of a JSON text; ValueError if it is none, or if a number in it is too long."""
    return json.loads(text, parse_int=_integer, parse_float=_fraction)


def parsed(text: str) -> object:
    """Return the JSON value in the text of a file; SaveError if there is none, with line and column."""
    if not text.strip():
        raise SaveError(_("the file is empty"))
    try:
        return parse_json(text)
    except json.JSONDecodeError as error:
        fault = _("it is not readable at line {line}, column {column}: {cause}")
        if error.pos >= len(text.rstrip()) or error.msg.startswith(_BROKEN_OFF):
            fault = _("the file breaks off at line {line}, column {column}")
        told = fault.format(line=error.lineno, column=error.colno, cause=error.msg)
        raise SaveError(told) from error
    except (RecursionError, ValueError) as error:
        raise SaveError(_(TOO_DEEP_OR_LONG)) from error


def _integer(digits: str) -> int:
    return int(_bounded(digits, LONGEST_WHOLE_NUMBER))


def _fraction(digits: str) -> float:
    return float(_bounded(digits, LONGEST_FRACTION))


def _bounded(digits: str, most: int) -> str:
    if len(digits) > most:
        raise ValueError(_("a number is too long"))
    return digits
