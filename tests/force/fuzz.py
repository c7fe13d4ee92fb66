"""Fuzzing that follows coverage, with atheris: saves, their journals, action texts, positions, settings.

Whatever is not read must be refused by the declared error. A finding is shown with its input, which stays in
a file, and with the command that reads it again. The inputs that reach more of the code stay too, and the
next run goes on from them. Needs `pip install '.[fuzz]'`, on Linux.
"""

import argparse
import re
import subprocess
import sys
import traceback
from collections import deque
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from time import monotonic

from attrs import define, field

from build_scripts.progress import BAR, Progress
from tests.force.bounds import within_bounds
from tests.force.fuzz_targets import TARGETS

MISSING = "Fuzzing needs atheris: pip install '.[fuzz]'"
ELSEWHERE = "Fuzzing was left out, as there is no atheris for this system."
FOLDER = Path(".fuzz")
SHOWN_LINES = 40  # of what a process says about its finding
SECONDS = 20  # for one input, with coverage measured
MEMORY = 2_048  # MB
STATUS = re.compile(r"#(?P<inputs>\d+)\s+\w+\s+cov: (?P<edges>\d+) ")
NOTES = ("INFO: Instrumenting", "#", "stat::", "\tNEW_FUNC")


def add(parser: argparse.ArgumentParser) -> None:
    """What, how long, and where inputs are kept."""
    parser.add_argument("--target", choices=TARGETS, help="only this one")
    parser.add_argument("--minutes", type=float, default=10, help="for each target (10)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where inputs are kept ({FOLDER})")
    parser.add_argument("--input", type=Path, help="read this file again as the target, without atheris")


def run(arguments: argparse.Namespace) -> int:
    """Fuzz, or read one input again; 1 if there is a finding."""
    names = [arguments.target] if arguments.target else list(TARGETS)
    if arguments.input:
        return max(read_again(name, arguments.input.read_bytes()) for name in names)
    if find_spec("atheris") is None:
        print(MISSING if sys.platform == "linux" else ELSEWHERE)
        return int(sys.platform == "linux")
    runs = [Run(name, arguments.folder / name, arguments.minutes * 60) for name in names]
    for one in runs:
        one.fuzz()
        print(one.result(), flush=True)
    findings = [one.name for one in runs if one.failed]
    total = sum(one.inputs for one in runs)
    print(f"{len(findings)} of {len(runs)} targets have a finding; {total:,} inputs tried")
    return int(bool(findings))


def read_again(name: str, data: bytes) -> int:
    """Read one input as this target does and print what comes out; 1 if it is a finding."""
    try:
        with within_bounds():
            accepted = TARGETS[name].accepts(data)
    except Exception:
        print(f"{name}: a finding\n{traceback.format_exc()}")
        return 1
    print(f"{name}: {'accepted' if accepted else 'refused'}")
    return 0


@define
class Run:
    """One target that is fuzzed in a process of its own."""

    name: str
    folder: Path
    seconds: float
    inputs: int = 0
    first_edges: int = 0
    edges: int = 0
    kept_before: int = 0
    failed: bool = False
    _said: deque[str] = field(factory=lambda: deque(maxlen=SHOWN_LINES))

    def fuzz(self) -> None:
        """Fuzz for the time given or to the first finding, which is printed."""
        for part in ("kept", "findings", "seeds"):
            (self.folder / part).mkdir(parents=True, exist_ok=True)
        self._write_seeds()
        self.kept_before = self._kept()
        known = self._found()
        with subprocess.Popen(
            self._command(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout is not None
            self._follow(process.stdout)
        self.failed = process.returncode != 0
        if self.failed:
            print(*self._said, sep="\n")
        for path in sorted(self._found() - known):
            print(f"python -m tests.force fuzz --target {self.name} --input {path}")

    def result(self) -> str:
        """What was tried, and how much of the program and of the inputs was new."""
        code = f"places of the code {self.first_edges:,} -> {self.edges:,}"
        kept = f"inputs kept {self.kept_before:,} -> {self._kept():,}"
        verdict = "a FINDING" if self.failed else "holds"
        return f"{self.name:9} {self.inputs:>10,} inputs; {code}; {kept}; {verdict}"

    def _command(self) -> list[str]:
        target = TARGETS[self.name]
        return [
            *(sys.executable, "-m", "tests.force.fuzz_process", self.name),
            *(str(self.folder / "kept"), str(self.folder / "seeds")),
            f"-dict={self.folder / 'words'}",
            f"-artifact_prefix={self.folder / 'findings'}/",
            f"-max_total_time={max(1, round(self.seconds))}",
            f"-max_len={target.longest}",
            f"-timeout={SECONDS}",
            f"-rss_limit_mb={MEMORY}",
            "-print_final_stats=1",
        ]

    def _write_seeds(self) -> None:
        words = set[bytes]()
        for number, seed in enumerate(TARGETS[self.name].seeds()):
            (self.folder / "seeds" / str(number)).write_bytes(seed)
            words.update(re.findall(rb"[A-Za-z][a-z_-]+", seed))
        text = "".join(f'"{word.decode()}"\n' for word in sorted(words))
        (self.folder / "words").write_text(text, encoding="ascii")

    def _follow(self, lines: Iterator[str]) -> None:
        progress, began, shown = Progress(sys.stderr, f"fuzz {self.name}", 0), monotonic(), 0.0
        for line in map(str.rstrip, lines):
            if status := STATUS.match(line):
                self.inputs, self.edges = int(status["inputs"]), int(status["edges"])
                self.first_edges = self.first_edges or self.edges
            elif units := re.match(r"stat::number_of_executed_units: (\d+)", line):
                self.inputs = int(units[1])
            elif not line.startswith(NOTES):
                self._said.append(line)
            taken = monotonic() - began
            if taken - shown >= (0.1 if sys.stderr.isatty() else 20.0):
                shown = taken
                left = max(0.0, self.seconds - taken) / 60
                text = f"{self.inputs:,} inputs, {self.edges:,} places of the code, {left:.0f} min left"
                progress.show(text, filled=min(BAR, int(BAR * taken / self.seconds)))
        progress.end()

    def _kept(self) -> int:
        return sum(1 for _ in (self.folder / "kept").iterdir())

    def _found(self) -> set[Path]:
        return set((self.folder / "findings").iterdir())
