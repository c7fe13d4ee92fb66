"""Reasons why an environment cannot be made, each in one sentence that says what to do."""

import errno
import importlib.util
import re
import shutil
import sys
from pathlib import Path
from typing import Final

DISK_FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
TOO_LITTLE_SPACE: Final = 20_000_000
# pip has the same exit code whatever happened, so its words are the only clue
OFFLINE: Final = (
    "connection broken by",
    "max retries exceeded",
    "connecttimeout",
    "readtimeout",
    "proxyerror",
    "protocolerror",
    "sslerror",
    "network is unreachable",
    "name resolution",
)
NO_SPACE: Final = ("no space left on device", "not enough space on the disk", "disk quota exceeded")
NO_PACKAGE: Final = re.compile(r"no matching distribution found for ([\w.-]+)")


class SetupError(Exception):
    """The environment cannot be made; the message is the sentence for the person who asked for it."""


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
    if _is_disk_full(log, _words(log)):
        return _disk_full(log.parent)
    return SetupError(
        f"Python could not make a virtual environment: read why in {log}, mend that and start again."
    )


def explain_pip(log: Path) -> SetupError:
    """Return the error for a failed `pip install` that printed `log`."""
    words = _words(log)
    if _is_disk_full(log, words):
        return _disk_full(log.parent)
    if any(sign in words for sign in OFFLINE):
        return SetupError(
            "The packages could not be downloaded: connect to the internet and start again "
            f"(pip's own words are in {log})."
        )
    if missing := NO_PACKAGE.search(words):
        return SetupError(
            f"There is no ready-made {missing[1]} for this system and Python {sys.version_info.major}."
            f"{sys.version_info.minor}: try another Python (pip's own words are in {log})."
        )
    return SetupError(f"Installing the packages failed: read why in {log}, mend that and start again.")


def explain_os_error(error: OSError, folder: Path) -> SetupError:
    """Return the error for the operating system's refusal to write to `folder`."""
    if error.errno in DISK_FULL:
        return _disk_full(folder)
    return SetupError(
        f"The folder {folder} cannot be written ({error.strerror or error}): close what uses it, "
        "or move the game to a folder of your own, and start again."
    )


def _words(log: Path) -> str:
    return log.read_text(encoding="utf-8", errors="replace").lower()


def _is_disk_full(log: Path, words: str) -> bool:
    return any(sign in words for sign in NO_SPACE) or shutil.disk_usage(log.parent).free < TOO_LITTLE_SPACE


def _disk_full(folder: Path) -> SetupError:
    return SetupError(f"The disk is full: make room for {folder} (about 300 MB) and start again.")
