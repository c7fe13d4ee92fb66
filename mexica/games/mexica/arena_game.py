"""Mexica as the arena sees it."""

from collections.abc import Sequence
from typing import Final

from mexica.arena.arena_game import ArenaGame, Tunable
from mexica.games.mexica import rules
from mexica.games.mexica.ai import weights
from mexica.games.mexica.ai.levels import levels
from mexica.games.mexica.ai.players import PLAYERS
from mexica.games.mexica.rules import Action, State
from mexica.games.mexica.rules.events import Event, RoundEnded
from mexica.games.mexica.rules.material import QUIET_ROUNDS


def _stalled(events: Sequence[Event]) -> bool:
    """Whether a period ended because nothing had been placed for too long (R12.5)."""
    return any(isinstance(event, RoundEnded) and event.quiet_rounds >= QUIET_ROUNDS for event in events)


MEXICA: Final = ArenaGame[State, Action](
    rules=rules,
    players=PLAYERS,
    levels=tuple(level.kind for level in levels()),
    code=("mexica.games.mexica.rules", "mexica.games.mexica.ai"),
    remarks={"ended a period by stall": _stalled},
    tunable=Tunable(weights.FILE),
)
