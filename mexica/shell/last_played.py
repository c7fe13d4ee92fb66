"""Which copy's folder of autosaves was played in last, by numbers in files of our own: dates can be wrong."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

COPIES: Final = 100
_NUMBER: Final = ".played"
_DIGITS: Final = 18


def folder_of(usual: Path, number: int) -> Path:
    """Return the folder of the copy with this number: the usual one for 1, else one within it."""
    return usual if number == 1 else usual / f"copy-{number}"


def folders(usual: Path) -> Iterator[tuple[int, Path]]:
    """Yield the folders of further copies that there are, by their numbers."""
    for number in range(2, COPIES + 1):
        if (folder := folder_of(usual, number)).is_dir():
            yield number, folder


def last_played(folder: Path) -> int:
    """Return a number that is greater for a folder in which a match was played later, 0 if none was."""
    try:
        return int((folder / _NUMBER).read_text(encoding="ascii")[:_DIGITS])
    except (OSError, ValueError):
        return 0


def note_played(folder: Path) -> None:
    """Note that in no copy's folder a match was played after those in this one."""
    usual = folder.parent if folder.name.startswith("copy-") else folder
    every = [usual, *(other for _number, other in folders(usual))]
    newest = max((last_played(other) for other in every if other != folder), default=0)
    if last_played(folder) <= newest:
        with suppress(OSError):
            (folder / _NUMBER).write_text(str(newest + 1), encoding="ascii")


def forget(folder: Path) -> None:
    """Remove a folder whose autosaves are elsewhere by now, unless there is more in it."""
    with suppress(OSError):
        (folder / _NUMBER).unlink(missing_ok=True)
        folder.rmdir()
