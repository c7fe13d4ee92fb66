"""Who made what the built program holds: each of its files belongs to a part with a licence."""

import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any, Final

from attrs import evolve, frozen

from build_scripts.packaging import product
from build_scripts.packaging.contents import Entry

HERE: Final = Path(__file__).resolve().parent
LICENCE_FILES: Final = ("LICEN[CS]E*", "COPYING*", "NOTICE*")
PYTHON: Final = "python"


class UnknownPartError(Exception):
    """Nothing is known about who made a file of the program, or about its licence; the message says which."""


@frozen(order=True)
class Part:
    """Something that the program holds: `texts` are its licences, the lines of `copyright` name authors."""

    name: str
    version: str
    licence: str
    home: str
    copyright: tuple[str, ...]
    texts: tuple[str, ...]


def of(entries: Iterable[Entry]) -> list[Part]:
    """Return the parts to which these files belong, by name; UnknownPartError if one belongs to none.

    Files of the game itself are left out.
    """
    found, unknown = set[Part](), list[str]()
    for name, path, kind in entries:
        parts = _parts(name, Path(path), kind)
        found.update(parts or ())
        if parts is None:
            unknown.append(f"{name} ({path})")
    if unknown:
        raise UnknownPartError("parts.toml does not say who made " + ", ".join(sorted(unknown)))
    return sorted(found, key=lambda part: part.name.casefold())


def _parts(name: str, path: Path, kind: str) -> list[Part] | None:
    """The parts that a file belongs to, none for one of the game; None if nothing is known."""
    base = Path(name.replace("\\", "/")).name
    native = [part for files, part in _natives() if any(fnmatch(base, pattern) for pattern in files)]
    if kind == "SYMLINK":  # leads to a file that is listed too
        return native
    owner = _owner(path.resolve())
    if owner is None and not native:
        return None
    return native + ([_package(owner)] if owner else [])


def _owner(path: Path) -> str | None:
    """The package that this file comes from, empty for the game itself; None if none is known."""
    if (owner := _owners().get(path)) is not None:
        return owner
    if any(path.is_relative_to(product.ROOT / name) for name in ("mexica", "resources", "saves")):
        return ""
    standard = {Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")}
    if path.name == "base_library.zip" or path.name.startswith(("libpython", "python3", "Python")):
        return PYTHON
    inside = [folder for folder in (*standard, Path(sys.base_prefix, "DLLs")) if path.is_relative_to(folder)]
    return PYTHON if inside and "site-packages" not in path.parts else None


@cache
def _owners() -> dict[Path, str]:
    found = dict[Path, str]()
    for package in distributions():
        folder, key = Path(str(package.locate_file(""))).resolve(), _key(package)
        found.update((folder / file, key) for file in package.files or ())
    return found


def _key(package: Distribution) -> str:
    return str(package.metadata["Name"]).lower().replace("_", "-")


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads((HERE / "parts.toml").read_text(encoding="utf-8"))


@cache
def _natives() -> list[tuple[list[str], Part]]:
    return [(row["files"], _part(row["name"], "", row)) for row in _table()["part"]]


def _part(name: str, version: str, row: dict[str, Any]) -> Part:
    authors, texts = tuple(row.get("copyright", ())), tuple(_texts(row))
    return Part(name, version, row["licence"], row["home"], authors, texts)


@cache
def _package(key: str) -> Part:
    known = _table()["package"].get(key, {})
    if key == PYTHON:
        return _part("Python", ".".join(map(str, sys.version_info[:3])), known)
    package = next(package for package in distributions() if _key(package) == key)
    told = package.metadata
    own = {"licence": told.get("License-Expression") or told.get("License"), "home": _home(package)}
    part = _part(told["Name"], package.version, own | known)
    part = evolve(part, texts=(*part.texts, *_own_texts(package)))
    if not part.licence or not part.texts:
        raise UnknownPartError(f"The package {key} does not tell its licence: add it to parts.toml.")
    return part


def _texts(row: dict[str, Any]) -> list[str]:
    if "packed" in row:
        return [Path(path).read_text(encoding="utf-8") for path in _packed(row["packed"])]
    return [(HERE / "licences" / f"{row['text']}.txt").read_text(encoding="utf-8")] if "text" in row else []


def _packed(name: str) -> list[Path]:
    return [path for path in _owners() if path.as_posix().endswith(f"/{name}")]


def _own_texts(package: Distribution) -> list[str]:
    files = [
        file
        for file in package.files or ()
        if ".dist-info" in str(file) and any(fnmatch(file.name, pattern) for pattern in LICENCE_FILES)
    ]
    return [file.read_text(encoding="utf-8") for file in sorted(files)]


def _home(package: Distribution) -> str:
    """The address that a package gives for itself, preferably of its sources."""
    told = dict(
        line.lower().split(", ", 1) for line in package.metadata.get_all("Project-URL") or () if ", " in line
    )
    wanted = ("source", "source code", "repository", "github", "homepage", "home")
    return next((told[name] for name in wanted if name in told), package.metadata.get("Home-page") or "")
