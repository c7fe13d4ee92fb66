"""The program in the menu of a desktop on Linux, for one user and a copy that no package has installed.

The desktop then also opens saved games with it. What a package installs for all users is the same, from
`resources/desktop`.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

from mexica.atomic_write import write_atomically
from mexica.resources import DamagedError, damage, is_built, resource
from mexica.shell.desktop_identity import ID
from mexica.texts import _

_ENTRY: Final = f"applications/{ID}.desktop"
_KIND: Final = f"mime/packages/{ID}.xml"
_UPDATES: Final = {"update-mime-database": "mime", "update-desktop-database": "applications"}
_INDEXES: Final = {
    "mime": (
        *("XMLnamespaces", "aliases", "generic-icons", "globs", "globs2", "icons", "magic", "mime.cache"),
        *("subclasses", "treemagic", "types", "version"),
    ),
    "applications": ("mimeinfo.cache",),
}
"""What these commands write beside the files that they read."""


def add(data: Path) -> None:
    """Add the program as it was started to the menu; `data` is the user's data folder, as `~/.local/share`.

    DamagedError if the files for it are missing, OSError if they cannot be written.
    """
    for name, contents in _contents().items():
        path = data / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(path, contents)
    _update(data)


def is_there_by_package() -> bool:
    """Return whether a package has put this copy into the menu of all users."""
    entries = (
        Path(folder) / _ENTRY for folder in PlatformDirs(multipath=True).site_data_dir.split(os.pathsep)
    )
    ours = Path(command()[0]).resolve()
    return any(started.resolve() == ours for entry in entries if (started := _program_of(entry)) is not None)


def _program_of(entry: Path) -> Path | None:
    """The program that a desktop entry without quotes starts, None if there is no such entry."""
    try:
        found = re.search(r"^Exec=(/\S+)", entry.read_text(encoding="utf-8"), re.MULTILINE)
    except (OSError, UnicodeDecodeError):
        return None
    return Path(found[1]) if found else None


def remove(data: Path) -> None:
    """Take the program out of the menu, as far as `add` has put it there; raises OSError."""
    for name in _contents():
        (data / name).unlink(missing_ok=True)
    _update(data)
    _remove_unused_indexes(data)
    folders = {folder for name in (*_contents(), "mime/application/") for folder in _above(name)}
    for folder in sorted(folders, reverse=True):  # the inner ones first
        with suppress(OSError):  # others have files there, or there is no such folder
            (data / folder).rmdir()


def _above(name: str) -> list[str]:
    parts = name.split("/")[:-1]
    return ["/".join(parts[:count]) for count in range(1, len(parts) + 1)]


def command() -> list[str]:
    """Return the words by which this copy of the program is started, from the folder above the package."""
    return [sys.executable] if is_built() else [sys.executable, "-m", "mexica"]


def quoted(words: Sequence[str]) -> str:
    """Return the words as they stand in the line `Exec` of a desktop entry."""
    return " ".join(f'"{_escaped(word)}"' for word in words)


def _escaped(word: str) -> str:
    for letter in '\\"`$':  # of the quoted word
        word = word.replace(letter, f"\\{letter}")
    return word.replace("\\", "\\\\").replace("%", "%%")  # of any text in the entry, and of its codes


def _contents() -> dict[str, bytes]:
    """The contents of the files of `add`, by their names in the user's data folder."""
    folder = resource("desktop")
    try:
        icons = {path.stem.partition("_")[2]: path.read_bytes() for path in folder.glob(f"{ID}_*.png")}
        entry = (folder / f"{ID}.desktop").read_text(encoding="utf-8")
        kind = (folder / f"{ID}.xml").read_bytes()
    except OSError as error:
        raise damage(Path(error.filename or folder), error) from error
    if not icons:
        raise DamagedError(folder, _("has no icons"))
    ours = f"Path={Path(str(files('mexica'))).parent}\nExec={quoted(command())} "
    own = entry.replace(f"Exec={ID} ", ours if len(command()) > 1 else ours.partition("\n")[2])
    pictures = {f"icons/hicolor/{size}x{size}/apps/{ID}.png": icon for size, icon in icons.items()}
    return {_ENTRY: own.encode(), _KIND: kind, **pictures}


def _update(data: Path) -> None:
    """Let the desktop notice what has changed; where a command is missing, nothing reads its file."""
    for name, folder in _UPDATES.items():
        if shutil.which(name) and (data / folder).is_dir():
            subprocess.run([name, str(data / folder)], env=_outside(), check=False, stderr=subprocess.DEVNULL)


def _outside() -> dict[str, str]:
    """The environment for programs of the system: a frozen program has the libraries it brings in its own."""
    before = os.environ.get("LD_LIBRARY_PATH_ORIG")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("LD_LIBRARY_PATH")}
    return kept | ({"LD_LIBRARY_PATH": before} if before else {})


def _remove_unused_indexes(data: Path) -> None:
    """Remove the files of the commands in folders in which there is nothing any more to be listed."""
    for folder, listed in (("mime", data / "mime" / "packages"), ("applications", data / "applications")):
        if not any(_others(listed, _INDEXES[folder])):
            for name in _INDEXES[folder]:
                (data / folder / name).unlink(missing_ok=True)


def _others(folder: Path, names: Sequence[str]) -> Iterator[Path]:
    return (path for path in folder.glob("*") if path.name not in names)
