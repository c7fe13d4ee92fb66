"""What the built program is called, and where it is built."""

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final

from mexica import __version__

ROOT: Final = Path(__file__).resolve().parents[2]
DIST: Final = ROOT / "dist"
BUILD: Final = ROOT / "build"
SPEC: Final = Path(__file__).resolve().parent / "mexica.spec"
NAME: Final = "mexica"
VERSION: Final = __version__
SYSTEM: Final = {"linux": "linux", "win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
MACHINE: Final = {"amd64": "x86_64", "aarch64": "arm64"}.get(
    platform.machine().lower(), platform.machine().lower()
)
ENDING: Final = ".exe" if os.name == "nt" else ""
ONE_FILE: Final = f"{NAME}-{VERSION}-{SYSTEM}-{MACHINE}"  # Windows adds its ending
EARLIEST: Final = 315_532_800  # 1980, the first year that a zip file can tell


def folder(dist: Path = DIST) -> Path:
    """Return the folder that has the program and all it needs."""
    return dist / NAME


def program(dist: Path = DIST) -> Path:
    """Return the program in that folder."""
    return folder(dist) / f"{NAME}{ENDING}"


def one_file(dist: Path = DIST) -> Path:
    """Return the program that is one file."""
    return dist / f"{ONE_FILE}{ENDING}"


def source_date() -> int:
    """Return the time that stands in whatever is built, in seconds of the epoch.

    SOURCE_DATE_EPOCH of the environment says it, else it is the time of the last commit.
    """
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    try:
        done = subprocess.run(command, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):  # an archive of the sources
        return EARLIEST
    return int(done.stdout)
