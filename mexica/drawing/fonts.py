"""Text as cached surfaces with premultiplied alpha, in the NotoSans faces that come with pygame_gui."""

import unicodedata
from collections.abc import Callable
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pygame
from pygame import Surface

from mexica.drawing.colours import Colour
from mexica.resources import damage

SMALLEST: Final = 12  # pixels; the least height of letters
_CACHED: Final = 600
_LATIN_END: Final = 0x250  # the faces have all Latin letters before this one
_SIGNS: Final = frozenset("–—‘’“”„…•−")  # noqa: RUF001  # exactly these signs


class Fonts:
    """Draws texts with letters of a height in pixels; a text that was drawn before is cached."""

    def __init__(self) -> None:
        self._font = lru_cache(maxsize=64)(_load)
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
        text, font = legible(text), self._font(max(size, 6), bold)
        drawn = font.render(text, True, colour)
        if rim is not None:
            drawn = _rimmed(drawn, font.render(text, True, rim), max(1, round(size / 16)))
        drawn = drawn.convert_alpha() if pygame.display.get_init() else drawn
        return drawn.premul_alpha()

    def _numeral(self, text: str, size: int, colour: Colour, rim: Colour | None = None) -> Surface:
        """Return a bold number cropped to its visible pixels, so that it can be centred exactly."""
        drawn = self.text(text, size, colour, True, rim)
        return drawn.subsurface(drawn.get_bounding_rect())

    def fitted(self, text: str, size: int, width: int, colour: Colour, bold: bool = False) -> Surface:
        """Return the text in at most `width` pixels: a little smaller if that is enough, else cut short.

        Letters stay large enough to read.
        """
        text = legible(text)
        for smaller in range(size, max(size * 4 // 5, min(size, SMALLEST)) - 1, -1):
            if self._font(smaller, bold).size(text)[0] <= width:
                return self.text(text, smaller, colour, bold)
        font = self._font(smaller, bold)
        return self.text(cut_to(text, width, lambda part: font.size(part)[0]), smaller, colour, bold)

    def width(self, text: str, size: int, bold: bool = False) -> int:
        """Return how many pixels wide the text is."""
        return self._font(max(size, 6), bold).size(legible(text))[0]

    def wrapped(self, text: str, size: int, width: int, bold: bool = False) -> list[str]:
        """Return the text in lines of at most so many pixels, broken between words."""
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and self.width(longer, size, bold) > width:
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


def legible(text: str) -> str:
    """Return a text without the characters that the faces lack, such as emoji, which would show as boxes."""
    if text.isascii():
        return text
    return "".join(filter(_has, unicodedata.normalize("NFC", text)))


@cache
def _has(letter: str) -> bool:
    if ord(letter) < _LATIN_END or letter in _SIGNS:
        return True
    return all(face.get_metrics(letter)[0] is not None for face in _freetype_faces())


@cache
def _freetype_faces() -> tuple[Any, ...]:
    """The faces in the module that knows which characters they lack; it is slow to load and rarely needed."""
    import pygame.freetype  # noqa: PLC0415

    pygame.freetype.init()
    return tuple(pygame.freetype.Font(str(_face(bold)), 12) for bold in (False, True))


def _load(size: int, bold: bool) -> pygame.font.Font:
    try:
        return pygame.font.Font(_face(bold), size)
    except (OSError, pygame.error) as error:
        raise damage(_face(bold), error) from error


def _face(bold: bool) -> Path:
    return face_files()[bold]


@cache
def face_files() -> tuple[Path, ...]:
    """Return the files of the faces that the program draws texts with, the regular and the bold one first."""
    found = find_spec("pygame_gui")  # which is slow to import
    assert found is not None
    assert found.origin is not None
    folder = Path(found.origin).parent / "data"
    return tuple(folder / f"NotoSans-{face}.ttf" for face in ("Regular", "Bold", "Italic", "BoldItalic"))


def _rimmed(face: Surface, rim: Surface, thick: int) -> Surface:
    whole = Surface((face.width + 2 * thick, face.height + 2 * thick), pygame.SRCALPHA)
    reach = range(-thick, thick + 1)
    for x, y in ((x, y) for x in reach for y in reach if (x or y) and x * x + y * y <= thick * thick + 1):
        whole.blit(rim, (thick + x, thick + y))
    whole.blit(face, (thick, thick))
    return whole
