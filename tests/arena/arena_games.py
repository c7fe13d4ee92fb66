"""Games for the tests of the arena: quickly made up, or quickly played."""

from mexica.arena.arena_command import entrants
from mexica.arena.schedule import jobs, setups
from mexica.arena.selfplay import Game, Job
from mexica.arena.turn_times import Pace

PACE = Pace(turns=10, cpu=0.5, longest=1.5, over=None)


def random_jobs(games: int, seed: int = 1) -> list[Job]:
    """Games of two players that play at random."""
    return jobs(entrants(["random", "random"]), games, setups(seed))


def told(number: int, seats: str, points: tuple[int, ...], *winners: int, stalls: int = 0) -> Game:
    """A game as it might have gone; two games go with each setup."""
    names = tuple(seats.split(","))
    paces = dict.fromkeys(names, PACE)
    return Game(number, number // 2, names, points, winners, 20 + number, stalls, 0, paces)
