"""Changing the settings: by the settings screen, by keys, by the speaker of the start screen."""

from typing import Any, Final

from mexica.drawing import palette
from mexica.shell import language
from mexica.shell.dialog import Dialogs
from mexica.shell.settings import Settings
from mexica.shell.settings_in_use import SettingsInUse
from mexica.shell.window_picture import Display
from mexica.texts import _

RELAID: Final = frozenset({"language", "scale", "contrast"})  # what every screen is laid out by


class SettingsControl:
    """Changes settings and applies them; a file that cannot be written is reported in a dialog."""

    def __init__(self, in_use: SettingsInUse, display: Display, dialogs: Dialogs) -> None:
        self._in_use = in_use
        self._display = display
        self._dialogs = dialogs

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._in_use.settings

    def change(self, **changes: Any) -> None:
        """Change settings and write them to their file."""
        fault = self._in_use.change(**changes)
        if "language" in changes:
            language.use(self.settings.language)
        palette.use(self.settings.high_contrast)
        if RELAID & changes.keys():
            self._display.lay_out_anew()
        if fault:
            self._dialogs.tell(_("Settings"), fault)

    def toggle_fullscreen(self) -> None:
        """Switch between window and full screen."""
        self.change(fullscreen=self._display.toggle_fullscreen())

    def toggle_sound(self) -> None:
        """Mute everything, or unmute it."""
        self.change(muted=not self.settings.muted)
