"""Reads a save file as JSON; any fault is reported in one sentence with its place."""

import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from mexica.play import journal
from mexica.play.outside_text import UnfitFileError, decoded, quotable, read_bytes

LARGEST: Final = 1_000_000  # bytes; a game of 600 actions takes about 12,000
LONGEST_WHOLE_NUMBER: Final = 18  # characters, like the rest
LONGEST_FRACTION: Final = 30
LONGEST_MESSAGE: Final = 400
TOO_DEEP_OR_LONG: Final = "it is nested too deeply, or a number in it is too long"


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
        contents = read_bytes(path, LARGEST, "saved game")
        text = decoded(contents)
    except UnicodeDecodeError as error:
        raise SaveError(f"it is no text: byte {error.start + 1} is not UTF-8") from error
    except UnfitFileError as error:
        raise SaveError(str(error)) from error
    except OSError as error:
        raise SaveError(f"it cannot be opened: {error.strerror}") from error
    return _continued(parsed(text), journal.bodies(contents, _journal_of(path)))


def _journal_of(path: Path) -> bytes:
    try:
        return read_bytes(journal.journal_of(path), LARGEST, "journal")
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
        raise SaveError("the file is empty")
    try:
        return parse_json(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise SaveError(f"the file breaks off at {place}") from error
        raise SaveError(f"it is not readable at {place}: {error.msg}") from error
    except (RecursionError, ValueError) as error:
        raise SaveError(TOO_DEEP_OR_LONG) from error


def _integer(digits: str) -> int:
    return int(_bounded(digits, LONGEST_WHOLE_NUMBER))


def _fraction(digits: str) -> float:
    return float(_bounded(digits, LONGEST_FRACTION))


def _bounded(digits: str, most: int) -> str:
    if len(digits) > most:
        raise ValueError("a number is too long")
    return digits
