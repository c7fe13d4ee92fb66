"""What happens at a table by itself while a match is played: the mouse rests, the board lives; and music."""

from collections.abc import Callable
from typing import Any, Protocol

from mexica.play.host import Host
from mexica.shell.match.key_pointing import KeyPointing
from mexica.shell.match.match_table import AnyTable


class Living(Protocol):
    """What moves on a game's board by itself; it rests unless it is `watched`."""

    watched: bool

    @property
    def next_wake(self) -> float | None:
        """Seconds until something changes, None for never."""
        ...

    def tick(self, seconds: float, /) -> bool:
        """Let time pass; return whether the picture changed."""
        ...


class BoardLife:
    """Lets time pass for the mouse and the board."""

    def __init__(
        self,
        host: Host[Any],
        table: AnyTable,
        pointing: KeyPointing,
        mood: Callable[[Any, bool], str],
        living: Living | None = None,
    ) -> None:
        """`mood` returns the music of a state; it is told whether scores are due in it."""
        self._host, self._table, self._pointing = host, table, pointing
        self._mood, self._living = mood, living

    @property
    def next_wake(self) -> float | None:
        """Seconds until a tip or the board changes, None for never."""
        wishes = (self._table.mouse.next_wake, None if self._living is None else self._living.next_wake)
        return min((wish for wish in wishes if wish is not None), default=None)

    def tick(self, seconds: float) -> bool:
        """Let time pass; return whether the picture changed."""
        changed = self._table.mouse.tick(seconds, moving=self._table.motion.running)
        return changed if self._living is None else self._living.tick(seconds) | changed

    def note_focus(self, has: bool) -> None:
        """Let the board live only while the window has the focus."""
        if self._living is not None:
            self._living.watched = has

    def point_by_keys(self) -> bool:
        """Point at the same thing where it is now; return whether the keyboard had pointed at something."""
        return self._pointing.refresh()

    def set_mood(self, *, scoring: bool) -> None:
        """Play the music of the state; `scoring` while scores are due."""
        self._host.sound.set_mood(self._mood(self._table.session.state, scoring))
