"""Tells that a process works: it beats as long as its work goes on."""

import os
import pickle
from multiprocessing.connection import Connection
from threading import Event, Lock, Thread
from time import process_time
from typing import Final

ANSWER: Final = "answer"
BEAT: Final = "beat"
STUCK: Final = "stuck"
INTERVAL: Final = 0.25  # seconds between two beats
# seconds of processor time; of the levels none takes more than 0.2 between two signs, or 3 for an answer
_LONGEST_STEP: Final = 1.5
_LONGEST_ANSWER: Final = 20.0
_LAST_WORDS: Final = 2.0  # seconds in which a process ends by itself once nobody listens to it


class Heart:
    """The sending end of a process, which beats from a thread of its own while the process works.

    The work says with every message and every `sign` that it goes on. If it is watched and computes for too
    long without a sign, as an endless loop would, or without an answer, the heart says once that it is stuck.
    """

    def __init__(self, pipe: Connection) -> None:
        self._pipe, self._lock = pipe, Lock()
        self._working = Event()
        self._watched = False
        self._signed, self._signed_at = False, 0.0
        self._began, self._began_at = False, 0.0  # with the next answer
        Thread(target=self._beat_while_working, name="heartbeat", daemon=True).start()

    def send(self, number: int, kind: str, content: object) -> None:
        """Send what was found; OSError when the other process has ended."""
        message = pickle.dumps((number, kind, content))
        with self._lock:
            self._pipe.send_bytes(message)
        self._began = self._began or kind == ANSWER
        self.sign()

    def sign(self) -> None:
        """Say that the work goes on."""
        self._signed = True

    def start(self, watched: bool = False) -> None:
        """Beat at once, and from now on; say so if watched work is stuck."""
        self._watched, self._began = watched, True
        self.send(0, BEAT, None)
        self._working.set()

    def rest(self) -> None:
        """Beat no more: the process waits for a question."""
        self._working.clear()

    def _beat_while_working(self) -> None:
        pause = Event()
        try:
            while self._working.wait():
                if self._is_stuck():
                    self._tell(STUCK)
                    self.rest()
                else:
                    self._tell(BEAT)
                    pause.wait(INTERVAL)
        except OSError:  # the other process has ended, as the main thread notices too unless it is stuck
            pause.wait(_LAST_WORDS)
            os._exit(1)

    def _tell(self, kind: str) -> None:
        with self._lock:
            self._pipe.send_bytes(pickle.dumps((0, kind, None)))

    def _is_stuck(self) -> bool:
        now = process_time()
        if self._signed:
            self._signed, self._signed_at = False, now
        if self._began:
            self._began, self._began_at = False, now
        without_sign, without_answer = now - self._signed_at, now - self._began_at
        return self._watched and (without_sign > _LONGEST_STEP or without_answer > _LONGEST_ANSWER)
