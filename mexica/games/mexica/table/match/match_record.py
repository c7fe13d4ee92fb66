"""Matches of Mexica as `mexica.play` represents them, and their saved form. Does not need pygame."""

from collections.abc import Mapping
from typing import Any, Final

from attrs import frozen

from mexica.games.mexica import rules
from mexica.games.mexica.rules import Action, Setup, State
from mexica.games.mexica.rules.material import COLOURS, NEUTRAL_TEMPLES
from mexica.games.mexica.rules.state import FIRST_LAW
from mexica.play import record as play
from mexica.play import session
from mexica.play.save_format import SaveFormat, digest

Record = play.Record[Setup, State, Action]
PlayedAction = play.PlayedAction[State, Action]
Session = session.Session[Setup, State, Action]

NEUTRAL_SEATS: Final = 2  # the neutral temples of R2.7 are for this many players
NEUTRAL_FLOORS: Final = tuple(NEUTRAL_TEMPLES)


@frozen
class Check:
    """The check of a save's last position: `points` by seat, `digest` of what `describe` returns.

    The digest leaves out the law: the setup says it, and a digest in format 1 knows none.
    """

    period: int
    round: int
    phase: str
    points: tuple[int, ...]
    digest: str


def check(state: State) -> Check:
    """Return the check for this state."""
    turn, described = state.turn, rules.describe(state)
    described.pop("law", None)
    return Check(turn.period, turn.round, turn.phase.value, rules.points(state), digest(described))


def _by_the_first_law(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Format 2 names the law; a game of format 1 goes on by the law by which it was begun."""
    setup = data.get("setup")
    return {**data, "setup": {**setup, "law": FIRST_LAW}} if isinstance(setup, Mapping) else data


SAVES: Final = SaveFormat[Setup, State, Action, Check](
    rules, "Mexica", COLOURS, Check, check, (_by_the_first_law,)
)


def new_record(
    players: tuple[play.PlayerInfo, ...], first: int, seed: int, neutral_floors: int = NEUTRAL_FLOORS[0]
) -> Record:
    """Return a new game for these players by seat; the seed decides everything random in it.

    `neutral_floors` (R2.7, R2.8) matters only for two players.
    """
    floors = neutral_floors if len(players) == NEUTRAL_SEATS else NEUTRAL_FLOORS[0]
    setup = rules.new_setup(len(players), seed, first=first, neutral_floors=floors)
    return Record(setup, players, seed=seed)


def replay(record: Record) -> State:
    """Return the state after the last action; ReplayError names the first one that is illegal."""
    return play.replay(rules, record).state
