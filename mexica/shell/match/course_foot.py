"""The foot of the course of a game: what is looked for and how far that is, or what comes next."""

from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import FAINT, INK, TURQUOISE
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.surfaces import put
from mexica.play.course import Course
from mexica.texts import _

_LETTERS: Final = 0.85  # of the height of those on the cards
_PITCH: Final = 1.25  # letter heights


@frozen
class CourseFoot:
    """The foot for the turns of a seat; with `learning` they are to be played again."""

    course: Course
    seat: int
    learning: bool

    @property
    def ready(self) -> bool:
        """Whether the turns that are to be played again are all found, and wait for the player."""
        course, seat = self.course, self.seat
        return self.learning and not course.left(seat) and bool(course.costliest(seat))

    @property
    def words(self) -> str:
        """What is said."""
        course = self.course
        if self.ready:
            text = _("The turns worth playing again are found. Begin when you like: {button} (Enter).")
            return text.format(button=_("Play them again"))
        if self._over:
            return course.trouble or _(
                "Cost: how much more the best turn found was worth than the turn played, by the same search. "
                "Click a turn to see it on the board."
            )
        text = _("Looking at turn {number} of {many}")
        if self.learning:
            text = _("Looking for the turns to be played again: {number} of {many}")
        number, many = self._progress
        return text.format(number=min(number + 1, many), many=many)

    @property
    def _over(self) -> bool:
        return bool(self.course.trouble) or self.course.done

    @property
    def _progress(self) -> tuple[int, int]:
        """How many turns are examined, of how many; only of the seat if these are to be played again."""
        if not self.learning:
            return len(self.course.verdicts), len(self.course.turns)
        many = sum(turn.seat == self.seat for turn in self.course.turns)
        return many - self.course.left(self.seat), many

    def draw(self, target: Surface, fonts: Fonts, place: Rect, size: int) -> None:
        """Draw it in this place, beside cards with letters of this height."""
        small, ready = max(SMALLEST, round(_LETTERS * size)), self.ready
        for number, line in enumerate(fonts.wrapped(self.words, small, place.width, ready)):
            words = fonts.text(line, small, INK if ready else FAINT, ready)
            put(target, words, place.move(0, round(number * _PITCH * small)))
        if not ready and not self._over:
            self._draw_bar(target, place, max(3, size // 4))

    def _draw_bar(self, target: Surface, place: Rect, high: int) -> None:
        number, many = self._progress
        bar = Rect(place.left, place.bottom - 6, place.width, high)
        pygame.draw.rect(target, FAINT, bar, 1, border_radius=2)
        bar.width = round(bar.width * number / max(1, many))
        pygame.draw.rect(target, TURQUOISE, bar, border_radius=2)
