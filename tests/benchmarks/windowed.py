"""The window at 1920x1080, each measurement in a process of its own.

Without a display, SDL's dummy driver is used: a flip then costs nothing, so ratios are harder to keep.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.benchmarks.measuring import FrameCosts, Result

ROOT = Path(__file__).resolve().parents[2]
MEASUREMENTS = ("frames", "acts", "idle", "memory", "first-frame")
TRIES = 3


def measured(name: str, seconds: float) -> Sequence[Result | FrameCosts]:
    """The results of one measurement, with so many seconds of play to look at."""
    if name == "first-frame":
        return first_frame()
    # the computer's process imports the main module again: in the program that is one without a window
    main = "from tests.benchmarks.window_process import main; main()"
    command = [sys.executable, "-c", main, name, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, env=surroundings(), capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    rows = json.loads(done.stdout.splitlines()[-1])
    if name == "acts":
        return [FrameCosts(**row) for row in rows]
    return [Result(**{**row, "yardstick": row["yardstick"] and tuple(row["yardstick"])}) for row in rows]


def first_frame() -> list[Result]:
    """From the start of the process to the first picture, against a bare window with one full-size image."""
    bare = min(_until_shown("bare_window") for _ in range(TRIES))
    with tempfile.TemporaryDirectory() as folder:
        program = min(_until_shown("program_window", folder) for _ in range(TRIES))
    return [Result("first frame", program, "s", ("a bare window's", bare), times=2.5)]


def _until_shown(module: str, *arguments: str) -> float:
    began = time.perf_counter()
    with subprocess.Popen(
        _command(module, *arguments), cwd=ROOT, env=surroundings(), stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        shown = process.stdout.readline().strip() == b"shown"
        taken = time.perf_counter() - began
        process.kill()
    assert shown, f"{module} ended without a picture"
    return taken


def _command(module: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", f"tests.benchmarks.{module}", *arguments]


def surroundings() -> dict[str, str]:
    """The environment variables of a window to be measured."""
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"}
    if sys.platform == "linux" and not environment.keys() & {"DISPLAY", "WAYLAND_DISPLAY"}:
        environment["SDL_VIDEODRIVER"] = "dummy"
    return environment
