"""Compares two builds of the program, file by file.

Nothing that is built has a date, a path of this machine or an order that chance decides in it: PyInstaller is
given the date of the last commit and a fixed seed for hashes (see `freeze.py`), and leaves paths out itself.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build_scripts.packaging import freeze, product

BLOCK: Final = 1 << 20


class DifferentError(Exception):
    """Two builds are not the same; the message says which files differ, and how."""


def twice() -> None:
    """Build the program again and compare it with the one in dist/; DifferentError if they differ."""
    with tempfile.TemporaryDirectory() as name:
        again = Path(name)
        freeze.freeze(again / "dist", again / "build")
        found = list(differences(product.folder(), product.folder(again / "dist")))
        found += differences(product.one_file(), product.one_file(again / "dist"))
    if found:
        raise DifferentError("Two builds differ:\n  " + "\n  ".join(found))
    print(f"Two builds are the same: {product.folder().name}/ and {product.one_file().name}")


def differences(one: Path, other: Path) -> Iterator[str]:
    """Yield a line for each file that is not the same in two folders, or for the files themselves."""
    if not one.is_dir():
        yield from _difference(one.name, one, other)
        return
    for name in sorted({*_names(one), *_names(other)}):
        yield from _difference(name, one / name, other / name)


def _names(folder: Path) -> Iterator[str]:
    return (path.relative_to(folder).as_posix() for path in folder.rglob("*"))


def _difference(name: str, one: Path, other: Path) -> Iterator[str]:
    first, second = _facts(one), _facts(other)
    told = [f"{what} {first[what]} and {second[what]}" for what in first if first[what] != second[what]]
    if told:
        yield f"{name}: {', '.join(told)}"


def _facts(path: Path) -> dict[str, object]:
    """What two builds have to share of a file, by name."""
    if not os.path.lexists(path):
        return {"kind": "missing", "mode": "-", "date": "-", "size": "-", "contents": "-"}
    kind = "link" if path.is_symlink() else "folder" if path.is_dir() else "file"
    status = path.lstat()
    facts = {"kind": kind, "mode": f"{status.st_mode & 0o777:o}"}
    if kind == "link":
        return facts | {"date": "-", "size": "-", "contents": os.readlink(path)}
    facts["date"] = str(int(status.st_mtime))
    if kind == "folder":
        return facts | {"size": "-", "contents": "-"}
    return facts | {"size": str(status.st_size), "contents": _digest(path)}


def _digest(path: Path) -> str:
    found = hashlib.sha256()
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            found.update(block)
    return found.hexdigest()[:12]
