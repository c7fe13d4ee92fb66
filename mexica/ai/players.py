"""The computer players by the names that people and saves call them."""

from collections.abc import Callable
from typing import Final

from mexica.ai.greedy import Greedy
from mexica.ai.mind import Mind
from mexica.ai.random_player import RandomPlayer

_MINDS: Final[dict[str, Callable[[int], Mind]]] = {"greedy": Greedy, "random": RandomPlayer}
KINDS: Final = tuple(_MINDS)


def mind(kind: str, seed: int) -> Mind:
    """Return a computer player of this kind with a generator of its own.

    ValueError, in one sentence, if there is no such kind.
    """
    if kind not in _MINDS:
        raise ValueError(f"There is no computer player '{kind}'; there are {', '.join(KINDS)}.")
    return _MINDS[kind](seed)
