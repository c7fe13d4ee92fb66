"""Writing files so that either the old or the new contents are complete at every moment."""

import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write_atomically(path: Path, text: str, backup: Path | None = None) -> None:
    """Replace the contents of the file in one step, keeping the old ones as `backup`.

    Raises OSError (disk full, folder read-only, ...) and leaves the file as it was then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if backup is not None:
            _back_up(path, backup)
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


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


def _sync_folder(folder: Path) -> None:
    """Make the new name survive a power cut, if the system can."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
