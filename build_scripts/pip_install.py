"""Installs pinned packages with an environment's own pip."""

import contextlib
import os
import re
import subprocess
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Final

import trouble
from pip_trouble import plain
from progress import BAR, Progress

# settings that would make pip install somewhere other than the environment
ASTRAY: Final = ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME")
# all that pip has to say, as only that tells why it found no package
WORDS: Final = ("-vv", "--no-input", "--disable-pip-version-check", "--progress-bar", "off", "--retries", "2")
# nothing but what was pinned, as it was then, and nothing that has to be built first
PINNED: Final = ("--no-deps", "--only-binary", ":all:", "--require-hashes")


def install(python: Path, pins: Path, log: Path, progress: Progress) -> None:
    """Install what the file `pins` lists for `python`, and append pip's words to `log`.

    Raises SetupError if that fails.
    """
    command = [
        str(python),
        "-I",
        "-u",
        "-X",
        "utf8",
        "-m",
        "pip",
        "install",
        *WORDS,
        *PINNED,
        "-r",
        str(pins),
    ]
    with log.open("ab") as file, _output(command, settings(os.environ)) as (process, lines):
        for line in lines:
            file.write(line)
            _follow(line.decode("utf-8", "replace"), progress)
    if process.returncode:
        raise trouble.explain_pip(log)
    here = sysconfig.get_path("purelib", "venv", {"base": str(python.parents[1])})
    arrived = {plain(folder.name.partition("-")[0]) for folder in Path(here).glob("*.dist-info")}
    if not arrived.issuperset(plain(pin.partition("==")[0]) for pin in pinned(pins)):
        raise trouble.explain_astray()


def settings(inherited: Mapping[str, str]) -> dict[str, str]:
    """The environment variables for pip: `inherited` without those that lead it to another folder."""
    return {key: value for key, value in inherited.items() if key not in ASTRAY} | {"PIP_USER": "0"}


def pinned(pins: Path) -> list[str]:
    """Every package of the file `pins`, as `name==version`."""
    lines = pins.read_text(encoding="utf-8").splitlines()
    return [line.split()[0] for line in lines if "==" in line and not line.startswith("#")]


def _follow(line: str, progress: Progress) -> None:
    match line.split():
        case ["Collecting" | "Processing", package, *_]:
            progress.step(re.split(r"==|-\d", Path(package).name)[0])
        case ["Installing", "collected", *_]:
            progress.show(f"installing {progress.total} packages", filled=BAR)


@contextlib.contextmanager
def _output(
    command: list[str], variables: dict[str, str]
) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    with subprocess.Popen(
        command,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        close_fds=False,  # it holds the lock as well
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout
        except BaseException:
            process.kill()
            raise
