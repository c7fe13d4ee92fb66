"""The system's message box, for a sentence that no window of the program can show any more."""

import logging
import os
import stat
import sys
from typing import Any

import pygame

from mexica import __title__
from mexica.play.outside_text import printable
from mexica.texts import _

log = logging.getLogger(__name__)


def show(sentence: str) -> None:
    """Show a sentence until it is dismissed, if standard error leads nowhere, as of a program in a menu."""
    if not _leads_nowhere(sys.stderr) or os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return
    try:
        told = printable(sentence)  # anything else would make SDL fail
        pygame.display.message_box(__title__, told, message_type="error", buttons=(_("OK"),))
    except pygame.error as error:  # there is no display
        log.warning("no message box: %s", error)


def _leads_nowhere(stream: Any) -> bool:
    """Whether nobody reads what is written here: to a null device, a desktop's journal, nothing at all."""
    try:
        kind = os.fstat(stream.fileno()).st_mode
        return stat.S_ISSOCK(kind) or (stat.S_ISCHR(kind) and not stream.isatty())
    except (AttributeError, OSError, ValueError):  # closed, or none at all
        return True
