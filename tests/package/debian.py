"""The Debian package as a user meets it: installed, started by its menu entry, removed without a trace."""

import configparser
import os
import shlex
import subprocess
from pathlib import Path

from tests.package import tries
from tests.package.robot import Robot

PACKAGE = "mexica"
ENTRY = Path("/usr/share/applications/mexica.desktop")
SYSTEM = ("/etc", "/opt", "/usr", "/var")  # where packages put files
ANYBODY = "nobody"  # a user who is not root


def menu_command() -> list[str]:
    """What a desktop starts for the menu entry, without a file."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(ENTRY, encoding="utf-8")
    return [word for word in shlex.split(entry["Desktop Entry"]["Exec"]) if not word.startswith("%")]


def traces() -> set[str]:
    """Files and folders of the system that have the name of the package."""
    found = subprocess.run(
        ["find", *SYSTEM, "-xdev", "-iname", f"*{PACKAGE}*", "-print"],
        capture_output=True,
        text=True,
        check=False,  # a folder may vanish meanwhile
    )
    return set(found.stdout.splitlines())


def install(file: Path) -> None:
    """Install the package with what it needs."""
    apt("update")
    apt("install", str(file.absolute()))


def remove() -> None:
    """Remove the package."""
    apt("purge", PACKAGE)


def apt(*words: str) -> None:
    """Run apt-get, which asks nothing."""
    command = ["apt-get", "-qq", "--yes", "--no-install-recommends", *words]
    subprocess.run(command, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, check=True)


def try_removed(robot: Robot, before: set[str]) -> None:
    """Remove the package: nothing is left of it, but the player's saves are."""
    remove()
    assert traces() == before, f"left over: {sorted(traces() ^ before)}"
    assert any(robot.home.folders.saves.glob(f"{tries.SAVE}.*")), "the saved game is gone"
    robot.told.line("removed; nothing is left but the player's files")
