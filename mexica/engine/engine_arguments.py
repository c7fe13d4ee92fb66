"""The command-line arguments of the engine's commands."""

import argparse
from pathlib import Path

from mexica.arena.arguments import AnyArenaGame, add_weights, number, positive


def add_engine(parser: argparse.ArgumentParser, game: AnyArenaGame) -> None:
    """Add the arguments of `mexica engine`."""
    parser.description = (
        "Answer commands line by line on standard input and output, so that other programs can play and "
        "think with the engine. 'help' lists the commands; docs/engine.md describes them."
    )
    add_weights(parser, game)


def add_best(parser: argparse.ArgumentParser, game: AnyArenaGame) -> None:
    """Add the arguments of `mexica best`."""
    parser.description = "Say what the computer would play in a position."
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="a saved game, of which the last position counts, or the description of a position as JSON; "
        "- reads standard input",
    )
    parser.add_argument("--level", metavar="LEVEL", help="who thinks (default: the strongest level)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="N", help="for levels that play by chance (default: 0)"
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=positive, metavar="S", help="how long it may think")
    budget.add_argument("--nodes", type=number, metavar="N", help="the same in positions looked at")
    add_weights(parser, game)
    parser.add_argument("--json", action="store_true", help="print the answer as JSON")
