"""Fading edges for scrolled contents, so that no line looks cut off."""

import re
from functools import partial
from typing import Final

import pygame
from pygame_gui.core.text.html_parser import HTMLParser
from pygame_gui.core.text.line_break_layout_rect import LineBreakLayoutRect
from pygame_gui.elements import UITextBox

from mexica.drawing.found_marks import mark_found
from mexica.drawing.surfaces import cached_pictures

_INVISIBLE: Final = 0.2  # fraction of a strip, at its end, in which nothing is visible
_END: Final = 0.999  # a text counts as shown to its end from this fraction on


class FadingText(UITextBox):
    """A text box whose text fades out over `fade` pixels at an edge where it continues.

    What is `found` in it is marked.
    """

    fade = 0
    found: re.Pattern[str] | None = None

    def parse_html_into_style_data(self) -> None:
        """Lay the text out; a line break takes no room, so that after a full line none is left empty."""
        self.parser.feed = partial(_feed, self.parser)  # type: ignore[method-assign]
        super().parse_html_into_style_data()

    def mark(self, found: re.Pattern[str]) -> None:
        """Mark what is found in the text."""
        self.found = found
        self.redraw_from_text_block()

    def _setup_final_text_box_image(self, drawable_area: pygame.Rect) -> None:
        ground, layout = self.background_surf, self.text_box_layout
        if self.found is not None and ground is not None and layout is not None:
            (left, top), place = self.get_text_layout_top_left(), self.rect
            self.background_surf = ground.copy()
            at = left - place.left, top - place.top - drawable_area.top
            mark_found(self.background_surf, layout, at, self.found)
        super()._setup_final_text_box_image(drawable_area)
        self.background_surf = ground
        bar, image = self.scroll_bar, self.image
        if bar is None or image is None or not self.fade:
            return
        for strip, upwards in strips(
            image.get_rect(),
            self.fade,
            bar.start_percentage > 0,
            bar.start_percentage + bar.visible_percentage < _END,
        ):
            veil = gradient(strip.size, upwards).premul_alpha()
            image.blit(veil, strip, special_flags=pygame.BLEND_RGBA_MULT)


def _feed(parser: HTMLParser, html: str) -> None:
    HTMLParser.feed(parser, html)
    for part in parser.layout_rect_queue:
        if isinstance(part, LineBreakLayoutRect):
            part.width = 0


class EdgeFade:
    """Remembers a part of a surface; `cover` then fades what was drawn there since at the edges."""

    def __init__(
        self, surface: pygame.Surface, place: pygame.Rect, fade: int, above: bool, below: bool
    ) -> None:
        self._kept = [
            (strip, _faded_before(surface.subsurface(strip), upwards))
            for strip, upwards in strips(place, fade, above, below)
        ]

    def cover(self, surface: pygame.Surface) -> None:
        """Draw the remembered picture over the edges."""
        for strip, before in self._kept:
            surface.blit(before, strip)


def strips(place: pygame.Rect, high: int, above: bool, below: bool) -> list[tuple[pygame.Rect, bool]]:
    """Return the strips in which contents fade, each with true if they fade upwards."""
    upper = pygame.Rect(place.left, place.top, place.width, high)
    lower = pygame.Rect(place.left, place.bottom - high, place.width, high)
    return [(upper, True)] * above + [(lower, False)] * below


@cached_pictures(8)
def gradient(size: tuple[int, int], upwards: bool) -> pygame.Surface:
    """Return a gradient from white to transparent, upwards or downwards, with straight alpha."""
    column = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        share = (y + 0.5) / size[1]
        seen = max(0.0, (share if upwards else 1 - share) - _INVISIBLE) / (1 - _INVISIBLE)
        column.set_at((0, y), (255, 255, 255, round(255 * seen)))
    return pygame.transform.scale(column, size)


def _faded_before(before: pygame.Surface, upwards: bool) -> pygame.Surface:
    """Return the remembered picture, more opaque towards the edge."""
    kept = pygame.Surface(before.size, pygame.SRCALPHA)
    kept.blit(before, (0, 0))
    kept.blit(gradient(before.size, not upwards), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return kept
