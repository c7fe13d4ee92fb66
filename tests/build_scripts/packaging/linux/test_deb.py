"""The Debian package, of a small folder that stands for the built program."""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_scripts.packaging import product
from build_scripts.packaging.linux import deb
from mexica import __version__

pytestmark = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb")


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    inside = product.folder(tmp_path / "dist") / "_internal"
    inside.mkdir(parents=True)
    shutil.copy(sys.executable, product.program(tmp_path / "dist"))
    (inside / "library.so").symlink_to("../mexica")
    (inside / "data").write_text("data")
    return tmp_path / "dist"


def built(dist: Path, work: Path) -> bytes:
    deb.build(dist, work)
    return deb.file(dist).read_bytes()


def told(dist: Path, *options: str) -> str:
    command = ["dpkg-deb", *options, str(deb.file(dist))]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def test_it_has_what_a_desktop_looks_for_and_belongs_to_root(dist: Path, tmp_path: Path) -> None:
    built(dist, tmp_path / "work")
    lines = told(dist, "--contents").splitlines()
    assert all(line.split()[1] == "root/root" for line in lines)
    names = [line.split(None, 5)[5] for line in lines]
    assert "./usr/games/mexica -> ../lib/mexica/mexica" in names
    for name in (
        *("applications/mexica.desktop", "metainfo/mexica.metainfo.xml", "mime/packages/mexica.xml"),
        *("man/man6/mexica.6.gz", "doc/mexica/copyright", "doc/mexica/changelog.gz"),
        *(f"icons/hicolor/{n}x{n}/apps/mexica.png" for n in (16, 24, 32, 48, 64, 128, 256, 512)),
    ):
        assert f"./usr/share/{name}" in names
    modes = {line.split()[0] for line in lines}
    assert modes == {"drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--", "lrwxrwxrwx"}


def test_the_entry_of_the_menu_starts_the_installed_program(dist: Path, tmp_path: Path) -> None:
    built(dist, tmp_path / "work")
    entry = (tmp_path / "work/deb/usr/share/applications/mexica.desktop").read_text()
    assert "\nExec=/usr/games/mexica %f\n" in entry


def test_it_says_its_version_and_the_c_library_that_it_needs(dist: Path, tmp_path: Path) -> None:
    built(dist, tmp_path / "work")
    assert told(dist, "--field").startswith(f"Package: mexica\nVersion: {__version__}-1\n")
    depends = told(dist, "--showformat=${Depends}", "--show")
    assert depends.startswith("libc6 (>= 2.")
    size = int(told(dist, "--showformat=${Installed-Size}", "--show"))
    assert size > product.program(dist).stat().st_size // 1024


def test_its_sums_are_those_of_its_files(dist: Path, tmp_path: Path) -> None:
    built(dist, tmp_path / "work")
    root = tmp_path / "work" / "deb"
    for line in (root / "DEBIAN" / "md5sums").read_text().splitlines():
        summed, name = line.split("  ", 1)
        assert hashlib.md5((root / name).read_bytes()).hexdigest() == summed


def test_built_twice_it_has_the_same_bytes(dist: Path, tmp_path: Path) -> None:
    first = built(dist, tmp_path / "work")
    os.utime(product.folder(dist) / "_internal" / "data", (1, 1))
    before = os.umask(0o077)
    try:
        assert built(dist, tmp_path / "elsewhere") == first
    finally:
        os.umask(before)
