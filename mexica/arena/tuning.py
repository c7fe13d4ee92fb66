"""Better weights by self-play: an evolution strategy whose candidates play against the shipped weights.

The search is CMA-ES (Hansen 2016) as the package cmaes has it. It moves in the logarithms of what the
weights are multiplied by, so that every weight keeps its sign and all are varied alike; a weight of 0 moves
to both sides. All candidates of a generation play the same setups, the next generation others. The result
is the centre of the last generation, as its best candidate owes much to chance.
"""

from collections.abc import Sequence
from itertools import islice
from math import exp
from typing import Any, Final

from attrs import asdict, frozen

from mexica.arena.errors import ArenaError
from mexica.arena.executors import Crew
from mexica.arena.ledger import Ledger
from mexica.arena.progress import Step
from mexica.arena.schedule import jobs, setups
from mexica.arena.selfplay import Entrant, Game, Job
from mexica.arena.statistics import standing
from mexica.computer.mind import Budget
from mexica.games.mexica.ai.weights import Weights

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
    against: Weights | None = None

    @property
    def total(self) -> int:
        """All games of the search and the check."""
        return self.generations * self.population * self.games + self.check

    def entrants(self, candidate: Weights, shipped: Weights) -> tuple[Entrant, ...]:
        """Return the players of a game: the candidate, and the shipped weights in all other seats."""
        other = Entrant(SHIPPED, self.level, self.budget, shipped)
        return (Entrant(CANDIDATE, self.level, self.budget, candidate), *[other] * (self.seats - 1))


@frozen
class Found:
    """The weights found, and the games of the check: the candidate has them."""

    weights: Weights
    check: list[Game]


def tune(tuning: Tuning, begin: Weights, ledger: Ledger, play: Crew, step: Step) -> Found:
    """Return the weights that the search from these ends with; the same tuning finds the same ones.

    Games that the ledger holds are not played again. ArenaError if the package cmaes is missing.
    """
    shipped = tuning.against or begin
    search, source, number = _search(tuning, begin), setups(tuning.seed), 0
    for generation in range(1, tuning.generations + 1):
        drawn = list(islice(source, -(-tuning.games // tuning.seats)))
        asked = [search.ask() for _ in range(tuning.population)]
        batches = []
        for point in asked:
            players = tuning.entrants(moved(begin, point), shipped)
            batches.append(jobs(players, tuning.games, iter(drawn), first=number))
            number += tuning.games
        note = f"generation {generation} of {tuning.generations}"
        ledger.complete([job for batch in batches for job in batch], play, step, note)
        search.tell([(point, -_lead(ledger, batch)) for point, batch in zip(asked, batches, strict=True)])
    found = moved(begin, search.mean)
    check = jobs(tuning.entrants(found, shipped), tuning.check, source, first=number)
    ledger.complete(check, play, step, "check")
    return Found(found, ledger.of(check))


def moved(weights: Weights, logarithms: Sequence[float]) -> Weights:
    """Return the weights times the exponentials of these numbers, in their order, to four digits.

    To a weight of 0 a small part of the number itself is added.
    """
    pairs = zip(asdict(weights).items(), logarithms, strict=True)
    new = {name: weight * exp(by) if weight else _FROM_ZERO * by for (name, weight), by in pairs}
    return Weights(**{name: float(f"{weight:.4g}") for name, weight in new.items()})


def _search(tuning: Tuning, begin: Weights) -> Any:
    try:
        import cmaes  # noqa: PLC0415  # an extra, needed here alone
        import numpy as np  # noqa: PLC0415
    except ImportError as error:
        raise ArenaError("mexica tune needs its optimiser: pip install 'mexica[tune]'.") from error
    centre = np.zeros(len(asdict(begin)))
    return cmaes.CMA(centre, tuning.spread, seed=tuning.seed, population_size=tuning.population)


def _lead(ledger: Ledger, batch: Sequence[Job]) -> float:
    lead = standing(ledger.of(batch), CANDIDATE).lead
    assert lead is not None  # there is always an opponent
    return lead
