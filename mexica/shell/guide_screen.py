"""How to play: pages with a picture each, and a button to the complete rules."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from attrs import frozen

from mexica.drawing.colours import FAINT
from mexica.shell import theme
from mexica.shell.framed_picture import FramedPicture
from mexica.shell.game_protocol import AnyGame, GuidePage
from mexica.shell.guide_picture import GuidePicture
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.widgets import PREMULTIPLIED, set_enabled
from mexica.texts import _

WIDTH: Final = 1320  # units, like the rest
HEIGHT: Final = 880
EDGE: Final = 52
HEADING: Final = 56
PICTURE: Final = 680
CAPTION: Final = 84
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
        inner = self.panel.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE - 8))
        heading = pygame.Rect(inner.topleft, (inner.width, self.px(HEADING)))
        self.title(heading, self.page.title)
        top, bottom = heading.bottom + self.px(GAP), inner.bottom - self.px(BUTTON + GAP)
        place = pygame.Rect(inner.left, top, self.px(PICTURE), bottom - top - self.px(CAPTION))
        framed = FramedPicture(self.art, place, self.context.size)
        caption = pygame.Rect(inner.left, place.bottom + self.px(6), place.width, bottom - place.bottom)
        self.text(caption, f"<i>{self.page.caption}</i>")
        left = place.right + self.px(2 * GAP)
        words = pygame.Rect(left, top - self.px(4), inner.right - left, bottom - top)
        self.text(words, f"<font pixel_size={self.px(theme.READING)}>{self.page.text}</font>")
        self._build_buttons(
            pygame.Rect(inner.left, inner.bottom - self.px(BUTTON), inner.width, self.px(BUTTON))
        )
        self._shown.show(framed, self.page.picture, [page.picture for page in self.pages])

    def _build_buttons(self, row: pygame.Rect) -> None:
        rect = pygame.Rect(row.left, row.top, self.px(190), row.height)
        back = self.button(rect.copy(), _("Back"), self.back)
        rect.left = rect.right + self.px(GAP)
        rect.width = self.px(200)
        self.button(rect.copy(), _("Rules"), self._ways.rules)
        if self._game.lessons():
            rect.left = rect.right + self.px(GAP)
            self.button(rect.copy(), _("Learn to play"), self._ways.lessons)
        rect.width = self.px(190)
        rect.right = row.right
        further = self.button(rect.copy(), _("Next"), partial(self.turn, 1))
        self._number = pygame.Rect(0, row.top, self.px(96), row.height)
        self._number.right = rect.left
        rect.right = self._number.left
        before = self.button(rect.copy(), _("Previous"), partial(self.turn, -1))
        set_enabled(before, self.number > 0)
        set_enabled(further, self.number < len(self.pages) - 1)
        if self.keys.on is None:
            self.keys.put(further if self.number < len(self.pages) - 1 else back, ring=False)

    def turn(self, by: int) -> None:
        """Turn this many pages forwards or backwards, at most to the first or last page."""
        number = min(max(self.number + by, 0), len(self.pages) - 1)
        if number != self.number:
            self.number = number
            self._rebuild()

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
