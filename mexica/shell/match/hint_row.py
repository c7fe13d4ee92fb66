"""A plan in the panel of a hint: gain and price on the left, its reasons in two or three lines."""

from collections.abc import Sequence
from itertools import chain
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, INK, RED, TURQUOISE
from mexica.drawing.fonts import SMALLEST
from mexica.drawing.surfaces import put
from mexica.drawing.view import View
from mexica.play.hint import Hint
from mexica.play.told_apart import plans_told_apart
from mexica.shell.match.hint_parts import Figures
from mexica.texts import labelled

_GOLD: Final = (255, 214, 110)
_STRIPE: Final = (120, 84, 40, 62)
_CHOSEN: Final = (44, 80, 74)
_PITCH: Final = 1.22  # of lines, in letter heights
_TWO_LINES: Final = 2.6  # their height, likewise
_THREE_LINES: Final = 4.2
_FIGURES: Final = 3.4  # width of gain and price, in letter heights
_EDGE: Final = 0.55  # likewise, before them or, where there are none, before the reasons


class HintRow:
    """Draws the plans of a hint in letters of this height in pixels."""

    def __init__(self, view: View, high: int, *, three_lines: bool = False) -> None:
        """`high` is the height of a row in pixels, which two lines must not fill to its edges.

        With `three_lines` letters are so small that as many have room.
        """
        self._sprites, self._fonts = view.sprites, view.fonts
        lines = _THREE_LINES if three_lines else _TWO_LINES
        self._size = min(view.layout.text_size, max(SMALLEST, int(high / lines)))
        self._most = 3 if high >= _THREE_LINES * self._size else 2

    def draw(self, target: Surface, place: Rect, hint: Hint, number: int, figures: Sequence[Figures]) -> None:
        """Draw the plan with this number; the chosen one and the one under the mouse stand out.

        `figures` are those of all plans: their reasons begin below each other, at the edge if none has any.
        The only plan there is stands at the top like a message, as there is nothing to choose.
        """
        alone = len(figures) == 1
        chosen = number == hint.chosen and not alone
        pitch = min(round(_PITCH * self._size), place.height // 2)
        lines = self.lines(hint, place.width, figures)[number]
        if alone:
            place = Rect(place.topleft, (place.width, max(2, len(lines)) * pitch))
        else:
            self._draw_ground(target, place, chosen, number == hint.pointed)
        self._draw_figures(target, place, pitch, figures[number], chosen)
        indent = self._indent(figures)
        room = Rect(place.left + indent, place.top, place.width - indent, place.height)
        self._draw_reasons(target, room, pitch, lines, chosen)

    def holds(self, hint: Hint, width: int, figures: Sequence[Figures]) -> bool:
        """Return whether the plans have room in rows of this width without a word being cut."""
        room = self._reasons_room(width - self._indent(figures))
        lines = chain.from_iterable(self.lines(hint, width, figures))
        return all(self._fonts.width(line, self._size) <= room for line in lines)

    def _reasons_room(self, width: int) -> int:
        """The room for a line of reasons in a place of this width."""
        return width - round(0.8 * self._size)

    def _indent(self, figures: Sequence[Figures]) -> int:
        """How far from the left the reasons of plans with these figures begin."""
        return round((_FIGURES if any(one.gain or one.price for one in figures) else _EDGE) * self._size)

    def _draw_ground(self, target: Surface, place: Rect, chosen: bool, pointed: bool) -> None:
        if chosen:
            radius = self._size // 3
            pygame.draw.rect(target, _CHOSEN, place, border_radius=radius)
            pygame.draw.rect(target, TURQUOISE, place, max(1, self._size // 10), border_radius=radius)
        elif pointed:
            stripe = Surface(place.size, pygame.SRCALPHA)
            stripe.fill(_STRIPE)
            put(target, stripe.premul_alpha(), place)

    def _draw_figures(self, target: Surface, place: Rect, pitch: int, figures: Figures, chosen: bool) -> None:
        upper, lower = self._middles(place, pitch, 2)
        left = place.left + round(_EDGE * self._size)
        if figures.gain:
            gain = self._fonts.text(figures.gain, self._size, _GOLD if chosen else RED, True)
            put(target, gain, gain.get_rect(midleft=(left, upper if figures.price else place.centery)))
        if figures.price:
            coin = self._sprites.fitted(figures.coin, (round(0.85 * pitch),) * 2)
            put(target, coin, coin.get_rect(midleft=(left, lower)))
            price = self._fonts.text(figures.price, self._size, CREAM if chosen else INK, True)
            put(target, price, price.get_rect(midleft=(left + pitch + 3, lower)))

    def _draw_reasons(self, target: Surface, place: Rect, pitch: int, lines: list[str], chosen: bool) -> None:
        middles = self._middles(place, pitch, len(lines)) if len(lines) > 1 else (place.centery,)
        width = self._reasons_room(place.width)
        for text, middle in zip(lines, middles, strict=False):
            words = self._fonts.fitted(text, self._size, width, CREAM if chosen else INK)
            put(target, words, words.get_rect(midleft=(place.left, middle)))

    def _middles(self, place: Rect, pitch: int, lines: int) -> tuple[int, ...]:
        """The middles of so many lines, a little high, as letters reach farther down than up."""
        middle = place.centery - max(1, self._size // 16)
        return tuple(middle + int((line - (lines - 1) / 2) * pitch) for line in range(lines))

    def lines(self, hint: Hint, width: int, figures: Sequence[Figures]) -> list[list[str]]:
        """Return the lines of each plan, as many as have room in rows of this width, beside their figures."""
        labels = hint.labels or [""] * len(hint.advice)

        def broken(text: str, number: int) -> list[str]:
            room = width - self._indent(figures) - 2 * self._size
            whole = labelled(labels[number], text) if labels[number] else text
            return self._fonts.wrapped(whole, self._size, room)

        said = plans_told_apart(
            hint.advice,
            hint.sentence,
            lambda text, number: len(broken(text, number)) <= self._most,
            hint.otherwise,
        )
        found = [broken(text, number) for number, text in enumerate(said)]
        last = self._most - 1
        return [[*lines[:last], " ".join(lines[last:])] if len(lines) > last else lines for lines in found]
