"""The strongest level as an adviser."""

from typing import Final

from mexica.computer.advice_process import Adviser, once
from mexica.games.aztekz.ai.advice import Advice, best_turns
from mexica.games.aztekz.rules import State

SECONDS: Final = 0.5  # that it takes, about


def start_adviser() -> Adviser[State, Advice]:
    """Return an adviser that finds the best turns; ThinkerError if no process can be started."""
    return Adviser(once(best_turns), "aztekz adviser")
