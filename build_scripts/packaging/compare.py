"""Compares two builds of the program, file by file.

Nothing that is built has a date, a path of this machine or an order that chance decides in it: PyInstaller is
given the date of the last commit and a fixed seed for hashes (see `freeze.py`), and leaves paths out itself.
"""

import hashlib
import os
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from build_scripts.packaging import freeze, product

BLOCK: Final = 1 << 20
MOST_SHOWN: Final = 30  # differences


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
        more = f"\n  and {len(found) - MOST_SHOWN} more" if len(found) > MOST_SHOWN else ""
        raise DifferentError("Two builds differ:\n  " + "\n  ".join(found[:MOST_SHOWN]) + more)
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
        inside = _differences_inside(one, other) if first["contents"] != second["contents"] else []
        yield f"{name}: {', '.join(told)}" + "".join(f"\n    in it {part}" for part in inside)


def _differences_inside(one: Path, other: Path) -> list[str]:
    """What differs in the archives of two programs, by name; nothing if they are none."""
    first, second = ({} if not path.is_file() else _archived(path) for path in (one, other))
    return sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))


def _archived(program: Path) -> dict[str, bytes]:
    """What PyInstaller put into a program, and into the archive of modules in that, by name."""
    if find_spec("PyInstaller") is None:  # only the environment that builds has it
        return {}
    from PyInstaller.archive import readers  # noqa: PLC0415

    try:
        archive = readers.CArchiveReader(str(program))
    except (readers.NotAnArchiveError, readers.ArchiveReadError):
        return {}
    found = {}
    for name, (*_, kind) in archive.toc.items():
        if kind == readers.PKG_ITEM_PYZ:
            modules = archive.open_embedded_archive(name)
            found |= {module: modules.extract(module, raw=True) or b"" for module in modules.toc}
        elif kind not in (readers.PKG_ITEM_DEPENDENCY, readers.PKG_ITEM_RUNTIME_OPTION):
            found[name] = archive.extract(name)
    return found


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
