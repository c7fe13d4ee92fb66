"""The settings."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import pygame

from mexica.play.paces import PACES
from mexica.shell import language
from mexica.shell.game_protocol import GameSounds
from mexica.shell.screen import BUTTON, Screen
from mexica.shell.screen_context import ScreenContext
from mexica.shell.settings import VOLUMES
from mexica.shell.settings_control import SettingsControl
from mexica.texts import _

WIDTH: Final = 1300  # units, like the rest
HEIGHT: Final = 238  # without the rows
EDGE: Final = 60
HEADING: Final = 56
ROW: Final = 66
CHOICE: Final = 138
GAP: Final = 10
MOST: Final = 4  # choices in a row

Choices = Iterable[tuple[Any, str]]


class SettingsScreen(Screen):
    """Pace, motion, questions, marks, full screen, sound; each choice takes effect at once."""

    def __init__(self, context: ScreenContext, control: SettingsControl, sounds: GameSounds) -> None:
        super().__init__(context)
        self._control = control
        # the effects that demonstrate a choice
        self._samples = {"effects_volume": sounds.volume_sample, "muted": sounds.unmuted}

    def build(self) -> None:
        """Make a row for each setting: its label and its choices."""
        rows = self._rows()
        self.panel = self.centred_panel(WIDTH, HEIGHT + ROW * len(rows))
        self._inner = self.panel.inflate(-2 * self.px(EDGE), -2 * self.px(EDGE - 8))
        heading = pygame.Rect(self._inner.topleft, (self._inner.width, self.px(HEADING)))
        self.title(heading, _("Settings"))
        self._top = heading.bottom + self.px(GAP)
        for row in rows:
            self._row(*row)
        self.back_button("midbottom", self._inner)

    def _rows(self) -> list[tuple[str, str, Choices]]:
        """The label of each row, the setting it changes, and the choices."""
        yes_no = ((True, _("Yes")), (False, _("No")))
        paces = zip(PACES, (_("At once"), _("Fast"), _("Normal"), _("Slow")), strict=True)
        on_off = ((True, _("On")), (False, _("Off")))
        full = ((True, _("Full screen")), (False, _("Window")))
        languages = [
            (language.SYSTEM, _("System")),
            *((code, language.own_name(code)) for code in language.codes()),
        ]
        return [
            (_("Language"), "language", languages),
            (_("Computer speed"), "pace", paces),
            (_("Animations"), "motion", on_off),
            (_("Ask before ending a turn with points left"), "ask_before_end", yes_no),
            (_("Marks of the others' turns"), "marks_of_others", on_off),
            (_("Highlights and previews"), "previews", on_off),
            (_("Display (F11)"), "fullscreen", full),
            (_("Sound (Ctrl+M)"), "muted", ((False, _("On")), (True, _("Off")))),
            (_("Effects"), "effects_volume", self._volumes()),
            (_("Music"), "music_volume", self._volumes()),
            (_("Music while another window is active"), "music_in_background", yes_no),
        ]

    def settings_changed(self) -> None:
        """Show the settings as they are now."""
        self._rebuild()

    def _volumes(self) -> Choices:
        return zip(VOLUMES, (_("Off"), _("Quiet"), _("Medium"), _("Loud")), strict=True)

    def _row(self, text: str, setting: str, choices: Choices) -> None:
        now = getattr(self.context.settings, setting)
        left = self._inner.right - MOST * self.px(CHOICE) - (MOST - 1) * self.px(GAP)
        words = pygame.Rect(self._inner.left, self._top, left - self._inner.left, self.px(BUTTON))
        self.label(words, text, "@bold")
        rect = pygame.Rect(left, self._top, self.px(CHOICE), self.px(BUTTON))
        for value, name in choices:
            change: Callable[[], None] = partial(self._change, setting, value)
            button = self.button(rect.copy(), name, change)
            if value == now:
                button.select()
            rect.left = rect.right + self.px(GAP)
        self._top += self.px(ROW)

    def _change(self, setting: str, value: Any) -> None:
        if setting == "fullscreen":
            if value != self.context.fullscreen:
                self._control.toggle_fullscreen()
        else:
            self._control.change(**{setting: value})
            if sample := self._samples.get(setting):
                self.context.sound.play(sample)
        self._rebuild()
