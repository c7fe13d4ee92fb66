"""The games that are taught: those whose package has lessons, with the modules that tell them."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from mexica import games

KEYS: Final = tuple(sorted(path.parent.name for path in Path(games.__path__[0]).glob("*/lessons.py")))


def part(key: str, name: str) -> ModuleType:
    """The module with this name of the game with this key."""
    return import_module(f"mexica.games.{key}.{name}")
