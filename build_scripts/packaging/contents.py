"""What goes into the built program of all that PyInstaller finds, and in which form.

PyInstaller lists files as `(path in the program, path here, kind)`; where a file is a module, the first is
its name.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

Entry = tuple[str, str, str]

MODULES_LEFT_OUT: Final = (
    # packages of the environment that the program does without
    *("PIL", "numpy", "pip", "setuptools", "pkg_resources", "tkinter", "yaml"),
    # the network, which other parts of the standard library could use but the program does not, with OpenSSL
    *("_hashlib", "_ssl", "ssl", "ftplib", "http", "smtplib", "urllib.request", "xmlrpc"),
    # what filelock and the standard library only load if it is asked for
    *("_sqlite3", "sqlite3", "asyncio", "filelock.asyncio", "filelock._sqlite"),
    *("bz2", "_bz2", "lzma", "_lzma", "pyexpat", "xml", "doctest", "pdb", "pydoc", "unittest"),
)
FILES_LEFT_OUT: Final = (
    # faces for letters of languages that the program does not speak, 39 MB; letters.py draws "?" for them
    *(f"pygame_gui/data/NotoSans{script}-*" for script in ("SC", "JP", "KR")),
    "pygame/freesansbold.ttf",
    # what the translations are compiled from
    *("*/resources/locale/*.po", "*/resources/locale/*.pot"),
    # every Linux desktop has these; an older one in the program would come before what its drivers need
    *("libgcc_s.so*", "libstdc++.so*"),
    "*.dist-info/*",
    "*.pyi",
    "*/py.typed",
)
STRIPPED: Final = ("libpython*.so*", "python3.*/lib-dynload/*.so")


def needed(entries: Iterable[Entry]) -> list[Entry]:
    """Return the files that the program needs."""
    return [entry for entry in entries if not any(fnmatch(_posix(entry[0]), name) for name in FILES_LEFT_OUT)]


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """Return the files, with copies in `folder` without what only debuggers read for those of Python itself.

    A Python that was compiled on the machine has 25 MB of that. The libraries of pygame-ce stay as they are:
    their wheel has none of it, and tools that change its libraries are not made for each other.
    """
    if sys.platform != "linux" or (strip := shutil.which("strip")) is None:
        return list(entries)
    folder.mkdir(parents=True, exist_ok=True)
    return [_stripped(entry, folder, strip) for entry in entries]


def _stripped(entry: Entry, folder: Path, strip: str) -> Entry:
    name, path, kind = entry
    if kind == "SYMLINK" or not any(fnmatch(_posix(name), pattern) for pattern in STRIPPED):
        return entry
    copy = folder / Path(name).name
    subprocess.run([strip, "--strip-unneeded", "-o", str(copy), path], check=True)
    return name, str(copy), kind


def data_folders(root: Path) -> Sequence[tuple[str, str]]:
    """Return the folders beside the package, and where the program looks for them."""
    return [(str(root / name), f"mexica/_data/{name}") for name in ("resources", "saves")]


def _posix(name: str) -> str:
    return name.replace("\\", "/")
