"""A virtual environment with pinned packages, in a folder named after what it holds."""

import contextlib
import functools
import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pip_install
import trouble
from locks import Lock
from progress import Progress


@dataclass(frozen=True)
class VirtualEnvironment:
    """The environment in `home` that holds what `pins` lists, made by this Python.

    Its folder is `prefix` and a digest of that: other pins get another folder, and a program that runs keeps
    its own.
    """

    home: Path
    prefix: str
    pins: Path

    @functools.cached_property
    def folder(self) -> Path:
        """The folder of the environment."""
        contents = self.pins.read_bytes() + "\n".join([sys.version, sys.base_prefix]).encode()
        return self.home / f"{self.prefix}-{hashlib.sha256(contents).hexdigest()[:12]}"

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def log(self) -> Path:
        """The log of its making."""
        return self.folder / "install.log"

    def use(self) -> Lock | None:
        """The shared lock that protects it as long as it is held, or None if it is not there as a whole."""
        if not self._is_whole():
            return None
        try:
            lock = Lock(_in_use(self.folder), existing=True)
        except OSError:
            return None  # it is being removed
        if lock.take(shared=True) and self._is_whole():
            return lock
        lock.free()
        return None

    def make(self, progress: Progress) -> None:
        """Make it, replacing what an interrupted start left; raises SetupError or OSError if that fails."""
        trouble.refuse_without_venv()
        progress.show("an environment of its own", filled=0)
        if self.folder.exists():
            shutil.rmtree(self.folder)
        self.folder.mkdir()
        self._make_venv()
        pip_install.install(self.python, self.pins, self.log, progress)
        _in_use(self.folder).touch()
        _stamp(self.folder).touch()

    def replace_others(self) -> None:
        """Remove the environments of other pins or Pythons that no program uses, and point to this one."""
        plain = self.home / self.prefix
        # what was made before environments had a digest
        with contextlib.suppress(OSError):
            if (plain / "pyvenv.cfg").exists() and not plain.is_symlink():
                plain.rename(self.home / f"{self.prefix}-old")
        for folder in self.home.glob(f"{self.prefix}-*"):
            if folder != self.folder:
                with contextlib.suppress(OSError):
                    _remove_unused(folder)
        with contextlib.suppress(OSError):  # Windows lets few users make links
            _point(plain, self.folder.name)

    def _is_whole(self) -> bool:
        return os.access(_stamp(self.folder), os.R_OK) and os.access(self.python, os.X_OK)

    def _make_venv(self) -> None:
        command = [sys.executable, "-I", "-m", "venv", str(self.folder)]
        with self.log.open("wb") as log:
            failed = subprocess.run(command, stdout=log, stderr=log, check=False, close_fds=False).returncode
        if failed:
            raise trouble.explain_venv(self.log)


def _stamp(folder: Path) -> Path:
    return folder / "complete"


def _in_use(folder: Path) -> Path:
    return folder / "in-use"


def _remove_unused(folder: Path) -> None:
    """Remove an environment unless a program uses it, which on Windows raises OSError."""
    if os.name == "nt":
        shutil.rmtree(folder.rename(folder.with_name(f"{folder.name}-going")))
        return
    lock = Lock(_in_use(folder), existing=True) if _in_use(folder).exists() else None
    if lock is None or lock.take():
        _stamp(folder).unlink(missing_ok=True)
        shutil.rmtree(folder)
    if lock is not None:
        lock.free()


def _point(link: Path, target: str) -> None:
    if link.exists() and not link.is_symlink():
        return  # somebody else's
    new = link.with_name(f"{link.name}.new")
    new.unlink(missing_ok=True)
    new.symlink_to(target, target_is_directory=True)
    new.replace(link)
