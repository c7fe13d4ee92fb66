"""How likely a serpent in the making is to meet the requirements of a temple."""

from functools import lru_cache
from typing import Final

from mexica.games.coatl.rules.cards import TEMPLES, Card

_USUAL: Final = 9  # pieces of a serpent
_NEAR: Final = 2  # pieces from the length that a temple asks for
_EITHER: Final = 0.5


@lru_cache(1 << 15)
def best_outlook(cards: tuple[Card, ...], colours: str) -> float:
    """Return the points that a serpent of these colours so far may have from the best of these temples."""
    return max([_outlook(card, colours) for card in cards], default=0.0)


def _outlook(card: Card, colours: str) -> float:
    temple, chances = TEMPLES[card], []
    if temple.absent is not None:
        chances.append(0.0 if temple.absent in colours else 0.3 + 0.05 * min(len(colours), _USUAL))
    if temple.equal is not None:
        first, second = map(colours.count, temple.equal)
        chances.append(0.6 if first == second > 0 else max(0.1, 0.45 - 0.15 * abs(first - second)))
    if temple.length is not None:
        chances.append(_chance_of_length(temple.length - len(colours), temple.length))
    if temple.without is not None:
        chances.append(_EITHER)
    return temple.points[1] * sum(chances)


def _chance_of_length(lacking: int, length: int) -> float:
    if lacking < 0:
        return 0.0
    if lacking <= _NEAR:
        return 0.75
    return 0.45 if length <= _USUAL else 0.25
