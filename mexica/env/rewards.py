"""The rewards of a step, by what the environment is told to reward; those of all seats add up to 0."""

from collections.abc import Callable
from typing import Any, Final

from mexica.play.game_rules import Rules, StateT

Reward = Callable[[Rules[Any, StateT, Any], StateT, StateT], list[float]]
"""Maps rules, a state and the state after the action to a reward for each seat."""


def result(rules: Rules[Any, StateT, Any], before: StateT, after: StateT) -> list[float]:
    """Return how the game ended: 1 for winning alone, and what the others lose in equal parts.

    Several winners share, so that of two players each gets 0 and of four with two winners each winner 1/3;
    0 for everyone as long as the game goes on.
    """
    seats, winners = len(rules.points(after)), rules.winners(after)
    if not winners:
        return [0.0] * seats
    return [((seat in winners) * seats / len(winners) - 1) / (seats - 1) for seat in range(seats)]


def points(rules: Rules[Any, StateT, Any], before: StateT, after: StateT) -> list[float]:
    """Return the points that each seat gained, less what the others gained on average."""
    gained = [new - old for old, new in zip(rules.points(before), rules.points(after), strict=True)]
    others = len(gained) - 1
    return [own - (sum(gained) - own) / others for own in gained]


REWARDS: Final[dict[str, Reward[Any]]] = {"result": result, "points": points}
ILLEGAL: Final = {"result": -1.0, "points": -100.0}
"""The reward of an illegal action, which ends the game: no better than losing."""
