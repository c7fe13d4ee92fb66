"""Cóatl as the arena sees it."""

from collections.abc import Sequence
from typing import Final

from mexica.arena.arena_game import ArenaGame, Tunable
from mexica.games.coatl import rules
from mexica.games.coatl.ai import weights
from mexica.games.coatl.ai.levels import levels
from mexica.games.coatl.ai.players import PLAYERS
from mexica.games.coatl.rules import Action, State
from mexica.games.coatl.rules.events import EndingBegan, Event
from mexica.games.coatl.rules.state import Cause


def _bodies_gone(events: Sequence[Event]) -> bool:
    """Whether the last turns began because there were no more body segments (C12.2)."""
    return any(isinstance(event, EndingBegan) and event.cause is Cause.BODIES_GONE for event in events)


COATL: Final = ArenaGame[State, Action](
    rules=rules,
    players=PLAYERS,
    levels=tuple(level.kind for level in levels()),
    code=("mexica.games.coatl.rules", "mexica.games.coatl.ai"),
    remarks={"ran out of body segments": _bodies_gone},
    tunable=Tunable(weights.FILE),
)
