"""The complete rules in one text."""

from typing import Final

import pygame

from mexica.shell import theme
from mexica.shell.game_protocol import AnyGame
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.texts import _

WIDTH: Final = 1100  # units, like the rest
HEIGHT: Final = 880
EDGE: Final = 56
HEADING: Final = 56
SCROLLS: Final = {
    pygame.K_UP: -0.1,
    pygame.K_DOWN: 0.1,
    pygame.K_PAGEUP: -0.9,
    pygame.K_PAGEDOWN: 0.9,
    pygame.K_SPACE: 0.9,
    pygame.K_HOME: -1000.0,
    pygame.K_END: 1000.0,
}
"""By key, as fractions of the visible part."""


class RulesScreen(Screen):
    """The rules and the keys of a game."""

    def __init__(self, context: ScreenContext, game: AnyGame) -> None:
        super().__init__(context)
        self._game = game
        self._read = 0.0  # fraction of the text above the visible part

    def build(self) -> None:
        """Make the page."""
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        inner = self.panel.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE - 8))
        self.title(pygame.Rect(inner.topleft, (inner.width, self.px(HEADING))), _("Rules"))
        top, bottom = inner.top + self.px(HEADING + 8), inner.bottom - self.px(BUTTON + 16)
        page = pygame.Rect(inner.left, top, inner.width, bottom - top)
        self.page = self.text(page, self._game.how_to_play(self.px(theme.HEADING)))
        done = pygame.Rect(0, 0, self.px(240), self.px(BUTTON))
        done.midbottom = inner.midbottom
        self.keys.put(self.button(done, _("Back"), self.back), ring=False)
        self._scroll(0)

    def _scroll(self, by: float) -> None:
        bar = self.page.scroll_bar
        if bar is None:
            return
        self._read = min(
            max(bar.start_percentage + by * bar.visible_percentage, 0.0), 1.0 - bar.visible_percentage
        )
        bar.set_scroll_from_start_percentage(self._read)
        bar.has_moved_recently = True

    def handle(self, event: pygame.Event) -> None:
        """Scroll by keys."""
        if event.type == pygame.KEYDOWN and event.key in SCROLLS:
            self._scroll(SCROLLS[event.key])
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.back()
        else:
            super().handle(event)
