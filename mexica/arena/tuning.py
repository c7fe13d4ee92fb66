"""Better weights by self-play: an evolution strategy whose candidates play against the shipped weights.

The search is CMA-ES (Hansen 2016) as implemented by the package cmaes. It searches over the logarithms of
factors on the weights, so that every weight keeps its sign and all vary in proportion; a weight of 0 can
move either way. All candidates of a generation play the same setups, the next generation others. The result
is the centre of the last generation, as its best candidate owes much to chance.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import exp
from typing import Any, Final

from attrs import frozen

from mexica.arena.arena_game import ArenaGame
from mexica.arena.errors import ArenaError, how_to_get
from mexica.arena.job import Entrant, Job
from mexica.arena.schedule import jobs, setups
from mexica.arena.selfplay import GameResult
from mexica.arena.statistics import standing
from mexica.computer.mind import Budget, WeightTable

CANDIDATE: Final = "candidate"
SHIPPED: Final = "shipped"

_FROM_ZERO: Final = 0.2


@frozen
class Tuning:
    """What is tuned and how: the level that plays, its budget, and the extent of the search.

    Each of the `population` candidates of a generation plays `games` games; `check` games on other setups
    follow at the end. `spread` is the standard deviation of the first generation's logarithms. In each game
    one seat is the candidate's, all others play with the weights that the search begins with, or with
    those of `against`.
    """

    level: str
    budget: Budget | None
    generations: int
    population: int
    games: int
    check: int
    spread: float
    seed: int
    seats: int = 2
    against: WeightTable | None = None

    @property
    def total(self) -> int:
        """All games of the search and the check."""
        return self.generations * self.population * self.games + self.check

    def entrants(self, candidate: WeightTable, shipped: WeightTable) -> tuple[Entrant, ...]:
        """Return the players of a game: the candidate, and the shipped weights in all other seats."""
        other = Entrant(SHIPPED, self.level, self.budget, shipped)
        return (Entrant(CANDIDATE, self.level, self.budget, candidate), *[other] * (self.seats - 1))


@frozen
class Found:
    """The weights found, and the games of the check, in which the candidate plays with them."""

    weights: WeightTable
    check: list[GameResult]


Play = Callable[[Sequence[Job], str], list[GameResult]]
"""Returns the results of jobs, played now or earlier; the note names their part of the search."""


def tune(game: ArenaGame[Any, Any], tuning: Tuning, begin: WeightTable, play: Play) -> Found:
    """Search from these weights and return the ones found; the same tuning finds the same ones.

    ArenaError if the package cmaes is missing.
    """
    search = _Search(game, tuning, begin, play)
    for generation in range(1, tuning.generations + 1):
        search.advance(f"generation {generation} of {tuning.generations}")
    return search.found()


class _Search:
    """A search that is under way."""

    def __init__(self, game: ArenaGame[Any, Any], tuning: Tuning, begin: WeightTable, play: Play) -> None:
        self._game, self._tuning, self._begin, self._play = game, tuning, begin, play
        self._optimiser = _optimiser(tuning, len(begin))
        self._setups = setups(tuning.seed)
        self._jobs = 0

    def advance(self, note: str) -> None:
        """Play a generation, all candidates on the same setups, and update the search."""
        tuning = self._tuning
        drawn = list(islice(self._setups, -(-tuning.games // tuning.seats)))
        asked = [self._optimiser.ask() for _ in range(tuning.population)]
        batches = [self._games(scaled(self._begin, point), tuning.games, iter(drawn)) for point in asked]
        results = self._play([job for batch in batches for job in batch], note)
        played = [results[begin : begin + tuning.games] for begin in range(0, len(results), tuning.games)]
        self._optimiser.tell([(point, -_lead(games)) for point, games in zip(asked, played, strict=True)])

    def found(self) -> Found:
        """Return the centre of the search with the games of its check."""
        weights = scaled(self._begin, self._optimiser.mean)
        return Found(weights, self._play(self._games(weights, self._tuning.check, self._setups), "check"))

    def _games(self, candidate: WeightTable, many: int, source: Iterator[int]) -> list[Job]:
        players = self._tuning.entrants(candidate, self._tuning.against or self._begin)
        first, self._jobs = self._jobs, self._jobs + many
        return jobs(self._game, players, many, source, first=first)


def scaled(weights: WeightTable, logarithms: Sequence[float]) -> WeightTable:
    """Return the weights times the exponentials of these numbers, in their order, to four digits.

    A weight of 0 becomes a small part of the number itself.
    """
    pairs = zip(weights.items(), logarithms, strict=True)
    new = {name: weight * exp(by) if weight else _FROM_ZERO * by for (name, weight), by in pairs}
    return {name: float(f"{weight:.4g}") for name, weight in new.items()}


def _optimiser(tuning: Tuning, weights: int) -> Any:
    try:
        import cmaes  # noqa: PLC0415  # an optional extra, needed only here
        import numpy as np  # noqa: PLC0415
    except ImportError as error:
        raise ArenaError(f"mexica tune needs its optimiser: {how_to_get('tune')}.") from error
    return cmaes.CMA(np.zeros(weights), tuning.spread, seed=tuning.seed, population_size=tuning.population)


def _lead(games: Sequence[GameResult]) -> float:
    lead = standing(games, CANDIDATE).lead
    assert lead is not None  # there is always an opponent
    return lead
