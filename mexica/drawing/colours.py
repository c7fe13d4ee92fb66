"""The colours of text and ornament."""

from typing import Final

Colour = tuple[int, int, int]
"""Red, green and blue, 0-255."""

INK: Final[Colour] = (74, 28, 16)  # on bark paper
RED: Final[Colour] = (150, 28, 20)  # on bark paper, for what stands out
FAINT: Final[Colour] = (98, 60, 38)  # on bark paper, for what matters less
TITLE_RED: Final[Colour] = (158, 34, 24)
CREAM: Final[Colour] = (255, 244, 214)  # on stone and water
UNUSABLE: Final[Colour] = (194, 185, 172)  # on the stone of a button that cannot be used
TURQUOISE: Final[Colour] = (30, 128, 130)  # lines and bars on bark paper
GOLD: Final[Colour] = (255, 214, 92)
SHADE: Final[Colour] = (26, 20, 34)
PAPER: Final[Colour] = (240, 226, 190)


def button_ink(surface: str) -> Colour:
    """Return the colour of text and signs on a button with this surface of the art."""
    return {"button_hovered": INK, "button_disabled": UNUSABLE}.get(surface, CREAM)
