"""Starts a program of the checkout in a virtual environment of its own."""

import contextlib
import io
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import catalogues
import places
import trouble
from locks import Lock
from pip_install import pinned
from progress import BAR, Progress
from trouble import SetupError
from virtual_environment import VirtualEnvironment

ROOT: Final = Path(__file__).resolve().parent.parent
INTERRUPTED: Final = 130
LOOK_AGAIN: Final = 0.3  # seconds


def start(name: str, module: str, arguments: Sequence[str], *, folder: Path | None = None) -> int:
    """Run `python -m module arguments` in the environment `name`, which is made first if needed.

    The working directory is `folder`, or stays as it is. Returns the exit code: 1 after a sentence on
    stderr if the environment cannot be made, 130 if interrupted.
    """
    if sys.stderr is None:  # closed by whoever started this
        sys.stderr = io.StringIO()
    try:
        environment = _ready(name)
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    variables = {**os.environ, "PYTHONPATH": str(ROOT), **places.for_tools(environment.folder, ROOT)}
    variables.pop("PYTHONHOME", None)
    # -P: a file in the working directory must not stand in for a module of the game
    run = [str(environment.python), "-P", "-m"]
    if catalogues.stale(ROOT):
        _compile_translations([*run, "build_scripts.translations", "compile"], variables)
    return _hand_over([*run, module, *arguments], folder, variables)


def _compile_translations(command: list[str], variables: Mapping[str, str]) -> None:
    """Compile them; if that fails, the program starts in English or with the texts that it had."""
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        cause = (done.stderr.splitlines() or ["no reason was given"])[-1]
        print(f"The translations could not be compiled, so some texts stay English: {cause}", file=sys.stderr)


def _ready(name: str) -> VirtualEnvironment:
    """Return the environment `name`, made if needed, which stays in use until this program ends."""
    pins = ROOT / "build_scripts" / f"hashes-{name}.txt"
    trouble.refuse_checkout(ROOT, pins)
    refused: dict[Path, OSError] = {}
    for home, prefix in places.homes(name, ROOT):
        environment = VirtualEnvironment(home, prefix, pins)
        if use := environment.use():
            use.keep()
            return environment
        try:
            home.mkdir(parents=True, exist_ok=True)
            making = Lock(home / f"{prefix}.lock")
        except OSError as error:
            refused[home] = error
        else:
            _make(environment, name, making)
            return environment
    raise trouble.explain_nowhere(refused)


def _make(environment: VirtualEnvironment, name: str, making: Lock) -> None:
    """Make the environment unless another start does, and use it; raises SetupError if that fails."""
    title, packages = f"Setting up to {name}", len(pinned(environment.pins))
    progress = Progress(sys.stderr, title, packages, making.note)
    try:
        _wait_for(making, Progress(sys.stderr, title, packages))
        use = environment.use()
        if use is None:
            making.keep()  # by a pip, too, that outlives a start that is killed
            environment.make(progress)
            use = environment.use()
        progress.show("done", filled=BAR)
        environment.replace_others()
    except OSError as error:
        raise trouble.explain_os_error(error, environment.folder) from error
    finally:
        progress.end()
        making.free()
    if use is not None:
        use.keep()


def _wait_for(making: Lock, progress: Progress) -> None:
    while not making.take():
        progress.show(f"another start is at it, this one waits: {making.read_note()}", filled=0)
        time.sleep(LOOK_AGAIN)


def _hand_over(command: list[str], folder: Path | None, variables: Mapping[str, str]) -> int:
    if os.name == "posix":
        if folder is not None:
            os.chdir(folder)
        os.execve(command[0], command, variables)
    with subprocess.Popen(command, env=variables, cwd=folder) as process:
        while True:
            # Ctrl-C also reaches the program, which then exits by itself
            with contextlib.suppress(KeyboardInterrupt):
                return process.wait()
