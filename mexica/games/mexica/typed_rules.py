"""Mexica's rules, typed as what neutral code asks of any game."""

from typing import Final

from mexica.games.mexica import rules
from mexica.games.mexica.rules import Action, Setup, State
from mexica.play.game_rules import Rules

RULES: Final[Rules[Setup, State, Action]] = rules
