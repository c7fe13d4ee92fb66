"""The levels of the computer player: the one list from which the commands, saves and screens take them.

Each is named in Nahuatl after people of a temple: `tlamacazton`, a boy given to it; `tlamacazqui`, a priest;
`tlamatini`, "one who knows", who reads the painted books; `quetzalcoatl`, the title of its two high priests.
"""

from typing import Final

from mexica.computer.mind import Mind
from mexica.computer.weighed_levels import Level as WeighedLevel
from mexica.games.coatl.ai.weights import Weights
from mexica.games.coatl.rules import Action, State
from mexica.texts import _

_BEGINNER_OVERLOOKS: Final = 0.75
Level = WeighedLevel[State, Action, Weights]


def levels() -> tuple[Level, ...]:
    """Return the levels from the weakest to the strongest, in the player's language."""
    return (
        Level("beginner", "Tlamacazton", _("temple boy"), _("Builds serpents, but misses a lot."), _beginner),
        Level("greedy", "Tlamacazqui", _("priest"), _("Takes what helps most at the moment."), _greedy),
        Level("planner", "Tlamatini", _("wise one"), _("Thinks of its next action too."), _planner),
        Level(
            "strongest",
            "Quetzalcoatl",
            _("high priest"),
            _("Plans ahead and watches what the others need."),
            _strongest,
            "strongest",
        ),
    )


# Each function imports its player only when one is made: the start screen needs only the names.


def _beginner(seed: int, given: Weights) -> Mind[State, Action]:
    from mexica.games.coatl.ai.greedy import Greedy

    return Greedy(seed, given, overlooks=_BEGINNER_OVERLOOKS)


def _greedy(seed: int, given: Weights) -> Mind[State, Action]:
    from mexica.games.coatl.ai.greedy import Greedy

    return Greedy(seed, given)


def _planner(seed: int, given: Weights) -> Mind[State, Action]:
    from mexica.games.coatl.ai.planner import Planner

    return Planner(seed, given)


def _strongest(seed: int, given: Weights) -> Mind[State, Action]:
    from mexica.games.coatl.ai.strongest import Strongest

    return Strongest(seed, given)
