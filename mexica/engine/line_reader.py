"""Reads the client's lines in a thread, so that `stop` and `quit` are heard while a level thinks."""

from collections.abc import Callable, Iterator
from queue import Queue
from threading import Event, Thread
from typing import Final

from mexica.engine.request import LONGEST_LINE, CommandRefusedError, read_request, split_number

_AHEAD: Final = 64  # lines read before they are answered; more wait at the sender
_QUIT: Final = "quit"
_INTERRUPTS: Final = ("stop", _QUIT)
_LONGEST_INTERRUPT: Final = 40  # bytes


class LineReader:
    """The lines of a client in their order, numbered from 1; each is kept until it is answered.

    `read` returns some more bytes, none at the end. `leaving` is set once there will be no more commands:
    `quit` was heard, which is `quitting`, or the input has `ended`.
    """

    def __init__(self, read: Callable[[], bytes]) -> None:
        self._read = read
        self._lines: Queue[bytes | None] = Queue(_AHEAD)
        self._last_interrupt = 0
        self.ended = self.quitting = False
        self.leaving = Event()
        Thread(target=self._read_all, name="engine lines", daemon=True).start()

    def __iter__(self) -> Iterator[tuple[int, bytes]]:
        """Yield each line with its number; waits for it."""
        number = 0
        while (line := self._lines.get()) is not None:
            number += 1
            yield number, line

    def interrupted(self, number: int) -> bool:
        """Whether a line after this one says that the answer to it is wanted at once."""
        return self._last_interrupt > number

    def _read_all(self) -> None:
        try:
            for number, line in enumerate(split_lines(self._read), start=1):
                if (name := _interrupt(line)) is not None:
                    self._last_interrupt = number
                    self.quitting = self.quitting or name == _QUIT
                if self.quitting:
                    self.leaving.set()
                self._lines.put(line)
        finally:
            self.ended = True
            self.leaving.set()
            self._lines.put(None)


def _interrupt(line: bytes) -> str | None:
    """The name of the command in a line, if it is one that has others answered at once."""
    if len(line) > _LONGEST_INTERRUPT:
        return None
    try:
        request = read_request(split_number(line)[1])
    except CommandRefusedError:
        return None
    return request.name if request.name in _INTERRUPTS and not request.rest else None


def split_lines(read: Callable[[], bytes]) -> Iterator[bytes]:
    """Yield the lines without their ends; one that is too long is cut where that can be noticed."""
    begun = bytearray()
    while chunk := read():
        *ended, rest = chunk.split(b"\n")
        for part in ended:
            yield bytes(_cut(begun + part))
            begun.clear()
        begun = _cut(begun + rest)
    if begun:
        yield bytes(begun)


def _cut(line: bytearray) -> bytearray:
    return line[: LONGEST_LINE + 1]
