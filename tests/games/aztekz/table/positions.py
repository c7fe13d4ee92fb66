"""Positions in the middle of games, played by chance."""

import random
from collections.abc import Iterator
from functools import cache

from mexica.games.aztekz.rules import Action, State, apply, legal_actions, new_setup, start
from mexica.games.aztekz.rules.actions import LayCard
from mexica.games.aztekz.rules.events import Event
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid, covering_cells, seen_pyramid

Step = tuple[State, Action, tuple[Event, ...], State]


def steps(seats: int, actions: int, seed: int = 5) -> Iterator[Step]:
    """Yield so many actions taken by chance: the state before, the action, its events, the state after.

    Cards are laid less often than by chance alone, so that heroes and souls get about.
    """
    state, chance = start(new_setup(seats, seed)), random.Random(seed)
    for _ in range(actions):
        offered = legal_actions(state)
        if not offered:
            return
        laying = [one for one in offered if isinstance(one, LayCard)]
        others = [one for one in offered if not isinstance(one, LayCard)]
        chosen = chance.choice(others if others and (not laying or chance.random() < 0.7) else laying)
        done = apply(state, chosen)
        yield state, chosen, tuple(done.events), done.state
        state = done.state


@cache
def played(seats: int, actions: int, seed: int = 5) -> tuple[State, SeenPyramid]:
    """Return the position after so many actions taken by chance, and what is seen of it."""
    done = list(steps(seats, actions, seed))
    state = done[-1][3] if done else start(new_setup(seats, seed))
    return state, seen_pyramid(state, covering_cells(action for _before, action, _events, _after in done))
