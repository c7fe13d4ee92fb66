"""What a try tells: lines with the time since it began, and pictures for a person to look at."""

import time
from pathlib import Path

import pygame

from tests.package.display import Display


class Told:
    """Prints what has been done; pictures of the display go into `folder`, if there is one."""

    def __init__(self, display: Display, folder: Path | None) -> None:
        self._display, self._folder = display, folder
        self._began = time.monotonic()
        self._pictures = 0
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

    def line(self, text: str) -> None:
        """Tell this."""
        print(f"{time.monotonic() - self._began:7.1f} s  {text}", flush=True)

    def picture(self, name: str) -> None:
        """Keep what is shown now."""
        self.keep(self._display.shown(), name)

    def keep(self, picture: pygame.Surface, name: str) -> None:
        """Keep this picture."""
        if self._folder is not None:
            self._pictures += 1
            pygame.image.save(picture, self._folder / f"{self._pictures:02} {name}.png")
