"""Tries a program from outside: `python -m tests.package short dist/mexica/mexica`.

The command may be any that starts the game: of a folder, of one file, installed, or of a checkout.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from attrs import evolve

# the window in this process needs no display; a window that is tried has one of its own
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

from mexica.shell.language import ENGLISH, codes
from tests.package import debian, tries
from tests.package.display import Display
from tests.package.played_games import LEVELS, PLAYED, PlayedGame
from tests.package.program import Home
from tests.package.robot import Robot
from tests.package.told import Told

SIZE = (1600, 1000)
MOST_OTHERS = 3
TRIES = {"short": tries.short, "whole": tries.whole}


def main() -> None:
    """Try what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.package", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True, metavar="NAME")
    for name, tried in TRIES.items():
        one = names.add_parser(name, help=str(tried.__doc__), description=tried.__doc__)
        one.add_argument("--user", help="the user who starts it; to be said by root")
        one.add_argument("words", nargs=argparse.REMAINDER, metavar="COMMAND", help="what starts the program")
        one.add_argument("--game", choices=tuple(PLAYED), default=next(iter(PLAYED)))
        one.add_argument(
            "--others",
            type=others,
            default=("strongest",),
            metavar="LEVEL,...",
            help=f"who sits at the other seats, one to three of {', '.join(LEVELS)}",
        )
        one.add_argument("--language", choices=codes(), default=ENGLISH, help="what the system speaks")
        one.add_argument("--keys", action="store_true", help="play by the keyboard alone")
    one = names.add_parser("deb", help=str(debian.__doc__), description=debian.__doc__)
    one.add_argument("file", type=Path, help="the package; to be installed by root")
    for one in names.choices.values():
        one.add_argument(
            "--pictures", type=Path, metavar="FOLDER", help="keep pictures here, to look at them"
        )
    chosen = parser.parse_args()
    os.environ["LANGUAGE"] = getattr(chosen, "language", ENGLISH)  # of the window in this process too
    if chosen.name == "deb":
        try_package(chosen.file, chosen.pictures)
    elif not chosen.words:
        parser.error("say the command that starts the program")
    else:
        words = [found(chosen.words[0]), *chosen.words[1:]]
        played = PLAYED[chosen.game]
        if chosen.keys:
            if played.keyboard is None:
                parser.error(f"nobody plays {played.game.title} by the keyboard alone")
            played = evolve(played, person=played.keyboard)
        with robot_of(played, words, chosen.user, chosen.pictures) as robot:
            TRIES[chosen.name](robot, chosen.others)


def others(text: str) -> tuple[str, ...]:
    """The levels of the other seats."""
    levels = tuple(text.split(","))
    if len(levels) > MOST_OTHERS or not set(levels) <= set(LEVELS):
        raise argparse.ArgumentTypeError(f"say one to three of {', '.join(LEVELS)}")
    return levels


def found(command: str) -> str:
    """The whole path of a command."""
    path = shutil.which(command)
    assert path is not None, f"there is no '{command}'"
    return os.path.abspath(path)


def try_package(file: Path, pictures: Path | None) -> None:
    """Install the package, try what its menu entry starts, and remove it."""
    assert not debian.ENTRY.exists(), "the package is installed already: remove it first"
    before = debian.traces()
    debian.install(file)
    try:
        with robot_of(PLAYED["mexica"], debian.menu_command(), debian.ANYBODY, pictures) as robot:
            tries.short(robot, ("strongest",))
            debian.try_removed(robot, before)
    except BaseException:
        debian.remove()
        raise


@contextmanager
def robot_of(
    played: PlayedGame, words: Sequence[str], user: str | None, pictures: Path | None
) -> Iterator[Robot]:
    """A robot who starts this command as this user, on a display of its own."""
    with tempfile.TemporaryDirectory() as name, Display(SIZE, Path(name) / "display") as display:
        folder, told = Path(name), Told(display, pictures)
        folder.chmod(0o755)  # for that user
        robot = Robot(played, words, Home(folder / "home", user, os.environ["LANGUAGE"]), display, told)
        try:
            yield robot
        except BaseException:
            told.picture("what was shown when it failed")
            raise
        finally:
            robot.end()
        told.line("all of it held")


if __name__ == "__main__":
    sys.exit(main())
