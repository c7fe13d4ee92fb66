"""The panel below the table of a lesson: what to do, the praise, and four buttons."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface
from pygame_gui.core import ObjectID
from pygame_gui.elements import UIButton

from mexica.drawing.colours import INK, RED, TITLE_RED
from mexica.drawing.fonts import SMALLEST
from mexica.drawing.surfaces import put
from mexica.shell import theme
from mexica.shell.keyboard_focus import KeyboardFocus
from mexica.shell.screen_context import ScreenContext
from mexica.shell.widgets import set_enabled

HEIGHT: Final = 170  # units, like the rest
EDGE: Final = 20
FRAME: Final = 15  # the least room below the words, for the frame
GAP: Final = 10
BUTTON: Final = 190  # the least width
AROUND: Final = 24  # the least width of a button beside its text
TABLE: Final = 570  # pixels; the least height of the table above
SMALLER: Final = 0.7  # the part of the screens' unit below which the buttons have smaller letters
TITLE: Final = 22
TEXT: Final = 19
LINE: Final = 1.32  # the height of a line over that of its letters
CLOSE_LINE: Final = 1.08  # the same where the smallest letters leave no room for all lines

_Line = tuple[Surface, Rect]  # a picture and its place


@frozen
class PanelWords:
    """What the panel says: a title, praise for what was reached (if any), a note in red or none, the text."""

    title: str
    praise: str
    note: str
    text: str


@frozen
class LessonButton:
    """A button of the panel; `bright` makes it stand out."""

    text: str
    action: Callable[[], None]
    enabled: bool = True
    bright: bool = False


def unit(context: ScreenContext) -> float:
    """Return how many pixels a unit of the panel has: no more than leave the table its least height."""
    return min(context.per_unit, max(theme.unit(context.size), (context.size[1] - TABLE) / HEIGHT))


def height(context: ScreenContext) -> int:
    """Return the height of the panel in pixels."""
    return round(HEIGHT * unit(context))


class LessonPanel:
    """The panel and its buttons, laid out for the window as it is."""

    def __init__(self, context: ScreenContext, words: PanelWords, buttons: tuple[LessonButton, ...]) -> None:
        self._context = context
        self.words, self.buttons = words, buttons
        width, whole = context.size
        self._unit = unit(context)
        self.place = Rect(0, whole - height(context), width, height(context))
        self._drawn: tuple[PanelWords, list[_Line]] | None = None  # the words that were drawn last
        self._button_wide = self._widest(buttons)
        self._widgets = [
            self._button(button, rect) for button, rect in zip(buttons, self._rects(), strict=True)
        ]
        self.keys = KeyboardFocus(context.manager, self._unit)
        for widget in self._widgets:
            self.keys.add(widget)

    @property
    def choosing(self) -> bool:
        """Whether a game pad is choosing among the buttons."""
        return self.keys.ring

    def choose(self, *, begin: bool) -> None:
        """Let a game pad choose among the buttons from now on, or no longer."""
        if begin:
            self.keys.put(next(widget for widget in self._widgets if widget.is_enabled))
        self.keys.ring = begin

    def _widest(self, buttons: tuple[LessonButton, ...]) -> int:
        """How wide the buttons are, all alike."""
        font = self._context.manager.get_theme().get_font([self._style])
        texts = max(font.get_rect(button.text).width for button in buttons) + self._px(AROUND)
        return max(self._px(BUTTON), int(texts))

    @property
    def _style(self) -> str:
        """The style of the buttons, with letters that are as large as the panel allows."""
        return "@small" if self._unit > SMALLER * self._context.per_unit else "@smallest"

    def _px(self, units: float) -> int:
        return round(units * self._unit)

    def _rects(self) -> list[Rect]:
        """The places of the four buttons, in two rows at the right."""
        edge, gap, wide = self._px(EDGE), self._px(GAP), self._button_wide
        high = (self.place.height - 2 * edge - gap) // 2
        left, top = self.place.right - edge - 2 * wide - gap, self.place.top + edge
        return [
            Rect(left + column * (wide + gap), top + row * (high + gap), wide, high)
            for row in (0, 1)
            for column in (0, 1)
        ]

    def _button(self, button: LessonButton, rect: Rect) -> UIButton:
        made = UIButton(
            rect,
            button.text,
            self._context.manager,
            object_id=ObjectID(None, self._style),
            command=partial(self._context.defer, button.action),
        )
        set_enabled(made, button.enabled)
        if button.bright:
            made.select()
        return made

    def kill(self) -> None:
        """Remove the buttons."""
        for widget in self._widgets:
            widget.kill()

    def draw(self, surface: Surface) -> None:
        """Draw the paper and the words."""
        put(surface, theme.art(self._unit).surface("panel_paper", self.place.size), self.place)
        for line, place in self._lines():
            put(surface, line, place)
        self.keys.draw(surface)

    def words_bottom(self) -> int:
        """The lower end of the words in pixels."""
        return max(place.bottom for _, place in self._lines())

    def _lines(self) -> list[_Line]:
        """The pictures of the lines with their places, in letters as large as leave room for all."""
        if self._drawn is None or self._drawn[0] is not self.words:
            # letters as large as elsewhere, though the panel may be lower than wished
            most = round(TEXT * self._context.per_unit)
            ways = [(SMALLEST, CLOSE_LINE), *((size, LINE) for size in range(SMALLEST, most + 1))]
            fitting = bisect_left(ways, True, key=lambda way: not self._fit(*way))
            self._drawn = self.words, list(self._lines_of(*ways[max(0, fitting - 1)]))
        return self._drawn[1]

    def _fit(self, size: int, pitch: float) -> bool:
        """Whether the lines have room in letters of this height."""
        *_others, (_line, last) = self._lines_of(size, pitch)
        edge = self._px(EDGE) if size > self._px(TEXT) else max(8, self._px(FRAME))
        return last.bottom <= self.place.bottom - edge

    def _lines_of(self, size: int, pitch: float) -> Iterator[_Line]:
        fonts, edge = theme.art(self._unit).fonts, self._px(EDGE + 6)
        above = EDGE + 2 if pitch == LINE else EDGE - 6
        left, top = self.place.left + edge, self.place.top + self._px(above)
        room = self.place.width - 2 * edge - 2 * (self._button_wide + self._px(GAP)) - self._px(EDGE)
        large = round(size * TITLE / TEXT)
        for line in fonts.wrapped(self.words.title, large, room, True):
            drawn = fonts.fitted(line, large, room, TITLE_RED, True)
            yield drawn, drawn.get_rect(topleft=(left, top))
            top += round(large * pitch)
        top += self._px(2)
        for text, colour, bold in (
            (self.words.praise, INK, True),
            (self.words.note, RED, True),
            (self.words.text, INK, False),
        ):
            for line in fonts.wrapped(text, size, room, bold) if text else ():
                drawn = fonts.text(line, size, colour, bold)
                yield drawn, drawn.get_rect(topleft=(left, top))
                top += round(size * pitch)


def draw_mark(surface: Surface, place: Rect, unit: float) -> None:
    """Draw a frame around a place to click."""
    for reach, colour, thick in ((5, INK, 9), (4, (255, 214, 64), 6)):
        frame = place.inflate(round(2 * reach * unit), round(2 * reach * unit))
        pygame.draw.rect(surface, colour, frame, max(2, round(thick * unit)), border_radius=round(10 * unit))
