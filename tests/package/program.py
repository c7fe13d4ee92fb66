"""The program as a new user has it: a home of its own, nothing else in the environment, no Python."""

import os
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import psutil

from mexica.shell.language import ENGLISH
from mexica.shell.user_folders import Folders
from tests.package.display import DesktopWindow, Display, until

CLASS = "mexica"  # of the window, by which desktops find its icon and its menu entry
SLOWEST_START = 60.0  # seconds until the window is there
SLOWEST_END = 60.0  # seconds


class Home:
    """The home of a user who has nothing yet; `user` is the name of another user who shall own it.

    `language` is the code of the one that the system speaks.
    """

    def __init__(self, folder: Path, user: str | None = None, language: str = ENGLISH) -> None:
        self.folder, self.user, self._language = folder, user, language
        self._empty = folder / "empty"
        self._empty.mkdir(parents=True)
        if user is not None:
            for path in (folder, self._empty):
                shutil.chown(path, user)

    @property
    def folders(self) -> Folders:
        """Where the program keeps the files of this user."""
        data, state = self.folder / ".local" / "share", self.folder / ".local" / "state"
        return Folders(self.folder / ".config" / "mexica", data / "mexica", state / "mexica" / "log")

    @property
    def environment(self) -> dict[str, str]:
        """The environment of what this user starts: nothing can be found on its path."""
        found = {"HOME": str(self.folder), "PATH": str(self._empty), "LANG": "C.UTF-8"}
        assert shutil.which("python3", path=found["PATH"]) is None
        return {**found, "LANGUAGE": self._language}


class Program:
    """A running program with its window."""

    def __init__(
        self, command: Sequence[str], home: Home, display: Display, arguments: Sequence[str] = ()
    ) -> None:
        self.words = [*command, *arguments]
        self._errors = home.folder / "errors.txt"
        with self._errors.open("ab") as errors:
            self.began = time.monotonic()
            self._running = subprocess.Popen(
                self.words,
                env={**home.environment, "DISPLAY": display.name},
                cwd=home.folder,
                user=home.user,
                start_new_session=True,
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
            )
        try:
            self.window = DesktopWindow(display, CLASS, SLOWEST_START)
        except AssertionError as error:
            self.abandon()
            raise AssertionError(f"{error}; it has written: {self.errors}") from None
        self.opened = time.monotonic() - self.began

    def __str__(self) -> str:
        return shlex.join(self.words)

    @property
    def processes(self) -> list[psutil.Process]:
        """Its processes that are running: of one file also the one that unpacks, and the computer's."""
        return [one for one in psutil.process_iter(["status"]) if self._is_ours(one)]

    def _is_ours(self, process: psutil.Process) -> bool:
        try:
            return process.status() != psutil.STATUS_ZOMBIE and os.getsid(process.pid) == self._running.pid
        except (psutil.NoSuchProcess, ProcessLookupError):
            return False

    @property
    def runs_on_python(self) -> bool:
        """Whether it is that of a checkout or of an installed package, which Python starts."""
        return any("python" in Path(process.exe()).name for process in self.processes)

    def pythons_outside(self) -> list[str]:
        """Files of a Python that its processes have loaded and that did not come with it."""
        used = {file.path for process in self.processes for file in process.memory_maps()}
        own = {str(Path(process.exe()).parent) for process in self.processes}
        named = [path for path in used if "python" in Path(path).name.lower()]
        return [path for path in named if "_MEI" not in path and not any(map(path.startswith, own))]

    def kill(self) -> None:
        """`kill -9` the process with the window; all others end by themselves."""
        os.kill(self.window.process, signal.SIGKILL)
        until(lambda: not self.processes, SLOWEST_END, "the other processes of a killed program to end")
        self._running.wait()

    def ended(self) -> int:
        """The exit code, once it has ended by itself."""
        until(lambda: not self.processes, SLOWEST_END, "the program to end")
        return self._running.wait()

    def abandon(self) -> None:
        """End whatever is still running, after a fault of the try."""
        for process in self.processes:
            process.kill()
        self._running.wait()

    @property
    def errors(self) -> str:
        """What it has written to the terminal."""
        return self._errors.read_text(encoding="utf-8")
