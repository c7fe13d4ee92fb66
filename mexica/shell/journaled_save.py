"""A save that is written often: each change goes to its journal, and now and then all into the save."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from mexica.atomic_write import sync_folder, write_atomically
from mexica.play import journal
from mexica.play.save_reader import SaveError, read
from mexica.shell.save_file import backup_of, contents_of, write_save

FOLD_AFTER: Final = 64  # changes in a journal


class JournaledSave:
    """A save and its journal, which hold a whole game together whenever the program is killed.

    The save is replaced in one step before its journal is removed, which no longer belongs to it by then.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.data: dict[str, Any] | None = None  # what both hold, None if that is not known
        self._journal = journal.journal_of(path)
        self._contents = b""  # of the save alone
        self._last = b""  # line of the journal
        self._lines = 0
        self._size = 0

    def write(self, data: dict[str, Any]) -> None:
        """Write these data; raises OSError, and what was on the disk then stays there."""
        before, self.data = self.data, None
        if before is None or self._lines >= FOLD_AFTER or not self._appended(before, data):
            self._write_whole(data)
        self.data = data

    def fold(self) -> None:
        """Put everything into the save, so that it needs no journal; raises OSError as `write` does."""
        if self.data is not None and self._lines:
            self._write_whole(self.data)

    def forget(self) -> None:
        """Take nothing for granted about the files, which may have been moved."""
        self.data = None

    def _write_whole(self, data: dict[str, Any]) -> None:
        self._contents = contents_of(data)
        write_atomically(self.path, self._contents, backup=backup_of(self.path))
        self._lines = 0
        self._journal.unlink(missing_ok=True)

    def _appended(self, before: dict[str, Any], data: dict[str, Any]) -> bool:
        """Write the change to the journal; return False if it cannot be, as when somebody removed a file."""
        try:
            self._append(journal.change(before, data))
        except OSError:
            return False
        return True

    def _append(self, change: dict[str, Any]) -> None:
        if self.path.stat().st_size != len(self._contents):
            raise OSError("the save was changed by another program")
        head = b"" if self._lines else journal.head(self._contents)
        line = journal.line(head or self._last, change)
        if head:
            self._journal.unlink(missing_ok=True)
            self._size = 0
        with self._journal.open("xb" if head else "r+b") as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise OSError("the journal was changed by another program")
            file.write(head + line)
            file.flush()
            os.fsync(file.fileno())
        if head:
            sync_folder(self.path.parent)
        self._last, self._size = line, self._size + len(head + line)
        self._lines += 1


def move_save(path: Path, target: Path) -> None:
    """Rename a save with its backup, over another one, with its journal put into it; raises OSError."""
    with suppress(SaveError):  # a broken save has no journal
        if journal.journal_of(path).exists() and isinstance(data := read(path), dict):
            write_save(path, data)
    journal.journal_of(path).unlink(missing_ok=True)
    path.replace(target)
    if backup_of(path).exists():
        backup_of(path).replace(backup_of(target))
    else:
        backup_of(target).unlink(missing_ok=True)
