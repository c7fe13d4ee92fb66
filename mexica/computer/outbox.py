"""Messages sent from a thread of their own, so that a full pipe stops nobody who has something to say."""

import pickle
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread


class Outbox:
    """Sends messages through a pipe, in their order, without making the caller wait; closes it at the end."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._messages = SimpleQueue[bytes | None]()
        self._thread = Thread(target=self._send_all, name="outbox", daemon=True)
        self._thread.start()

    def put(self, message: object) -> None:
        """Send this message as soon as the pipe takes it; it is lost if the other end is closed."""
        self._messages.put(pickle.dumps(message))

    def close(self, seconds: float) -> bool:
        """Send what is left, in so many seconds at most; return whether that is done. May be called twice."""
        self._messages.put(None)
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def _send_all(self) -> None:
        with self._pipe, suppress(OSError):  # whoever waits for its answer finds out that a process has ended
            while (message := self._messages.get()) is not None:
                self._pipe.send_bytes(message)
