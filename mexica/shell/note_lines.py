"""A note at the foot of a sheet, beside its buttons or above them, in one line or in two."""

from pygame import Rect
from pygame_gui.elements import UILabel

from mexica.drawing.fonts import in_lines
from mexica.shell.screen import Screen


class NoteLines:
    """Shows a text that changes in the middle of a place, in at most so many lines; a longer one is cut."""

    def __init__(self, screen: Screen, place: Rect, lines: int, style: str) -> None:
        self._screen, self._place = screen, place
        line = Rect(place.topleft, (place.width, place.height // lines))
        self._labels: list[UILabel] = [screen.label(line.copy(), "", style) for _line in range(lines)]

    def show(self, text: str) -> None:
        """Show this text in place of the last one."""
        first, high = self._labels[0], self._labels[0].rect.height
        lines = in_lines(text, lambda line: self._screen.fit_label(first, line) == line)
        most = len(self._labels)
        shown = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        top = self._place.top + (self._place.height - high * len(lines[:most])) // 2
        for number, label in enumerate(self._labels):
            label.set_text(self._screen.fit_label(label, shown[number]) if number < len(shown) else "")
            label.set_position((self._place.left, top + number * high))
