"""The match in progress as it is on the disk, where every action is before it is shown."""

from pathlib import Path
from typing import Any

from mexica.play.journal import journal_of
from mexica.shell.saves import AUTO, Saves


class OnDisk:
    """Reads a player's saves of one game."""

    def __init__(self, folder: Path, game: Any) -> None:
        """`folder` is that of the saves."""
        self._game = game
        self._saves = Saves(folder, (game,), folder / AUTO)
        self._path = self._saves.slots.path(1)
        self._known: tuple[object, Any] | None = None

    @property
    def begun(self) -> bool:
        """Whether there is a match in progress."""
        return self._path.exists()

    def match(self) -> Any:
        """The match in progress, or the last one; SaveError if it cannot be read."""
        files = [path.stat() for path in (self._path, journal_of(self._path)) if path.exists()]
        stamp = [(file.st_mtime_ns, file.st_size) for file in files]
        if self._known is None or self._known[0] != stamp:
            self._known = stamp, self._game.load(self._path)
        return self._known[1]

    def named(self, name: str) -> Path:
        """The file of the game that was saved under this name."""
        return self._saves.path(name)
