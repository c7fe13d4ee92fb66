"""The games in the box: the one place that names them, for the window and for the commands."""

from typing import TYPE_CHECKING, Any, Final

from mexica.arena.arena_game import ArenaGame

if TYPE_CHECKING:
    from mexica.shell.protocols import Game

KEYS: Final = ("mexica",)
"""By which saves and commands call the games; the first one is meant when a command names none."""


def games() -> "tuple[Game[Any, Any], ...]":
    """Return the games as the window shows them, the first one first chosen; this loads pygame."""
    from mexica.games.mexica.game import Mexica

    return (Mexica(),)


def arena_game(key: str) -> ArenaGame[Any, Any]:
    """Return the game with this key as the arena sees it; KeyError if there is none."""
    from mexica.games.mexica.arena_game import MEXICA

    return {"mexica": MEXICA}[key]
