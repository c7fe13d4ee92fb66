"""What a player can choose to do: one frozen class per kind of action, and their text form.

An action carries only the choice, never who makes it or what follows. `str(action)` and `parse(text)` are
inverses.
"""

import re
from collections.abc import Callable
from typing import Final

from attrs import frozen

from mexica.games.aztekz.rules import cells
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.material import HEROES, SHAPE_OF, SOULS, Paths, Soul
from mexica.games.aztekz.rules.state import HeroName, Seat
from mexica.rulebook.quoting import quoted
from mexica.rulebook.sentence import SentenceError, sentence


@frozen
class LayCard:
    """Lay the drawn card on a cell, turned so that these paths are open; first with all heroes (A3.2, A6)."""

    cell: Cell
    paths: Paths

    def __str__(self) -> str:
        return f"lay {cells.name(self.cell)} {self.paths}"


@frozen
class StepHero:
    """Step with a hero to a linked card (A4.3)."""

    hero: HeroName
    cell: Cell

    def __str__(self) -> str:
        return f"step {self.hero} {cells.name(self.cell)}"


@frozen
class TakeSouls:
    """Take so many souls of a kind from the card of a helper (A5.2)."""

    hero: HeroName
    soul: Soul
    souls: int

    def __str__(self) -> str:
        return f"take {self.hero} {self.soul} {self.souls}"


@frozen
class DropSouls:
    """Drop all that a helper carries (A5.3)."""

    hero: HeroName

    def __str__(self) -> str:
        return f"drop {self.hero}"


@frozen
class GiveSouls:
    """Give all that a helper carries to its chief, which frees it (A5.4)."""

    hero: HeroName

    def __str__(self) -> str:
        return f"give {self.hero}"


@frozen
class ScareSouls:
    """Scare away all souls on the card of a helper and with it (A5.5)."""

    hero: HeroName

    def __str__(self) -> str:
        return f"scare {self.hero}"


@frozen
class StealSouls:
    """Take with the chief what this hero of another seat carries, which frees it (A5.6)."""

    seat: Seat
    hero: HeroName

    def __str__(self) -> str:
        return f"steal {self.seat} {self.hero}"


@frozen
class Decline:
    """Put the drawn card under the deck, and its soul back into the supply (A6.7, A6.8)."""

    def __str__(self) -> str:
        return "decline"


Action = LayCard | StepHero | TakeSouls | DropSouls | GiveSouls | ScareSouls | StealSouls | Decline


class ParseError(SentenceError):
    """Raised for a text that is not an action; the message says what was expected."""


_CELL: Final = r"(\S+)"
_HERO: Final = f"({'|'.join(HEROES)})"
_FORMS: Final[list[tuple[re.Pattern[str], Callable[..., Action]]]] = [
    (re.compile(pattern), build)
    for pattern, build in (
        (rf"lay {_CELL} ({'|'.join(SHAPE_OF)})", lambda cell, paths: LayCard(cells.named(cell), paths)),
        (rf"step {_HERO} {_CELL}", lambda hero, cell: StepHero(hero, cells.named(cell))),
        (
            rf"take {_HERO} ({'|'.join(SOULS)}) (0|[1-9][0-9]?)",
            lambda hero, soul, souls: TakeSouls(hero, soul, int(souls)),
        ),
        (rf"drop {_HERO}", DropSouls),
        (rf"give {_HERO}", GiveSouls),
        (rf"scare {_HERO}", ScareSouls),
        (rf"steal ([0-9]) {_HERO}", lambda seat, hero: StealSouls(int(seat), hero)),
        (r"decline", Decline),
    )
]


def parse(text: str) -> Action:
    """Return the action that a text such as `"step helper1 -1,0"` names; ParseError on anything else."""
    for pattern, build in _FORMS if isinstance(text, str) else ():
        if match := pattern.fullmatch(text):
            try:
                return build(*match.groups())
            except KeyError:  # no cell
                break
    raise ParseError(
        sentence(
            "{text} is no action; examples are 'lay 0,2 nes', 'step chief 0,1' and 'decline'.",
            text=quoted(text),
        )
    )
