"""Builds the Debian package from the program's folder: `dist/mexica_VERSION-1_ARCHITECTURE.deb`.

It has no scripts of its own: the packages that look after menus, icons and kinds of files notice what comes.
"""

import hashlib
import os
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from build_scripts.packaging import product
from build_scripts.packaging.linux import documents, metainfo

REVISION: Final = 1
MAINTAINER: Final = "the Mexica authors <mexica@mexica.invalid>"  # there is no address to write to
ARCHITECTURE: Final = {"x86_64": "amd64"}.get(product.MACHINE, product.MACHINE)
PROGRAM: Final = "usr/games/mexica"
DEPENDS: Final = (
    *("libgcc-s1", "libstdc++6"),  # that the program does not bring along
    # the libraries that SDL loads by itself for a window, as Debian's own SDL depends on them
    *("libx11-6", "libxext6", "libxcursor1", "libxi6", "libxrandr2", "libxfixes3", "libxss1"),
    *("libwayland-client0", "libwayland-cursor0", "libwayland-egl1", "libxkbcommon0"),
    *("libegl1", "libgl1"),
)
RECOMMENDS: Final = (
    *("libasound2 | libasound2t64", "libpulse0"),  # for sound
    "libdecor-0-0",  # a title bar on Wayland where the desktop draws none
    *("desktop-file-utils", "shared-mime-info", "hicolor-icon-theme"),
)
_LIBC: Final = re.compile(rb"\bGLIBC_(\d+)\.(\d+)")


def file(dist: Path = product.DIST) -> Path:
    """Return the package, whether or not it was built."""
    return dist / f"{product.NAME}_{product.VERSION}-{REVISION}_{ARCHITECTURE}.deb"


def build(dist: Path = product.DIST, work: Path = product.BUILD) -> None:
    """Build the package of the program in `dist` there, the same bytes each time.

    CalledProcessError if dpkg-deb fails.
    """
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    fill(root, dist)
    _add_control(root)
    program = root / "usr/lib/mexica" / product.program(dist).name
    for path in (*root.rglob("*"), root):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)  # libraries are not started
        os.utime(path, (product.source_date(),) * 2, follow_symlinks=False)
    options = ["--root-owner-group", "--threads-max=1", "-Zxz"]  # more threads might cut it in other places
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(product.source_date())}
    command = ["dpkg-deb", *options, "--build", str(root), str(file(dist))]
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)


def fill(root: Path, dist: Path) -> None:
    """Put what is to be installed into the folder `root` as it will lie under `/`."""
    share = root / "usr" / "share"
    shutil.copytree(product.folder(dist), root / "usr/lib/mexica", symlinks=True)
    link = root / PROGRAM
    link.parent.mkdir(parents=True)
    link.symlink_to("../lib/mexica/mexica")
    desktop = product.ROOT / "resources" / "desktop"
    entry = (desktop / "mexica.desktop").read_text(encoding="utf-8")
    _write(share / "applications/mexica.desktop", entry.replace("Exec=mexica ", f"Exec=/{PROGRAM} "))
    _write(share / "metainfo/mexica.metainfo.xml", metainfo.text())
    _copy(desktop / "mexica.xml", share / "mime/packages/mexica.xml")
    for icon in desktop.glob("mexica_*.png"):
        size = icon.stem.partition("_")[2]
        _copy(icon, share / f"icons/hicolor/{size}x{size}/apps/mexica.png")
    for name, contents in documents.files(f"{product.VERSION}-{REVISION}", MAINTAINER).items():
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _copy(path: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, to)


def _add_control(root: Path) -> None:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files]
    size = (
        sum(-(-path.stat().st_size // 1024) for path in files) + sum(1 for _ in root.rglob("*")) - len(files)
    )
    _write(root / "DEBIAN/md5sums", "".join(sums))
    _write(root / "DEBIAN/control", "".join(f"{key}: {value}\n" for key, value in _control(root, size)))


def _control(root: Path, size: int) -> Iterator[tuple[str, str]]:
    yield "Package", product.NAME
    yield "Version", f"{product.VERSION}-{REVISION}"
    yield "Architecture", ARCHITECTURE
    yield "Maintainer", MAINTAINER
    yield "Installed-Size", str(size)
    yield "Depends", ", ".join((f"libc6 (>= {needed_libc(root)})", *DEPENDS))
    yield "Recommends", ", ".join(RECOMMENDS)
    yield "Section", "games"
    yield "Priority", "optional"
    paragraphs = (textwrap.fill(text, 78) for text in metainfo.PARAGRAPHS)
    long = textwrap.indent("\n.\n".join(paragraphs), " ")
    yield "Description", f"{metainfo.SUMMARY[0].lower()}{metainfo.SUMMARY[1:]}\n{long}"


def needed_libc(root: Path) -> str:
    """Return the version of the C library that the program and its libraries in this folder ask for."""
    contents = (path.read_bytes() for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    programs = (data for data in contents if data.startswith(b"\x7fELF"))
    asked = ((int(a), int(b)) for data in programs for a, b in _LIBC.findall(data))
    return "{}.{}".format(*max(asked))
