"""A question or a message in the middle of the window."""

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Final

import pygame
from attrs import frozen

from mexica.play.questions import Question
from mexica.shell.scene_stack import SceneStack
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.widgets import PREMULTIPLIED
from mexica.texts import _

WIDTH: Final = 640
EDGE: Final = 44
GAP: Final = 16
MOST_ABREAST: Final = 2  # buttons
ABREAST: Final = 260
STACKED: Final = 380
HEADING: Final = 48
VEIL: Final = (150, 140, 130)  # the picture underneath is multiplied by it


@frozen
class Answer:
    """A button of a dialog; without `action` it only closes it. The focus begins on a `preset` one."""

    label: str
    action: Callable[[], None] | None = None
    preset: bool = False


class Dialog(Screen):
    """Waits for one of the answers; Escape gives `escape`, Enter one that is preset or else the last."""

    def __init__(
        self, context: ScreenContext, title: str, text: str, answers: tuple[Answer, ...], escape: Answer
    ) -> None:
        super().__init__(context)
        self._escape = escape
        self._heading = title
        self._text = text
        self._answers = answers

    def build(self) -> None:
        """Make title, text and a button for each answer, the last one leftmost or, of many, topmost."""
        inner = self.px(WIDTH - 2 * EDGE)
        box = self.text(pygame.Rect(0, 0, inner, -1), self._html)
        rows = len(self._answers) if self._stacked else 1
        around = 2 * EDGE + HEADING + 2 * GAP + rows * (BUTTON + GAP)
        most = self.context.size[1] - self.px(around + 24)
        if box.rect.height > most:
            box.kill()
            box = self.text(pygame.Rect(0, 0, inner, most), self._html)
        self.panel = self.centred_panel(WIDTH, box.rect.height / self.per_unit + around)
        left, top = self.panel.left + self.px(EDGE), self.panel.top + self.px(EDGE)
        self.title(pygame.Rect(left, top, inner, self.px(HEADING)), self._heading)
        box.set_position((left, top + self.px(HEADING + GAP)))
        self._make_buttons(left, inner)

    @property
    def _html(self) -> str:
        return escape(self._text).replace("\n", "<br>")

    @property
    def _stacked(self) -> bool:
        """Whether the buttons stand below each other."""
        return len(self._answers) > MOST_ABREAST

    def _make_buttons(self, left: int, inner: int) -> None:
        columns = 1 if self._stacked else len(self._answers)
        rows, gap = len(self._answers) // columns, self.px(GAP)
        widest = self.px(STACKED if self._stacked else ABREAST)
        width, high = min((inner - gap * (columns - 1)) // columns, widest), self.px(BUTTON)
        top = self.panel.bottom - self.px(EDGE) - rows * (high + gap) + gap
        rect = pygame.Rect(left + (inner - columns * (width + gap) + gap) // 2, top, width, high)
        preset = next((answer for answer in self._answers if answer.preset), self._answers[-1])
        for answer in reversed(self._answers):
            button = self.button(rect.copy(), answer.label, partial(self._give, answer))
            rect.move_ip((0, high + gap) if self._stacked else (width + gap, 0))
            if answer is preset:
                self.keys.put(button)

    def _give(self, answer: Answer) -> None:
        self.context.pop()
        if answer.action is not None:
            self.context.defer(answer.action)

    def back(self) -> None:
        """React to Escape."""
        self._give(self._escape)

    def draw(self, surface: pygame.Surface) -> None:
        """Dim the screen below and draw the panel over it."""
        surface.fill(VEIL, special_flags=pygame.BLEND_MULT)
        surface.blit(
            self.art.surface(self.panel_name, self.panel.size), self.panel, special_flags=PREMULTIPLIED
        )
        self.draw_friezes(surface)
        self.draw_ring(surface)


class Dialogs:
    """Questions and messages over the present screen, which stays visible below them."""

    def __init__(self, context: ScreenContext, stack: SceneStack) -> None:
        self._context = context
        self._stack = stack
        self._told: set[str] = set()

    def ask(self, question: Question, on_yes: Callable[[], None]) -> None:
        """Ask a question in the middle of the window and call `on_yes` if it is answered with yes."""
        answers = (Answer(question.no, preset=question.careful), Answer(question.yes, on_yes))
        self.choose(question.title, question.text, answers)

    def tell(self, title: str, text: str) -> None:
        """Show a message in the middle of the window until it is dismissed."""
        self.choose(title, text, (Answer(_("OK")),))

    def tell_once(self, title: str, text: str) -> None:
        """Tell it at once, unless something with this title was told so in this run."""
        if title not in self._told:
            self._told.add(title)
            self.tell(title, text)
            self._stack.settle()

    def choose(
        self, title: str, text: str, answers: tuple[Answer, ...], escape: Answer | None = None
    ) -> None:
        """Have one of these answers given; Escape gives the first, unless `escape` is another."""
        make = partial(Dialog, self._context, title, text, answers, escape or answers[0])
        self._stack.defer(lambda: self._stack.push(make, veil=True))
