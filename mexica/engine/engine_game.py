"""One game as the engine sees it: its rules, its computer players and its saves."""

from collections.abc import Callable
from typing import Any

from attrs import evolve, frozen

from mexica.arena.arena_game import ArenaGame
from mexica.computer.roster import ComputerPlayers
from mexica.computer.weights_file import WeightsFile
from mexica.play.game_rules import Rules
from mexica.play.save_format import SaveFormat


@frozen
class EngineGame:
    """A game that the arena knows, and how its saves are read."""

    game: ArenaGame[Any, Any]
    saves: SaveFormat[Any, Any, Any, Any]

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        """The rules of the game."""
        return self.game.rules

    @property
    def players(self) -> ComputerPlayers[Any, Any]:
        """The computer players of the game."""
        return self.game.players

    @property
    def strongest(self) -> str:
        """The kind of the strongest level."""
        return self.game.levels[-1]


@frozen
class EngineGames:
    """The games in the box: their keys, the usual one first, and a function that finds one by its key."""

    keys: tuple[str, ...]
    find: Callable[[str], EngineGame]

    def weighed(self, key: str, file: WeightsFile | None) -> "EngineGames":
        """Return the same games, but that with this key by the weights of this file, if there is one."""
        if file is None:
            return self
        game = self.find(key)
        weighed = evolve(game, game=game.game.weighed(file))
        return EngineGames(self.keys, lambda one: weighed if one == key else self.find(one))
