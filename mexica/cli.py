"""The command line of the game.

Every command imports what it needs and no more, so that only the window needs pygame and a display.
"""

import argparse
import json
import logging
import multiprocessing
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from mexica import __version__

MISUSE: Final = 2
FAULT: Final = 1
INTERRUPTED: Final = 130


class CommandError(Exception):
    """The player asked for something that cannot be had; the message is the sentence that says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command `mexica`; return its exit code: 1 after a fault, 2 after misuse, 130 after Ctrl-C."""
    multiprocessing.freeze_support()
    logging.getLogger("mexica").addHandler(logging.NullHandler())  # a player sees sentences, no log records
    chosen = _parser().parse_args(arguments)
    try:
        return int(chosen.run(chosen))
    except CommandError as error:
        return _say(str(error), MISUSE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # the reader of our output has left; whatever is still buffered must not fail at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAULT
    except Exception as error:
        return _say(_write_down(error), FAULT)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="mexica", description="The board game Mexica: without a command, its window opens."
    )
    parser.add_argument("--version", action="version", version=f"mexica {__version__}")
    parser.add_argument("--load", type=Path, metavar="FILE", help="open the window with this saved game")
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands", metavar="")
    _add_selfplay(commands.add_parser("selfplay", help="let computer players play and show the results"))
    _add_replay(commands.add_parser("replay", help="play a saved game through and show how it stands"))
    return parser


def _add_selfplay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seats", default="greedy,greedy", metavar="KIND,KIND[,...]", help="2 to 4 kinds of player, by seat"
    )
    parser.add_argument("--games", type=int, default=10, help="how many games (10 unless told)")
    parser.add_argument(
        "--seed", type=int, default=1, help="the same seed gives the same games (1 unless told)"
    )
    parser.set_defaults(run=_selfplay)


def _add_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the saved game")
    parser.add_argument("--json", action="store_true", help="print the position as JSON")
    parser.set_defaults(run=_replay)


def _play(chosen: argparse.Namespace) -> int:
    import pygame

    from mexica.shell import app

    try:
        return app.run(chosen.load)
    except pygame.error as error:
        raise CommandError(f"The window cannot be opened ({error}): start the game on a desktop.") from error


def _selfplay(chosen: argparse.Namespace) -> int:
    from mexica.ai import selfplay

    print(selfplay.run(chosen.seats, chosen.games, chosen.seed).table())
    return 0


def _replay(chosen: argparse.Namespace) -> int:
    from mexica.rules import describe
    from mexica.table import record, report

    try:
        game = record.load(chosen.file)
    except record.SaveError as error:
        raise CommandError(str(error)) from error
    state = record.replay(game)
    print(json.dumps(describe(state), indent=1) if chosen.json else report.report(game, state))
    return 0


def _write_down(error: Exception) -> str:
    from mexica.shell import crash
    from mexica.shell.folders import of_this_player

    path = crash.write(of_this_player().log, error)
    where = f"what is known of it stands in {path}" if path else f"{type(error).__name__}: {error}"
    return f"The program has made a mistake ({where})."


def _say(sentence: str, code: int) -> int:
    print(f"mexica: {sentence}", file=sys.stderr)
    return code
