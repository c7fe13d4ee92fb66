"""Games for the tests of the arena: made up, or quick to play."""

from mexica.arena.arena_command import entrants
from mexica.arena.job import Job
from mexica.arena.schedule import jobs, setups
from mexica.arena.selfplay import GameResult
from mexica.arena.turn_times import TurnTimes
from mexica.games.mexica.arena_game import MEXICA
from tests.games.nim.arena_game import NIM

TIMES = TurnTimes(turns=10, cpu=0.5, longest=1.5, over=None)

[STALL] = MEXICA.remarks


def random_jobs(games: int, seed: int = 1) -> list[Job]:
    """Jobs of Nim games between two random players."""
    return jobs(NIM, entrants(["random", "random"]), games, setups(seed))


def result(number: int, seats: str, points: tuple[int, ...], *winners: int, stalls: int = 0) -> GameResult:
    """A game as it might have gone; two games go with each setup."""
    names = tuple(seats.split(","))
    times, remarks = dict.fromkeys(names, TIMES), {STALL: stalls}
    return GameResult(number, number // 2, names, points, winners, 20 + number, remarks, 0, times)
