"""Games for the tests of the table: players, and positions after random play."""

import random

from mexica.games.coatl import rules
from mexica.games.coatl.table.match.match_record import COLOURS, Record, new_record
from mexica.play.record import PlayerInfo

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def players(*kinds: str) -> tuple[PlayerInfo, ...]:
    """Players of these kinds, by seat."""
    return tuple(PlayerInfo(NAMES[seat], COLOURS[seat], kind) for seat, kind in enumerate(kinds))


def played_at_random(
    *kinds: str, seed: int, actions: int, variants: tuple[str, ...] = ()
) -> tuple[Record, rules.State]:
    """A game between these players after so many random actions, or until it is over."""
    generator = random.Random(seed)
    record = new_record(players(*kinds), 0, seed, variants)
    state, chosen = rules.start(record.setup), list[rules.Action]()
    while len(chosen) < actions and not rules.is_over(state):
        chosen.append(generator.choice(rules.legal_actions(state)))
        state = rules.apply(state, chosen[-1]).state
    return Record(record.setup, record.players, tuple(chosen), seed=seed), state
