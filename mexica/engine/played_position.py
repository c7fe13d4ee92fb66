"""A position on the engine's table, with the actions that led to it."""

from collections.abc import Iterable
from typing import Any

from attrs import evolve, frozen

from mexica.engine.engine_game import EngineGame
from mexica.play.record import Record, replay


@frozen
class PlayedPosition:
    """A game in progress: where it began, the actions played since, and the state after each of them.

    `setup` is None if it began at a position that was described. `states` begins with the first state, so
    that it has one entry more than `actions`.
    """

    game: EngineGame
    setup: Any | None
    states: tuple[Any, ...]
    actions: tuple[Any, ...] = ()

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.rules.is_over(self.state)

    def after(self, actions: Iterable[Any]) -> "PlayedPosition":
        """Return the position after these actions too; the rules' IllegalAction if one is illegal."""
        played, states = list[Any](), list[Any]()
        state = self.state
        for action in actions:
            state = self.game.rules.apply(state, action).state
            played.append(action)
            states.append(state)
        return evolve(self, states=(*self.states, *states), actions=(*self.actions, *played))

    def back(self, count: int) -> "PlayedPosition":
        """Return the position this many actions ago, at most as many as were played."""
        left = len(self.actions) - count
        return evolve(self, states=self.states[: left + 1], actions=self.actions[:left])


def from_setup(game: EngineGame, setup: Any) -> PlayedPosition:
    """Return the beginning of a game with this setup."""
    return PlayedPosition(game, setup, (game.rules.start(setup),))


def from_description(game: EngineGame, description: object) -> PlayedPosition:
    """Return the position that is described; the rules' PositionError if there is none."""
    return PlayedPosition(game, None, (game.rules.position(description),))


def from_save(game: EngineGame, data: object) -> PlayedPosition:
    """Return the last position of a save and all before it; SaveError if the save has a fault."""
    record: Record[Any, Any, Any] = game.saves.decode(data)
    played = replay(game.rules, record)
    states = (played.first, *(one.state for one in played.history))
    return PlayedPosition(game, played.setup, states, record.actions)
