"""Locks between programs, which the system frees when their holder ends, however it ended."""

import errno
import hashlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# far behind what is written into the file, as Windows lets nobody read a locked byte
LOCKED_BYTE: Final = 1 << 30
TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class Lock:
    """The lock that a file stands for, not taken yet.

    Where the file system refuses locks, a file in the folder for temporary files stands for it instead; where
    that refuses them too, every lock is free.
    """

    def __init__(self, path: Path, *, existing: bool = False) -> None:
        """The file `path` is made if needed, unless it is an `existing` one, which may be read-only.

        Raises OSError if it cannot be opened.
        """
        self._path = path
        self._file = _open_existing(path) if existing else _open(path)

    def take(self, *, shared: bool = False) -> bool:
        """Take it if it is free, and say whether it was; a shared one is free for others who share it."""
        try:
            return _take(self._file, shared)
        except OSError:
            pass  # this file system refuses locks
        try:
            stand_in = _open(_stand_in(self._path))
            os.close(self._file)
            self._file = stand_in
            return _take(self._file, shared)
        except OSError:
            return True

    def read_note(self) -> str:
        """Return what the holder has noted for those who wait."""
        os.lseek(self._file, 0, os.SEEK_SET)
        return os.read(self._file, 1000).decode("utf-8", "replace")

    def note(self, text: str) -> None:
        """Leave `text` for those who wait, as its holder."""
        os.lseek(self._file, 0, os.SEEK_SET)
        os.truncate(self._file, 0)
        os.write(self._file, text.encode("utf-8", "replace"))

    def keep(self) -> None:
        """Let programs hold it too that this one starts with open files, or that take its place."""
        os.set_inheritable(self._file, True)

    def free(self) -> None:
        """Free it."""
        os.close(self._file)


def _open(path: Path) -> int:
    # a link that somebody else laid into the folder for temporary files is not followed
    return os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o666)


def _open_existing(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR)  # which network file systems want for a lock
    except OSError:
        return os.open(path, os.O_RDONLY)


def _stand_in(path: Path) -> Path:
    digest = hashlib.sha256(os.fsencode(path)).hexdigest()
    return Path(tempfile.gettempdir(), f"mexica-{digest[:20]}.lock")


def _take(file: int, shared: bool) -> bool:
    try:
        if sys.platform == "win32":
            _take_byte(file, shared)
        else:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in TAKEN:
            return False
        raise
    return True


def _take_byte(file: int, shared: bool) -> None:
    """Lock one byte on Windows, which shares none: there an open file alone tells that it is used."""
    if sys.platform == "win32" and not shared:
        os.lseek(file, LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
