"""The catalogue of choices: a number for every action that can ever be legal."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from mexica.games.aztekz.rules.actions import (
    Action,
    Decline,
    DropSouls,
    GiveSouls,
    LayCard,
    ScareSouls,
    StealSouls,
    StepHero,
    TakeSouls,
)
from mexica.games.aztekz.rules.cells import CELLS
from mexica.games.aztekz.rules.material import HELPERS, HEROES, SEAT_COUNTS, SHAPE_OF, SOULS, SOULS_A_KIND


def _actions() -> Iterator[Action]:
    yield from (LayCard(cell, paths) for cell, paths in product(CELLS, SHAPE_OF))
    yield from (StepHero(hero, cell) for hero, cell in product(HEROES, CELLS))
    for helper in HELPERS:
        yield from (TakeSouls(helper, soul, n) for soul, n in product(SOULS, range(1, SOULS_A_KIND + 1)))
        yield from (DropSouls(helper), GiveSouls(helper), ScareSouls(helper))
    yield from (StealSouls(seat, helper) for seat, helper in product(range(max(SEAT_COUNTS)), HELPERS))
    yield Decline()


_NUMBERS: Final[dict[Action, int]] = {action: number for number, action in enumerate(_actions())}

CHOICES: Final = tuple(map(str, _NUMBERS))
"""The text of the action of every choice, by its number."""


def numbers(action: Action) -> tuple[int]:
    """Return the one choice that makes this action."""
    return (_NUMBERS[action],)
