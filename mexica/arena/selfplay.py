"""One game between computer players: what came of it, and what their turns took."""

from collections.abc import Callable, Sequence

from attrs import asdict, field, frozen

from mexica.arena.turn_times import Clock, Pace
from mexica.computer.mind import Budget, Mind, never
from mexica.games.mexica.ai.players import OWN_BUDGETS, mind
from mexica.games.mexica.ai.weights import Weights
from mexica.games.mexica.rules import (
    Action,
    IllegalAction,
    State,
    apply,
    legal_actions,
    new_setup,
    start,
    winners,
)
from mexica.games.mexica.rules.actions import EndTurn
from mexica.games.mexica.rules.events import RoundEnded
from mexica.games.mexica.rules.material import QUIET_ROUNDS
from mexica.games.mexica.rules.play import Step
from mexica.games.mexica.rules.state import Phase, Seat


@frozen
class Entrant:
    """Who takes part: name in the results, kind, budget for a turn, and weights if not the shipped ones."""

    name: str
    kind: str
    budget: Budget | None = None
    weights: Weights | None = None

    @property
    def seconds(self) -> float | None:
        """What it may spend on a turn, by its budget or its kind's own; None where nothing counts seconds."""
        budget = self.budget or OWN_BUDGETS.get(self.kind, Budget())
        return budget.seconds

    def player(self, seed: int) -> Mind[State, Action]:
        """Return a player of this kind; ValueError, in one sentence, if there is no such kind."""
        return mind(
            self.kind, seed, budget=self.budget, with_weights=asdict(self.weights) if self.weights else None
        )


@frozen
class Job:
    """A game to play: its number, the seed of its setup, and who sits where, moved on by so many seats."""

    number: int
    setup: int
    entrants: tuple[Entrant, ...]
    moved: int = 0

    @property
    def order(self) -> tuple[int, ...]:
        """The entrants' numbers by seat; the first seat moves first."""
        many = len(self.entrants)
        return tuple((seat + self.moved) % many for seat in range(many))

    @property
    def seats(self) -> tuple[str, ...]:
        """The entrants' names by seat."""
        return tuple(self.entrants[number].name for number in self.order)


@frozen
class Game:
    """How a game went: points by seat, winners, rounds, and periods ended by stall (R12.5).

    `illegal` counts actions that the rules refused. The paces, by name, do not count when games are compared.
    """

    number: int
    setup: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    stalls: int
    illegal: int
    paces: dict[str, Pace] = field(eq=False)

    def share(self, name: str) -> float:
        """Return what all seats of this name won of the game: 1, 0, or a part of a shared victory."""
        return sum(self.seats[seat] == name for seat in self.winners) / len(self.winners)


def play(job: Job, stop: Callable[[], bool] = never) -> Game:
    """Return how the game goes; Stopped soon after `stop` says yes.

    The same job gives the same game where budgets count nodes. An entrant keeps its generator in every seat.
    """
    players = [job.entrants[number].player(job.setup + number) for number in job.order]
    state = start(new_setup(len(players), job.setup))
    clock = Clock()
    stalls = illegal = 0
    while state.turn.phase is not Phase.OVER:
        with clock.running(state):
            action = players[state.turn.to_move].choose(state, stop)
        step, refused = _step(state, action)
        illegal += refused
        stalls += _stalled(step)
        state = step.state
    return Game(
        number=job.number,
        setup=job.setup,
        seats=job.seats,
        points=tuple(player.points for player in state.players),
        winners=winners(state),
        rounds=state.turn.round,
        stalls=stalls,
        illegal=illegal,
        paces=clock.paces(job.seats, seconds(job.entrants)),
    )


def _step(state: State, action: Action) -> tuple[Step, bool]:
    """The step, and whether the action was refused; then the turn ends, so that the game goes on."""
    try:
        return apply(state, action), False
    except IllegalAction:
        legal: Sequence[Action] = legal_actions(state)
        return apply(state, EndTurn() if EndTurn() in legal else legal[0]), True


def _stalled(step: Step) -> bool:
    return any(isinstance(event, RoundEnded) and event.quiet_rounds >= QUIET_ROUNDS for event in step.events)


def seconds(entrants: Sequence[Entrant]) -> dict[str, float]:
    """Return the seconds for a turn of those that have them, by name."""
    return {entrant.name: entrant.seconds for entrant in entrants if entrant.seconds is not None}
