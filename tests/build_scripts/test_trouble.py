"""Messages for environments that cannot be made, where a test cannot bring about the cause itself."""

import errno
import shutil
import tempfile
from pathlib import Path

import pytest
import trouble

NO_SPACE = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"


def test_pip_filled_the_disk(tmp_path: Path) -> None:
    log = tmp_path / "install.log"
    log.write_text(NO_SPACE, encoding="utf-8")
    assert "disk is full" in str(trouble.explain_pip(log))


def test_the_folder_for_temporary_files_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """ensurepip then fails without a word."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    real = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(
        shutil, "disk_usage", lambda path: real._replace(free=0) if path == tmp_path / "temporary" else real
    )
    (tmp_path / "install.log").write_text(
        "Error: Command '[...]' returned non-zero exit status 1.", encoding="utf-8"
    )
    assert f"make room for {tmp_path / 'temporary'}" in str(trouble.explain_venv(tmp_path / "install.log"))


def test_python_could_not_make_the_environment(tmp_path: Path) -> None:
    log = tmp_path / "install.log"
    log.write_bytes(b"Error: caf\xe9")
    assert str(log) in str(trouble.explain_venv(log))


@pytest.mark.parametrize("code", trouble.DISK_FULL)
def test_the_disk_is_full(code: int) -> None:
    assert "disk is full" in str(trouble.explain_os_error(OSError(code, "full"), Path("env")))


def test_the_folder_is_not_ours() -> None:
    denied = trouble.explain_os_error(PermissionError(errno.EACCES, "Permission denied"), Path("env"))
    assert "The folder env cannot be written (Permission denied)" in str(denied)
