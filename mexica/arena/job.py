"""A game to be played: its players, its setup, and who sits where."""

from typing import Any

from attrs import frozen

from mexica.computer.mind import Budget, Mind, WeightTable
from mexica.computer.roster import ComputerPlayers


@frozen
class Entrant:
    """A player: name in the results, kind, budget for a turn, and weights if not the shipped ones."""

    name: str
    kind: str
    budget: Budget | None = None
    weights: WeightTable | None = None

    def seconds(self, players: ComputerPlayers[Any, Any]) -> float | None:
        """Return the seconds it may spend on a turn, by its budget or its kind's; None without a limit."""
        return (self.budget or players.own_budget(self.kind)).seconds

    def mind(self, players: ComputerPlayers[Any, Any], seed: int) -> Mind[Any, Any]:
        """Return a player of this kind; ValueError, in one sentence, if there is no such kind."""
        return players.make(self.kind, seed, budget=self.budget, with_weights=self.weights)


@frozen
class Job:
    """A game to play: its number, which game, the seed of its setup, and the seats.

    In the first game of a setup the entrants sit in their order; `rotation` moves each on by that many seats.
    A job is plain data, so that any process can play it.
    """

    number: int
    game: str
    setup: int
    entrants: tuple[Entrant, ...]
    rotation: int = 0

    @property
    def order(self) -> tuple[int, ...]:
        """The entrants' numbers by seat; the first seat moves first."""
        many = len(self.entrants)
        return tuple((seat + self.rotation) % many for seat in range(many))

    @property
    def seats(self) -> tuple[str, ...]:
        """The entrants' names by seat."""
        return tuple(self.entrants[number].name for number in self.order)


def seconds(entrants: tuple[Entrant, ...], players: ComputerPlayers[Any, Any]) -> dict[str, float]:
    """Return the seconds per turn of the entrants that have a limit, by name."""
    limits = {entrant.name: entrant.seconds(players) for entrant in entrants}
    return {name: limit for name, limit in limits.items() if limit is not None}
