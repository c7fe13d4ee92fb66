"""A storm of events in the real window: every screen and a running match, with resizes; measures memory.

Mouse, keys, wheel, text, focus, files dropped, full screen and new sizes come in any order by a seed. It
holds if nothing fails, every screen was met, and the window's process takes at the end at most a fifth more
memory than after the warm-up, with the same picture of the same size. Only Linux reports memory.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def add(parser: argparse.ArgumentParser) -> None:
    """How long, and which."""
    parser.add_argument("--events", type=int, default=40_000, help="how many after the warm-up (40,000)")
    parser.add_argument("--warm-up", type=int, default=2_000, help="events before memory is measured (2,000)")
    parser.add_argument("--resizes", type=int, default=100, help="how many of the events are new sizes (100)")
    parser.add_argument("--seed", type=int, default=1, help="of what happens (1); computers differ each time")


def run(arguments: argparse.Namespace) -> int:
    """Run the storm in a process of its own, as the computers' processes import the main module again."""
    numbers = [arguments.events, arguments.warm_up, arguments.resizes, arguments.seed]
    call = f"from tests.force.storm_window import main; raise SystemExit(main{tuple(numbers)})"
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment = {**drivers, **os.environ}  # a display can be chosen by SDL_VIDEODRIVER=x11
    with subprocess.Popen(
        [sys.executable, "-c", call], cwd=ROOT, env=environment, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
    return process.returncode
