"""Reads a save file as JSON; any fault is reported in one sentence with its place."""

import json
from pathlib import Path
from typing import Final

LARGEST: Final = 4_000_000  # bytes; a game of 600 actions takes about 12,000


class SaveError(ValueError):
    """A save that cannot be read; its message is one sentence that names the place and the cause."""


def read(path: Path) -> object:
    """Return the JSON value in a file; SaveError if it cannot be opened or read, with line and column."""
    try:
        if path.is_dir():
            raise SaveError("it is a folder, not a file")
        if path.stat().st_size > LARGEST:
            raise SaveError(f"it is larger than any saved game ({path.stat().st_size:,} bytes)")
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise SaveError(f"it is no text: byte {error.start + 1} is not UTF-8") from error
    except OSError as error:
        raise SaveError(f"it cannot be opened: {error.strerror}") from error
    return _parsed(text)


def _parsed(text: str) -> object:
    if not text.strip():
        raise SaveError("the file is empty")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
            raise SaveError(f"the file breaks off at {place}") from error
        raise SaveError(f"it is not readable at {place}: {error.msg}") from error
    except (RecursionError, ValueError) as error:
        raise SaveError("it is nested too deeply, or a number in it is too long") from error
