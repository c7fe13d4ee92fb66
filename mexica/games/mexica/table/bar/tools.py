"""The tools of the bar: what a player picks up before clicking on the board."""

from enum import Enum
from typing import Final

from attrs import evolve, frozen

from mexica.games.mexica.rules.actions import Direction
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import State


class ToolKind(Enum):
    """What a tool does; the value is the stem of its icon."""

    PLACE = "start"  # put the Pilli on a start space; never in the bar
    CANAL = "canal_single"
    DOUBLE = "canal_double"
    BRIDGE = "bridge"
    TEMPLE = "temple"
    MOVE = "move"
    FOUND = "found"
    TAKE = "take"
    PROPOSE = "propose"


IN_BAR: Final = tuple(kind for kind in ToolKind if kind is not ToolKind.PLACE)
AT_ONCE: Final = frozenset({ToolKind.TAKE})  # done as soon as it is chosen, without a place


@frozen
class Tool:
    """A tool in hand: the floors of a temple, how the piece lies, the bridge that was picked up.

    `upright` means that a double canal lies north to south, and that a bridge is crossed north to south.
    """

    kind: ToolKind
    floors: int = 1
    upright: bool = False
    origin: Space | None = None

    @property
    def directions(self) -> tuple[Direction, Direction]:
        """The directions for a bridge, the preferred one first."""
        both = (Direction.NS, Direction.EW)
        return both if self.upright else (both[1], both[0])

    def turned(self) -> "Tool":
        """The same tool with its piece turned by a quarter."""
        return evolve(self, upright=not self.upright)

    def with_next_floors(self, state: State, step: int) -> "Tool":
        """The temple tool with more (1) or fewer (-1) floors, of those the player still has."""
        left = [floors for floors, many in zip(FLOORS, state.mover.temples, strict=True) if many]
        if not left:
            return self
        if self.floors not in left:
            return evolve(self, floors=left[0] if step > 0 else left[-1])
        return evolve(self, floors=left[(left.index(self.floors) + step) % len(left)])
