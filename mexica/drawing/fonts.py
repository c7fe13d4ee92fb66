"""Text as cached surfaces with premultiplied alpha, in the faces that come with pygame_gui."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import pygame
from pygame import Surface

from mexica.drawing import palette
from mexica.drawing.colours import Colour
from mexica.drawing.letters import Letters, legible
from mexica.drawing.surfaces import premultiplied
from mexica.texts import bound

SMALLEST: Final = 12  # pixels; the least height of letters
_CACHED: Final = 600
_BREAK: Final = re.compile(r"[^\S\u00a0\u202f]+")  # white space but no-break spaces


class Fonts:
    """Draws texts with letters of a height in pixels; a text that was drawn before is cached."""

    def __init__(self) -> None:
        self._font = lru_cache(maxsize=64)(Letters)
        self.text = lru_cache(maxsize=_CACHED)(self._text)
        self.numeral = lru_cache(maxsize=_CACHED)(self._numeral)

    def _text(
        self,
        text: str,
        size: int,
        colour: Colour,
        bold: bool = False,
        rim: Colour | None = None,
    ) -> Surface:
        """Return the text with letters of this height in pixels, with a rim if its colour is given."""
        font = self._font(max(size, 6), bold)
        drawn = font.draw(text, palette.ink(colour))
        if rim is not None:
            drawn = _rimmed(drawn, font.draw(text, palette.ink(rim)), max(1, round(palette.thick(size / 16))))
        return premultiplied(drawn)

    def _numeral(self, text: str, size: int, colour: Colour, rim: Colour | None = None) -> Surface:
        """Return a bold number cropped to its visible pixels, so that it can be centred exactly."""
        drawn = self.text(text, size, colour, True, rim)
        return drawn.subsurface(drawn.get_bounding_rect())

    def largest_size(self, text: str, size: int, least: int, width: int, bold: bool = False) -> int:
        """Return the largest letter height from `size` down at which the text is at most `width` pixels wide.

        It is `least` if none above that is small enough.
        """
        sizes = range(size, least, -1)
        return next((one for one in sizes if self.width(text, one, bold) <= width), least)

    def fitted(self, text: str, size: int, width: int, colour: Colour, bold: bool = False) -> Surface:
        """Return the text in at most `width` pixels: a little smaller if that is enough, else cut short.

        Letters stay large enough to read.
        """
        text = legible(text)
        smaller = self._fitting(text, size, width, bold)
        if self.width(text, smaller, bold) > width:
            text = cut_to(text, width, self._font(smaller, bold).width)
        return self.text(text, smaller, colour, bold)

    def fits(self, text: str, size: int, width: int, *, bold: bool = False) -> bool:
        """Return whether `fitted` shows the whole text."""
        text = legible(text)
        return self.width(text, self._fitting(text, size, width, bold), bold) <= width

    def _fitting(self, text: str, size: int, width: int, bold: bool) -> int:
        return self.largest_size(text, size, max(size * 4 // 5, min(size, SMALLEST)), width, bold)

    def width(self, text: str, size: int, bold: bool = False) -> int:
        """Return how many pixels wide the text is."""
        return self._font(max(size, 6), bold).width(text)

    def wrapped(self, text: str, size: int, width: int, bold: bool = False) -> list[str]:
        """Return the text in lines of at most so many pixels, broken between words that may be parted."""
        return in_lines(text, lambda line: self.width(line, size, bold) <= width)


def in_lines(text: str, fits: Callable[[str], bool]) -> list[str]:
    """Return the text in lines that fit, broken between words that may be parted."""
    lines = [""]
    for word in _BREAK.split(bound(text).strip()):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and not fits(longer):
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def cut_to(text: str, width: float, measure: Callable[[str], float]) -> str:
    """Return as much of the text as fits the width, with an ellipsis if it was shortened."""
    if measure(text) <= width:
        return text
    while text and measure(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"


def whole_parts(parts: Sequence[str], between: str, width: float, measure: Callable[[str], float]) -> str:
    """Return the parts in a line, or whole ones that fit its width, with the number of the others."""
    shown = len(parts)
    text = between.join(parts)
    while measure(text) > width and shown > 1:
        shown -= 1
        text = between.join((*parts[:shown], f"+{len(parts) - shown}"))
    return cut_to(text, width, measure)


def _rimmed(face: Surface, rim: Surface, thick: int) -> Surface:
    whole = Surface((face.width + 2 * thick, face.height + 2 * thick), pygame.SRCALPHA)
    reach = range(-thick, thick + 1)
    for x, y in ((x, y) for x in reach for y in reach if (x or y) and x * x + y * y <= thick * thick + 1):
        whole.blit(rim, (thick + x, thick + y))
    whole.blit(face, (thick, thick))
    return whole
