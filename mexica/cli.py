"""The command line of the game.

Every command imports only what it needs, so that only the window needs pygame and a display.
"""

import argparse
import multiprocessing
import os
import signal
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from mexica import __version__, box, console
from mexica.argument_parser import MISUSE, Parser, Print, parse
from mexica.resources import DamagedError, notices
from mexica.shell import desktop_identity, program_log, unpacked

FAULT: Final = 1
INTERRUPTED: Final = 130
USAGE: Final = (
    "%(prog)s [-h] [--version] [--selftest [--json]] [--verbose] [FILE | --load FILE | COMMAND ...]"
)
DESCRIPTION: Final = (
    "The board games Mexica, Cóatl and Aztekz: without a command the window opens, with the game saved in"
    " FILE."
)
VERBOSE: Final = "write the log to standard error, with all details"


class CommandError(Exception):
    """What the player asked for is impossible; the message is one sentence that says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command `mexica`; return its exit code: 1 after a fault, 2 after misuse, 130 after Ctrl-C."""
    multiprocessing.freeze_support()
    console.prepare()
    unpacked.claim()
    try:
        with program_log.attended():
            code = _run(arguments)
        console.flush()
        return code
    except console.OutputError as error:
        return FAULT if error.reader_left else _say(f"The output could not be written: {error}.", FAULT)


def _run(arguments: Sequence[str] | None) -> int:
    """Run the command and return its exit code, having said what is wrong; OutputError if it cannot print."""
    say = _say
    try:
        chosen = parse(*parser(), sys.argv[1:] if arguments is None else arguments)
        if chosen.run is _play:
            say = _say_and_show
        if chosen.verbose:
            program_log.show()
        return int(chosen.run(chosen))
    except SystemExit as end:  # of the parser
        return int(end.code or 0)
    except CommandError as error:
        return say(str(error), MISUSE)
    except DamagedError as error:
        return say(str(error), FAULT)
    except KeyboardInterrupt:
        return INTERRUPTED
    except console.OutputError:
        raise
    except Exception as error:
        return say(_write_down(error), FAULT)


def parser() -> tuple[Parser, tuple[str, ...]]:
    """Return the parser of the command line, and the names of the commands."""
    parser = Parser(prog="mexica", usage=USAGE, description=DESCRIPTION)
    parser.add_argument("--version", action="version", version=f"mexica {__version__}")
    if (file := notices()) is not None:
        told = "say who made its parts, and under which licences"
        parser.add_argument("--notices", action=Print, nargs=0, const=file, help=told)
    parser.add_argument("--load", type=Path, metavar="FILE", help="open the window with this saved game")
    told = "play a short game with every part, and say what the machine offers and what is wrong"
    parser.add_argument("--selftest", dest="run", action="store_const", const=_selftest, help=told)
    parser.add_argument("--json", action="store_true", help="with --selftest: print the report as JSON")
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", prog="mexica")
    replay = commands.add_parser("replay", help="play a saved game through and show how it stands")
    replay.add_argument("--json", action="store_true", help="print the position as JSON, hidden cards too")
    _add_file(replay)
    _add_file(commands.add_parser("show", help="tell everything on the table of a saved game as text"))
    for name, run, text in (
        ("selfplay", _arena, "let computer players play and show the results"),
        ("arena", _arena, "measure the computer players: many games, on all cores or a cluster"),
        ("tune", _arena, "search for better weights of the computer players' evaluation"),
        ("best", _engine, "say what the computer would play in a position"),
        ("engine", _engine, "answer the commands of other programs, line by line"),
    ):
        command = commands.add_parser(name, help=text)
        command.fill = partial(_fill, name)
        command.set_defaults(run=run)
    _add_menu(commands.add_parser("menu", help="add this program to the desktop's menu, or remove it"))
    for command in (parser, *commands.choices.values()):
        # without a value of its own a command leaves alone what was said before it
        default = False if command is parser else argparse.SUPPRESS
        command.add_argument("--verbose", action="store_true", default=default, help=VERBOSE)
    return parser, tuple(commands.choices)


def _fill(name: str, command: argparse.ArgumentParser, given: Sequence[str]) -> None:
    """Add the arguments of a command that depend on the game it is for."""
    from mexica.arena import arguments
    from mexica.arena.errors import ArenaError
    from mexica.engine import engine_arguments

    _add_game(command)
    game_alone = Parser(prog=command.prog, add_help=False, allow_abbrev=False)
    _add_game(game_alone)
    key = game_alone.parse_known_args(given)[0].game
    game = box.arena_game(key)
    command.set_defaults(named="" if key == box.KEYS[0] else key)  # the game, if the command must name it
    add = {
        "selfplay": arguments.add_selfplay,
        "arena": arguments.add_arena,
        "tune": arguments.add_tune,
        "best": engine_arguments.add_best,
        "engine": engine_arguments.add_engine,
    }
    try:
        add[name](command, game)
    except ArenaError as error:
        raise CommandError(str(error)) from error


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--game", choices=box.KEYS, default=box.KEYS[0], help="which game (default: %(default)s)"
    )


def _add_file(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the saved game")
    parser.set_defaults(run=_saved)


def _add_menu(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "change",
        choices=("add", "remove"),
        metavar="add|remove",
        help="for this user, on Linux; opens saved games too",
    )
    parser.set_defaults(run=_menu)


def _play(chosen: argparse.Namespace) -> int:
    if chosen.json:
        raise CommandError("--json goes with --selftest")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    desktop_identity.introduce()
    import pygame

    from mexica.shell import installation, startup

    # SDL then takes Ctrl-C for closing the window, which Python would not notice until the next event
    interrupt = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        _refuse_without_display()
        installation.check(box.KEYS)
        return startup.run(box.games, chosen.load)
    except pygame.error as error:
        raise CommandError(f"The window cannot be opened ({error}): start the game on a desktop.") from error
    finally:
        signal.signal(signal.SIGINT, interrupt)


def _selftest(chosen: argparse.Namespace) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from mexica.selftest import selftest_command
    from mexica.shell.user_folders import of_this_player

    def games() -> selftest_command.Games:
        return tuple((game, box.arena_game(game.key)) for game in box.games())

    return selftest_command.run(games, of_this_player(), chosen.json)


def _refuse_without_display() -> None:
    import pygame

    from mexica.shell.window import UNSEEN_DRIVERS

    # without a display SDL on Linux may draw into a window that nobody sees
    if sys.platform == "linux" and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN_DRIVERS:
            raise CommandError("There is no display to open the window on: start the game on a desktop.")


def _arena(chosen: argparse.Namespace) -> int:
    from mexica.arena import arena_command, tune_command
    from mexica.arena.errors import ArenaError

    commands = {
        "selfplay": arena_command.selfplay,
        "arena": arena_command.arena,
        "tune": tune_command.tune_weights,
    }
    try:
        finished = commands[chosen.command](chosen, box.arena_game)
    except ArenaError as error:
        raise CommandError(str(error)) from error
    return 0 if finished else INTERRUPTED


def _engine(chosen: argparse.Namespace) -> int:
    from mexica.engine import best_command, engine_command
    from mexica.engine.engine_error import EngineError
    from mexica.engine.engine_game import EngineGames

    games = EngineGames(box.KEYS, box.engine_game).weighed(chosen.game, chosen.weights)
    try:
        if chosen.command == "best":
            best_command.run(chosen, games)
        else:
            engine_command.run(games, chosen.game, _write_down)
    except EngineError as error:
        raise CommandError(str(error)) from error
    return 0


def _saved(chosen: argparse.Namespace) -> int:
    from mexica import saved_commands
    from mexica.play.save_reader import SaveError

    try:
        if chosen.command == "show":
            text = saved_commands.shown(chosen.file)
        else:
            text = saved_commands.report(chosen.file, as_json=chosen.json)
    except SaveError as error:
        raise CommandError(str(error)) from error
    console.out(text)
    return 0


def _menu(chosen: argparse.Namespace) -> int:
    from platformdirs import user_data_path

    from mexica.shell import menu_entry

    if sys.platform != "linux":
        raise CommandError("This command is for Linux; elsewhere the installed program is in the menu.")
    if chosen.change == "add" and menu_entry.is_there_by_package():
        raise CommandError("This copy is in the menu already: a package has put it there for all users.")
    try:
        (menu_entry.add if chosen.change == "add" else menu_entry.remove)(user_data_path())
    except OSError as error:
        raise CommandError(f"The menu could not be changed: {error}.") from error
    return 0


def _write_down(error: Exception) -> str:
    from mexica.shell import crash_report
    from mexica.shell.user_folders import of_this_player

    if isinstance(error, crash_report.EndedError):
        return str(error)
    path = crash_report.write(of_this_player().log, error)
    where = f"what is known of it is written down in {path}" if path else f"{type(error).__name__}: {error}"
    return f"Something went wrong in the program ({where})."


def _say(sentence: str, code: int) -> int:
    console.note(f"mexica: {sentence}")
    return code


def _say_and_show(sentence: str, code: int) -> int:
    from mexica.shell import message_box

    _say(sentence, code)
    message_box.show(sentence)
    return code
