"""Builds what the command line names: `python3 build_scripts/package.py [STEP ...]`."""

import argparse
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from typing import Final

from build_scripts.packaging import compare, freeze, sizes
from build_scripts.packaging.linux import deb
from build_scripts.packaging.macos import disk_image
from build_scripts.packaging.missing_tool import MissingToolError
from build_scripts.packaging.windows import installer

Step = Callable[[], None]

STEPS: Final[dict[str, Step]] = {
    "program": freeze.freeze,
    **({"deb": deb.build} if shutil.which("dpkg-deb") else {}),
    **({"installer": installer.build} if sys.platform == "win32" else {}),
    **({"image": disk_image.build} if sys.platform == "darwin" else {}),
}
"""All that is built for this system when no step is named, in this order."""
CHECKS: Final[dict[str, Step]] = {
    "sizes": sizes.tell,
    "twice": compare.twice,
}
"""What looks at the built program, only when it is named."""


def main() -> int:
    """Take the steps; returns the exit code, 1 if one failed."""
    steps = STEPS | CHECKS
    parser = argparse.ArgumentParser(prog="package.py", description=__doc__)
    shown = f"{', '.join(STEPS)}: built by default; {', '.join(CHECKS)}: look at what is in dist/"
    parser.add_argument("steps", nargs="*", choices=[*steps, []], metavar="STEP", help=shown)
    for name in parser.parse_args().steps or STEPS:
        try:
            steps[name]()
        except subprocess.CalledProcessError as error:
            told = f"{shlex.join(error.cmd)} ended with exit code {error.returncode}."
            return _failed(name, told)
        except (compare.DifferentError, sizes.TooLargeError, MissingToolError) as error:
            return _failed(name, str(error))
    return 0


def _failed(step: str, why: str) -> int:
    print(f"The step {step} failed: {why}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
