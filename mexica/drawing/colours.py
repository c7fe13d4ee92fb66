"""The colours of text and ornament."""

from typing import Final

Colour = tuple[int, int, int]
"""Red, green and blue, 0-255."""

INK: Final[Colour] = (74, 28, 16)  # on bark paper
RED: Final[Colour] = (150, 28, 20)  # on bark paper, for what stands out
TITLE_RED: Final[Colour] = (158, 34, 24)
CREAM: Final[Colour] = (255, 244, 214)  # on stone and water
GOLD: Final[Colour] = (255, 214, 92)
SHADE: Final[Colour] = (26, 20, 34)
PAPER: Final[Colour] = (240, 226, 190)
