"""Cóatl told a second time, naively and from the cards as data, to judge the program by.

Needs nothing of the program: states are descriptions, actions are texts.
"""

from tests.games.coatl.oracle.legal import legal
from tests.games.coatl.oracle.scoring import serpent_points, worth

__all__ = ["legal", "serpent_points", "worth"]
