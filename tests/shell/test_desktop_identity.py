"""The desktop knows the window as that of the program, however it was started."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from mexica.shell.desktop_identity import ID

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def display() -> Iterator[str]:
    """An X display of its own, which nobody sees."""
    if sys.platform != "linux" or not (shutil.which("Xvfb") and shutil.which("xwininfo")):
        pytest.skip("needs Xvfb and xwininfo")
    read, write = os.pipe()
    with ExitStack() as stack:
        server = stack.enter_context(
            subprocess.Popen(
                [
                    "Xvfb",
                    "-noreset",
                    "-displayfd",
                    str(write),
                    "-screen",
                    "0",
                    "1280x800x24",
                    "-nolisten",
                    "tcp",
                ],
                pass_fds=(write,),
                stderr=subprocess.DEVNULL,
            )
        )
        stack.callback(server.terminate)
        os.close(write)
        with os.fdopen(read) as number:
            yield f":{number.readline().strip()}"


def class_of_its_window(display: str, program: "subprocess.Popen[bytes]") -> str:
    for _ in range(600):
        assert program.poll() is None
        command = ["xwininfo", "-display", display, "-root", "-tree"]
        tree = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        if found := re.search(r'"Mexica": \((.*?)\)', tree):
            return found[1]
        time.sleep(0.1)
    raise AssertionError(tree)


@pytest.mark.parametrize(
    "command", [["-m", "mexica"], ["-c", "from mexica.cli import main; main([])"]], ids=["module", "entry"]
)
def test_a_window_has_the_class_that_the_desktop_entry_names(
    command: list[str], display: str, tmp_path: Path
) -> None:
    own = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    ours = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    place = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen([sys.executable, *command], cwd=ROOT, env={**ours, **own, **place}) as program:
        try:
            assert class_of_its_window(display, program) == f'"{ID}" "{ID}"'
        finally:
            program.terminate()
