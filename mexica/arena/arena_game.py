"""What the arena must know about a game: its rules, its computer players, and what is worth counting."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from attrs import evolve, field, frozen

from mexica.computer.mind import ActionT, StateT
from mexica.computer.roster import ComputerPlayers
from mexica.computer.weights_file import WeightsFile
from mexica.play.game_rules import Rules


@frozen
class Tunable:
    """The weights by which a game's levels play, and which level and table are tuned by default."""

    file: WeightsFile
    level: str = "greedy"
    table: str = "standard"


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
    selfplay_seats: tuple[str, ...] = ("greedy", "random")
    arena_seats: tuple[str, ...] = ("strongest", "greedy")
    remarks: Mapping[str, Callable[[Sequence[Any]], bool]] = field(factory=dict)
    tunable: Tunable | None = None

    @property
    def seat_counts(self) -> str:
        """The possible numbers of players, as "2 to 4"."""
        fewest, most = min(self.rules.SEAT_COUNTS), max(self.rules.SEAT_COUNTS)
        return f"{fewest} to {most}" if fewest < most else str(most)

    def weighed(self, file: WeightsFile) -> "ArenaGame[StateT, ActionT]":
        """Return the same game whose own players play by this file of weights.

        The file is one that `tunable.file.replaced_by` has returned.
        """
        assert self.tunable is not None  # else there would be no such file
        players = self.players.weighed(file.tables())
        return evolve(self, players=players, tunable=evolve(self.tunable, file=file))


FindGame = Callable[[str], ArenaGame[Any, Any]]
"""Maps a game's key to the game; it is sent to other processes, so that it must be picklable."""


def weighed_games(find: FindGame, file: WeightsFile | None) -> FindGame:
    """Return a function that finds the games with the weights of this file, if there is one."""
    return find if file is None else _WeighedGames(find, file)


@frozen
class _WeighedGames:
    """Maps a game's key to the game with the weights of another file than the one that ships."""

    find: FindGame
    file: WeightsFile

    def __call__(self, key: str) -> ArenaGame[Any, Any]:
        """Return the game with this key; KeyError if there is none."""
        return self.find(key).weighed(self.file)
