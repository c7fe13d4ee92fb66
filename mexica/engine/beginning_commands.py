"""The commands that set up a position: a new game, a described position, a file."""

import inspect
import json
from pathlib import Path
from random import Random
from typing import Any, Final

from mexica.engine.engine_error import EngineError
from mexica.engine.engine_game import EngineGame
from mexica.engine.engine_state import Command, EngineState, Reply, listed
from mexica.engine.played_position import PlayedPosition, from_description, from_setup
from mexica.engine.position_source import position_in_file
from mexica.engine.request import CommandRefusedError, pairs, truth_value, whole_number
from mexica.play.save_reader import TOO_DEEP_OR_LONG, parse_json
from mexica.play.strict_decoding import THE_WHOLE, StructureError, read

_SETUP: Final = "setup"
_SEEDS: Final = 2**31


def _options(state: EngineState, rest: str) -> Reply:
    return listed([f"{name} {json.dumps(usual)}" for name, usual in options(state.game).items()])


def options(game: EngineGame) -> dict[str, Any]:
    """Return the options of a new game with their usual values: what the rules' `new_setup` takes by name."""
    parameters = inspect.signature(game.rules.new_setup).parameters.values()
    return {one.name: one.default for one in parameters if one.kind is one.KEYWORD_ONLY}


def _new(state: EngineState, rest: str) -> Reply:
    first, _, more = rest.partition(" ")
    setup = _given_setup(state.game, more) if first == _SETUP else _drawn_setup(state.game, rest.split())
    return _put(state, from_setup(state.game, setup))


def _drawn_setup(game: EngineGame, words: list[str]) -> Any:
    """The setup for a number of seats, with a seed and the options of the game."""
    if not words:
        raise CommandRefusedError(f"Say for how many players: {game.game.seat_counts}.")
    seats = whole_number(words[0], "The number of players")
    if seats not in game.rules.SEAT_COUNTS:
        raise CommandRefusedError(f"The game is for {game.game.seat_counts} players, not {seats}.")
    given, known = pairs(words[1:]), options(game)
    seed = whole_number(given.pop("seed", str(Random().randrange(_SEEDS))), "seed")
    if unknown := given.keys() - known.keys():
        names = ", ".join(("seed", *known))
        raise CommandRefusedError(f"There is no option '{min(unknown)}'; there are {names}.")
    values = {name: _like(known[name], text, name) for name, text in given.items()}
    try:
        return game.rules.new_setup(seats, seed, **values)
    except ValueError as error:
        raise CommandRefusedError(str(error)) from error


def _like(usual: object, text: str, name: str) -> object:
    """The value of an option, which is a truth value or a whole number if the usual value is one."""
    if isinstance(usual, bool):
        return truth_value(text, name)
    return whole_number(text, name) if isinstance(usual, int) else text


def _given_setup(game: EngineGame, text: str) -> Any:
    try:
        return read(_json(text), game.rules.Setup)
    except (StructureError, RecursionError) as error:
        why = str(error).removeprefix(f"{THE_WHOLE}: ").removesuffix(".")
        raise CommandRefusedError(f"This is no setup: {why}.") from error


def _position(state: EngineState, rest: str) -> Reply:
    try:
        return _put(state, from_description(state.game, _json(rest)))
    except state.game.rules.PositionError as error:
        raise CommandRefusedError(str(error)) from error


def _load(state: EngineState, rest: str) -> Reply:
    if not rest:
        raise CommandRefusedError("Say which file to load.")
    try:
        return _put(state, position_in_file(Path(rest), state.games, state.game))
    except EngineError as error:
        raise CommandRefusedError(str(error)) from error


def _put(state: EngineState, position: PlayedPosition) -> Reply:
    state.game, state.position = position.game, position
    return Reply()


def _json(text: str) -> object:
    try:
        return parse_json(text)
    except json.JSONDecodeError as error:
        raise CommandRefusedError(
            f"The JSON has a fault at character {error.pos + 1}: {error.msg}."
        ) from error
    except (RecursionError, ValueError) as error:
        raise CommandRefusedError(f"The JSON cannot be read: {TOO_DEEP_OR_LONG}.") from error


COMMANDS: Final = (
    Command("options", "", "the options of a new game with their usual values", _options),
    Command(
        "new",
        "SEATS [seed N] [OPTION VALUE ...] | setup JSON",
        "begin a game for so many players, any game without a seed; or with a setup as 'setup' tells it",
        _new,
    ),
    Command("position", "JSON", "set up a position, as 'describe' tells it", _position),
    Command("load", "FILE", "set up the last position of a saved game, or a description in a file", _load),
)
