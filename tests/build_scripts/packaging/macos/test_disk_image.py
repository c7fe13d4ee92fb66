"""The disk image for macOS; only macOS can make it, here its contents and its command are tried."""

from pathlib import Path

import pytest

from build_scripts.packaging.macos import disk_image
from mexica import __version__


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """What the image of an app that stands for the built one shows."""
    program = tmp_path / "dist" / "Mexica.app" / "Contents" / "MacOS" / "mexica"
    program.parent.mkdir(parents=True)
    program.write_bytes(b"program")
    (program.parent / "link").symlink_to("mexica")
    disk_image.fill(tmp_path / "image", tmp_path / "dist")
    return tmp_path / "image"


def test_the_image_shows_the_app_the_licence_and_where_the_app_goes(root: Path) -> None:
    assert sorted(path.name for path in root.iterdir()) == ["Applications", "LICENSE.txt", "Mexica.app"]
    assert str((root / "Applications").readlink()) == "/Applications"


def test_links_in_the_app_stay_links(root: Path) -> None:
    """A signature and the size depend on it."""
    assert (root / "Mexica.app" / "Contents" / "MacOS" / "link").is_symlink()


def test_hdiutil_makes_one_compressed_file_named_after_the_version(root: Path, tmp_path: Path) -> None:
    words = disk_image.command(root, disk_image.file(tmp_path))
    assert words[:2] == ["hdiutil", "create"]
    assert words[words.index("-volname") + 1] == f"Mexica {__version__}"
    assert words[words.index("-format") + 1] == "UDZO"
    assert __version__ in words[-1]
    assert words[-1].endswith(".dmg")
