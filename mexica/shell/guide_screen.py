"""The guide: pages with a picture each, and a button to the complete rules."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from attrs import frozen

from mexica.drawing.colours import FAINT
from mexica.shell import theme
from mexica.shell.framed_picture import FramedPicture
from mexica.shell.freed_memory import give_back_closed
from mexica.shell.game_protocol import AnyGame, GuidePage
from mexica.shell.guide_picture import GuidePicture
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.widgets import PREMULTIPLIED, set_enabled
from mexica.texts import _

WIDTH: Final = 1400  # units, like the rest
HEIGHT: Final = 940
HEADING: Final = 50
PICTURE: Final = 680
SHARE: Final = 0.56  # of the whole width, at most
NARROW_SHARE: Final = 0.4
CAPTION: Final = 84  # the least height
BESIDE: Final = 180  # the least width of a button
NUMBER: Final = 110  # where the number of the page stands
AROUND: Final = 24  # the least width of a button beside its text
GAP: Final = 16
PAGE: Final = 18  # letters of the page's number
TURNS: Final = {
    pygame.K_LEFT: -1,
    pygame.K_PAGEUP: -1,
    pygame.K_RIGHT: 1,
    pygame.K_PAGEDOWN: 1,
}
ENDS: Final = {pygame.K_HOME: 0, pygame.K_END: -1}


@frozen
class GuideWays:
    """The ways from the guide to other screens: the rules, and the lessons."""

    rules: Callable[[], None]
    lessons: Callable[[], None]


class GuideScreen(Screen):
    """One page of the guide at a time; arrows and buttons turn the pages."""

    def __init__(self, context: ScreenContext, game: AnyGame, ways: GuideWays) -> None:
        super().__init__(context)
        self._game = game
        self._ways = ways
        self.pages: tuple[GuidePage, ...] = ()
        self.number = 0
        self._shown = GuidePicture(game.guide_pictures)

    @property
    def page(self) -> GuidePage:
        """The page that is shown."""
        return self.pages[self.number]

    @property
    def picture(self) -> pygame.Surface | None:
        """The picture of this page, once it is drawn."""
        return self._shown.drawn

    @property
    def framed(self) -> FramedPicture | None:
        """The frame with the picture of this page."""
        return self._shown.framed

    def build(self) -> None:
        """Make picture, text and buttons of this page."""
        self.pages = self._game.guide()  # in the language in use
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        inner = self.panel.inflate(-2 * self.edge, -2 * self.edge)
        heading = pygame.Rect(inner.topleft, (inner.width, self.px(HEADING)))
        self.title(heading, self.page.title)
        top, bottom = heading.bottom + self.px(GAP), self._build_buttons(inner) - self.px(GAP)
        wide = min(self.px(PICTURE), round((NARROW_SHARE if self.narrow else SHARE) * inner.width))
        place = pygame.Rect(inner.left, top, wide, bottom - top)
        text, caption = self.page.text, self.page.caption
        if self.narrow:
            text = f"{text}<br><br>{caption}"
        else:
            place.height -= self._caption(place, caption)
        framed = FramedPicture(self.art, place)
        left = place.right + self.px(2 * GAP)
        words = pygame.Rect(left, top - self.px(4), inner.right - left, bottom - top)
        self.text(words, f"<font pixel_size={self.px(theme.READING)}>{text}</font>")
        self._shown.show(framed, self.page.picture, [page.picture for page in self.pages])

    def _caption(self, column: pygame.Rect, html: str) -> int:
        """Make the caption at the bottom of a column; returns how much of its height it takes."""
        box = self.text(pygame.Rect(column.topleft, (column.width, -1)), html)
        high = min(max(box.rect.height, self.px(CAPTION)), column.height // 2)
        if box.rect.height > high:
            box.kill()
            box = self.text(pygame.Rect(column.topleft, (column.width, high)), html)
        box.set_position((column.left, column.bottom - high))
        return int(high) + self.px(6)

    def _build_buttons(self, inner: pygame.Rect) -> int:
        """Make the buttons, in two lines where the window is narrow; returns the top of the upper one."""
        ways: list[tuple[str, Callable[[], None]]] = [(_("Back"), self.back)]
        if self._game.rule_chapters():
            ways.append((_("Rules"), self._ways.rules))
        if self._game.lessons() or self._game.puzzles():
            ways.append((_("Lessons"), self._ways.lessons))
        turns = ((_("Previous"), partial(self.turn, -1)), (_("Next"), partial(self.turn, 1)))
        texts = [text for text, _do in (*ways, *turns)]
        gap, number = self.px(GAP), self.px(NUMBER)
        wide = max(self.px(BESIDE), *(self.text_width(text, "button") + self.px(AROUND) for text in texts))
        whole = len(texts) * (wide + gap) + number
        wide = min(wide, (inner.width - 2 * gap) // 3)
        style = self.style_for(texts, wide, ("button", "@small", "@smaller"))
        line = pygame.Rect(inner.left, inner.bottom - self.px(BUTTON), wide, self.px(BUTTON))
        right = line.copy()
        right.right = inner.right
        if whole > inner.width:
            line.top -= self.px(BUTTON) + gap
        back, *_others = [
            self.button(line.move(column * (wide + gap), 0), text, do, style=style)
            for column, (text, do) in enumerate(ways)
        ]
        further = self.button(right, *turns[1], style=style)
        self._number = pygame.Rect(right.left - number, right.top, number, right.height)
        before = self.button(right.move(-number - wide, 0), *turns[0], style=style)
        set_enabled(before, self.number > 0)
        set_enabled(further, self.number < len(self.pages) - 1)
        if self.keys.on is None:
            self.keys.put(further if self.number < len(self.pages) - 1 else back, ring=False)
        return line.top

    def turn(self, by: int) -> None:
        """Turn this many pages forwards or backwards, at most to the first or last page."""
        number = min(max(self.number + by, 0), len(self.pages) - 1)
        if number != self.number:
            self.number = number
            self._rebuild()
            give_back_closed()  # the texts of the page before take 10 MB

    # --- Scene ---

    def leave(self) -> None:
        """Cancel pictures that are not drawn yet."""
        self._shown.close()

    def handle(self, event: pygame.Event) -> None:
        """Turn the pages by keys and wheel."""
        if event.type == pygame.KEYDOWN and event.key in TURNS and not self.keys.ring:
            self.turn(TURNS[event.key])
        elif event.type == pygame.KEYDOWN and event.key in ENDS:
            self.turn(len(self.pages) * (1 if ENDS[event.key] else -1))
        elif event.type == pygame.MOUSEWHEEL and event.y:
            self.turn(-1 if event.y > 0 else 1)
        else:
            super().handle(event)

    def update(self, seconds: float) -> bool:
        """Return whether the screen or a picture changed."""
        changed = self._shown.update(seconds, self.context.settings.motion)
        return super().update(seconds) or changed

    @property
    def next_wake(self) -> float | None:
        """Seconds until the next check for pictures or the next step of a picture that fades in."""
        return self._shown.next_wake

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the picture in its frame and the number of the page."""
        super().draw(surface)
        self._shown.draw(surface)
        number = _("{number} of {pages}").format(number=self.number + 1, pages=len(self.pages))
        words = self.art.fonts.text(number, self.px(PAGE), FAINT, True)
        surface.blit(words, words.get_rect(center=self._number.center), special_flags=PREMULTIPLIED)
