"""Finds every text that a scene draws, with the ground under it, to measure how well it is read.

A scene is drawn twice: with every text left out, and with every text as a block of a colour of its own,
which tells where it is. Widgets of pygame_gui write by other means: their colours are
those of the theme.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import pygame
import pytest
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import Colour
from mexica.drawing.contrast import LARGE, TEXT, contrast
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import forget_pictures, native

BOLD_IS_LARGE: Final = 19  # pixels: 14 points (WCAG 2.2)
PLAIN_IS_LARGE: Final = 24
SLICES: Final = 3  # of a text, as the ground may change under it
SPECK: Final = 3  # pixels


@frozen
class Writing:
    """A text and how it is written, as `Fonts.text` is called."""

    text: str
    size: int
    colour: Colour
    bold: bool = False
    rim: Colour | None = None

    def contrast_on(self, ground: Surface, place: Rect) -> float:
        """The contrast with the worst part of a place in this picture, or with the rim if there is one."""
        if self.rim is not None:
            return contrast(self.colour, self.rim)
        wide = max(1, place.width // SLICES)
        lefts = range(place.left, place.right - wide + 1, wide)
        parts = [Rect(left, place.top, wide, place.height) for left in lefts]
        return min(contrast(self.colour, pygame.transform.average_color(ground, part)) for part in parts)


@frozen
class DrawnText:
    """A text in a picture: where it is, and its contrast with what is under it."""

    writing: Writing
    where: Rect
    contrast: float

    @property
    def readable(self) -> bool:
        """Whether the contrast is enough for letters of this size."""
        large = self.writing.size >= (BOLD_IS_LARGE if self.writing.bold else PLAIN_IS_LARGE)
        return self.contrast >= (LARGE if large else TEXT)


class _Blocks:
    """Draws texts as nothing, or as blocks, each in a colour of its own."""

    def __init__(self) -> None:
        self.seen = False
        self.writings: dict[Colour, Writing] = {}

    def instead(self, drawn: Surface, writing: Writing) -> Surface:
        other = native(Surface(drawn.size, pygame.SRCALPHA))
        if self.seen:
            number = len(self.writings)
            colour = 253, number // 256, number % 256
            self.writings[colour] = writing
            other.fill(colour)
        return other


@contextmanager
def _blocks() -> Iterator[_Blocks]:
    blocks, write = _Blocks(), Fonts._text

    def text(fonts: Fonts, *told: Any, **more: Any) -> Surface:
        return blocks.instead(write(fonts, *told, **more), Writing(*told, **more))

    def numeral(fonts: Fonts, text: str, size: int, colour: Colour, rim: Colour | None = None) -> Surface:
        drawn = write(fonts, text, size, colour, True, rim)
        cropped = drawn.subsurface(drawn.get_bounding_rect())
        return blocks.instead(cropped, Writing(text, size, colour, True, rim))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Fonts, "_text", text)
        patch.setattr(Fonts, "_numeral", numeral)
        yield blocks
    forget_pictures()


def drawn_texts(draw: Callable[[], Surface]) -> list[DrawnText]:
    """Return the texts of a scene that `draw` draws with fonts made anew, each time it is called."""
    pictures = []
    with _blocks() as blocks:
        for blocks.seen in (False, True):
            forget_pictures()
            pictures.append(draw().copy())
    found = (_found(writing, colour, *pictures) for colour, writing in blocks.writings.items())
    return [text for text in found if text is not None]


def _found(writing: Writing, colour: Colour, bare: Surface, blocks: Surface) -> DrawnText | None:
    """The text whose block has this colour, where it is read worst; None if it is nowhere to be seen."""
    mask = pygame.mask.from_threshold(blocks, colour, (1, 1, 1, 255))
    mask.erase(pygame.mask.from_threshold(bare, colour, (1, 1, 1, 255)), (0, 0))
    places = [place for place in mask.get_bounding_rects() if min(place.size) > SPECK]
    if not places:
        return None
    worst = min(places, key=lambda place: writing.contrast_on(bare, place))
    return DrawnText(writing, worst, writing.contrast_on(bare, worst))
