"""What a district can be expected to pay each seat while temples may still be built in it."""

from functools import lru_cache
from math import exp
from typing import Final

from mexica.games.mexica.rules.state import Seat

SURE: Final = 0.0
"""The spread when nobody can change the places any more."""
Pays = tuple[int, int, int]


@lru_cache(maxsize=16384)
def prospects(
    floors: tuple[int, ...], in_hand: tuple[bool, ...], pays: Pays, spread: float
) -> tuple[float, ...]:
    """Return what each seat can expect from a district with these floors (the neutral colour's come last).

    `in_hand` tells which seats have temples left; `spread` is the number of floors by which a lead may
    change, 0 when the places are settled (R11.3, R11.4).
    """
    return tuple(
        _worth(sum(_overtakes(floors, in_hand, other, seat, spread) for other in range(len(floors))), pays)
        if floors[seat]
        else 0.0
        for seat in range(len(floors) - 1)
    )


def _overtakes(
    floors: tuple[int, ...], in_hand: tuple[bool, ...], other: int, seat: Seat, spread: float
) -> float:
    """How likely the other owner is to end up with more floors than this seat."""
    if other == seat:
        return 0.0
    ahead = floors[other] - floors[seat]
    builds = other < len(in_hand) and in_hand[other]
    if spread == SURE or not (builds or in_hand[seat]):
        return float(ahead > 0)
    if not builds and ahead <= 0:
        return 0.0
    return 1 / (1 + exp((0.5 - ahead) / spread))


def _worth(better: float, pays: Pays) -> float:
    """The points for having this many owners ahead, a fraction if that number is uncertain."""
    places = (*pays, 0)
    place = int(better)
    if place + 1 >= len(places):
        return 0.0
    return places[place] + (better - place) * (places[place + 1] - places[place])
