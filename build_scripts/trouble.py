"""Reasons why an environment cannot be made, each in one sentence that says what to do."""

import errno
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pip_trouble

DISK_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
TOO_LITTLE_SPACE: Final = 20_000_000
NO_SPACE: Final = ("no space left on device", "not enough space on the disk", "disk quota exceeded")


class SetupError(Exception):
    """The environment cannot be made; the message is the sentence for the person who asked for it."""


def refuse_checkout(root: Path, pins: Path) -> None:
    """Raise SetupError when nothing can be started from the checkout `root`, which has the file `pins`."""
    if os.pathsep in str(root):
        raise SetupError(
            f"Python finds no programs in a folder with `{os.pathsep}` in its name: rename {root} or move "
            "the game to another folder, and start again."
        )
    if not pins.exists():
        raise SetupError(f"The file {pins} is missing: get the files of the game again, and start again.")


def refuse_without_venv() -> None:
    """Raise SetupError when this Python cannot make virtual environments."""
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise SetupError(
            "This Python has no venv module: install it (on Debian and Ubuntu with "
            f"`sudo apt install python{version}-venv`; elsewhere the Python of python.org has it) "
            "and start again."
        )


def explain_venv(log: Path) -> SetupError:
    """Return the error for a failed `python -m venv` that printed `log`."""
    if full := _full_folder(log, _words(log)):
        return _disk_full(full)
    return SetupError(
        f"Python could not make a virtual environment: read why in {log}, mend that and start again."
    )


def explain_pip(log: Path) -> SetupError:
    """Return the error for a failed `pip install` that printed `log`."""
    words = _words(log)
    if full := _full_folder(log, words):
        return _disk_full(full)
    return SetupError(pip_trouble.sentence(words, str(log)))


def explain_astray() -> SetupError:
    """Return the error for packages that pip has installed, but not into the environment."""
    return SetupError(
        "pip is told to install packages elsewhere: remove `target`, `prefix` and `root` from "
        f"{pip_trouble.SETTINGS}, and start again."
    )


def explain_os_error(error: OSError, folder: Path) -> SetupError:
    """Return the error for the operating system's refusal to write to `folder`."""
    if error.errno in DISK_FULL:
        return _disk_full(folder)
    return SetupError(
        f"The folder {folder} cannot be written ({error.strerror or error}): close what uses it, "
        "or move the game to a folder of your own, and start again."
    )


def explain_nowhere(refused: Mapping[Path, OSError]) -> SetupError:
    """Return the error when no folder can hold an environment, with what the system said to each."""
    for folder, error in refused.items():
        if error.errno in DISK_FULL:
            return _disk_full(folder)
    folders = ", nor into ".join(f"{folder} ({error.strerror or error})" for folder, error in refused.items())
    return SetupError(
        f"The game's packages cannot be put into {folders}: move the game to a folder of your own, "
        "and start again."
    )


def _words(log: Path) -> str:
    return log.read_text(encoding="utf-8", errors="replace").lower()


def _full_folder(log: Path, words: str) -> Path | None:
    """Return the folder whose disk was too full: the environment's, or the one for temporary files."""
    for folder in (log.parent, Path(tempfile.gettempdir())):
        if shutil.disk_usage(folder).free < TOO_LITTLE_SPACE:
            return folder
    return log.parent if any(sign in words for sign in NO_SPACE) else None


def _disk_full(folder: Path) -> SetupError:
    return SetupError(f"The disk is full: make room for {folder} (about 300 MB) and start again.")
