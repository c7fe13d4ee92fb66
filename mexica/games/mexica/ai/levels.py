"""The levels of the computer player: the one list from which the commands, saves and screens take them.

Each is named after a rank of Tenochtitlan, in Nahuatl: `macehualli`, a commoner; `calpullec`, the elder at
the head of a calpulli; `cihuacoatl`, the ruler's chief minister; `tlatoani`, "one who speaks", the ruler.
"""

from collections.abc import Callable
from typing import Final

from attrs import field, frozen

from mexica.computer.mind import Budget, Mind, WeightTables
from mexica.games.mexica.ai.weights import Weights, weights
from mexica.games.mexica.rules import Action, State
from mexica.texts import _

_BEGINNER_OVERLOOKS: Final = 0.75
MakeMind = Callable[[int, Budget, Weights | None, WeightTables | None], Mind[State, Action]]
"""Makes a computer player from a seed and a turn budget.

The weights, if given, replace its own; the tables all those that ship.
"""


@frozen
class Level:
    """A level: its identifier in commands and saves (`kind`), its name, what the name means, how it plays.

    `budget` is its default turn budget; a level without one does not search.
    """

    kind: str
    name: str
    meaning: str
    line: str
    make: MakeMind = field(repr=False)
    budget: Budget | None = None


def levels() -> tuple[Level, ...]:
    """Return the levels from the weakest to the strongest, in the player's language."""
    return (
        Level("beginner", "Macehualli", _("commoner"), _("Founds and builds, but misses a lot."), _beginner),
        Level(
            "greedy", "Calpullec", _("head of a calpulli"), _("Takes the best gain at each step."), _greedy
        ),
        Level(
            "planner",
            "Cihuacoatl",
            _("chief minister"),
            _("Plans its whole turn before it begins."),
            _planner,
            Budget(seconds=0.7),
        ),
        Level(
            "strongest",
            "Tlatoani",
            _("ruler"),
            _("Plans its turn and thinks several rounds ahead."),
            _strongest,
            Budget(seconds=3.0),
        ),
    )


def level(kind: str) -> Level:
    """Return the level with this kind, as in commands and saves; KeyError if there is none."""
    return {level.kind: level for level in levels()}[kind]


# Each function imports its player only when one is made: the start screen needs only the names.


def _beginner(
    seed: int, budget: Budget, given: Weights | None, tables: WeightTables | None
) -> Mind[State, Action]:
    from mexica.games.mexica.ai.greedy import Greedy

    return Greedy(seed, given or weights("beginner", tables), overlooks=_BEGINNER_OVERLOOKS)


def _greedy(
    seed: int, budget: Budget, given: Weights | None, tables: WeightTables | None
) -> Mind[State, Action]:
    from mexica.games.mexica.ai.greedy import Greedy

    return Greedy(seed, given or weights(tables=tables))


def _planner(
    seed: int, budget: Budget, given: Weights | None, tables: WeightTables | None
) -> Mind[State, Action]:
    from mexica.games.mexica.ai.planner import Planner

    return Planner(seed, budget, given, tables)


def _strongest(
    seed: int, budget: Budget, given: Weights | None, tables: WeightTables | None
) -> Mind[State, Action]:
    from mexica.games.mexica.ai.strongest import Strongest

    return Strongest(seed, budget, given, tables)
