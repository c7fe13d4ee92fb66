"""The settings."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from mexica.shell.screen import BUTTON, Screen
from mexica.shell.settings import PACES
from mexica.texts import _

if TYPE_CHECKING:
    pass

WIDTH: Final = 960  # units, like the rest
HEIGHT: Final = 620
EDGE: Final = 60
HEADING: Final = 56
ROW: Final = 112
GAP: Final = 12


class SettingsScreen(Screen):
    """Pace of the computer, asking before a turn ends, full screen; each choice holds at once."""

    def build(self) -> None:
        """Make a row for each setting."""
        settings = self.app.settings
        self.panel = self.centred_panel(WIDTH, HEIGHT)
        self._inner = self.panel.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE - 8))
        heading = pygame.Rect(self._inner.topleft, (self._inner.width, self.px(HEADING)))
        self.label(heading, _("Settings"), "@heading")
        self._top = heading.bottom + self.px(GAP)
        names = (_("At once"), _("Quick"), _("Calm"), _("Slow"))
        self._row(
            _("How long each action of the computer is shown"),
            "pace",
            settings.pace,
            zip(PACES, names, strict=True),
        )
        yes_no = ((True, _("Yes")), (False, _("No")))
        self._row(
            _("Ask before a turn with points left ends"), "ask_before_end", settings.ask_before_end, yes_no
        )
        full = ((True, _("Full screen")), (False, _("Window")))
        self._row(_("Show the game in (F11)"), None, self.app.window.fullscreen, full)
        done = pygame.Rect(0, 0, self.px(240), self.px(BUTTON))
        done.midbottom = self._inner.midbottom
        button = self.button(done, _("Back"), self.back)
        if self.keys.on is None:
            self.keys.put(button, ring=False)

    def _row(self, text: str, setting: str | None, now: Any, choices: Any) -> None:
        self.label(pygame.Rect(self._inner.left, self._top, self._inner.width, self.px(36)), text, "@bold")
        rect = pygame.Rect(self._inner.left, self._top + self.px(40), self.px(180), self.px(BUTTON))
        for value, name in choices:
            change: Callable[[], None] = partial(self._change, setting, value)
            button = self.button(rect.copy(), name, change)
            if value == now:
                button.select()
            rect.left = rect.right + self.px(GAP)
        self._top += self.px(ROW)

    def _change(self, setting: str | None, value: Any) -> None:
        if setting is not None:
            self.app.change_settings(**{setting: value})
        elif value != self.app.window.fullscreen:
            self.app.toggle_fullscreen()
        self._rebuild()
