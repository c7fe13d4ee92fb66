"""What happens at the courts by itself while a match is played: the mouse rests; and the music."""

from mexica.games.coatl.table.match.event_sounds import mood
from mexica.games.coatl.table.match.key_pointing import KeyPointing
from mexica.games.coatl.table.match.match_record import Record
from mexica.games.coatl.table.match.table import Table
from mexica.play.host import Host


class CourtLife:
    """Lets time pass for the mouse."""

    def __init__(self, table: Table, host: Host[Record], pointing: KeyPointing) -> None:
        self._table, self._host, self._pointing = table, host, pointing

    @property
    def next_wake(self) -> float | None:
        """Seconds until a tip changes, None for never."""
        return self._table.mouse.next_wake

    @property
    def carries(self) -> bool:
        """Whether the mouse drags something over the board."""
        return self._table.drag.carries

    def tick(self, seconds: float) -> bool:
        """Let time pass; return whether the picture changed."""
        return self._table.mouse.tick(seconds, moving=self._table.motion.running)

    def point_by_keys(self) -> bool:
        """Point at the same thing in a new layout; return whether the keyboard had pointed at something."""
        return self._pointing.refresh()

    def set_mood(self, *, scoring: bool) -> None:
        """Play the music of the state."""
        self._host.sound.set_mood(mood(self._table.session.state))
