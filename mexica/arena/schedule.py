"""Plans the games: every setup once from each seat, so that luck and the first move even out."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from mexica.arena.arena_game import ArenaGame
from mexica.arena.errors import ArenaError
from mexica.arena.job import Entrant, Job

_SEEDS: Final = 2**32


def setups(seed: int) -> Iterator[int]:
    """Yield an endless series of distinct setup seeds; the same seed gives the same series."""
    generator, drawn = Random(seed), set[int]()
    while True:
        setup = generator.randrange(_SEEDS)
        if setup not in drawn:
            drawn.add(setup)
            yield setup


def jobs(
    game: ArenaGame[Any, Any],
    entrants: Sequence[Entrant],
    games: int,
    source: Iterator[int],
    *,
    first: int = 0,
) -> list[Job]:
    """Return this many games, numbered from `first`, between the entrants on setups from this source.

    All games on one setup follow each other; from one to the next, everyone moves on by one seat.
    ArenaError if this number of entrants cannot play.
    """
    many, key = len(entrants), game.rules.KEY
    if many not in game.rules.SEAT_COUNTS:
        raise ArenaError(f"{key.capitalize()} is for {game.seat_counts} players, not {many}.")
    todo, setup = [], 0
    for number in range(games):
        if number % many == 0:
            setup = next(source)
        todo.append(Job(first + number, key, setup, tuple(entrants), number % many))
    return todo
