"""The settings in use: changed while the program runs, and written to their file."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from attrs import evolve

from mexica.play.outside_text import shown_path
from mexica.shell import settings
from mexica.shell.settings import Settings
from mexica.shell.sound import Sound
from mexica.shell.window import MainWindow
from mexica.texts import _, told_error


class SettingsInUse:
    """The player's settings and the file they are kept in; the sound follows them."""

    def __init__(self, file: Path, initial: Settings, sound: Sound) -> None:
        self.settings = initial
        self._file = file
        self._sound = sound

    def change(self, **changes: Any) -> str | None:
        """Change settings and write them; return why they could not be written, None if they were."""
        self.settings = evolve(self.settings, **changes)
        self._sound.follow(self.settings)
        try:
            settings.write(self._file, self.settings)
        except OSError as error:
            text = _("They apply until you quit, but could not be written to {file}: {cause}.")
            return text.format(file=shown_path(self._file), cause=told_error(error))
        return None

    def remember_window(self, window: MainWindow) -> None:
        """Write the window's size for the next start; a file that cannot be written is ignored."""
        kept = evolve(self.settings, window=window.windowed_size, maximised=window.maximised)
        with suppress(OSError):
            settings.write(self._file, kept)
