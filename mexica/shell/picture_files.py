"""Pictures of the board as files among the player's pictures, written in threads of their own."""

import threading
from collections.abc import Sequence
from concurrent.futures import Future
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from mexica.atomic_write import write_atomically

AT_THE_END: Final = 5.0  # seconds that the window waits at its end for a picture


class PictureFiles:
    """Writes pictures into the first of these folders that can be written to."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = tuple(folders)
        self._threads: list[threading.Thread] = []

    def save(self, picture: Surface, title: str) -> Future[Path]:
        """Write a PNG named after a title and the time; the result is its file, or an OSError."""
        done: Future[Path] = Future()
        name = f"{title} {datetime.now():%Y-%m-%d %H.%M.%S}.png"
        # a daemon, as a disk that no longer answers must not keep the program from ending
        thread = threading.Thread(target=self._write, args=(picture, name, done), daemon=True)
        self._threads = [one for one in self._threads if one.is_alive()] + [thread]
        thread.start()
        return done

    def close(self) -> None:
        """Wait for what is being written, but not for long."""
        for thread in self._threads:
            thread.join(AT_THE_END)

    def _write(self, picture: Surface, name: str, done: Future[Path]) -> None:
        try:
            done.set_result(self._written(_png(picture), name))
        except (OSError, pygame.error) as error:
            done.set_exception(error if isinstance(error, OSError) else OSError(str(error)))

    def _written(self, contents: bytes, name: str) -> Path:
        first, *others = self._folders
        try:
            write_atomically(first / name, contents)
        except OSError:
            if not others:
                raise
            return PictureFiles(others)._written(contents, name)
        return first / name


def _png(picture: Surface) -> bytes:
    file = BytesIO()
    pygame.image.save(picture, file, "picture.png")
    return file.getvalue()
