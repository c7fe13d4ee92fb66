"""An engine in a process of its own, to talk to."""

import os
import subprocess
from typing import Final

from tests.engine.transcript import CHECKOUT, ENGINE

PATIENCE: Final = 60  # seconds


class Engine:
    """An engine in a process of its own."""

    def __init__(
        self, *, environment: dict[str, str] | None = None, command: tuple[str, ...] = ENGINE
    ) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=CHECKOUT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, **(environment or {})},
        )
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.stdin, self.stdout, self.stderr = self.process.stdin, self.process.stdout, self.process.stderr

    def send(self, *commands: str | bytes) -> None:
        for command in commands:
            self.stdin.write((command if isinstance(command, bytes) else command.encode()) + b"\n")
        self.stdin.flush()

    def answer(self) -> list[str]:
        """The lines of the next answer."""
        lines = [self.stdout.readline().decode("utf-8")]
        while not lines[-1].startswith(("=", "?")):
            assert lines[-1], self.stderr.read()
            lines.append(self.stdout.readline().decode("utf-8"))
        return [line.rstrip("\n") for line in lines]

    def end(self) -> tuple[int, str]:
        """Close its input and wait; the exit code and what it said besides answers."""
        _, said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said.decode()
