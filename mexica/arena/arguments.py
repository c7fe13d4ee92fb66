"""What the commands of the arena are told on the command line; nothing is imported before it is needed."""

import argparse
from collections.abc import Callable
from math import isfinite
from pathlib import Path


def add_selfplay(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `mexica selfplay`."""
    parser.description = "Let computer players play a few games, every setup once from each seat."
    _add_games(parser, seats="greedy,random", games=10)
    _add_budget(parser, nodes, "N | LEVEL=N,...")


def add_arena(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `mexica arena`."""
    parser.description = (
        "Measure how strong the computer players are: every setup is played once from each seat, finished "
        "games are kept in a file, and the same command goes on after an interruption."
    )
    _add_games(parser, seats="strongest,greedy", games=200)
    _add_budget(parser, nodes, "N | LEVEL=N,...")
    _add_crew(parser)
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="the results as JSON lines (default: arena-....jsonl, named by the settings, in this folder)",
    )


def add_tune(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `mexica tune`."""
    parser.description = (
        "Search for better weights of the evaluation: candidates play against the shipped ones. What is "
        "found is checked on other setups and written to a file that can replace resources/ai/weights.toml. "
        "The same command goes on after an interruption."
    )
    parser.add_argument(
        "--level",
        type=level,
        default="greedy",
        metavar="LEVEL",
        help="who plays: beginner, greedy, planner or strongest (default: greedy)",
    )
    parser.add_argument(
        "--table", default="standard", help="which weights of the file (default: %(default)s)"
    )
    parser.add_argument(
        "--against",
        metavar="TABLE",
        help="the weights of the others (default: those that the search begins with)",
    )
    parser.add_argument(
        "--seats",
        type=int,
        choices=(2, 3, 4),
        default=2,
        help="players of a game, one of them the candidate (default: %(default)s)",
    )
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
    add_seed(parser)
    _add_budget(parser, number, "N")
    _add_crew(parser)
    parser.add_argument(
        "--games-file", type=Path, metavar="FILE", help="the games as JSON lines (default: tune-....jsonl)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("weights.toml"),
        metavar="FILE",
        help="the weights (default: %(default)s)",
    )


def _add_games(parser: argparse.ArgumentParser, seats: str, games: int) -> None:
    parser.add_argument(
        "--seats",
        type=kinds,
        default=seats,
        metavar="LEVEL,LEVEL[,...]",
        help="2 to 4 out of beginner, greedy, planner, strongest (default: %(default)s)",
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


def _add_budget(parser: argparse.ArgumentParser, kind: Callable[[str], object], metavar: str) -> None:
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=positive, metavar="S", help="what each may spend on a turn")
    budget.add_argument(
        "--nodes",
        type=kind,
        metavar=metavar,
        help="the same in positions looked at, so that games repeat",
    )


def _add_crew(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=number, default=1, metavar="N", help="games at a time (default: %(default)s)"
    )
    parser.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="play on the Dask cluster whose scheduler is there (tcp://host:8786)",
    )


def kinds(text: str) -> list[str]:
    """Return the kinds of player that are named with commas in between."""
    from mexica.games.mexica.ai.players import KINDS
    from mexica.games.mexica.rules import SEAT_COUNTS

    named = text.split(",")
    if len(named) not in SEAT_COUNTS or not set(named) <= set(KINDS):
        raise argparse.ArgumentTypeError(
            f"name {SEAT_COUNTS[0]} to {SEAT_COUNTS[-1]} players out of {', '.join(KINDS)}, with commas, "
            f"not '{text}'"
        )
    return named


def level(text: str) -> str:
    """Return the name of a level that has an evaluation."""
    from mexica.games.mexica.ai.players import KINDS

    levels = [kind for kind in KINDS if kind != "random"]
    if text not in levels:
        raise argparse.ArgumentTypeError(f"name one of {', '.join(levels)}, not '{text}'")
    return text


def number(text: str) -> int:
    """Return the whole number, which is at least 1."""
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"give a whole number from 1, not '{text}'")
    return int(text)


def nodes(text: str) -> int | dict[str, int]:
    """Return the number of nodes for everyone, or the numbers of the levels that are named with theirs."""
    if "=" not in text:
        return number(text)
    pairs = [part.partition("=") for part in text.split(",")]
    return {level(kind): number(many) for kind, _, many in pairs}


def positive(text: str) -> float:
    """Return the number, which is above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not isfinite(value) or value <= 0:
        raise argparse.ArgumentTypeError(f"give a number above 0, not '{text}'")
    return value
