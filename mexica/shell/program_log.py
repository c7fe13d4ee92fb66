"""The program's log in a few small files: what its window did and what went wrong, without people's names."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from mexica import __version__

NAME: Final = "mexica.log"
LARGEST: Final = 500_000  # bytes
OLDER_FILES: Final = 2
_LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

log = logging.getLogger(__name__)


@contextmanager
def attended() -> Iterator[None]:
    """Keep log records and warnings off the terminal; all that the log is given is taken back at the end."""
    root, ours = logging.getLogger(), logging.getLogger("mexica")
    handlers, level, raising = root.handlers[:], ours.level, logging.raiseExceptions
    root.addHandler(logging.NullHandler())
    ours.setLevel(logging.INFO)
    logging.raiseExceptions = False  # else a log that cannot be written prints tracebacks
    logging.captureWarnings(True)
    try:
        yield
    finally:
        logging.captureWarnings(False)
        for handler in [handler for handler in root.handlers if handler not in handlers]:
            root.removeHandler(handler)
            with suppress(OSError):
                handler.close()
        ours.setLevel(level)
        logging.raiseExceptions = raising


def show() -> None:
    """Write what is logged from now on to standard error too, with all details."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter(_LINE))
    logging.getLogger().addHandler(handler)
    logging.getLogger("mexica").setLevel(logging.DEBUG)


def keep(folder: Path) -> None:
    """Write what is logged from now on to a file in this folder too, if there can be one."""
    from logging.handlers import RotatingFileHandler  # noqa: PLC0415  # slow to load, and only a window has a log

    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if path.exists() and not path.is_file():  # a pipe would wait for somebody who reads
            raise FileExistsError(0, "there is something else in its place")
        handler = RotatingFileHandler(
            path, maxBytes=LARGEST, backupCount=OLDER_FILES, encoding="utf-8", errors="backslashreplace"
        )
    except OSError as error:
        log.warning("no log file: %s", error.strerror)
        return
    handler.setFormatter(_Discreet())
    logging.getLogger().addHandler(handler)


class _Discreet(logging.Formatter):
    """Leaves out what tells who the player is."""

    def __init__(self) -> None:
        from mexica.shell.discretion import Discretion  # noqa: PLC0415  # for a window only

        super().__init__(_LINE)
        self._discretion = Discretion()

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as it is written."""
        return self._discretion.hide(super().format(record))


def note_start() -> None:
    """Log what runs on which system."""
    import platform  # noqa: PLC0415  # for a window only, as is pygame

    import pygame  # noqa: PLC0415

    runs = f"mexica {__version__}, Python {platform.python_version()}, pygame-ce {pygame.version.ver}"
    shows = f"SDL {'.'.join(map(str, pygame.get_sdl_version()))} with {pygame.display.get_driver()}"
    log.info("%s, %s, %s", runs, shows, platform.platform())
