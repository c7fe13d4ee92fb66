"""A question or a message in the middle of the window."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Final

import pygame
from attrs import frozen

from mexica.shell.scene_stack import SceneStack
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.widgets import PREMULTIPLIED
from mexica.texts import _

WIDTH: Final = 640
EDGE: Final = 44
GAP: Final = 16
HEADING: Final = 48
VEIL: Final = (150, 140, 130)  # the picture underneath is multiplied by it


@frozen
class Answer:
    """A button of a dialog; without `action` it only closes it."""

    label: str
    action: Callable[[], None] | None = None


class Dialog(Screen):
    """Waits for one of the answers; Escape gives the first, the keyboard focus begins on the last."""

    def __init__(self, context: ScreenContext, title: str, text: str, answers: tuple[Answer, ...]) -> None:
        super().__init__(context)
        self._heading = title
        self._text = text
        self._answers = answers

    def build(self) -> None:
        """Make title, text and a button for each answer, the last one leftmost."""
        inner = self.px(WIDTH - 2 * EDGE)
        box = self.text(pygame.Rect(0, 0, inner, -1), escape(self._text))
        around = 2 * EDGE + HEADING + 3 * GAP + BUTTON
        most = self.context.size[1] - self.px(around + 24)
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
        self.context.pop()
        if answer.action is not None:
            self.context.defer(answer.action)

    def back(self) -> None:
        """React to Escape: give the first answer."""
        self._give(self._answers[0])

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the screen below and draw the panel over it."""
        surface.fill(VEIL, special_flags=pygame.BLEND_MULT)
        surface.blit(
            self.art.surface(self.panel_name, self.panel.size), self.panel, special_flags=PREMULTIPLIED
        )
        self.draw_friezes(surface)
        self.keys.draw(surface)


class Dialogs:
    """Questions and messages over the present screen, which stays visible below them."""

    def __init__(self, context: ScreenContext, stack: SceneStack) -> None:
        self._context = context
        self._stack = stack

    def ask(self, title: str, text: str, yes: str, no: str, on_yes: Callable[[], None]) -> None:
        """Ask a question in the middle of the window and call `on_yes` if it is answered with yes."""
        self._open(title, text, (Answer(no), Answer(yes, on_yes)))

    def tell(self, title: str, text: str) -> None:
        """Show a message in the middle of the window until it is dismissed."""
        self._open(title, text, (Answer(_("OK")),))

    def _open(self, title: str, text: str, answers: tuple[Answer, ...]) -> None:
        make = partial(Dialog, self._context, title, text, answers)
        self._stack.defer(lambda: self._stack.push(make, veil=True))
