"""The folders for this player's settings, saves and crash reports."""

from pathlib import Path

from attrs import frozen
from platformdirs import PlatformDirs


@frozen
class Folders:
    """The three folders of a player; none of them needs to exist."""

    config: Path
    data: Path
    log: Path

    @property
    def settings_file(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"

    @property
    def learned_file(self) -> Path:
        """The file of the progress in lessons and puzzles."""
        return self.data / "learned.json"

    @property
    def saves(self) -> Path:
        """The folder of the saved games."""
        return self.data / "saves"


def of_this_player() -> Folders:
    """Return the folders that the operating system gives this player."""
    dirs = PlatformDirs("mexica", appauthor=False)
    return Folders(dirs.user_config_path, dirs.user_data_path, dirs.user_log_path)
