"""One line that shows how far a job is."""

import shutil
from typing import Final, TextIO

BAR: Final = 20


class Progress:
    """A line on `stream` that is rewritten in place; if it is not a terminal, a new line for each step."""

    def __init__(self, stream: TextIO, title: str, total: int) -> None:
        """Nothing is shown before the first step."""
        self._stream = stream
        self._title = title
        self._total = total
        self._shown = ""

    def step(self, number: int, text: str) -> None:
        """Show that `text`, step `number` of the total, is under way."""
        number = min(number, self._total)
        self.show(f"{number} of {self._total}: {text}", filled=BAR * number // self._total)

    def show(self, text: str, *, filled: int) -> None:
        """Show `text` behind a bar of which `filled` characters out of `BAR` are full."""
        if self._stream.isatty():
            line = f"{self._title} [{'#' * filled:-<{BAR}}] {text}"
            width = shutil.get_terminal_size().columns - 1
            self._write("\r" + line[:width].ljust(width))
        elif text != self._shown:
            self._write(f"{self._title}: {text}\n")
        self._shown = text

    def end(self) -> None:
        """Leave the line as it is, so that later output starts on a new line."""
        if self._shown and self._stream.isatty():
            self._write("\n")

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
