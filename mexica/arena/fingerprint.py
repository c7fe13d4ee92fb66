"""A fingerprint of the computer players under test."""

import hashlib
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from mexica import __version__
from mexica.arena.arena_game import ArenaGame
from mexica.computer import bots

_ANY_GAME: Final = "mexica.computer"


def fingerprint(game: ArenaGame[Any, Any], kinds: Iterable[str] = ()) -> str:
    """Return an identifier of a game's players as they are now: their version, code and weights.

    Bots count if they are among these kinds. Games played before and after a change to the players must not
    be mixed.
    """
    digest = hashlib.sha256()
    for file in [file for package in (*game.code, _ANY_GAME) for file in _sources(package)]:
        digest.update(file.read_bytes())
    if game.tunable is not None:
        digest.update(game.tunable.file.contents().encode())
    for kind in sorted(set(kinds) - set(game.players.kinds)):
        name, files = bots.sources(kind)
        digest.update(f"{kind} of {name}".encode())
        for file in files:
            digest.update(file.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:12]}"


def _sources(package: str) -> list[Path]:
    file = Path(str(import_module(package).__file__))
    return sorted(file.parent.rglob("*.py")) if file.name == "__init__.py" else [file]
