"""The catalogue of choices: a number for every action that can ever be legal.

Moving a bridge takes two choices, to lift it and to place it, so that there are some 2,500 numbers instead
of 52,000. Placing it has the numbers of building one, which is legal only before bridges may be moved (R5.4).
"""

from collections.abc import Iterator
from typing import Final

from mexica.games.mexica.rules.actions import (
    Action,
    Agree,
    BuildBridge,
    BuildTemple,
    Decline,
    Direction,
    EndTurn,
    FlatRateMove,
    FoundDistrict,
    MoveBridge,
    PlaceCanal,
    PlacePilli,
    ProposeRemoval,
    TakeActionToken,
    TakeBoat,
    Walk,
)
from mexica.games.mexica.rules.material import CALPULLI, FLOORS
from mexica.games.mexica.rules.spaces import (
    FIRST_CANAL,
    ISLAND,
    NEIGHBOURS,
    PALACE,
    START_SPACES,
    Space,
    before,
    between_ew,
    between_ns,
    each,
    name,
)

_LAND: Final = ISLAND & ~FIRST_CANAL
_OPEN: Final = _LAND & ~PALACE  # where a canal, a temple or a token may go
_CROSSED: Final = {
    Direction.NS: between_ns(_LAND) & ISLAND & ~PALACE,
    Direction.EW: between_ew(_LAND) & ISLAND & ~PALACE,
}
_BRIDGES: Final = _CROSSED[Direction.NS] | _CROSSED[Direction.EW]
_STANDING: Final = _LAND | _BRIDGES  # where a Pilli may stand


def _canals() -> Iterator[PlaceCanal]:
    for space in each(_OPEN):
        yield PlaceCanal((space,))
    for space in each(_OPEN):
        for beside in each(NEIGHBOURS[space] & _OPEN & ~before(space)):
            yield PlaceCanal((space, beside))


def _actions() -> Iterator[Action]:
    yield from (PlacePilli(space) for space in each(START_SPACES))
    yield from _canals()
    yield from (BuildBridge(space, way) for way in Direction for space in each(_CROSSED[way]))
    yield from (BuildTemple(space, floors) for floors in FLOORS for space in each(_OPEN))
    yield from (Walk(space) for space in each(_STANDING))
    yield from (TakeBoat(space) for space in each(_BRIDGES))
    yield from (FlatRateMove(space) for space in each(_STANDING))
    yield from (FoundDistrict(space) for space in each(_OPEN))
    yield TakeActionToken()
    yield from (ProposeRemoval(size) for size in CALPULLI)
    yield from (Agree(), Decline(), EndTurn())


_ACTIONS: Final = tuple(_actions())
_NUMBERS: Final[dict[Action, tuple[int, ...]]] = {action: (n,) for n, action in enumerate(_ACTIONS)}
_LIFTED: Final = {len(_ACTIONS) + n: space for n, space in enumerate(each(_BRIDGES))}
_LIFTS: Final = {space: number for number, space in _LIFTED.items()}

CHOICES: Final = (*map(str, _ACTIONS), *(f"lift {name(space)}" for space in _LIFTS))
"""The text of every choice by its number: the texts of actions, and "lift F6"."""


def numbers(action: Action) -> tuple[int, ...]:
    """Return the choice that makes this action, two for moving a bridge."""
    if isinstance(action, MoveBridge):
        return (_LIFTS[action.origin], *_NUMBERS[BuildBridge(action.space, action.direction)])
    return _NUMBERS[action]


def lifted(begun: tuple[int, ...]) -> Space | None:
    """Return the space of the bridge that these choices lift, None if they are none."""
    return _LIFTED[begun[0]] if begun else None
