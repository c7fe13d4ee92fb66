"""After a round in which nothing was placed, every level places something to keep games going (R12.5)."""

import pytest
from attrs import evolve

from mexica.computer.mind import Budget
from mexica.games.mexica.ai.levels import levels
from mexica.games.mexica.ai.players import mind
from mexica.games.mexica.rules import State, apply
from mexica.games.mexica.rules.state import Phase
from tests.games.mexica.ai.playing import begun_turns, greedy_game

LEVELS = tuple(level.kind for level in levels())


def quiet_states() -> list[State]:
    """Beginnings of the last turns of a game, changed as if nothing had been placed for two rounds."""
    return [
        evolve(state, turn=evolve(state.turn, quiet_rounds=2, placed_this_round=False))
        for state in begun_turns(greedy_game())[-8:]
        if any(state.mover.temples) or state.supply.double_canals or state.supply.bridges
    ]


@pytest.mark.parametrize("kind", LEVELS)
def test_something_is_placed_before_the_period_ends_by_stall(kind: str) -> None:
    assert len(quiet_states()) > 4
    for state in quiet_states():
        player = mind(kind, 1, budget=Budget(nodes=200))
        seat, after = state.turn.to_move, state
        while after.turn.to_move == seat and after.turn.phase is Phase.TURNS:
            after = apply(after, player.choose(after)).state
        assert after.turn.quiet_rounds == 0
