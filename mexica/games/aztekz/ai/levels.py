"""The levels of the computer player: the one list from which the commands, saves and screens take them.

Each is named in Nahuatl after one who leads souls on: `tlameme`, a porter; `pochtecatl`, a travelling trader;
`nahualli`, a seer who changes shape; `xolotl`, the dog-headed god who guides the dead through the underworld.
"""

from typing import Final

from mexica.computer.mind import Mind
from mexica.computer.weighed_levels import Level as WeighedLevel
from mexica.games.aztekz.ai.weights import Weights
from mexica.games.aztekz.rules import Action, State
from mexica.texts import _

_BEGINNER_OVERLOOKS: Final = 0.7
Level = WeighedLevel[State, Action, Weights]


def levels() -> tuple[Level, ...]:
    """Return the levels from the weakest to the strongest, in the player's language."""
    return (
        Level("beginner", "Tlameme", _("porter"), _("Carries souls, but misses a lot."), _beginner),
        Level("greedy", "Pochtecatl", _("trader"), _("Plays the turn that gains most."), _greedy),
        Level("planner", "Nahualli", _("seer"), _("Thinks of its next turn too."), _planner),
        Level(
            "strongest",
            "Xolotl",
            _("guide of the dead"),
            _("Plans ahead, and expects what the others will do."),
            _strongest,
            "strongest",
        ),
    )


# Each function imports its player only when one is made: the start screen needs only the names.


def _beginner(seed: int, given: Weights) -> Mind[State, Action]:
    from mexica.games.aztekz.ai.greedy import Greedy

    return Greedy(seed, given, overlooks=_BEGINNER_OVERLOOKS)


def _greedy(seed: int, given: Weights) -> Mind[State, Action]:
    from mexica.games.aztekz.ai.greedy import Greedy

    return Greedy(seed, given)


def _planner(seed: int, given: Weights) -> Mind[State, Action]:
    from mexica.games.aztekz.ai.planner import Planner

    return Planner(seed, given)


def _strongest(seed: int, given: Weights) -> Mind[State, Action]:
    from mexica.games.aztekz.ai.strongest import Strongest

    return Strongest(seed, given)
