"""Odd lines to the engine: each command has one answer, soon, and what is refused changes nothing.

A dialogue begins with a new game, of which some legal actions are played; between them come commands with
damaged bytes, nested and long ones, and bytes without any form. One engine hears all dialogues.
"""

import argparse
import traceback
from collections.abc import Iterator
from contextlib import suppress
from random import Random

from psutil import Process

from mexica.engine.request import is_command, read_request, split_number
from tests.engine.engine_process import Engine
from tests.engine.transcript import sent, written
from tests.force.bounds import MOST_MEMORY, MOST_SECONDS
from tests.force.counting import Counting
from tests.force.damage import damaged

LINES = 20  # of a dialogue
LONG = (
    *(b"x" * 2_000_000, b"position " + b"[" * 200_000, b"play " + b"end;" * 200_000),
    b"new setup " + b'{"a":' * 2000,
)
THINKING = "go"  # takes as long as it is given
LEFT_OUT = ("quit", "go strongest")


def add(parser: argparse.ArgumentParser) -> None:
    """How many."""
    parser.add_argument("--dialogues", type=int, default=2_000, help=f"dialogues of {LINES} lines (2,000)")
    parser.add_argument("--from-seed", type=int, default=0, help="seed of the first one (0)")


def run(arguments: argparse.Namespace) -> int:
    """Hold the dialogues; 1 if one of them fails, or if the engine's memory grows."""
    client, counting = Client(), Counting("engine", arguments.dialogues)
    for seed in counting.over(range(arguments.from_seed, arguments.from_seed + arguments.dialogues)):
        try:
            client.converse(seed)
        except Exception:
            again = f"python -m tests.force engine --dialogues 1 --from-seed {seed}"
            counting.failed(f"{traceback.format_exc()}\n{client.last!r:.300}\n{again}")
            client = Client()
    grown = client.memory() - client.begun_with
    if grown > MOST_MEMORY:
        counting.failed(f"The engine holds {grown:.0f} MB more than at its start.")
    client.engine.send("quit")
    assert client.engine.answer() == ["="]
    assert client.engine.end() == (0, "")
    print(
        f"{counting.failures} of {counting.total:,} dialogues failed; {client.lines:,} lines, "
        f"{client.refused:,} refused, the slowest in {client.slowest:.2f} s, {grown:.0f} MB more at the end"
    )
    return int(counting.failures > 0)


class Client:
    """Somebody who sends odd lines to an engine of its own and judges the answers."""

    def __init__(self) -> None:
        self.engine = Engine()
        self._process = Process(self.engine.process.pid)
        self.lines = self.refused = 0
        self.slowest = 0.0
        self.last = b""
        self._examples = [text.encode() for text in sent(written()) if not text.startswith(LEFT_OUT)]
        self._examples += [b"go planner nodes 40", b"go random", b"help new", b"undo 3", b"describe"]
        self.ask(b"new 2 seed 1")
        self._examples += [b"new setup " + self.ask(b"setup")[-1][2:].encode()] * 3
        self._examples += [b"position " + self.ask(b"describe")[-1][2:].encode()] * 3
        self.begun_with = self.memory()

    def memory(self) -> float:
        """The MB that the engine holds."""
        return self._process.memory_info().rss / 1024**2

    def converse(self, seed: int) -> None:
        """Hold one dialogue; AssertionError if something is wrong with an answer."""
        random = Random(seed)
        self.ask(b"game mexica")
        self.ask(b"new %d seed %d" % (random.choice((2, 3, 4)), seed))
        for line in self._odd_lines(random):
            before = self.ask(b"describe")
            if self._is_refused(line):
                assert self.ask(b"describe") == before, "what was refused has changed something"

    def _odd_lines(self, random: Random) -> Iterator[bytes]:
        for _ in range(LINES):
            match random.randrange(10):
                case 0 | 1 | 2:
                    *texts, _ = self.ask(b"legal")
                    yield b"play " + random.choice(texts or ["- none"])[2:].encode()
                case 3:
                    yield random.randbytes(random.randrange(200)).replace(b"\n", b"")
                case 4 if random.random() < 0.1:
                    yield random.choice(LONG)
                case 5:
                    yield random.choice(self._examples)
                case _:
                    yield damaged(random.choice(self._examples), random).replace(b"\n", b" ")

    def _is_refused(self, line: bytes) -> bool:
        """Send a line, judge the answer and return whether it was refused."""
        number, rest = split_number(line)
        if not number and not is_command(rest):
            self.engine.send(line)
            return True
        self.lines += 1
        answer = self.ask(line)
        sign = answer[-1][0]
        assert answer[-1].startswith(f"{sign}{number}"), answer[-1]
        assert "Something went wrong in the program" not in answer[-1], answer[-1]
        assert all(text.startswith(("- ", "info ")) and text.isprintable() for text in answer[:-1])
        self.refused += sign == "?"
        return sign == "?"

    def ask(self, line: bytes) -> list[str]:
        """The answer to a line, which must come within a second of the engine's processor."""
        self.last, began = line, sum(self._process.cpu_times()[:2])
        self.engine.send(line)
        answer = self.engine.answer()
        taken = sum(self._process.cpu_times()[:2]) - began
        if not _thinks(line):
            self.slowest = max(self.slowest, taken)
            assert taken <= MOST_SECONDS, f"it took {taken:.1f} s"
        return answer


def _thinks(line: bytes) -> bool:
    with suppress(Exception):
        return read_request(split_number(line)[1]).name == THINKING
    return False
