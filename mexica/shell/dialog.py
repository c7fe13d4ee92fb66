"""A question or a piece of news in the middle of the window."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from mexica.shell.screen import BUTTON, PREMULTIPLIED, Screen

if TYPE_CHECKING:
    from mexica.shell.app import App

WIDTH: Final = 640
EDGE: Final = 44
GAP: Final = 16
HEADING: Final = 48
VEIL: Final = (150, 140, 130)  # what the picture underneath is multiplied with


@frozen
class Answer:
    """A button of a dialog; without `action` it only closes it."""

    label: str
    action: Callable[[], None] | None = None


class Dialog(Screen):
    """Asks until one of the answers is given; Escape gives the first, the keyboard begins on the last."""

    def __init__(self, app: "App", title: str, text: str, answers: tuple[Answer, ...]) -> None:
        super().__init__(app)
        self._heading = title
        self._text = text
        self._answers = answers

    def build(self) -> None:
        """Make title, text and a button for each answer, the last one leftmost."""
        inner = self.px(WIDTH - 2 * EDGE)
        box = self.text(pygame.Rect(0, 0, inner, -1), escape(self._text))
        around = 2 * EDGE + HEADING + 3 * GAP + BUTTON
        most = self.app.size[1] - self.px(around + 24)
        if box.rect.height > most:
            box.kill()
            box = self.text(pygame.Rect(0, 0, inner, most), escape(self._text))
        self.panel = self.centred_panel(WIDTH, box.rect.height / self.per_unit + around)
        left, top = self.panel.left + self.px(EDGE), self.panel.top + self.px(EDGE)
        self.title(pygame.Rect(left, top, inner, self.px(HEADING)), self._heading)
        box.set_position((left, top + self.px(HEADING + GAP)))
        self._make_buttons(left, inner)

    def _make_buttons(self, left: int, inner: int) -> None:
        count, gap = len(self._answers), self.px(GAP)
        width = min((inner - gap * (count - 1)) // count, self.px(260))
        rect = pygame.Rect(0, self.panel.bottom - self.px(EDGE + BUTTON), width, self.px(BUTTON))
        rect.left = left + (inner - count * width - (count - 1) * gap) // 2
        for answer in reversed(self._answers):
            button = self.button(rect.copy(), answer.label, partial(self._give, answer))
            rect.left += width + gap
            if answer is self._answers[-1]:
                self.keys.put(button)

    def _give(self, answer: Answer) -> None:
        self.app.pop()
        if answer.action is not None:
            self.app.then(answer.action)

    def back(self) -> None:
        """Escape gives the first answer."""
        self._give(self._answers[0])

    def draw(self, surface: pygame.Surface) -> None:
        """Dim what is beneath and draw the panel on it."""
        surface.fill(VEIL, special_flags=pygame.BLEND_MULT)
        surface.blit(
            self.art.surface(self.panel_name, self.panel.size), self.panel, special_flags=PREMULTIPLIED
        )
        self.draw_friezes(surface)
        self.keys.draw(surface)
