"""Aztekz as the arena sees it."""

from collections.abc import Sequence
from typing import Final

from mexica.arena.arena_game import ArenaGame, Tunable
from mexica.games.aztekz import rules
from mexica.games.aztekz.ai import weights
from mexica.games.aztekz.ai.levels import levels
from mexica.games.aztekz.ai.players import PLAYERS
from mexica.games.aztekz.rules import Action, State
from mexica.games.aztekz.rules.events import Cause, Event, GameEnded


def _quiet(events: Sequence[Event]) -> bool:
    """Whether the game ended because no card was laid for three rounds (A7.2)."""
    return any(isinstance(event, GameEnded) and event.cause is Cause.QUIET_ROUNDS for event in events)


AZTEKZ: Final = ArenaGame[State, Action](
    rules=rules,
    players=PLAYERS,
    levels=tuple(level.kind for level in levels()),
    code=("mexica.games.aztekz.rules", "mexica.games.aztekz.ai"),
    remarks={"ended because no card was laid": _quiet},
    tunable=Tunable(weights.FILE),
)
