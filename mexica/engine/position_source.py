"""Positions from outside: a save, at its last position, or the description of a position as JSON."""

from collections.abc import Mapping
from pathlib import Path

from mexica.engine.engine_error import EngineError
from mexica.engine.engine_game import EngineGame, EngineGames
from mexica.engine.played_position import PlayedPosition, from_description, from_save
from mexica.play.outside_text import decoded
from mexica.play.save_reader import LARGEST, SaveError, parsed, read


def position_in_file(path: Path, games: EngineGames, usual: EngineGame) -> PlayedPosition:
    """Return the position in a file, of the game that a save names, else of the usual one.

    EngineError if the file cannot be read or holds no position.
    """
    try:
        return _position(read(path), games, usual)
    except SaveError as error:
        raise _cannot_be_loaded(path.name, error) from error


def position_in(contents: bytes, name: str, games: EngineGames, usual: EngineGame) -> PlayedPosition:
    """Return the same for the contents of something that is read like a file and is called by this name."""
    try:
        return _position(parsed(_text(contents)), games, usual)
    except SaveError as error:
        raise _cannot_be_loaded(name, error) from error


def _text(contents: bytes) -> str:
    if len(contents) > LARGEST:
        raise SaveError(f"it is larger than any saved game (more than {LARGEST:,} bytes)")
    try:
        return decoded(contents)
    except UnicodeDecodeError as error:
        raise SaveError(f"it is no text: byte {error.start + 1} is not UTF-8") from error


def _position(data: object, games: EngineGames, usual: EngineGame) -> PlayedPosition:
    if isinstance(data, Mapping) and "game" in data:
        key = data["game"]
        return from_save(games.find(key) if key in games.keys else usual, data)
    try:
        return from_description(usual, data)
    except usual.rules.PositionError as error:
        raise SaveError(str(error)) from error


def _cannot_be_loaded(name: str, error: SaveError) -> EngineError:
    return EngineError(f"'{name}' cannot be loaded: {str(error).removesuffix('.')}.")
