"""The system's message box, for a sentence that no window of the program can show any more."""

import logging
import os
import stat
import sys
from typing import Any

import pygame

from mexica import __title__
from mexica.texts import _

log = logging.getLogger(__name__)


def show(sentence: str) -> None:
    """Show a sentence until it is dismissed, unless whoever started the program reads it elsewhere."""
    if (
        _is_read(sys.stderr)
        or _is_read(sys.stdout)
        or os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen")
    ):
        return
    try:
        pygame.display.message_box(__title__, sentence, message_type="error", buttons=(_("OK"),))
    except pygame.error as error:  # there is no display
        log.warning("no message box: %s", error)


def _is_read(stream: Any) -> bool:
    """Whether a terminal or a pipe takes what is written to a standard stream; from a menu neither does."""
    try:
        return stream is not None and (stream.isatty() or stat.S_ISFIFO(os.fstat(stream.fileno()).st_mode))
    except (OSError, ValueError):
        return False
