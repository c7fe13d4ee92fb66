"""Games for the tests of the arena: quickly made up, or quickly played."""

from mexica.arena.commands import entrants
from mexica.arena.game import Game, Job
from mexica.arena.pace import Pace
from mexica.arena.schedule import jobs, setups

PACE = Pace(turns=10, cpu=0.5, longest=1.5, over=None)


def random_jobs(games: int, seed: int = 1) -> list[Job]:
    """Games of two players that play at random."""
    return jobs(entrants(["random", "random"]), games, setups(seed))


def told(number: int, seats: str, points: tuple[int, ...], *winners: int, stalls: int = 0) -> Game:
    """A game as it might have gone; two games go with each setup."""
    names = tuple(seats.split(","))
    paces = dict.fromkeys(names, PACE)
    return Game(number, number // 2, names, points, winners, 20 + number, stalls, 0, paces)
