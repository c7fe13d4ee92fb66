"""Freezes the program with PyInstaller: as a folder, and as one file."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build_scripts import catalogues, translations
from build_scripts.packaging import notices, product


def freeze(dist: Path = product.DIST, work: Path = product.BUILD) -> None:
    """Build the folder and the one file into `dist`, the same bytes each time.

    Whatever was built there before is replaced; `work` is for what PyInstaller needs meanwhile.
    CalledProcessError if PyInstaller fails.
    """
    shutil.rmtree(product.folder(dist), ignore_errors=True)
    product.one_file(dist).unlink(missing_ok=True)
    translations.compile_all(catalogues.translations(product.ROOT))
    options = ["--noconfirm", "--clean", "--log-level", "WARN"]
    folders = ["--distpath", str(dist), "--workpath", str(work)]
    command = [sys.executable, "-P", "-m", "PyInstaller", *options, *folders, str(product.SPEC)]
    subprocess.run(command, env=_settings(work), cwd=product.ROOT, check=True)
    _add_notices(dist)
    for path in (*product.folder(dist).rglob("*"), product.folder(dist), product.one_file(dist)):
        if not path.is_symlink():
            os.utime(path, (product.source_date(),) * 2)


def _add_notices(dist: Path) -> None:
    """Put the licences where somebody who opens the folder finds them."""
    written = next(product.folder(dist).rglob(notices.FILE))
    shutil.copyfile(written, product.folder(dist) / notices.FILE)
    shutil.copyfile(product.ROOT / "LICENSE", product.folder(dist) / notices.LICENCE)


def _settings(work: Path) -> dict[str, str]:
    """The environment for PyInstaller: the order of a set and the clock must not reach what is built."""
    fixed = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(product.source_date())}
    own = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYINSTALLER_CONFIG_DIR": str(work / "cache")}
    return {**os.environ, **fixed, **own}
