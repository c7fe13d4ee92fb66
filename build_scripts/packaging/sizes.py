"""Tells how large the built program is, and what of it is large."""

from collections import Counter
from pathlib import Path
from typing import Final

from build_scripts.packaging import product

LIMIT: Final = 80_000_000  # bytes, installed
LARGE: Final = 500_000
GROUPS: Final = {
    "pictures, sounds and games of Mexica": ("mexica",),
    "fonts and texts of pygame_gui": ("pygame_gui",),
    "pygame-ce, SDL and their libraries": ("pygame", "pygame_ce.libs"),
    "Python": ("python3.*", "libpython*", "python3*.dll", "Python*", "base_library.zip"),
}
OTHER: Final = "other libraries"
CODE: Final = "the program's code, of Mexica and packages"


class TooLargeError(Exception):
    """The program is larger than it may be; the message says by how much."""


def tell() -> None:
    """Print what the folder and the one file take; TooLargeError if the folder takes more than the limit."""
    found = parts(product.folder())
    for name, size in found.most_common():
        print(f"{size / 1e6:7.1f} MB  {name}")
    whole = sum(found.values())
    print(f"{whole / 1e6:7.1f} MB  {product.folder().name}/, at most {LIMIT / 1e6:.0f}")
    print(f"{product.one_file().stat().st_size / 1e6:7.1f} MB  {product.one_file().name}")
    for size, file in sorted(_sizes(product.folder()), reverse=True):
        if size >= LARGE:
            print(f"{size / 1e6:10.1f}  {file.relative_to(product.folder()).as_posix()}")
    if whole > LIMIT:
        raise TooLargeError(
            f"{product.folder().name}/ has {whole / 1e6:.1f} MB, at most {LIMIT / 1e6:.0f} allowed."
        )


def parts(folder: Path) -> Counter[str]:
    """Return the bytes of each part of the program in this folder."""
    found = Counter[str]()
    for size, file in _sizes(folder):
        found[_part(file.relative_to(folder))] += size
    return found


def _part(file: Path) -> str:
    if file.parts[0] != "_internal":
        return CODE
    return next(
        (name for name, tops in GROUPS.items() if any(Path(file.parts[1]).match(top) for top in tops)), OTHER
    )


def _sizes(folder: Path) -> list[tuple[int, Path]]:
    return [
        (path.stat().st_size, path) for path in folder.rglob("*") if path.is_file() and not path.is_symlink()
    ]
