"""The folders for this player's settings, saves and crash reports."""

from pathlib import Path

from attrs import frozen
from platformdirs import PlatformDirs


@frozen
class Folders:
    """The folders of a player, which need not exist: three of the program, and the one for pictures."""

    config: Path
    data: Path
    log: Path
    pictures: Path | None = None

    @property
    def settings_file(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"

    @property
    def learned_file(self) -> Path:
        """The file of the progress in lessons and puzzles."""
        return self.data / "learned.json"

    @property
    def statistics_file(self) -> Path:
        """The file of the statistics of finished games."""
        return self.data / "statistics.json"

    @property
    def saves(self) -> Path:
        """The folder of the saved games."""
        return self.data / "saves"

    @property
    def for_pictures(self) -> tuple[Path, ...]:
        """The folders for pictures of the board, the best one first."""
        own = self.data / "pictures"
        return (own,) if self.pictures is None else (self.pictures, own)


def of_this_player() -> Folders:
    """Return the folders that the operating system gives this player."""
    dirs = PlatformDirs("mexica", appauthor=False)
    pictures = dirs.user_pictures_path / "Mexica"
    return Folders(dirs.user_config_path, dirs.user_data_path, dirs.user_log_path, pictures)
