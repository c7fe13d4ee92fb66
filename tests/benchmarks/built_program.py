"""How long the built program takes to its first picture, beside the checkout in the same run."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

from build_scripts.packaging import product
from tests.benchmarks.measuring import Result
from tests.benchmarks.windowed import ROOT, surroundings

SHOWN = b"the first picture is shown"  # in the log
MOST = 2.0  # times the checkout
TRIES = 5
PATIENCE = 30.0  # seconds


def first_pictures() -> list[Result]:
    """The best of several starts each, in turns, so that what else the machine does meets all of them."""
    commands = {
        "checkout": [sys.executable, "-P", "-m", "mexica"],
        "folder": [str(product.program())],
        "one file": [str(product.one_file())],
    }
    missing = [name for name, (program, *_) in commands.items() if not Path(program).exists()]
    assert not missing, f"build the {missing[0]} first: python3 build_scripts/package.py program"
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(TRIES):
        for name, command in commands.items():
            times[name].append(until_shown(command))
    checkout = min(times.pop("checkout"))
    return [
        Result(f"first picture, built as {name}", min(taken), "s", ("the checkout's", checkout), times=MOST)
        for name, taken in times.items()
    ]


def until_shown(command: list[str]) -> float:
    """Seconds from the start of the program to its first picture."""
    with tempfile.TemporaryDirectory() as home:
        began = time.perf_counter()
        with subprocess.Popen(
            [*command, "--verbose"], env=_settings(home), stderr=subprocess.PIPE
        ) as process:
            assert process.stderr is not None
            shown = any(SHOWN in line for line in process.stderr)
            taken = time.perf_counter() - began
            process.terminate()  # the one file then removes what it unpacked
            process.stderr.read()
            process.wait(PATIENCE)
    assert shown, f"{command[0]} ended without a picture"
    return taken


def _settings(home: str) -> Mapping[str, str]:
    """A player's folders of its own, so that every start is a first one."""
    folders = {f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "STATE", "CACHE")}
    windows = {"APPDATA": home, "LOCALAPPDATA": home}
    return {**surroundings(), **folders, **windows, "HOME": home, "PYTHONPATH": os.fspath(ROOT)}
