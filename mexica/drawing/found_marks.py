"""What was searched for, marked behind the letters of a text, whose lines break as without marks."""

import re
from collections.abc import Iterator
from typing import Final

import pygame
from pygame_gui.core.text.text_box_layout import TextBoxLayout
from pygame_gui.core.text.text_line_chunk import TextLineChunkFTFont

from mexica.drawing.colours import Colour

MARK: Final[Colour] = (244, 200, 74)


def mark_found(
    target: pygame.Surface, layout: TextBoxLayout, at: tuple[int, int], found: re.Pattern[str]
) -> None:
    """Colour the ground behind what is found in a text, whose first row begins at this pixel."""
    for place in _places(layout, found):
        target.fill(MARK, place.move(at))


def _places(layout: TextBoxLayout, found: re.Pattern[str]) -> Iterator[pygame.Rect]:
    for row in layout.layout_rows:
        for part in row.items:
            if not isinstance(part, TextLineChunkFTFont):
                continue
            for hit in found.finditer(part.text):
                left, right = (part.font.get_rect(part.text[:end]).width for end in hit.span())
                yield pygame.Rect(part.left + left, row.top, right - left, row.text_chunk_height)
