"""Pictures of the board as files among the player's pictures, written in threads of their own."""

import struct
import threading
import zlib
from collections.abc import Sequence
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

from mexica.atomic_write import write_atomically

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
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
            done.set_result(self._written(png(picture), name))
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


def png(picture: Surface) -> bytes:
    """Return a picture as a PNG of 8 bits a colour, without transparency.

    `pygame.image.save` lets no other thread run, so that the window stood still for a second.
    """
    wide, high = picture.size
    pixels, line = pygame.image.tobytes(picture, "RGB"), 3 * wide
    # each line of pixels begins with the number of its filter: none
    lines = b"".join(b"\0" + pixels[line * row : line * (row + 1)] for row in range(high))
    head = struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)  # 8 bits, RGB
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(lines)), (b"IEND", b""))
    return _SIGNATURE + b"".join(_chunk(name, contents) for name, contents in chunks)


def _chunk(name: bytes, contents: bytes) -> bytes:
    """A chunk with its length and its checksum (PNG, third edition, 5.3)."""
    return struct.pack(">I", len(contents)) + name + contents + struct.pack(">I", zlib.crc32(name + contents))
