"""The command-line arguments of the arena's commands, for one game."""

import argparse
from collections.abc import Callable, Sequence
from math import isfinite
from pathlib import Path
from typing import Any

from mexica.arena.arena_game import ArenaGame, Tunable
from mexica.arena.errors import ArenaError
from mexica.computer.bots import BotError
from mexica.computer.weights_file import WeightsError, WeightsFile

AnyArenaGame = ArenaGame[Any, Any]
Reader = Callable[[str], object]
"""Parses the text of an argument; ArgumentTypeError, in one sentence, if it is not valid."""


def add_selfplay(parser: argparse.ArgumentParser, game: AnyArenaGame) -> None:
    """Add the arguments of `mexica selfplay`."""
    parser.description = "Let computer players play a few games, every setup once from each seat."
    _add_games(parser, game, seats=game.selfplay_seats, games=10)
    _add_budget(parser, _nodes_of(game), "N | LEVEL=N,...")
    add_weights(parser, game)


def add_arena(parser: argparse.ArgumentParser, game: AnyArenaGame) -> None:
    """Add the arguments of `mexica arena`."""
    parser.description = (
        "Measure how strong the computer players are: every setup is played once from each seat, finished "
        "games are kept in a file, and the same command goes on after an interruption."
    )
    _add_games(parser, game, seats=game.arena_seats, games=200)
    _add_budget(parser, _nodes_of(game), "N | LEVEL=N,...")
    add_weights(parser, game)
    _add_executor(parser)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="the results as JSON lines (default: arena-....jsonl, named by the settings, in this folder)",
    )


def add_tune(parser: argparse.ArgumentParser, game: AnyArenaGame) -> None:
    """Add the arguments of `mexica tune`; ArenaError if the game has nothing to tune."""
    tunable = game.tunable
    if tunable is None:
        raise ArenaError(f"{game.rules.KEY.capitalize()} has no weights that could be tuned.")
    parser.description = (
        "Search for better weights of the evaluation: candidates play against the shipped ones. What is "
        "found is checked on other setups and written to a file that can replace "
        f"resources/ai/{tunable.file.path.name}. The same command goes on after an interruption."
    )
    _add_tuned(parser, game, tunable)
    _add_extent(parser)
    add_seed(parser)
    _add_budget(parser, number, "N")
    add_weights(parser, game)
    _add_executor(parser)
    parser.add_argument(
        "--games-file", type=Path, metavar="FILE", help="the games as JSON lines (default: tune-....jsonl)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path(tunable.file.path.name),
        metavar="FILE",
        help="the weights (default: %(default)s)",
    )


def _add_tuned(parser: argparse.ArgumentParser, game: AnyArenaGame, tunable: Tunable) -> None:
    *others, last = game.levels
    named = f"{', '.join(others)} or {last}" if others else last
    parser.add_argument(
        "--level",
        type=_one_of(game.levels),
        default=tunable.level,
        metavar="LEVEL",
        help=f"who plays: {named} (default: %(default)s)",
    )
    parser.add_argument(
        "--table", default=tunable.table, help="which weights of the file (default: %(default)s)"
    )
    parser.add_argument(
        "--against",
        metavar="TABLE",
        help="the weights of the others (default: those that the search begins with)",
    )
    parser.add_argument(
        "--seats",
        type=int,
        choices=game.rules.SEAT_COUNTS,
        default=min(game.rules.SEAT_COUNTS),
        help="players of a game, one of them the candidate (default: %(default)s)",
    )


def _add_extent(parser: argparse.ArgumentParser) -> None:
    for option, default, text in (
        ("--generations", 20, "how often new candidates are drawn"),
        ("--population", 12, "candidates of a generation"),
        ("--games", 10, "games of each candidate"),
        ("--check", 400, "games on other setups at the end"),
    ):
        parser.add_argument(
            option, type=number, default=default, metavar="N", help=f"{text} (default: {default})"
        )
    parser.add_argument(
        "--spread",
        type=positive,
        default=0.25,
        metavar="X",
        help="how far the first candidates are from the shipped weights (default: %(default)s, about 25 %%)",
    )


def _add_games(
    parser: argparse.ArgumentParser, game: AnyArenaGame, seats: tuple[str, ...], games: int
) -> None:
    choice = ", ".join((*game.levels, *game.players.bots))
    parser.add_argument(
        "--seats",
        type=_kinds_of(game),
        default=",".join(seats),
        metavar="LEVEL,LEVEL[,...]",
        help=f"{game.seat_counts} out of {choice} (default: %(default)s)",
    )
    parser.add_argument(
        "--games", type=number, default=games, metavar="N", help="how many games (default: %(default)s)"
    )
    add_seed(parser)


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Add the argument of the seed."""
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="N",
        help="the same seed, the same setups (default: %(default)s)",
    )


def add_weights(parser: argparse.ArgumentParser, game: AnyArenaGame) -> None:
    """Add the argument of another file of weights, a WeightsFile, if the game has weights."""
    parser.set_defaults(weights=None)
    if game.tunable is not None:
        parser.add_argument(
            "--weights",
            type=_weights_of(game.tunable.file),
            metavar="FILE",
            help=f"play by the weights of this file instead of resources/ai/{game.tunable.file.path.name}",
        )


def _weights_of(shipped: WeightsFile) -> Reader:
    """Return a reader of the name of a file that can take the place of the shipped one."""

    def weights(text: str) -> WeightsFile:
        try:
            return shipped.replaced_by(Path(text))
        except WeightsError as error:
            raise argparse.ArgumentTypeError(str(error).removesuffix(".")) from error

    return weights


def _add_budget(parser: argparse.ArgumentParser, read_nodes: Reader, metavar: str) -> None:
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=positive, metavar="S", help="what each may spend on a turn")
    budget.add_argument(
        "--nodes",
        type=read_nodes,
        metavar=metavar,
        help="the same in positions looked at, so that games repeat",
    )


def _add_executor(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=number, default=1, metavar="N", help="games at a time (default: %(default)s)"
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="play on the Dask cluster whose scheduler is there (tcp://host:8786)",
    )


def number(text: str) -> int:
    """Return the text as a whole number of at least 1."""
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"give a whole number from 1, not '{text}'")
    return int(text)


def above_zero(text: str) -> float | None:
    """Return the text as a number above 0, None if it is none."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if isfinite(value) and value > 0 else None


def positive(text: str) -> float:
    """Return the text as a number above 0."""
    if (value := above_zero(text)) is None:
        raise argparse.ArgumentTypeError(f"give a number above 0, not '{text}'")
    return value


def _kinds_of(game: AnyArenaGame) -> Reader:
    """Return a reader of kinds of player, separated by commas."""

    def kinds(text: str) -> list[str]:
        players, named = game.players, text.split(",")
        known = (*players.kinds, *players.bots, *players.faults())
        if len(named) not in game.rules.SEAT_COUNTS or not set(named) <= set(known):
            several = f"{game.seat_counts} players out of {', '.join((*players.kinds, *players.bots))}"
            raise argparse.ArgumentTypeError(f"name {several}, with commas, not '{text}'")
        for kind in named:
            _check_bot(game, kind)
        return named

    return kinds


def _check_bot(game: AnyArenaGame, kind: str) -> None:
    """Import a bot if the kind is one; ArgumentTypeError, in one sentence, if it cannot play."""
    try:
        game.players.bot(kind)
    except BotError as error:
        raise argparse.ArgumentTypeError(str(error).removesuffix(".")) from error


def _one_of(names: Sequence[str]) -> Callable[[str], str]:
    """Return a reader of one of these names."""

    def one(text: str) -> str:
        if text not in names:
            raise argparse.ArgumentTypeError(f"name one of {', '.join(names)}, not '{text}'")
        return text

    return one


def _nodes_of(game: AnyArenaGame) -> Reader:
    """Return a reader of a number of nodes for everyone, or of `LEVEL=N` for some levels."""
    level = _one_of((*game.levels, *game.players.bots))

    def nodes(text: str) -> int | dict[str, int]:
        if "=" not in text:
            return number(text)
        pairs = [part.partition("=") for part in text.split(",")]
        return {level(kind): number(many) for kind, _, many in pairs}

    return nodes
