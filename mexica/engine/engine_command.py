"""`mexica engine`: the dialogue over standard input and output."""

import os
import select
import sys
from collections.abc import Callable
from functools import partial
from threading import Event, Thread
from typing import Final, TextIO

from mexica import console
from mexica.engine.dialogue import Dialogue
from mexica.engine.engine_game import EngineGames
from mexica.engine.line_reader import LineReader

_CHUNK: Final = 65536  # bytes
_GRACE_PERIOD: Final = 10.0  # seconds, more than `thinking` gives a player
_FORCED: Final = 1  # exit code


def run(games: EngineGames, key: str, tell_fault: Callable[[Exception], str]) -> None:
    """Answer the lines of standard input on standard output until `quit` or the end of the input.

    `key` is the game at first; see `Dialogue` for the rest. OutputError once nobody takes the answers.
    """
    lines, finished = LineReader(_read_chunk), Event()
    watch = Thread(target=_end_by_force, args=(lines, sys.stdout, finished), name="engine end", daemon=True)
    watch.start()
    try:
        _answer_all(lines, Dialogue(games, key, tell_fault))
    finally:
        finished.set()


def _answer_all(lines: LineReader, dialogue: Dialogue) -> None:
    for number, line in lines:
        answer = dialogue.answer(line, partial(_is_wanted, lines, number, sys.stdout))
        console.send("".join(f"{one}\n" for one in answer).encode())
        if dialogue.over:
            return


def _is_wanted(lines: LineReader, number: int, output: TextIO) -> bool:
    """Whether the client wants the answer to this line at once, or no longer at all."""
    return lines.interrupted(number) or (lines.ended and _nobody_reads(output))


def _end_by_force(lines: LineReader, output: TextIO, finished: Event) -> None:
    """End the process a while after its client has left, if a player that does not listen still thinks."""
    lines.leaving.wait()
    while not finished.wait(_GRACE_PERIOD):
        if lines.quitting or _nobody_reads(output):
            os._exit(_FORCED)


def _read_chunk() -> bytes:
    """Some bytes of standard input as they come, not from its buffer, which a waiting thread would lock."""
    if sys.stdin is None:  # the engine was started without one
        return b""
    try:
        return os.read(sys.stdin.fileno(), _CHUNK)
    except OSError:  # the terminal is gone
        return b""


def _nobody_reads(output: TextIO) -> bool:
    """Whether the reader of the output has left, where the system can tell."""
    if not hasattr(select, "poll"):
        return False
    poll = select.poll()
    poll.register(output.fileno(), 0)
    return bool(poll.poll(0))
