"""Builds the disk image for macOS: `dist/mexica-VERSION-macos-MACHINE.dmg`, the app and where it goes."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from build_scripts.packaging import identity, product
from mexica import __title__

APPLICATIONS: Final = Path("/Applications")


def file(dist: Path = product.DIST) -> Path:
    """Return the image, whether or not it was built."""
    return dist / f"{product.ONE_FILE}.dmg"


def build(dist: Path = product.DIST, work: Path = product.BUILD) -> None:
    """Build the image of the app in `dist` there; CalledProcessError if hdiutil fails."""
    root = work / "image"
    fill(root, dist)
    subprocess.run(command(root, file(dist)), check=True)


def fill(root: Path, dist: Path) -> None:
    """Put into the folder `root` what the image shows: the app, the licence, the way to the applications."""
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    app = str(identity.bundle_options()["name"])
    shutil.copytree(dist / app, root / app, symlinks=True)
    shutil.copyfile(product.ROOT / "LICENSE", root / "LICENSE.txt")
    (root / APPLICATIONS.name).symlink_to(APPLICATIONS)


def command(root: Path, image: Path) -> list[str]:
    """Return the command that makes the compressed image of a folder."""
    named = ["-volname", f"{__title__} {product.VERSION}", "-srcfolder", str(root)]
    return ["hdiutil", "create", *named, "-fs", "HFS+", "-format", "UDZO", "-ov", str(image)]
