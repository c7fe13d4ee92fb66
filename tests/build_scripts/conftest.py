"""A small checkout whose only package comes from a folder of wheels instead of the network."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from attrs import frozen

SCRIPTS = Path(__file__).resolve().parents[2] / "build_scripts"
sys.path.append(str(SCRIPTS))

STARTER = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background would ignore it
BLOCKED = {blocked!r}
sys.modules.update(dict.fromkeys(BLOCKED))
import environment
sys.exit(environment.start("try", "pebble", sys.argv[1:]))
"""
PEBBLE = {
    "pebble/__init__.py": "",
    "pebble/__main__.py": (
        "import os, sys; print('pebble 1.0', sys.argv[1:], os.getcwd(), sys.prefix); sys.exit(7)"
    ),
    "pebble-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: pebble\nVersion: 1.0\n",
    "pebble-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "pebble-1.0.dist-info/RECORD": "",
}


@frozen
class Checkout:
    """A folder with the scripts of the checkout, to be started from a folder of its own."""

    root: Path
    elsewhere: Path
    wheels: Path

    @property
    def environment(self) -> Path:
        return self.root / ".venv-try"

    def pin(self, *requirements: str) -> None:
        text = "# pins\n" + "\n".join(requirements) + "\n"
        (self.root / "build_scripts" / "requirements-try.txt").write_text(text, encoding="utf-8")

    def popen(self, *arguments: str, blocked: tuple[str, ...] = (), **settings: str) -> subprocess.Popen[str]:
        script = self.root / "build_scripts" / "starter.py"
        script.write_text(STARTER.format(blocked=blocked), encoding="utf-8")
        pip = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.wheels)}
        return subprocess.Popen(
            [sys.executable, str(script), *arguments],
            env={**os.environ, **pip, **settings},
            cwd=self.elsewhere,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def start(
        self, *arguments: str, blocked: tuple[str, ...] = (), **settings: str
    ) -> subprocess.CompletedProcess[str]:
        process = self.popen(*arguments, blocked=blocked, **settings)
        out, err = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    checkout = Checkout(tmp_path / "a checkout", tmp_path / "elsewhere", tmp_path / "wheels")
    for part in (checkout.root / "build_scripts", checkout.elsewhere, checkout.wheels):
        part.mkdir(parents=True)
    for script in SCRIPTS.glob("*.py"):
        shutil.copy(script, checkout.root / "build_scripts")
    with zipfile.ZipFile(checkout.wheels / "pebble-1.0-py3-none-any.whl", "w") as wheel:
        for name, text in PEBBLE.items():
            wheel.writestr(name, text)
    checkout.pin("pebble==1.0")
    return checkout
