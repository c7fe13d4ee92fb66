"""Matches of Mexica as `mexica.play` represents them, and their saved form. Does not need pygame."""

from typing import Final

from attrs import frozen

from mexica.games.mexica import rules
from mexica.games.mexica.ai.players import KINDS
from mexica.games.mexica.rules import Action, Setup, State
from mexica.games.mexica.rules.material import COLOURS, NEUTRAL_TEMPLES
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
    """The check of a save's last position: `points` by seat, `digest` of what `describe` returns."""

    period: int
    round: int
    phase: str
    points: tuple[int, ...]
    digest: str


def check(state: State) -> Check:
    """Return the check for this state."""
    turn = state.turn
    return Check(
        turn.period, turn.round, turn.phase.value, rules.points(state), digest(rules.describe(state))
    )


SAVES: Final = SaveFormat[Setup, State, Action, Check](
    rules, "Mexica", COLOURS, (play.PERSON, *KINDS), Check, check
)


def new_record(
    players: tuple[play.PlayerInfo, ...], first: int, seed: int, neutral_floors: int = NEUTRAL_FLOORS[0]
) -> Record:
    """Return a new game for these players by seat; the seed decides everything random in it.

    `neutral_floors` (R2.7, R2.8) matters only for two players.
    """
    floors = neutral_floors if len(players) == NEUTRAL_SEATS else NEUTRAL_FLOORS[0]
    return Record(rules.new_setup(len(players), seed, first=first, neutral_floors=floors), players)


def replay(record: Record) -> State:
    """Return the state after the last action; ReplayError names the first one that is illegal."""
    return play.replay(rules, record).state
