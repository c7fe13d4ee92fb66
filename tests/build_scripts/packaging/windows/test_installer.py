"""The installer for Windows: compiled where NSIS is, its parts anywhere."""

import re
import shutil
from pathlib import Path

import pytest

from build_scripts.packaging import product
from build_scripts.packaging.missing_tool import MissingToolError
from build_scripts.packaging.windows import installer


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A folder with a program that stands for the built one."""
    inner = product.folder(tmp_path / "dist") / "_internal" / "a $name"
    inner.mkdir(parents=True)
    (inner / "one.txt").write_text("1")
    (product.folder(tmp_path / "dist") / "mexica.exe").write_bytes(b"MZ")
    return tmp_path / "dist"


def test_the_uninstaller_removes_what_was_installed_by_name_and_folders_only_if_empty(dist: Path) -> None:
    assert list(installer.removals(product.folder(dist))) == [
        r'Delete "$INSTDIR\_internal\a $$name\one.txt"',
        r'Delete "$INSTDIR\mexica.exe"',
        r'RMDir "$INSTDIR\_internal\a $$name"',
        r'RMDir "$INSTDIR\_internal"',
    ]
    assert "RMDir /r" not in installer.SCRIPT.read_text(encoding="utf-8")


def test_every_key_of_the_registry_that_is_written_is_removed_and_is_the_users_own() -> None:
    installing, removing = installer.SCRIPT.read_text(encoding="utf-8").split('Section "Uninstall"')
    written = set(re.findall(r'WriteReg\w+ (HKCU) "([^"]+)"', installing))
    removed = {key for _, key in re.findall(r'DeleteRegKey (/ifempty )?HKCU "([^"]+)"', removing)}
    assert len(written) == 6
    for _, key in written:
        assert any(key == gone or key.startswith(f"{gone}\\") for gone in removed), key
    assert "HKLM" not in installing + removing


@pytest.mark.skipif(shutil.which("makensis") is None, reason="NSIS is not installed")
def test_nsis_makes_the_installer_without_a_warning(dist: Path, tmp_path: Path) -> None:
    installer.build(dist, tmp_path / "work")
    assert installer.file(dist).read_bytes()[:2] == b"MZ"


def test_without_nsis_a_sentence_says_what_to_install(dist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(installer, "USUAL", dist / "missing")
    with pytest.raises(MissingToolError, match="NSIS is needed"):
        installer.makensis()
