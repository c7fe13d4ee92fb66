"""The match in progress as it is on the disk, where every action is before it is shown."""

from pathlib import Path

from mexica.box import games
from mexica.games.mexica.rules.events import PeriodScored
from mexica.games.mexica.table.match.match_record import Record
from mexica.play.journal import journal_of
from mexica.shell.saves import AUTO, Saves

MEXICA = games()[0]


class OnDisk:
    """Reads a player's saves."""

    def __init__(self, folder: Path) -> None:
        """`folder` is that of the saves."""
        self._saves = Saves(folder, (MEXICA,), folder / AUTO)
        self._path = self._saves.slots.path(1)
        self._known: tuple[object, Record] | None = None

    @property
    def begun(self) -> bool:
        """Whether there is a match in progress."""
        return self._path.exists()

    def match(self) -> Record:
        """The match in progress, or the last one; SaveError if it cannot be read."""
        files = [path.stat() for path in (self._path, journal_of(self._path)) if path.exists()]
        stamp = [(file.st_mtime_ns, file.st_size) for file in files]
        if self._known is None or self._known[0] != stamp:
            self._known = stamp, MEXICA.load(self._path)
        return self._known[1]

    def named(self, name: str) -> Path:
        """The file of the game that was saved under this name."""
        return self._saves.path(name)


def scorings(record: Record) -> list[int]:
    """After how many actions of a record a period was scored."""
    assert record.replayed is not None
    return [
        number
        for number, played in enumerate(record.replayed.history, 1)
        if any(isinstance(event, PeriodScored) for event in played.events)
    ]
