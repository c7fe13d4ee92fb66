"""The built program says what is large in it, and is refused when it is too large."""

from pathlib import Path

import pytest

from build_scripts.packaging import product, sizes


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "mexica"
    for name, size in {
        "mexica": 1_000,
        "_internal/libpython3.11.so.1.0": 2_000,
        "_internal/python3.11/lib-dynload/math.so": 3_000,
        "_internal/pygame_ce.libs/libSDL2.so": 4_000,
        "_internal/libffi.so.8": 5_000,
    }.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(bytes(size))
    (folder / "_internal" / "libSDL2.so").symlink_to("pygame_ce.libs/libSDL2.so")
    (tmp_path / "one").write_bytes(bytes(700_000))
    monkeypatch.setattr(product, "folder", lambda: folder)
    monkeypatch.setattr(product, "one_file", lambda: tmp_path / "one")
    return folder


def test_every_file_counts_once_for_a_part(built: Path) -> None:
    assert dict(sizes.parts(built)) == {
        sizes.CODE: 1_000,
        "Python": 5_000,
        "pygame-ce, SDL and their libraries": 4_000,
        sizes.OTHER: 5_000,
    }


def test_a_program_that_is_too_large_fails(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes.tell()
    assert "0.7 MB  one" in capsys.readouterr().out
    monkeypatch.setattr(sizes, "LIMIT", 14_999)
    with pytest.raises(sizes.TooLargeError):
        sizes.tell()
