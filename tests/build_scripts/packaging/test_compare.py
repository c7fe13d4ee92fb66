"""Two builds are compared file by file."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from build_scripts.packaging import compare


@pytest.fixture
def built(tmp_path: Path) -> tuple[Path, Path]:
    """Two builds that are the same."""
    one, other = tmp_path / "one", tmp_path / "other"
    (one / "_internal").mkdir(parents=True)
    (one / "mexica").write_bytes(b"program")
    (one / "_internal" / "libSDL2.so").write_bytes(b"library")
    (one / "libSDL2.so").symlink_to("_internal/libSDL2.so")
    shutil.copytree(one, other, symlinks=True)
    return one, other


def relink(folder: Path) -> None:
    (folder / "libSDL2.so").unlink()
    (folder / "libSDL2.so").symlink_to("mexica")


CHANGES: dict[str, tuple[Callable[[Path], object], str]] = {
    "contents": (lambda folder: (folder / "mexica").write_bytes(b"another"), "mexica: "),
    "a date": (
        lambda folder: os.utime(folder / "_internal" / "libSDL2.so", (1, 1)),
        "_internal/libSDL2.so: date",
    ),
    "a right": (lambda folder: (folder / "mexica").chmod(0o700), "mexica: mode"),
    "a file more": (
        lambda folder: (folder / "_internal" / "x").write_bytes(b""),
        "_internal/x: kind missing and file",
    ),
    "a file less": (lambda folder: (folder / "mexica").unlink(), "mexica: kind file and missing"),
    "a link": (relink, "libSDL2.so: contents _internal/libSDL2.so and mexica"),
}


def test_builds_that_are_the_same_have_no_differences(built: tuple[Path, Path]) -> None:
    assert list(compare.differences(*built)) == []
    assert list(compare.differences(*(folder / "mexica" for folder in built))) == []


@pytest.mark.parametrize("change", CHANGES)
def test_what_differs_is_told(built: tuple[Path, Path], change: str) -> None:
    make, told = CHANGES[change]
    make(built[1])
    lines = [line for line in compare.differences(*built) if not line.startswith("_internal: date")]
    assert [line.startswith(told) for line in lines] == [True], lines
