"""The rules of Mexica: pure functions on immutable states; needs only the standard library and attrs.

Exports everything that a player, a bot or a tool needs, and what `play.game_rules.Rules` asks of any game.
RULES.md in this folder has the clauses.
"""

from mexica.games.mexica.rules.actions import Action, ParseError, parse
from mexica.games.mexica.rules.apply_action import Step, apply
from mexica.games.mexica.rules.describe import describe
from mexica.games.mexica.rules.legality import cost, legal_actions, refusal
from mexica.games.mexica.rules.position import position
from mexica.games.mexica.rules.scoring import Scoring, standings, winners
from mexica.games.mexica.rules.setup import SEAT_COUNTS, Setup, new_setup, start
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.rules.travel import Trip, reach
from mexica.games.mexica.rules.turn_order import (
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

KEY = "mexica"

__all__ = [
    "KEY",
    "SEAT_COUNTS",
    "Action",
    "IllegalAction",
    "ParseError",
    "PositionError",
    "Refusal",
    "Scoring",
    "Setup",
    "State",
    "Step",
    "Trip",
    "apply",
    "continues",
    "cost",
    "describe",
    "ends_turn",
    "is_over",
    "legal_actions",
    "new_setup",
    "parse",
    "points",
    "position",
    "reach",
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
