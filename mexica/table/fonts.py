"""Text as surfaces: the NotoSans faces that pygame_gui carries, with premultiplied alpha, kept once drawn."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

import pygame
from pygame import Surface

Colour = tuple[int, int, int]

INK: Final = (74, 28, 16)  # on bark paper
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
_KEPT: Final = 600


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
        font = self._font(max(size, 6), bold)
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
        """Return the text in at most `width` pixels: a little smaller if that helps, else cut short."""
        for smaller in range(size, max(size * 4 // 5, 9) - 1, -1):
            if self._font(smaller, bold).size(text)[0] <= width:
                return self.text(text, smaller, colour, bold)
        font = self._font(smaller, bold)
        while text and font.size(text + "…")[0] > width:
            text = text[:-1]
        return self.text(text.rstrip() + "…", smaller, colour, bold)

    def width(self, text: str, size: int, bold: bool = False) -> int:
        """Return how many pixels wide the text is."""
        return self._font(max(size, 6), bold).size(text)[0]


def _load(size: int, bold: bool) -> pygame.font.Font:
    name = "NotoSans-Bold.ttf" if bold else "NotoSans-Regular.ttf"
    return pygame.font.Font(str(files("pygame_gui").joinpath("data", name)), size)


def _rimmed(face: Surface, rim: Surface, thick: int) -> Surface:
    whole = Surface((face.width + 2 * thick, face.height + 2 * thick), pygame.SRCALPHA)
    reach = range(-thick, thick + 1)
    for x, y in ((x, y) for x in reach for y in reach if (x or y) and x * x + y * y <= thick * thick + 1):
        whole.blit(rim, (thick + x, thick + y))
    whole.blit(face, (thick, thick))
    return whole
