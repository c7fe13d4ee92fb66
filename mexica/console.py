"""Standard output and error, whatever they are: in a narrow encoding, on a full disk, closed."""

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

_STANDARD: Final = range(3)  # input, output, error


class OutputError(Exception):
    """Standard output does not take what is printed; the message says why."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror or str(error))
        self.reader_left = isinstance(error, BrokenPipeError)


def prepare() -> None:
    """Have characters replaced that the output's encoding lacks, and keep closed streams from doing harm."""
    _occupy_closed_streams()
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _occupy_closed_streams() -> None:
    """Put the null device in their place; else the next file opened, a save perhaps, gets what they get."""
    with suppress(OSError):
        while (handle := os.open(os.devnull, os.O_RDWR)) in _STANDARD:
            os.set_inheritable(handle, True)
        os.close(handle)


def out(text: str) -> None:
    """Print a text with an end of line on standard output; OutputError if it is not taken."""
    if sys.stdout is None:
        raise OutputError(OSError(errno.EBADF, "it is closed"))
    with _noticing_faults():
        print(text)


def send(contents: bytes) -> None:
    """Write bytes to standard output, whatever its encoding, at once; OutputError if they are not taken."""
    if sys.stdout is None:
        raise OutputError(OSError(errno.EBADF, "it is closed"))
    with _noticing_faults():
        sys.stdout.buffer.write(contents)
        sys.stdout.flush()


def flush() -> None:
    """Send what is still buffered; OutputError if it is not taken."""
    if sys.stdout is not None:
        with _noticing_faults():
            sys.stdout.flush()


@contextmanager
def _noticing_faults() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        _give_up()
        raise OutputError(error) from error


def _give_up() -> None:
    """Lead what is still buffered nowhere, so that it does not fail again when the program ends."""
    handle = os.open(os.devnull, os.O_WRONLY)
    os.dup2(handle, sys.stdout.fileno())
    os.close(handle)


def note(text: str) -> None:
    """Print a line on standard error, if it takes one."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(text, file=sys.stderr, flush=True)
