"""Signals that end the program."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pygame


@contextmanager
def closing_on_hangup() -> Iterator[None]:
    """Let a hangup, as when a terminal is closed, close the window as the end of a session does.

    SDL does this for SIGTERM. Windows has no hangups; one that is ignored (`nohup`) stays so.
    """
    hangup = getattr(signal, "SIGHUP", None)
    if hangup is None or signal.getsignal(hangup) is not signal.SIG_DFL:
        yield
        return
    signal.signal(hangup, _close_window)
    try:
        yield
    finally:
        signal.signal(hangup, signal.SIG_DFL)


def _close_window(*_: Any) -> None:
    with suppress(pygame.error):
        pygame.event.post(pygame.Event(pygame.QUIT))
