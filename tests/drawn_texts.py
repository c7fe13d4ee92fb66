"""Finds every text that a scene draws, with the ground under it, to measure how well it is read.

A scene is drawn twice: with every text left out, and with every text as a block of a colour of its own,
which tells where it is. Widgets of pygame_gui write by other means: their colours are
those of the theme.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import numpy as np
import pygame
import pytest
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing import palette
from mexica.drawing.colours import Colour
from mexica.drawing.contrast import LARGE, TEXT, WEAK_EYES, contrast
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import forget_pictures, native

BOLD_IS_LARGE: Final = 19  # pixels: 14 points (WCAG 2.2)
PLAIN_IS_LARGE: Final = 24
SLICES: Final = 3  # of a text, as the ground may change under it
SPECK: Final = 3  # pixels
BLOCKS: Final = 253  # the red in the colours of blocks


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
        ink = palette.ink(self.colour)
        if self.rim is not None:
            return contrast(ink, palette.ink(self.rim))
        wide = max(1, place.width // SLICES)
        lefts = range(place.left, place.right - wide + 1, wide)
        parts = [Rect(left, place.top, wide, place.height) for left in lefts]
        return min(contrast(ink, pygame.transform.average_color(ground, part)) for part in parts)


@frozen
class DrawnText:
    """A text in a picture: where it is, and its contrast with what is under it."""

    writing: Writing
    where: Rect
    contrast: float

    @property
    def readable(self) -> bool:
        """Whether the contrast is enough: for letters of this size, or for weak eyes if it is high."""
        if palette.high():
            return self.contrast >= WEAK_EYES
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
            colour = BLOCKS, number // 256, number % 256
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
    found = (
        _found(blocks.writings[colour], colour, *pictures, box)
        for colour, box in _boxes(*pictures).items()
        if colour in blocks.writings  # not one that a shadow made
    )
    return [text for text in found if text is not None]


def _boxes(bare: Surface, blocks: Surface) -> dict[Colour, Rect]:
    """For each colour like those of blocks: the rectangle around all places where it is seen."""
    shown, behind = (pygame.surfarray.array2d(picture.convert(32)) & 0xFFFFFF for picture in (blocks, bare))
    xs, ys = np.nonzero((shown >> 16 == BLOCKS) & (shown != behind))
    order = np.argsort(shown[xs, ys])
    xs, ys = xs[order], ys[order]
    colours, starts = np.unique(shown[xs, ys], return_index=True)
    if not len(starts):
        return {}
    sides = (least.reduceat(along, starts) for least in (np.minimum, np.maximum) for along in (xs, ys))
    return {
        (BLOCKS, colour >> 8 & 255, colour & 255): Rect(left, top, right - left + 1, bottom - top + 1)
        for colour, left, top, right, bottom in zip(*map(np.ndarray.tolist, (colours, *sides)), strict=True)
    }


def _found(writing: Writing, colour: Colour, bare: Surface, blocks: Surface, box: Rect) -> DrawnText | None:
    """The text whose block has this colour, where it is read worst; None if there are but specks of it."""
    mask = pygame.mask.from_threshold(blocks.subsurface(box), colour, (1, 1, 1, 255))
    mask.erase(pygame.mask.from_threshold(bare.subsurface(box), colour, (1, 1, 1, 255)), (0, 0))
    places = [place.move(box.topleft) for place in mask.get_bounding_rects() if min(place.size) > SPECK]
    if not places:
        return None
    worst = min(places, key=lambda place: writing.contrast_on(bare, place))
    return DrawnText(writing, worst, writing.contrast_on(bare, worst))
