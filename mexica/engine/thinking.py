"""Asks a level for its choice, with a budget, and can be told to be content with what it has found."""

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from time import monotonic
from typing import Any, Final

from attrs import evolve, frozen

from mexica.computer.bots import BotError
from mexica.computer.mind import Budget, Explanation, explained
from mexica.computer.weights_file import WeightsError
from mexica.engine.engine_error import EngineError
from mexica.engine.played_position import PlayedPosition

_GRACE_PERIOD: Final = 5.0  # seconds in which a search may settle, which takes it a moment


@frozen
class Task:
    """What is asked of a level: its kind, its budget for the turn, and the seed of its random generator."""

    kind: str
    budget: Budget
    seed: int = 0


@frozen
class Thought:
    """What a level answered: the line that it means to play, as in `Explanation`, and the seconds it took.

    `exact` means that the same position and task give the same answer again, as no seconds were counted.
    """

    explanation: Explanation[Any]
    seconds: float
    exact: bool

    @property
    def action(self) -> Any:
        """The action chosen."""
        return self.explanation.line[0]


class _Patience:
    """Asks a search to settle once `wanted` returns true, and to stop if it has not done so after a while."""

    def __init__(self, wanted: Callable[[], bool]) -> None:
        self._wanted = wanted
        self._since: float | None = None

    def hurried(self, spent: float) -> bool:
        return self._wanted()

    def stop(self) -> bool:
        if not self._wanted():
            return False
        now = monotonic()
        self._since = now if self._since is None else self._since
        return now - self._since > _GRACE_PERIOD


def think(position: PlayedPosition, task: Task, wanted: Callable[[], bool]) -> Thought:
    """Return what the level answers here; it settles for what it has found once `wanted` returns true.

    EngineError if there is no such level, the game is over, or the level chooses what the rules refuse;
    Stopped if it does not settle within seconds.
    """
    if position.over:
        raise EngineError("The game is over.")
    began = monotonic()
    with redirect_stdout(sys.stderr):  # whatever a player prints is no answer
        told = _explanation(position, task, _Patience(wanted))
    line = _playable(position, told.line)
    if not line:
        raise EngineError(f"The player '{task.kind}' has chosen '{told.line[0]}', which the rules refuse.")
    return Thought(evolve(told, line=line), monotonic() - began, task.budget.seconds is None)


def _explanation(position: PlayedPosition, task: Task, patience: _Patience) -> Explanation[Any]:
    """The choice of a level and what it tells about it; EngineError if a bot or the weights fail."""
    budget = evolve(task.budget, hurried=patience.hurried)
    try:
        mind = position.game.players.make(task.kind, task.seed, budget=budget)
        return explained(mind, mind.choose(position.state, patience.stop))
    except (BotError, WeightsError) as error:
        raise EngineError(str(error)) from error


def _playable(position: PlayedPosition, line: Sequence[Any]) -> tuple[Any, ...]:
    """The actions of the line up to the first thing that is no action, or one that the rules refuse."""
    rules, state, played = position.game.rules, position.state, list[Any]()
    for told in line:
        action = next((legal for legal in rules.legal_actions(state) if legal == told), None)
        if action is None:
            break
        played.append(action)
        state = rules.apply(state, action).state
    return tuple(played)
