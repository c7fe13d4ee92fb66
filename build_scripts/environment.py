"""The virtual environments in which the checkout is played and tested."""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

import trouble
from progress import BAR, Progress
from trouble import SetupError

ROOT: Final = Path(__file__).resolve().parent.parent
INTERRUPTED: Final = 130
# settings that would make pip install somewhere other than the environment
PIP_ASTRAY: Final = ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME")


@dataclass(frozen=True)
class Environment:
    """The virtual environment `.venv-<name>` of a checkout, holding `requirements-<name>.txt`."""

    name: str
    root: Path = ROOT

    @property
    def folder(self) -> Path:
        """The folder of the environment."""
        return self.root / f".venv-{self.name}"

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def log(self) -> Path:
        """The log of its making."""
        return self.folder / "install.log"

    @property
    def requirements(self) -> Path:
        """The file that pins its packages."""
        return self.root / "build_scripts" / f"requirements-{self.name}.txt"

    def packages(self) -> list[str]:
        """Every pinned package, as `name==version`."""
        return list(_pins(self.requirements))

    def is_ready(self) -> bool:
        """Whether it was made completely, from these pins and by this Python."""
        return self.python.exists() and self._stamp.exists() and self._stamp.read_text() == self._contents()

    def make(self, progress: Progress) -> None:
        """Make it anew, replacing whatever is there; raises SetupError or OSError if that fails."""
        trouble.refuse_without_venv()
        progress.show("an environment of its own", filled=0)
        if self.folder.exists():
            shutil.rmtree(self.folder)
        self.folder.mkdir()
        with self.log.open("wb") as log:
            self._make_venv(log)
            self._install(log, progress)
        self._stamp.write_text(self._contents())
        progress.show("done", filled=BAR)

    @property
    def _stamp(self) -> Path:
        return self.folder / "complete"

    def _contents(self) -> str:
        parts = [*self.packages(), sys.version, sys.base_prefix]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def _make_venv(self, log: IO[bytes]) -> None:
        command = [sys.executable, "-I", "-m", "venv", str(self.folder)]
        if subprocess.run(command, stdout=log, stderr=log, check=False).returncode:
            raise trouble.explain_venv(self.log)

    def _install(self, log: IO[bytes], progress: Progress) -> None:
        total, seen = len(self.packages()), 0
        with _output(self._pip_command(), pip_settings(os.environ)) as (process, lines):
            for line in lines:
                log.write(line)
                match line.decode("utf-8", "replace").split():
                    case ["Collecting" | "Processing", package, *_]:
                        seen += 1
                        progress.step(seen, re.split(r"==|-\d", Path(package).name)[0])
                    case ["Installing", "collected", *_]:
                        progress.show(f"installing {total} packages", filled=BAR)
        if process.returncode:
            log.flush()
            raise trouble.explain_pip(self.log)

    def _pip_command(self) -> list[str]:
        interpreter = [str(self.python), "-I", "-u", "-X", "utf8", "-m", "pip", "install"]
        quiet = ["--no-input", "--disable-pip-version-check", "--progress-bar", "off", "--retries", "2"]
        return [*interpreter, *quiet, "--no-deps", "--only-binary", ":all:", "-r", str(self.requirements)]


def start(name: str, module: str, arguments: Sequence[str], *, folder: Path | None = None) -> int:
    """Run `python -m module arguments` in the environment `name`, which is made first if needed.

    The working directory is `folder`, or stays as it is. Returns the exit code: 1 after a sentence on
    stderr if the environment cannot be made, 130 if interrupted.
    """
    environment = Environment(name)
    try:
        if not environment.is_ready():
            _make(environment)
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    except OSError as error:
        print(trouble.explain_os_error(error, environment.folder), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    # -P: a file in the working directory must not stand in for a module of the game
    return _hand_over([str(environment.python), "-P", "-m", module, *arguments], folder or Path.cwd())


def pip_settings(inherited: Mapping[str, str]) -> dict[str, str]:
    """The environment variables for pip: `inherited` without those that lead it to another folder."""
    return {key: value for key, value in inherited.items() if key not in PIP_ASTRAY} | {"PIP_USER": "0"}


def _pins(requirements: Path) -> Iterator[str]:
    for line in requirements.read_text(encoding="utf-8").splitlines():
        match line.split():
            case ["-r", other]:
                yield from _pins(requirements.parent / other)
            case [pin] if not pin.startswith("#"):
                yield pin


def _make(environment: Environment) -> None:
    progress = Progress(sys.stderr, f"Setting up to {environment.name}", len(environment.packages()))
    try:
        environment.make(progress)
    finally:
        progress.end()


@contextlib.contextmanager
def _output(
    command: list[str], settings: dict[str, str]
) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    with subprocess.Popen(
        command, env=settings, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        except BaseException:
            process.kill()
            raise


def _hand_over(command: list[str], folder: Path) -> int:
    settings = {**os.environ, "PYTHONPATH": str(ROOT)}
    if os.name == "posix":
        os.chdir(folder)
        os.execve(command[0], command, settings)
    with subprocess.Popen(command, env=settings, cwd=folder) as process:
        while True:
            # Ctrl-C also reaches the program, which then exits by itself
            with contextlib.suppress(KeyboardInterrupt):
                return process.wait()
