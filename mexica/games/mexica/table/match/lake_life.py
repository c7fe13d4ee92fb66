"""What lives on Mexica's board while a match is played: the mouse and the lake; and the music."""

from mexica.games.mexica.table.match.event_sounds import mood
from mexica.games.mexica.table.match.key_pointing import KeyPointing
from mexica.games.mexica.table.match.match_record import Record
from mexica.games.mexica.table.match.table import Table
from mexica.play.host import Host


class LakeLife:
    """Lets time pass for the mouse and the lake."""

    def __init__(self, table: Table, host: Host[Record], pointing: KeyPointing) -> None:
        self._table, self._host, self._pointing = table, host, pointing

    @property
    def next_wake(self) -> float | None:
        """Seconds until a tip or the lake changes, None for never."""
        wishes = (self._table.mouse.next_wake, self._table.lake.next_wake)
        return min((wish for wish in wishes if wish is not None), default=None)

    @property
    def carries(self) -> bool:
        """Whether the mouse drags something over the board."""
        return self._table.dragging.carries

    def tick(self, seconds: float) -> bool:
        """Let time pass; return whether the picture changed."""
        table = self._table
        return table.mouse.tick(seconds, moving=table.motion.running) | table.lake.tick(seconds)

    def point_by_keys(self) -> bool:
        """Point at the same thing in a new layout; return whether the keyboard had pointed at something."""
        return self._pointing.refresh()

    def set_mood(self, *, scoring: bool) -> None:
        """Play the music of the state, that of a scoring while one is due."""
        self._host.sound.set_mood(mood(self._table.session.state, scoring=scoring))
