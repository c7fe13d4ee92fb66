"""The strongest level as an adviser."""

from typing import Final

from mexica.computer.advice_process import Adviser, once
from mexica.games.coatl.ai.advice import Advice, best_actions
from mexica.games.coatl.rules import State

SECONDS: Final = 0.5  # that it takes, about


def start_adviser() -> Adviser[State, Advice]:
    """Return an adviser that finds the best ways to go on; ThinkerError if no process can be started."""
    return Adviser(once(best_actions), "coatl adviser")
