"""What the machine offers: Python and libraries, processor and memory, folders, language."""

import locale
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pygame

from mexica import __title__, __version__
from mexica.resources import is_built
from mexica.selftest.findings import Finding, Verdict
from mexica.shell.user_folders import Folders

_MB: Final = 1_000_000
_LITTLE_SPACE: Final = 20  # MB; a hundred games need one
_LITTLE_MEMORY: Final = 300  # MB that the program with a computer player needs at most


def machine(folders: Folders) -> Iterator[Finding]:
    """Yield what there is, with the folders of this player, in which nothing is changed."""
    yield Finding("Program", f"{__title__} {__version__}, {_kind_of_installation()}")
    bits = 64 if sys.maxsize > 2**32 else 32
    yield Finding("Python", f"{platform.python_implementation()} {platform.python_version()}, {bits} bit")
    yield Finding("Libraries", _libraries())
    yield Finding("System", f"{platform.platform()}, {platform.machine()}")
    yield _processor()
    yield from _memory()
    yield Finding("Language", _language())
    places = {"saved games": folders.saves, "settings": folders.config, "log": folders.log}
    for name, folder in places.items():
        yield _folder(f"Folder of {name}", folder)
    yield _folder("Folder for temporary files", Path(tempfile.gettempdir()))


def _kind_of_installation() -> str:
    if is_built():
        return "built program"
    return "checkout" if (Path(__file__).parents[2] / "pyproject.toml").is_file() else "installed package"


def _libraries() -> str:
    versions = {
        "pygame-ce": pygame.version.ver,
        "SDL": pygame.get_sdl_version(),
        "SDL_image": pygame.image.get_sdl_image_version(),
        "SDL_mixer": pygame.mixer.get_sdl_mixer_version(),
        "SDL_ttf": pygame.font.get_sdl_ttf_version(),
    }
    texts = (
        f"{name} {version if isinstance(version, str) else '.'.join(map(str, version or '?'))}"
        for name, version in versions.items()
    )
    return ", ".join(texts)


def _processor() -> Finding:
    there = os.cpu_count() or 1
    ours = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else there
    return Finding("Processor", f"{there} cores" + (f", {ours} of them for us" if ours != there else ""))


def _memory() -> Iterator[Finding]:
    with suppress(ValueError, OSError, AttributeError):  # Windows has no such names
        page = os.sysconf("SC_PAGE_SIZE")
        whole, free = (page * os.sysconf(name) // _MB for name in ("SC_PHYS_PAGES", "SC_AVPHYS_PAGES"))
        little = whole < _LITTLE_MEMORY
        advice = f"The game needs up to {_LITTLE_MEMORY} MB: close other programs." if little else ""
        verdict = Verdict.WRONG if little else Verdict.OK
        yield Finding("Memory", f"{whole:,} MB, {free:,} MB of it unused", verdict, advice)


def _language() -> str:
    language, encoding = locale.getlocale()
    output = getattr(sys.stdout, "encoding", None)
    return (
        f"{language or 'none set'}, encoding {encoding or 'none set'}; "
        f"files {sys.getfilesystemencoding()}, output {output}"
    )


def _folder(topic: str, folder: Path) -> Finding:
    """Say whether the folder can be written to, or made in the nearest folder above it that there is."""
    above = next((one for one in (folder, *folder.parents) if one.exists()), folder)
    if not above.is_dir():
        advice = "Move away or rename the file that stands in the way of the folder."
        return Finding(topic, "cannot be made, as a file has the name of a folder", Verdict.WRONG, advice)
    if not os.access(above, os.W_OK | os.X_OK):
        advice = "Give your account the right to write there."
        return Finding(topic, "cannot be written to", Verdict.WRONG, advice)
    free = shutil.disk_usage(above).free // _MB
    there = "can be written to" if folder.exists() else "is not there yet and can be made"
    if free < _LITTLE_SPACE:
        advice = "Make room on the disk, or games may not be saved."
        return Finding(topic, f"{there}, but only {free:,} MB are free", Verdict.WRONG, advice)
    return Finding(topic, f"{there}, {free:,} MB free")
