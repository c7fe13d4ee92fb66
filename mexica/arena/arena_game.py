"""What the arena must know about a game: its rules, its computer players, and what is worth counting."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from attrs import field, frozen

from mexica.computer.mind import ActionT, ComputerPlayers, StateT
from mexica.computer.weights_file import WeightsFile
from mexica.play.game_rules import Rules


@frozen
class Tunable:
    """The weights by which a game's levels play, and which level and table are tuned by default."""

    file: WeightsFile
    level: str
    table: str


@frozen
class ArenaGame(Generic[StateT, ActionT]):
    """One game as the arena sees it.

    `levels` are the kinds of player that people play against; all of them play by the tunable weights, if
    there are any. `code` names the packages whose sources decide how they play. `selfplay_seats` and
    `arena_seats` play if the command names no others. `remarks` are counted besides the results: each maps
    the end of the table's sentence "n of n games ..." to a test of an action's events.
    """

    rules: Rules[Any, StateT, ActionT]
    players: ComputerPlayers[StateT, ActionT]
    levels: tuple[str, ...]
    code: tuple[str, ...]
    selfplay_seats: tuple[str, ...]
    arena_seats: tuple[str, ...]
    remarks: Mapping[str, Callable[[Sequence[Any]], bool]] = field(factory=dict)
    tunable: Tunable | None = None

    @property
    def seat_counts(self) -> str:
        """The possible numbers of players, as "2 to 4"."""
        fewest, most = min(self.rules.SEAT_COUNTS), max(self.rules.SEAT_COUNTS)
        return f"{fewest} to {most}" if fewest < most else str(most)


FindGame = Callable[[str], ArenaGame[Any, Any]]
"""Maps a game's key to the game; a module-level function, because it is sent to other processes."""
