"""Cóatl as its environment sees it."""

from typing import Final

from mexica.env.env_game import EnvGame
from mexica.games.coatl import rules
from mexica.games.coatl.environment.catalogue import CHOICES, numbers
from mexica.games.coatl.environment.observation import OBSERVER
from mexica.games.coatl.environment.text_table import drawn
from mexica.games.coatl.rules import Action, State

COATL: Final = EnvGame[State, Action](
    rules=rules, version=0, choices=CHOICES, numbers=numbers, observer=OBSERVER, drawn=drawn
)
