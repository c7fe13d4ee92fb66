"""The games in the box: the one place that names them, for the window and for the commands.

What a function needs is imported when it is called, so that a command loads only what it uses.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mexica.resources import DamagedError
from mexica.texts import told

if TYPE_CHECKING:
    from mexica.arena.arena_game import ArenaGame
    from mexica.computer.weights_file import WeightsFile
    from mexica.engine.engine_game import EngineGame
    from mexica.env.env_game import EnvGame
    from mexica.play.record import PlayerInfo, Record
    from mexica.play.save_format import SaveFormat
    from mexica.play.state_text import TextSection
    from mexica.shell.game_protocol import AnyGame


class SavedGame(NamedTuple):
    """How a game's saves are loaded, and how a terminal tells its record and last state.

    `report` says in a few lines how it stands, `sections` everything on the table.
    """

    saves: "SaveFormat[Any, Any, Any, Any]"
    report: "Callable[[Record[Any, Any, Any], Any], str]"
    sections: "Callable[[Sequence[PlayerInfo], Any], tuple[TextSection, ...]]"


class _Mexica:
    """The parts of Mexica."""

    @staticmethod
    def game() -> "AnyGame":
        from mexica.games.mexica.game import MEXICA

        return MEXICA

    @staticmethod
    def arena_game() -> "ArenaGame[Any, Any]":
        from mexica.games.mexica.arena_game import MEXICA

        return MEXICA

    @staticmethod
    def env_game() -> "EnvGame[Any, Any]":
        from mexica.games.mexica.env_game import MEXICA

        return MEXICA

    @staticmethod
    def saved_game() -> SavedGame:
        from mexica.games.mexica.table.match import match_record, report, state_sections

        return SavedGame(match_record.SAVES, report.report, state_sections.state_sections)

    @staticmethod
    def weights() -> "tuple[WeightsFile, tuple[str, ...]]":
        from mexica.games.mexica.ai.weights import FILE, TABLES

        return FILE, TABLES


class _Coatl:
    """The parts of Cóatl."""

    @staticmethod
    def game() -> "AnyGame":
        from mexica.games.coatl.game import COATL

        return COATL

    @staticmethod
    def arena_game() -> "ArenaGame[Any, Any]":
        from mexica.games.coatl.arena_game import COATL

        return COATL

    @staticmethod
    def env_game() -> "EnvGame[Any, Any]":
        from mexica.games.coatl.env_game import COATL

        return COATL

    @staticmethod
    def saved_game() -> SavedGame:
        from mexica.games.coatl.table.match import match_record, report, state_sections

        return SavedGame(match_record.SAVES, report.report, state_sections.state_sections)

    @staticmethod
    def weights() -> "tuple[WeightsFile, tuple[str, ...]]":
        from mexica.games.coatl.ai.weights import FILE, TABLES

        return FILE, TABLES


class _Aztekz:
    """The parts of Aztekz."""

    @staticmethod
    def game() -> "AnyGame":
        from mexica.games.aztekz.game import AZTEKZ

        return AZTEKZ

    @staticmethod
    def arena_game() -> "ArenaGame[Any, Any]":
        from mexica.games.aztekz.arena_game import AZTEKZ

        return AZTEKZ

    @staticmethod
    def env_game() -> "EnvGame[Any, Any]":
        from mexica.games.aztekz.env_game import AZTEKZ

        return AZTEKZ

    @staticmethod
    def saved_game() -> SavedGame:
        from mexica.games.aztekz.table.match import match_record, report, state_sections

        return SavedGame(match_record.SAVES, report.report, state_sections.state_sections)

    @staticmethod
    def weights() -> "tuple[WeightsFile, tuple[str, ...]]":
        from mexica.games.aztekz.ai.weights import FILE, TABLES

        return FILE, TABLES


_GAMES: Final[dict[str, type[_Mexica] | type[_Coatl] | type[_Aztekz]]] = {
    "mexica": _Mexica,
    "coatl": _Coatl,
    "aztekz": _Aztekz,
}
KEYS: Final = tuple(_GAMES)
"""The games' names in saves and commands; the first is the default when a command names none."""


def games() -> "tuple[AnyGame, ...]":
    """Return the games for the window, the one selected at first in front; this loads pygame.

    DamagedError if the weights of a game cannot be used.
    """
    for key in KEYS:
        check_weights(key)
    return tuple(_GAMES[key].game() for key in KEYS)


def arena_game(key: str) -> "ArenaGame[Any, Any]":
    """Return the game with this key as the arena sees it.

    KeyError if there is none; DamagedError if its weights cannot be used.
    """
    check_weights(key)
    return _GAMES[key].arena_game()


def env_game(key: str) -> "EnvGame[Any, Any]":
    """Return the game with this key as an environment sees it; KeyError if there is none.

    ImportError if the extra `mexica[env]` is not installed.
    """
    return _GAMES[key].env_game()


def engine_game(key: str) -> "EngineGame":
    """Return the game with this key as the engine sees it; KeyError if there is none."""
    from mexica.engine.engine_game import EngineGame

    return EngineGame(arena_game(key), saved_game(key).saves)


def check_weights(key: str) -> None:
    """Read the weights of the game with this key; DamagedError if they cannot be used."""
    from mexica.computer.weights_file import WeightsError

    file, tables = _GAMES[key].weights()
    try:
        file.tables(*tables)
    except WeightsError as error:
        raise DamagedError(file.path, told(error.cause)) from error


def saved_game(key: str) -> SavedGame:
    """Return how the game with this key is loaded and reported; KeyError if there is none."""
    return _GAMES[key].saved_game()
