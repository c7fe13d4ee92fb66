"""Tries a program from outside: `python -m tests.package short dist/mexica/mexica`.

The command may be any that starts the game: of a folder, of one file, installed, or of a checkout.
"""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

# the window in this process needs no display; a window that is tried has one of its own
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

from tests.package import tries
from tests.package.display import Display
from tests.package.program import Home
from tests.package.robot import Robot
from tests.package.told import Told

SIZE = (1600, 1000)
TRIES = {"short": tries.short, "whole": tries.whole}


def found(command: str) -> str:
    """The whole path of a command."""
    path = shutil.which(command)
    assert path is not None, f"there is no '{command}'"
    return os.path.abspath(path)


def main() -> None:
    """Try what the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.package", description=__doc__)
    names = parser.add_subparsers(dest="name", required=True, metavar="NAME")
    for name, tried in TRIES.items():
        one = names.add_parser(name, help=str(tried.__doc__), description=tried.__doc__)
        one.add_argument(
            "--pictures", type=Path, metavar="FOLDER", help="keep pictures here, to look at them"
        )
        one.add_argument("--user", help="the user who starts it; to be said by root")
        one.add_argument("words", nargs="+", metavar="COMMAND", help="what starts the program")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Display(SIZE, Path(folder) / "display") as display:
        told = Told(display, chosen.pictures)
        Path(folder).chmod(0o755)  # for that user
        words = [found(chosen.words[0]), *chosen.words[1:]]
        robot = Robot(words, Home(Path(folder) / "home", chosen.user), display, told, Path(folder))
        try:
            TRIES[chosen.name](robot)
        except BaseException:
            told.picture("what was shown when it failed")
            raise
        finally:
            robot.end()
        told.line(f"{chosen.name}: all of it held")


if __name__ == "__main__":
    sys.exit(main())
