"""Finds the files that come with the program, in a checkout, an installed package or a bundle."""

from functools import cache
from importlib.resources import files
from pathlib import Path


def resources() -> Path:
    """Return the folder of the files the program loads: sprites, sounds, themes, weights."""
    return _folder("resources")


def shipped_saves() -> Path:
    """Return the folder of the example games."""
    return _folder("saves")


def resource(*parts: str) -> Path:
    """Return the path of a file or folder under `resources()`, whether or not it is there."""
    return resources().joinpath(*parts)


@cache
def _folder(name: str) -> Path:
    # a wheel and a bundle carry the folders inside the package, a checkout has them beside it
    package = Path(str(files("mexica")))
    packed = package / "_data" / name
    return packed if packed.is_dir() else package.parent / name
