"""What teaches the games: the modules of their packages that have guides, rules, lessons or puzzles."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from mexica import games


def taught(name: str) -> tuple[str, ...]:
    """The keys of the games whose package has a module with this name."""
    return tuple(sorted(path.parent.name for path in Path(games.__path__[0]).glob(f"*/{name}.py")))


def part(key: str, name: str) -> ModuleType:
    """The module with this name of the game with this key."""
    return import_module(f"mexica.games.{key}.{name}")
