"""The rules of Cóatl: pure functions on immutable states; needs only the standard library and attrs.

Exports everything that a player, a bot or a tool needs, and what `play.game_rules.Rules` asks of any game.
RULES.md in this folder has the clauses.
"""

from mexica.games.coatl.rules.actions import Action, ParseError, parse
from mexica.games.coatl.rules.apply_action import Step, apply
from mexica.games.coatl.rules.describe import describe
from mexica.games.coatl.rules.legality import legal_actions, refusal
from mexica.games.coatl.rules.material import SEAT_COUNTS
from mexica.games.coatl.rules.position import position
from mexica.games.coatl.rules.revealing import reveals
from mexica.games.coatl.rules.scoring import Standing, standings, winners
from mexica.games.coatl.rules.setup import Setup, new_setup, start
from mexica.games.coatl.rules.state import State
from mexica.games.coatl.rules.turn_order import (
    continues,
    ends_turn,
    is_over,
    points,
    round_number,
    seats,
    to_move,
    turn_id,
)
from mexica.games.coatl.rules.worth import Worth, worth
from mexica.rulebook.faults import PositionError
from mexica.rulebook.refusing import IllegalAction, Refusal

KEY = "coatl"

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
    "Worth",
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
    "worth",
]
