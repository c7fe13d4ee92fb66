"""A fingerprint of the computer players under test."""

import hashlib
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from mexica import __version__
from mexica.arena.arena_game import ArenaGame

_ANY_GAME: Final = "mexica.computer"


def fingerprint(game: ArenaGame[Any, Any]) -> str:
    """Return an identifier of a game's players as they are now: their version, code and weights.

    Games played before and after a change to the players must not be mixed.
    """
    sources = [file for package in (*game.code, _ANY_GAME) for file in _sources(package)]
    weights = [game.tunable.file.path] if game.tunable else []
    digest = hashlib.sha256()
    for file in [*sources, *weights]:
        digest.update(file.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:12]}"


def _sources(package: str) -> list[Path]:
    file = Path(str(import_module(package).__file__))
    return sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]
