"""Writing files so that either the old or the new contents are complete at every moment."""

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

_TEMPORARY: Final = re.compile(r"\.[0-9a-z_]{8}\.tmp")


def write_atomically(path: Path, contents: bytes, backup: Path | None = None) -> None:
    """Replace the contents of the file in one step, keeping the old ones as `backup`.

    Raises OSError (disk full, folder read-only, ...) and leaves the file as it was then. A program that is
    killed meanwhile leaves a file that `is_temporary` knows.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{secrets.token_hex(4)}.tmp")
    try:
        with temporary.open("xb") as file:
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        if backup is not None:
            _back_up(path, backup)
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(path.parent)


def is_temporary(path: Path) -> bool:
    """Return whether the name is one that `write_atomically` gives to a file not yet complete."""
    return _TEMPORARY.fullmatch(path.name) is not None


def _back_up(path: Path, backup: Path) -> None:
    """Copy the present contents to the backup; `path` keeps them at every moment."""
    if not path.is_file():  # a pipe or a device has no contents to keep
        return
    with suppress(FileNotFoundError):
        backup.unlink()
    try:
        os.link(path, backup)
    except (OSError, NotImplementedError):  # a file system without hard links
        backup.write_bytes(path.read_bytes())


def sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut, if the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
