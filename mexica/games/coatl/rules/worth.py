"""What a card is worth beside a serpent: how often it is fulfilled (C8.3, C9.1), and the points for it."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import cache, lru_cache
from operator import methodcaller
from typing import Final

from attrs import frozen

from mexica.games.coatl.rules.cards import PROPHECIES, TEMPLES, Card, Levels, Prophecy, Temple
from mexica.games.coatl.rules.serpent import OPEN, Serpent, serpent_of

_REMEMBERED: Final = 1 << 17  # pairs of a card and a serpent


@frozen
class Worth:
    """What a card is worth: the number of fulfilments, for a temple of requirements met, and the points."""

    times: int
    points: int


def worth(card: Card, serpent: str | Iterable[str], beside: Collection[Card] = ()) -> Worth:
    """Return what this card is worth beside a serpent such as "hY G Y Y G tG", head side first.

    `beside` are the prophecies that lie beside it, which only promo temples ask for (C9.3). The points are 0
    where the card could not be placed (C7.6, C7.9). ValueError if there is no such card or serpent.
    """
    if card not in PROPHECIES and card not in TEMPLES:
        raise ValueError(f"There is no card {card!r}; there are P0 to P54 and T0 to T19.")
    if unknown := [one for one in beside if one not in PROPHECIES]:
        raise ValueError(f"There is no prophecy {unknown[0]!r}; there are P0 to P54.")
    laid = serpent_of(serpent.split() if isinstance(serpent, str) else serpent)
    return prophecy_worth(card, laid) if card in PROPHECIES else temple_worth(card, laid, beside)


def prophecy_worth(card: Card, serpent: Serpent) -> Worth:
    """Return what this prophecy is worth beside a serpent as it is now (C8)."""
    return reading_worth(card, serpent.reading)


def temple_worth(card: Card, serpent: Serpent, beside: Collection[Card]) -> Worth:
    """Return what this temple is worth beside a serpent with these prophecies (C9); 0 if it is unfinished."""
    temple = TEMPLES[card]
    met = sum(requirements_met(temple, serpent, beside))
    return Worth(met, temple.points[met] if serpent.finished else 0)


def requirements_met(temple: Temple, serpent: Serpent, beside: Collection[Card]) -> list[bool]:
    """Return for each requirement of the temple whether the serpent meets it (C9.1)."""
    colours = serpent.colours
    met = []
    if temple.without is not None:
        met.append(all(PROPHECIES[card].suit != temple.without for card in beside))
    if temple.absent is not None:
        met.append(temple.absent not in colours)
    if temple.equal is not None:
        one, other = map(colours.count, temple.equal)
        met.append(one == other > 0)
    if temple.length is not None:
        met.append(len(colours) == temple.length)
    return met


def points(levels: Levels, times: int) -> int:
    """Return the points of the highest level that is reached (C8.1)."""
    return max((scored for needed, scored in levels if needed <= times), default=0)


@lru_cache(_REMEMBERED)
def reading_worth(card: Card, reading: str) -> Worth:
    """Return what this prophecy is worth beside a serpent with this reading (C8)."""
    return Worth(reading_times(card, reading), reading_points(card, reading))


def reading_times(card: Card, reading: str) -> int:
    """Return how often this prophecy is fulfilled by a serpent with this reading (C8.3)."""
    return _COUNTERS[card](reading)


def reading_points(card: Card, reading: str) -> int:
    """Return the points of this prophecy beside a serpent with this reading; nothing of it is remembered."""
    times, scores = _COUNTERS[card](reading), _SCORES[card]
    return scores[times] if times < len(scores) else scores[-1]


def fulfilments(card: Card, serpent: Serpent) -> tuple[tuple[int, ...], ...]:
    """Return the pieces of each fulfilment of a prophecy (C8.3), counted from the head end from 0 on."""
    prophecy, reading = PROPHECIES[card], serpent.reading
    first = len(reading) - len(reading.lstrip(OPEN))
    if prophecy.loose:
        return tuple(_sets(prophecy.pattern, serpent.colours))
    found = _expression(prophecy.pattern, prophecy.lone).finditer(reading)
    return tuple(tuple(range(match.start() - first, match.end() - first)) for match in found)


def _sets(pattern: str, colours: str) -> Iterator[tuple[int, ...]]:
    """Yield the pieces of each set of this pattern, those nearest the head first."""
    places = {colour: [at for at, one in enumerate(colours) if one == colour] for colour in pattern}
    while all(len(places[colour]) >= needed for colour, needed in Counter(pattern).items()):
        yield tuple(sorted(places[colour].pop(0) for colour in pattern))


@cache
def _expression(pattern: str, lone: bool) -> re.Pattern[str]:
    text = pattern.replace("*+", ".+?")
    neighbour = f"[{pattern[0]}{OPEN}]"  # beside a lone pair neither its colour nor an open end (C8.5)
    return re.compile(f"(?<!{neighbour}){text}(?!{neighbour})" if lone else text)


def _counter(prophecy: Prophecy) -> Callable[[str], int]:
    """What counts the fulfilments in a reading, from the head on, the most there are (C8.3).

    None that begins later ends earlier.
    """
    pattern = prophecy.pattern
    if prophecy.loose:
        needed = Counter(pattern).items()
        return lambda reading: min(reading.count(colour) // many for colour, many in needed)
    if prophecy.lone or "+" in pattern:
        found = _expression(pattern, prophecy.lone).findall
        return lambda reading: len(found(reading))
    return methodcaller("count", pattern)


_COUNTERS: Final = {card: _counter(prophecy) for card, prophecy in PROPHECIES.items()}
_SCORES: Final = {
    card: [points(prophecy.levels, times) for times in range(prophecy.levels[-1][0] + 1)]
    for card, prophecy in PROPHECIES.items()
}
