"""The hint of Cóatl: who advises, from what the person to move may know, and what is drawn of a plan."""

from typing import Final

from mexica.games.coatl.ai.adviser import SECONDS, start_adviser
from mexica.games.coatl.table.hint.hint_steps import plan_steps
from mexica.games.coatl.table.hint.hint_words import otherwise, sentence
from mexica.shell.match.hint_parts import HintGame

HINT: Final = HintGame(SECONDS, start_adviser, sentence, plan_steps, otherwise=otherwise)
"""The hint for the person to move; the players' panel stays in sight beside it."""
