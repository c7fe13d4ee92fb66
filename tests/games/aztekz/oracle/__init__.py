"""Aztekz told a second time, naively, to judge the program by.

Needs nothing of the program: states are descriptions, actions are texts.
"""

from tests.games.aztekz.oracle.legal import everything, legal
from tests.games.aztekz.oracle.scoring import points, winners
from tests.games.aztekz.oracle.ways import holds_together

__all__ = ["everything", "holds_together", "legal", "points", "winners"]
