"""Text as surfaces: the NotoSans faces that pygame_gui carries, with premultiplied alpha, kept once drawn."""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pygame
from pygame import Surface

Colour = tuple[int, int, int]

INK: Final = (74, 28, 16)  # on bark paper
RED: Final[Colour] = (150, 28, 20)  # on bark paper, for what stands out
CREAM: Final = (255, 244, 214)  # on stone and water
SHADE: Final = (26, 20, 34)
PAPER: Final = (240, 226, 190)
SEAT_COLOURS: Final[dict[str, Colour]] = {
    "black": (38, 36, 42),
    "grey": (96, 112, 130),
    "sand": (206, 160, 78),
    "red": (158, 34, 24),
    "neutral": (92, 128, 78),
}
SMALLEST: Final = 12  # pixels of height that letters have at least
_KEPT: Final = 600
_SURE: Final = 0x250  # all letters of Latin alphabets before this one are there
_SIGNS: Final = frozenset("–—‘’“”„…•−")  # noqa: RUF001  # these are meant


class Fonts:
    """Draws texts in pixels of height; a text that was drawn before costs nothing."""

    def __init__(self) -> None:
        self._font = lru_cache(maxsize=64)(_load)
        self.text = lru_cache(maxsize=_KEPT)(self._text)
        self.numeral = lru_cache(maxsize=_KEPT)(self._numeral)

    def _text(
        self,
        text: str,
        size: int,
        colour: Colour,
        bold: bool = False,
        rim: Colour | None = None,
    ) -> Surface:
        """Return the text with letters of this size in pixels, with a rim of another colour if asked."""
        text, font = legible(text), self._font(max(size, 6), bold)
        drawn = font.render(text, True, colour)
        if rim is not None:
            drawn = _rimmed(drawn, font.render(text, True, rim), max(1, round(size / 16)))
        drawn = drawn.convert_alpha() if pygame.display.get_surface() else drawn
        return drawn.premul_alpha()

    def _numeral(self, text: str, size: int, colour: Colour, rim: Colour | None = None) -> Surface:
        """Return a bold number cropped to its ink, so that its middle is the middle of the surface."""
        drawn = self.text(text, size, colour, True, rim)
        return drawn.subsurface(drawn.get_bounding_rect())

    def fitted(self, text: str, size: int, width: int, colour: Colour, bold: bool = False) -> Surface:
        """Return the text in at most `width` pixels: a little smaller if that helps, else cut short.

        Letters do not become too small to read.
        """
        text = legible(text)
        for smaller in range(size, max(size * 4 // 5, min(size, SMALLEST)) - 1, -1):
            if self._font(smaller, bold).size(text)[0] <= width:
                return self.text(text, smaller, colour, bold)
        font = self._font(smaller, bold)
        while text and font.size(text + "…")[0] > width:
            text = text[:-1]
        return self.text(text.rstrip() + "…", smaller, colour, bold)

    def width(self, text: str, size: int, bold: bool = False) -> int:
        """Return how many pixels wide the text is."""
        return self._font(max(size, 6), bold).size(legible(text))[0]


def legible(text: str) -> str:
    """Return a text without the signs that the faces lack, emoji for instance, which would show as boxes."""
    if text.isascii():
        return text
    return "".join(filter(_has, unicodedata.normalize("NFC", text)))


@cache
def _has(letter: str) -> bool:
    if ord(letter) < _SURE or letter in _SIGNS:
        return True
    return all(face.get_metrics(letter)[0] is not None for face in _charts())


@cache
def _charts() -> tuple[Any, ...]:
    """The faces as a module reads them that knows what they lack; rarely needed, and slow to come."""
    import pygame.freetype  # noqa: PLC0415

    pygame.freetype.init()
    return tuple(pygame.freetype.Font(str(_face(bold)), 12) for bold in (False, True))


def _load(size: int, bold: bool) -> pygame.font.Font:
    return pygame.font.Font(str(_face(bold)), size)


def _face(bold: bool) -> Path:
    name = "NotoSans-Bold.ttf" if bold else "NotoSans-Regular.ttf"
    return Path(str(files("pygame_gui").joinpath("data", name)))


def _rimmed(face: Surface, rim: Surface, thick: int) -> Surface:
    whole = Surface((face.width + 2 * thick, face.height + 2 * thick), pygame.SRCALPHA)
    reach = range(-thick, thick + 1)
    for x, y in ((x, y) for x in reach for y in reach if (x or y) and x * x + y * y <= thick * thick + 1):
        whole.blit(rim, (thick + x, thick + y))
    whole.blit(face, (thick, thick))
    return whole
