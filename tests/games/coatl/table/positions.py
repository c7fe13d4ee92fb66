"""Positions in the middle of games, played by chance."""

import random
from functools import cache

from mexica.games.coatl.rules import State, apply, legal_actions, new_setup, start
from mexica.games.coatl.rules.actions import Done


@cache
def played(seats: int, actions: int, seed: int = 5) -> State:
    """Return the position after so many actions taken by chance; it is not ended early by doing without."""
    state, chance = start(new_setup(seats, seed)), random.Random(seed)
    for _ in range(actions):
        offered = legal_actions(state)
        if not offered:
            break
        state = apply(
            state, chance.choice([one for one in offered if not isinstance(one, Done)] or offered)
        ).state
    return state
