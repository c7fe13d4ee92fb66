"""Messages received in a thread of their own, so that one that does not arrive whole stops nobody."""

import logging
from multiprocessing.connection import Connection
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

log = logging.getLogger(__name__)


class Inbox:
    """Receives messages from a pipe, in their order, until its other end is closed; then closes this one."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._messages = SimpleQueue[Any]()
        self._thread = Thread(target=self._receive_all, name="inbox", daemon=True)
        self._thread.start()

    def next(self) -> Any | None:
        """Return the next message that has arrived, None while there is none; never waits."""
        try:
            return self._messages.get_nowait()
        except Empty:
            return None

    @property
    def ended(self) -> bool:
        """Whether no message is left and none will come."""
        return not self._thread.is_alive() and self._messages.empty()

    def _receive_all(self) -> None:
        with self._pipe:
            try:
                while True:
                    self._messages.put(self._pipe.recv())
            except (EOFError, OSError):
                return  # the other process has ended
            except Exception:  # a content that cannot be loaded here ends the conversation
                log.exception("a message cannot be read")
