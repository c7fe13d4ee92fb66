"""Messages for environments that cannot be made, where a test cannot bring about the cause itself."""

import errno
from pathlib import Path

import pytest
import trouble

NO_SPACE = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"


def test_pip_filled_the_disk(tmp_path: Path) -> None:
    log = tmp_path / "install.log"
    log.write_text(NO_SPACE, encoding="utf-8")
    assert "disk is full" in str(trouble.explain_pip(log))


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
