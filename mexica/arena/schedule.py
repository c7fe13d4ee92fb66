"""Which games are played: every setup once from each seat, so that neither luck nor the first move counts."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from mexica.arena.arena_game import ArenaGame
from mexica.arena.errors import ArenaError
from mexica.arena.job import Entrant, Job

_SEEDS: Final = 2**32


def setups(seed: int) -> Iterator[int]:
    """Yield seeds of setups without end, no two alike; the same seed gives the same ones."""
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
    """Return this many games, numbered from `first`, between the entrants on setups out of this source.

    All games on one setup follow each other, with everyone moved on by one seat from one to the next.
    ArenaError on a number of entrants that cannot play.
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
