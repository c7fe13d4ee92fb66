"""Aztekz as its environment sees it."""

from typing import Final

from mexica.env.env_game import EnvGame
from mexica.games.aztekz import rules
from mexica.games.aztekz.environment.catalogue import CHOICES, numbers
from mexica.games.aztekz.environment.observation import OBSERVER
from mexica.games.aztekz.environment.text_table import drawn
from mexica.games.aztekz.rules import Action, State

AZTEKZ: Final = EnvGame[State, Action](
    rules=rules, version=0, choices=CHOICES, numbers=numbers, observer=OBSERVER, drawn=drawn
)
