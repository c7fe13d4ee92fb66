"""Actions made by hand with fields that mean nothing: refused before any rule looks at them."""

from mexica.games.aztekz.rules.actions import (
    Decline,
    DropSouls,
    GiveSouls,
    LayCard,
    ScareSouls,
    StealSouls,
    StepHero,
    TakeSouls,
)
from mexica.games.aztekz.rules.material import HEROES, SEAT_COUNTS, SHAPE_OF, SOULS
from mexica.rulebook.quoting import quoted
from mexica.rulebook.refusing import Refusal, refuse

_COORDINATES = 2


def refusal(action: object) -> Refusal | None:
    """Return why this is no action of Aztekz, None if it is one, legal or not."""
    match action:
        case Decline():
            return None
        case LayCard(cell, paths):
            return _no_cell(cell) or _no_paths(paths)
        case StepHero(hero, cell):
            return _no_hero(hero) or _no_cell(cell)
        case TakeSouls(hero, soul, souls):
            return _no_hero(hero) or _no_soul(soul) or _no_number(souls)
        case DropSouls(hero) | GiveSouls(hero) | ScareSouls(hero):
            return _no_hero(hero)
        case StealSouls(seat, hero):
            return _no_seat(seat) or _no_hero(hero)
    return refuse("A4.1", "{what} is not an action.", what=quoted(action))


def _no_cell(cell: object) -> Refusal | None:
    if (
        isinstance(cell, tuple)
        and len(cell) == _COORDINATES
        and all(type(number) is int and -100 < number < 100 for number in cell)  # noqa: PLR2004  # as written
    ):
        return None
    return refuse("A1.1", "{what} is not a cell; cells are written as 0,2 and -1,0.", what=quoted(cell))


def _no_paths(paths: object) -> Refusal | None:
    if isinstance(paths, str) and paths in SHAPE_OF:
        return None
    return refuse(
        "A1.2", "No card has the paths {what}; they are written as nes, ew and nesw.", what=quoted(paths)
    )


def _no_hero(hero: object) -> Refusal | None:
    if isinstance(hero, str) and hero in HEROES:
        return None
    return refuse("A2.1", "{what} is not a hero; there are chief, helper1 and helper2.", what=quoted(hero))


def _no_soul(soul: object) -> Refusal | None:
    if isinstance(soul, str) and soul in SOULS:
        return None
    return refuse(
        "A2.2",
        "{what} is not a kind of soul: sun, moon, jaguar, eagle, serpent or maize.",
        what=quoted(soul),
    )


def _no_number(souls: object) -> Refusal | None:
    if type(souls) is int:
        return None
    return refuse("A5.2", "{what} is not a number of souls.", what=quoted(souls))


def _no_seat(seat: object) -> Refusal | None:
    if type(seat) is int and 0 <= seat < max(SEAT_COUNTS):
        return None
    return refuse("A5.6", "Seats are numbered from 0 to 3, and {what} is none.", what=quoted(seat))
