"""Builds the installer for Windows with NSIS: `dist/mexica-VERSION-windows-MACHINE-setup.exe`.

It installs for one user without an administrator; the uninstaller leaves the saves, which lie elsewhere.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath
from typing import Final

from build_scripts.packaging import identity, product
from build_scripts.packaging.missing_tool import MissingToolError

SCRIPT: Final = Path(__file__).resolve().parent / "mexica.nsi"
USUAL: Final = Path(os.environ.get("PROGRAMFILES(X86)", ""), "NSIS", "makensis.exe")


def file(dist: Path = product.DIST) -> Path:
    """Return the installer, whether or not it was built."""
    return dist / f"{product.ONE_FILE}-setup.exe"


def build(dist: Path = product.DIST, work: Path = product.BUILD) -> None:
    """Build the installer of the program in `dist` there.

    MissingToolError without NSIS, CalledProcessError if it fails.
    """
    lists = work / "uninstall.nsh"
    work.mkdir(parents=True, exist_ok=True)
    lists.write_text("\n".join(removals(product.folder(dist))) + "\n", encoding="utf-8-sig")
    values = {
        "VERSION": product.VERSION,
        "FOLDER": product.folder(dist),
        "ICON": identity.ICONS / "mexica.ico",
        "LICENCE": product.ROOT / "LICENSE",
        "OUT": file(dist),
        "LISTS": lists,
    }
    defined = [f"-D{name}={value}" for name, value in values.items()]
    subprocess.run([makensis(), "-V2", "-WX", *defined, str(SCRIPT)], check=True)


def makensis() -> str:
    """Return the path of NSIS's compiler; MissingToolError without it."""
    found = shutil.which("makensis") or (str(USUAL) if USUAL.is_file() else None)
    if found is None:
        raise MissingToolError("NSIS is needed for the installer: install it, then start this step again.")
    return found


def removals(folder: Path) -> Iterator[str]:
    """Return the lines by which the uninstaller removes each file of this folder, then the empty folders."""
    inside = sorted(path.relative_to(folder) for path in folder.rglob("*"))
    folders = [path for path in inside if (folder / path).is_dir()]
    for path in inside:
        if path not in folders:
            yield f'Delete "$INSTDIR\\{_named(path)}"'
    for path in reversed(folders):
        yield f'RMDir "$INSTDIR\\{_named(path)}"'


def _named(path: Path) -> str:
    return str(PureWindowsPath(path)).replace("$", "$$")
