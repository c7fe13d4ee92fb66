"""A computer player that thinks in a process of its own, so that the window never waits for it.

The process is spawned once for a match and asked with pickled states. Whatever arrives while it searches, a
new question or the end of the line because the window has died, makes it give up that search.
"""

import contextlib
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection
from typing import Final

from mexica.ai.mind import Mind, Stopped
from mexica.ai.players import mind
from mexica.rules import Action, State

_CANCEL: Final = None
_NICENESS: Final = 10  # the window comes first
_PATIENCE: Final = 0.5  # seconds until a process that should end is made to


class ThinkerError(Exception):
    """The computer player cannot answer; the message is one sentence that says why."""


class Thinker:
    """A computer player in another process: ask it, then poll until it has decided.

    ValueError if there is no such kind of player; ThinkerError if no process can be started.
    """

    def __init__(self, kind: str, seed: int) -> None:
        mind(kind, seed)
        context = multiprocessing.get_context("spawn")
        self._line, far_end = context.Pipe()
        self._process = context.Process(
            target=_serve, args=(far_end, kind, seed), name=f"mexica {kind}", daemon=True
        )
        self._asked = 0
        self._waiting = False
        try:
            self._process.start()
        except OSError as error:
            self._line.close()
            raise ThinkerError(f"The computer player cannot be started ({error}).") from error
        finally:
            far_end.close()

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._waiting

    def ask(self, state: State) -> None:
        """Ask for an action in this state; an earlier question that is still open is dropped.

        ThinkerError if the process has ended.
        """
        self._asked += 1
        self._waiting = True
        self._send((self._asked, state))

    def poll(self) -> Action | None:
        """Return the action decided on, None while there is none yet; never waits.

        ThinkerError if the process has ended or its player has failed.
        """
        try:
            while self._line.poll():
                number, answer = self._line.recv()
                if self._waiting and number == self._asked:
                    self._waiting = False
                    return _action_in(answer)
        except (EOFError, OSError) as error:
            raise self._ended() from error
        if self._waiting and not self._process.is_alive() and not self._line.poll():
            raise self._ended()
        return None

    def cancel(self) -> None:
        """Drop the open question, if any; its answer will never be polled."""
        if self._waiting:
            self._waiting = False
            with contextlib.suppress(ThinkerError):  # an ended process searches no more either
                self._send((self._asked, _CANCEL))

    def close(self) -> None:
        """End the process; it is made to end if it does not by itself. May be called twice."""
        self._waiting = False
        self._line.close()
        for end in (None, self._process.terminate, self._process.kill):
            if end is not None:
                end()
            self._process.join(_PATIENCE)
            if not self._process.is_alive():
                return

    def _send(self, message: tuple[int, State | None]) -> None:
        try:
            self._line.send(message)
        except OSError as error:
            raise self._ended() from error

    def _ended(self) -> ThinkerError:
        self._waiting = False
        self._process.join(_PATIENCE)
        return ThinkerError(f"The computer player's process has ended (exit code {self._process.exitcode}).")


def _action_in(answer: Action | str) -> Action:
    if isinstance(answer, str):
        raise ThinkerError(answer)
    return answer


def _serve(line: Connection, kind: str, seed: int) -> None:
    """Answer questions until the line ends: what the spawned process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, whose end ends the line
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(_NICENESS)
    player = mind(kind, seed)
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, state = line.recv()
            if state is not _CANCEL:
                with contextlib.suppress(Stopped):
                    line.send((number, _answer(player, state, line)))


def _answer(player: Mind, state: State, line: Connection) -> Action | str:
    try:
        return player.choose(state, line.poll)
    except Stopped:
        raise
    except Exception as error:  # a fault of the player is told, and ends neither process
        return f"The computer player has made a mistake ({type(error).__name__}: {error})."
