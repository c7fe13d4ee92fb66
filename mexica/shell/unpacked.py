"""The folder into which the program that is one file unpacks itself, and which a kill leaves behind.

At its end the program removes it. Whoever is killed cannot, so that the next start does.
"""

import logging
import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from filelock import BaseFileLock

LOCK: Final = "mexica-runs.lock"
_PREFIX: Final = "_MEI"  # of the names that PyInstaller gives

log = logging.getLogger(__name__)
_held: "list[BaseFileLock]" = []  # until the process ends: a lock that nobody keeps is given up


def claim() -> None:
    """Mark the folder of this start as used, if it has one, and remove those that killed starts have left."""
    unpacked = Path(getattr(sys, "_MEIPASS", ""))
    if not unpacked.name.startswith(_PREFIX):
        return
    from filelock import FileLock  # noqa: PLC0415  # slow to import, and nothing else has such a folder

    lock = FileLock(unpacked / LOCK)
    with suppress(OSError):  # a Timeout too: then another process of this start has it
        lock.acquire(blocking=False)
    _held.append(lock)
    for other in sorted(unpacked.parent.glob(f"{_PREFIX}*")):
        if other != unpacked and _is_left(other):
            log.debug("removing what a start that was killed has left: %s", other)
            shutil.rmtree(other, ignore_errors=True)


def _is_left(folder: Path) -> bool:
    """Whether this folder is of a start of this program by this user that has ended."""
    from filelock import FileLock  # noqa: PLC0415

    try:
        if folder.is_symlink() or (os.name == "posix" and folder.stat().st_uid != os.getuid()):
            return False  # nobody else is to decide what this program opens
        if not (folder / LOCK).is_file():
            return False
        with FileLock(folder / LOCK, blocking=False):
            return True
    except OSError:
        return False
