"""The computer players by the names that people and saves call them."""

from collections.abc import Callable
from typing import Final

from mexica.computer.mind import Budget, Mind
from mexica.games.mexica.ai.greedy import Greedy
from mexica.games.mexica.ai.planner import Planner
from mexica.games.mexica.ai.random_player import RandomPlayer
from mexica.games.mexica.ai.strongest import Strongest
from mexica.games.mexica.ai.weights import Weights, weights

_BEGINNER_OVERLOOKS: Final = 0.75
_MINDS: Final[dict[str, Callable[[int, Budget | None, Weights | None], Mind]]] = {
    "beginner": lambda seed, budget, given: Greedy(
        seed, given or weights("beginner"), overlooks=_BEGINNER_OVERLOOKS
    ),
    "greedy": lambda seed, budget, given: Greedy(seed, given),
    "planner": Planner,
    "strongest": Strongest,
    "random": lambda seed, budget, given: RandomPlayer(seed),
}
KINDS: Final = tuple(_MINDS)
# what they spend on a turn when nobody says; the others look at all they can think of
OWN_BUDGETS: Final = {"planner": Planner.own_budget, "strongest": Strongest.own_budget}


def mind(kind: str, seed: int, *, budget: Budget | None = None, with_weights: Weights | None = None) -> Mind:
    """Return a computer player of this kind with a generator of its own.

    `budget` is what it may spend on one turn; without one, the kind's own. Kinds that look at everything
    they can think of anyway pay no heed to it. `with_weights` are for its evaluation, where it has one, in
    place of the shipped ones. ValueError, in one sentence, if there is no such kind.
    """
    if kind not in _MINDS:
        raise ValueError(f"There is no computer player '{kind}'; there are {', '.join(KINDS)}.")
    return _MINDS[kind](seed, budget, with_weights)
