"""The rules of Aztekz: pure functions on immutable states; needs only the standard library and attrs.

Exports everything that a player, a bot or a tool needs, and what `play.game_rules.Rules` asks of any game.
RULES.md in this folder has the clauses.
"""

from mexica.games.aztekz.rules.actions import Action, ParseError, parse
from mexica.games.aztekz.rules.apply_action import Step, apply
from mexica.games.aztekz.rules.describe import describe
from mexica.games.aztekz.rules.legality import legal_actions, refusal
from mexica.games.aztekz.rules.material import SEAT_COUNTS
from mexica.games.aztekz.rules.position import position
from mexica.games.aztekz.rules.scoring import Standing, standings, winners
from mexica.games.aztekz.rules.setup import Setup, new_setup, start
from mexica.games.aztekz.rules.state import State
from mexica.games.aztekz.rules.turn_order import (
    continues,
    ends_turn,
    is_over,
    points,
    reveals,
    round_number,
    seats,
    to_move,
    turn_id,
)
from mexica.rulebook.faults import PositionError
from mexica.rulebook.refusing import IllegalAction, Refusal

KEY = "aztekz"

__all__ = [
    "KEY",
    "SEAT_COUNTS",
    "Action",
    "IllegalAction",
    "ParseError",
    "PositionError",
    "Refusal",
    "Setup",
    "Standing",
    "State",
    "Step",
    "apply",
    "continues",
    "describe",
    "ends_turn",
    "is_over",
    "legal_actions",
    "new_setup",
    "parse",
    "points",
    "position",
    "refusal",
    "reveals",
    "round_number",
    "seats",
    "standings",
    "start",
    "to_move",
    "turn_id",
    "winners",
]
