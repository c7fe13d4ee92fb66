"""The games in the box: the one place that names them, for the window and for the commands.

What a function needs is imported when it is called, so that a command loads only what it uses.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mexica.resources import DamagedError
from mexica.texts import told

if TYPE_CHECKING:
    from mexica.arena.arena_game import ArenaGame
    from mexica.engine.engine_game import EngineGame
    from mexica.env.env_game import EnvGame
    from mexica.play.record import PlayerInfo, Record
    from mexica.play.save_format import SaveFormat
    from mexica.play.state_text import TextSection
    from mexica.shell.game_protocol import Game

KEYS: Final = ("mexica",)
"""The games' names in saves and commands; the first is the default when a command names none."""


class SavedGame(NamedTuple):
    """How a game's saves are loaded, and how a terminal tells its record and last state.

    `report` says in a few lines how it stands, `sections` everything on the table.
    """

    saves: "SaveFormat[Any, Any, Any, Any]"
    report: "Callable[[Record[Any, Any, Any], Any], str]"
    sections: "Callable[[Sequence[PlayerInfo], Any], tuple[TextSection, ...]]"


def games() -> "tuple[Game[Any, Any], ...]":
    """Return the games for the window, the one selected at first in front; this loads pygame.

    DamagedError if the weights of a game cannot be used.
    """
    from mexica.games.mexica.game import Mexica

    for key in KEYS:
        check_weights(key)
    return (Mexica(),)


def arena_game(key: str) -> "ArenaGame[Any, Any]":
    """Return the game with this key as the arena sees it.

    KeyError if there is none; DamagedError if its weights cannot be used.
    """
    from mexica.games.mexica.arena_game import MEXICA

    check_weights(key)
    return {"mexica": MEXICA}[key]


def env_game(key: str) -> "EnvGame[Any, Any]":
    """Return the game with this key as an environment sees it; KeyError if there is none.

    ImportError if the extra `mexica[env]` is not installed.
    """
    from mexica.games.mexica.env_game import MEXICA

    return {"mexica": MEXICA}[key]


def engine_game(key: str) -> "EngineGame":
    """Return the game with this key as the engine sees it; KeyError if there is none."""
    from mexica.engine.engine_game import EngineGame

    return EngineGame(arena_game(key), saved_game(key).saves)


def check_weights(key: str) -> None:
    """Read the weights of the game with this key; DamagedError if they cannot be used."""
    from mexica.computer.weights_file import WeightsError
    from mexica.games.mexica.ai.weights import FILE, TABLES

    file, tables = {"mexica": (FILE, TABLES)}[key]
    try:
        file.tables(*tables)
    except WeightsError as error:
        raise DamagedError(file.path, told(error.cause)) from error


def saved_game(key: str) -> SavedGame:
    """Return how the game with this key is loaded and reported; KeyError if there is none."""
    from mexica.games.mexica.table.match import match_record, report, state_sections

    ways = report.report, state_sections.state_sections
    return {"mexica": SavedGame(match_record.SAVES, *ways)}[key]
