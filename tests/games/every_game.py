"""The games that neutral code is tested with: those in the box, and Nim."""

from typing import Any, Final

from mexica import box
from mexica.arena.arena_game import ArenaGame
from mexica.env.env_game import EnvGame
from mexica.play.save_format import SaveFormat
from tests.games.nim import env_game as nim
from tests.games.nim import rules
from tests.games.nim.arena_game import find
from tests.games.nim.saves import SAVES

KEYS: Final = (*box.KEYS, rules.KEY)


def arena_game(key: str) -> ArenaGame[Any, Any]:
    """The game with this key; a module-level function, as other processes look for games by it."""
    return find(key) if key == rules.KEY else box.arena_game(key)


def env_game(key: str) -> EnvGame[Any, Any]:
    """The game with this key as an environment sees it; a module-level function for the same reason."""
    return nim.NIM if key == rules.KEY else box.env_game(key)


def saves(key: str) -> SaveFormat[Any, Any, Any, Any]:
    """The form of the saves of the game with this key."""
    return SAVES if key == rules.KEY else box.saved_game(key).saves
