"""The command line of the game."""

import argparse
from collections.abc import Sequence
from typing import Final

from mexica import __version__

DONE: Final = 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command `mexica` and return its exit code."""
    parser = argparse.ArgumentParser(prog="mexica", description="The board game Mexica.")
    parser.add_argument("--version", action="version", version=f"mexica {__version__}")
    parser.parse_args(arguments)
    return DONE
