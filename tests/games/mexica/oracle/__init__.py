"""A second, naive implementation of the rules, written from their text alone, to check the engine against.

It works on the plain dict that `rules.describe` gives, with sets of space names, and knows nothing of the
engine: slow and obvious on purpose. `legal`, `after` and `cost` are all a test needs.
"""

from tests.games.mexica.oracle.dead import fate
from tests.games.mexica.oracle.facts import districts_of
from tests.games.mexica.oracle.legal import cost, every_candidate, legal
from tests.games.mexica.oracle.play import after
from tests.games.mexica.oracle.scoring import district_scores, winners

__all__ = ["after", "cost", "district_scores", "districts_of", "every_candidate", "fate", "legal", "winners"]
