"""The folder of this copy's autosaves: locked against other copies, and cleaned of what a killed one left.

The first copy has the folder itself, a second one `copy-2` in it, and so on. A copy that is alone later takes
over what they hold. The system drops the lock of a program that ends, however it ends.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from mexica.atomic_write import is_temporary
from mexica.play import journal
from mexica.play.outside_text import UnfitFileError, read_bytes
from mexica.play.save_reader import LARGEST
from mexica.shell.last_played import COPIES, folder_of, folders, forget
from mexica.shell.save_file import PLAIN_SUFFIX


class AutosaveFolder:
    """A folder that belongs to this copy until `release`; where nothing can be locked it is the usual one."""

    def __init__(self, usual: Path) -> None:
        self._usual = usual
        self._number, self._lock = _first_free(usual)
        self.path = folder_of(usual, self._number)

    @property
    def is_usual(self) -> bool:
        """Whether no other copy has the usual folder."""
        return self._number == 1

    def release(self) -> None:
        """Let others have the folder."""
        if self._lock is not None:
            self._lock.release()

    @contextmanager
    def left_by_others(self) -> Iterator[list[Path]]:
        """Lock the folders of copies that no longer run, none if this copy has not the usual folder.

        Those that are empty afterwards are removed.
        """
        locks = dict[Path, FileLock]()
        for number, folder in folders(self._usual) if self._lock is not None and self.is_usual else ():
            if (lock := _locked(self._usual, number)) is not None:
                locks[folder] = lock
        try:
            for folder in locks:
                _remove_leftovers(folder)
            yield list(locks)
        finally:
            for folder, lock in locks.items():
                forget(folder)
                lock.release()

    def clean(self, shared: Iterable[Path]) -> None:
        """Remove files that a killed program left here, and in the shared folders if no copy is running."""
        if self._lock is None:
            return
        _remove_leftovers(self.path)
        left = [path for folder in shared for path in _files(folder) if is_temporary(path)]
        if left and self._is_alone():  # asked afterwards: a copy that begins now has none of these
            _remove(left)

    def _is_alone(self) -> bool:
        for number in range(1, COPIES + 1):
            if number != self._number and _lock_file(self._usual, number).exists():
                if (lock := _locked(self._usual, number)) is None:
                    return False
                lock.release()
        return True


def _lock_file(usual: Path, number: int) -> Path:
    return usual / f".lock-{number}"


def _first_free(usual: Path) -> tuple[int, FileLock | None]:
    """The number of the first folder that no copy has, and its lock; the first without one if none is."""
    try:
        usual.mkdir(parents=True, exist_ok=True)
        for number in range(1, COPIES + 1):
            if (lock := _locked(usual, number)) is not None:
                return number, lock
    except (OSError, NotImplementedError):  # a folder or a system in which nothing can be locked
        pass
    return 1, None


def _locked(usual: Path, number: int) -> FileLock | None:
    """The lock of a folder, now held; None if another copy holds it."""
    lock = FileLock(_lock_file(usual, number), timeout=0, thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire()
    except Timeout:
        return None
    return lock


def _files(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _is_orphan(path: Path) -> bool:
    """Whether this is a journal that continues no save."""
    if path.suffix != journal.SUFFIX:
        return False
    try:
        contents = read_bytes(path.with_suffix(PLAIN_SUFFIX), LARGEST)
        return not read_bytes(path, LARGEST).startswith(journal.head(contents))
    except (FileNotFoundError, UnfitFileError):
        return True
    except OSError:  # not to be read now is no reason to remove it
        return False


def _remove_leftovers(folder: Path) -> None:
    _remove(path for path in _files(folder) if is_temporary(path) or _is_orphan(path))


def _remove(paths: Iterable[Path]) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink()
