"""Nim as the arena sees it."""

from typing import Any, Final

from mexica.arena.arena_game import ArenaGame, Tunable
from tests.games.nim import rules
from tests.games.nim.ai import FILE, PLAYERS
from tests.games.nim.rules import State, Take

NIM: Final = ArenaGame[State, Take](
    rules=rules,
    players=PLAYERS,
    levels=("perfect",),
    code=("tests.games.nim.rules", "tests.games.nim.ai"),
    selfplay_seats=("perfect", "random"),
    arena_seats=("perfect", "random"),
    tunable=Tunable(FILE, level="perfect", table="standard"),
)


def find(key: str) -> ArenaGame[Any, Any]:
    """Find Nim for the arena, as `box.arena_game` finds the games in the box."""
    return {rules.KEY: NIM}[key]
