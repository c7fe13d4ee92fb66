"""How well a colour is told from another by its lightness alone (WCAG 2.2)."""

from collections.abc import Sequence
from typing import Final

TEXT: Final = 4.5
"""The least contrast of text with its ground."""

WEAK_EYES: Final = 7.0
"""The least contrast of any text with its ground if the player has chosen a high contrast."""

LARGE: Final = 3.0
"""The least contrast of large text, and of signs, with their ground."""

_SHARES: Final = (0.2126, 0.7152, 0.0722)  # of red, green and blue


def luminance(colour: Sequence[int]) -> float:
    """Return the relative luminance of a colour given as red, green and blue, 0 to 255: 0 black, 1 white."""
    parts = [part / 255 for part in colour[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]  # noqa: PLR2004
    return sum(share * part for share, part in zip(_SHARES, linear, strict=True))


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the contrast of two colours: 1 if they are equally light, 21 for black and white."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
