"""A saved game as a file: writes it with a backup, deletes it, and finds out which game it belongs to."""

import json
from pathlib import Path
from typing import Any, Final

from mexica.atomic_write import write_atomically
from mexica.play.journal import journal_of

SUFFIX: Final = ".mexica"
"""Ends a player's save: a name of its own lets the desktop open it with this program."""
PLAIN_SUFFIX: Final = ".json"
"""Ends an autosave, an example, and every save before version 0.2."""
BACKUP: Final = ".bak"


def is_save(path: Path) -> bool:
    """Return whether a file's name is that of a save."""
    return path.suffix.lower() in (SUFFIX, PLAIN_SUFFIX) and not path.name.startswith(".")


def backup_of(path: Path) -> Path:
    """Return the file that holds the previous version of a save."""
    return path.with_name(path.name + BACKUP)


def contents_of(data: dict[str, Any]) -> bytes:
    """Return the contents of the save with these data."""
    return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()


def write_save(path: Path, data: dict[str, Any]) -> None:
    """Write a save, over an older one, which stays as its backup; raises OSError."""
    write_atomically(path, contents_of(data), backup=backup_of(path))


def delete_save(path: Path) -> None:
    """Delete a save with its backup and its journal; raises OSError."""
    for file in (path, backup_of(path), journal_of(path)):
        file.unlink(missing_ok=True)


def game_key(data: object) -> str | None:
    """Return the key of the game in the data of a save; None if it does not name one."""
    key = data.get("game") if isinstance(data, dict) else None
    return key if isinstance(key, str) else None
