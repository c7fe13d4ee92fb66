"""A small checkout whose only package comes from a folder of wheels instead of the network."""

import hashlib
import os
import shutil
import socket
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen

SCRIPTS = Path(__file__).resolve().parents[2] / "build_scripts"
sys.path.append(str(SCRIPTS))

STARTER = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # a test run in the background would ignore it
BLOCKED = {blocked!r}
sys.modules.update(dict.fromkeys(BLOCKED))
{before}
import environment
sys.exit(environment.start("try", "pebble", sys.argv[1:]))
"""
SAYS = """
import os, sys
print("pebble 1.0", sys.argv[1:], os.getcwd(), sys.prefix, flush=True)
if "--stay" in sys.argv:
    sys.stdin.readline()
    import pebble.late
sys.exit(7)
"""
PEBBLE = {
    "pebble/__init__.py": "",
    "pebble/late.py": "print('still there')",
    "pebble/__main__.py": SAYS,
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
    cache: Path

    @property
    def environments(self) -> list[Path]:
        """The folders of all environments in the checkout."""
        return sorted(path for path in self.root.glob(".venv-try-*") if path.is_dir())

    @property
    def environment(self) -> Path:
        """The folder of the only environment in the checkout."""
        (folder,) = self.environments
        return folder

    def pin(self, *requirements: str) -> None:
        """Pin `name==version` with the hash of its wheel, and what has none with the hash of nothing."""
        text = "".join(f"{pin} --hash=sha256:{self._hash(pin)}\n" for pin in requirements)
        (self.root / "build_scripts" / "hashes-try.txt").write_text("# pins\n" + text, encoding="utf-8")

    def popen(
        self,
        *arguments: str,
        blocked: tuple[str, ...] = (),
        before: str = "",
        runner: tuple[str, ...] = (),
        **settings: str,
    ) -> subprocess.Popen[str]:
        """Start it; `before` is run in the starter first, and `runner` is what starts the Python."""
        script = self.root.parent / "starter.py"
        script.write_text(STARTER.format(blocked=blocked, before=before), encoding="utf-8")
        pip = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.wheels)}
        own = {"PYTHONPATH": str(self.root / "build_scripts"), "XDG_CACHE_HOME": str(self.cache)}
        return subprocess.Popen(
            [*runner, sys.executable, str(script), *arguments],
            env={**os.environ, **pip, **own, **settings},
            cwd=self.elsewhere,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def start(self, *arguments: str, **options: Any) -> subprocess.CompletedProcess[str]:
        """Start it as `popen` does, and wait for its end."""
        process = self.popen(*arguments, **options)
        out, err = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)

    def _hash(self, pin: str) -> str:
        wheel = self.wheels / f"{pin.replace('==', '-')}-py3-none-any.whl"
        return hashlib.sha256(wheel.read_bytes()).hexdigest() if wheel.exists() else "0" * 64


@contextmanager
def downloading(checkout: Checkout) -> Iterator[subprocess.Popen[str]]:
    """A start whose pip has asked for the first package, and waits for an answer until this ends."""
    with closing(socket.create_server(("127.0.0.1", 0))) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}/simple"
        process = checkout.popen(
            PIP_NO_INDEX="0", PIP_FIND_LINKS="", PIP_INDEX_URL=address, PIP_DEFAULT_TIMEOUT="5"
        )
        connection, _ = silent.accept()
        with closing(connection):
            yield process


def assert_one_sentence(text: str, *parts: str) -> None:
    """The last line of `text` is one sentence with these parts, and before it there is only progress."""
    *progress, sentence = text.splitlines()
    assert all(line.startswith("Setting up to try: ") for line in progress)
    assert sentence.endswith(".")
    assert ". " not in sentence
    for part in parts:
        assert part in sentence


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    checkout = Checkout(
        tmp_path / "a checkout", tmp_path / "elsewhere", tmp_path / "wheels", tmp_path / "cache"
    )
    for part in (checkout.root / "build_scripts", checkout.elsewhere, checkout.wheels):
        part.mkdir(parents=True)
    for script in SCRIPTS.glob("*.py"):
        shutil.copy(script, checkout.root / "build_scripts")
    with zipfile.ZipFile(checkout.wheels / "pebble-1.0-py3-none-any.whl", "w") as wheel:
        for name, text in PEBBLE.items():
            wheel.writestr(name, text)
    checkout.pin("pebble==1.0")
    return checkout
