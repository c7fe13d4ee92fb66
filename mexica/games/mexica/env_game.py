"""Mexica as its environment sees it."""

from typing import Final

from mexica.env.env_game import EnvGame
from mexica.games.mexica import rules
from mexica.games.mexica.environment.catalogue import CHOICES, numbers
from mexica.games.mexica.environment.observation import OBSERVER
from mexica.games.mexica.environment.text_board import drawn
from mexica.games.mexica.rules import Action, State

MEXICA: Final = EnvGame[State, Action](
    rules=rules, version=0, choices=CHOICES, numbers=numbers, observer=OBSERVER, drawn=drawn
)
