"""Builds what the command line names: `python3 build_scripts/package.py [STEP ...]`, all steps by default."""

import argparse
import shlex
import subprocess
import sys
from collections.abc import Callable
from typing import Final

from build_scripts.packaging import freeze

STEPS: Final[dict[str, Callable[[], None]]] = {
    "program": freeze.freeze,
}


def main() -> int:
    """Take the steps; returns the exit code, 1 if a tool failed."""
    parser = argparse.ArgumentParser(prog="package.py", description=__doc__)
    parser.add_argument("steps", nargs="*", choices=[*STEPS, []], metavar="STEP", help=", ".join(STEPS))
    for name in parser.parse_args().steps or STEPS:
        try:
            STEPS[name]()
        except subprocess.CalledProcessError as error:
            print(
                f"The step {name} failed: {shlex.join(error.cmd)} ended with exit code {error.returncode}.",
                file=sys.stderr,
            )
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
