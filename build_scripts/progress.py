"""One line that shows how far a job is."""

import shutil
from collections.abc import Callable
from typing import Final, TextIO

BAR: Final = 20


class Progress:
    """A line on `stream` that is rewritten in place; if it is not a terminal, a new line for each step."""

    def __init__(
        self, stream: TextIO, title: str, total: int, note: Callable[[str], None] = lambda _: None
    ) -> None:
        """Nothing is shown before the first step; `note` gets what is shown, without the bar."""
        self.total = total
        self._stream = stream
        self._title = title
        self._note = note
        self._steps = 0
        self._shown = ""

    def step(self, text: str) -> None:
        """Show that `text`, the next of the steps, is under way."""
        self._steps = min(self._steps + 1, self.total)
        self.show(f"{self._steps} of {self.total}: {text}", filled=BAR * self._steps // self.total)

    def show(self, text: str, *, filled: int) -> None:
        """Show `text` behind a bar of which `filled` characters out of `BAR` are full."""
        if self._stream.isatty():
            line = f"{self._title} [{'#' * filled:-<{BAR}}] {text}"
            width = shutil.get_terminal_size().columns - 1
            self._write("\r" + line[:width].ljust(width))
        elif text != self._shown:
            self._write(f"{self._title}: {text}\n")
        if text != self._shown:
            self._note(text)
        self._shown = text

    def end(self) -> None:
        """Leave the line as it is, so that later output starts on a new line."""
        if self._shown and self._stream.isatty():
            self._write("\n")

    def _write(self, text: str) -> None:
        self._stream.write(text)
        self._stream.flush()
