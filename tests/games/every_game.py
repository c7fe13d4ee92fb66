"""The games that neutral code is tested with: those in the box, and Nim."""

from typing import Any, Final

from mexica import box
from mexica.arena.arena_game import ArenaGame
from mexica.env.env_game import EnvGame
from tests.games.nim import env_game as nim
from tests.games.nim.arena_game import find

KEYS: Final = (*box.KEYS, "nim")


def arena_game(key: str) -> ArenaGame[Any, Any]:
    """The game with this key; a module-level function, as other processes look for games by it."""
    return box.arena_game(key) if key in box.KEYS else find(key)


def env_game(key: str) -> EnvGame[Any, Any]:
    """The game with this key as an environment sees it; a module-level function for the same reason."""
    return box.env_game(key) if key in box.KEYS else nim.NIM
