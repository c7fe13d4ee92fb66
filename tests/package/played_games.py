"""The games that the robot plays: how it clicks in each, who decides for it, and whom it meets."""

from collections.abc import Callable
from typing import Any

from attrs import frozen

from mexica.box import games
from mexica.computer.mind import Budget
from mexica.games.aztekz import rules as aztekz_rules
from mexica.games.aztekz.ai.players import mind as aztekz_mind
from mexica.games.coatl import rules as coatl_rules
from mexica.games.coatl.ai.players import mind as coatl_mind
from mexica.games.mexica import rules as mexica_rules
from mexica.games.mexica.ai.players import mind as mexica_mind
from mexica.games.mexica.rules.events import PeriodScored
from tests.package.aztekz_keys import AztekzKeys
from tests.package.aztekz_turns import AztekzPerson
from tests.package.coatl_turns import CoatlPerson
from tests.package.mexica_turns import MexicaPerson
from tests.package.person import Person

GAMES = games()
QUICK = Budget(nodes=300)  # of a turn


@frozen
class PlayedGame:
    """A game of the box with what the robot needs at its table.

    `mind` decides for the robot, a planner without delay; events of the type `scored` are shown to everybody.
    `keyboard` plays without the mouse.
    """

    game: Any
    rules: Any
    person: type[Person]
    mind: Callable[[], Any]
    scored: type | None = None
    keyboard: type[Person] | None = None

    def scorings(self, record: Any) -> list[int]:
        """After how many actions of a record everybody is shown a scoring."""
        if self.scored is None:
            return []
        return [
            number
            for number, played in enumerate(record.replayed.history, 1)
            if any(isinstance(event, self.scored) for event in played.events)
        ]

    def opponent(self, level: str) -> str:
        """The name of the computer player of this level, "person" for a person."""
        return next(kind.label for kind in self.game.kinds if kind.key == level)


PLAYED = {
    "mexica": PlayedGame(
        GAMES[0],
        mexica_rules,
        MexicaPerson,
        lambda: mexica_mind("planner", seed=1, budget=QUICK),
        PeriodScored,
    ),
    "coatl": PlayedGame(GAMES[1], coatl_rules, CoatlPerson, lambda: coatl_mind("planner", seed=1)),
    "aztekz": PlayedGame(
        GAMES[2],
        aztekz_rules,
        AztekzPerson,
        lambda: aztekz_mind("planner", seed=1),
        keyboard=AztekzKeys,
    ),
}
LEVELS = tuple(kind.key for kind in GAMES[0].kinds)
"""Who can sit at the other seats: people, and the levels, which are called alike in every game."""
