"""Mexica as the window offers it: what a new game can choose, and the screen it is played in.

The shell adapts these functions to its own idea of a game in `game.py`.
"""

from typing import TYPE_CHECKING, Final

from mexica.games.mexica.rules import new_setup
from mexica.games.mexica.rules.material import COLOURS, NEUTRAL_TEMPLES
from mexica.games.mexica.table.match.record import GAME, PlayerInfo, Record

if TYPE_CHECKING:
    from mexica.games.mexica.table.match.match_scene import MatchScene
    from mexica.play.host import Host

KEY: Final = GAME
TITLE: Final = "Mexica"
SEAT_COUNTS: Final = (2, 3, 4)
SEAT_COLOURS: Final = COLOURS
NEUTRAL_SEATS: Final = 2  # the neutral temples of R2.7 are for this many players
NEUTRAL_FLOORS: Final = tuple(NEUTRAL_TEMPLES)


def new_record(players: tuple[PlayerInfo, ...], first: int, seed: int, neutral_floors: int = 20) -> Record:
    """Return a new game for these players by seat; the seed decides everything random in it.

    `neutral_floors` (R2.7, R2.8) counts for two players only.
    """
    floors = neutral_floors if len(players) == NEUTRAL_SEATS else NEUTRAL_FLOORS[0]
    return Record(new_setup(len(players), seed, first=first, neutral_floors=floors), players)


def make_match(host: "Host", record: Record) -> "MatchScene":
    """Return the screen in which this game is played on."""
    from mexica.games.mexica.table.match.match_scene import MatchScene  # noqa: PLC0415  # the rest of this module runs without pygame

    return MatchScene(host, record)
