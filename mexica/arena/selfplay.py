"""Plays one game between computer players; returns its result and how long their turns took."""

from collections.abc import Callable
from typing import Any

from attrs import field, frozen

from mexica.arena.arena_game import ArenaGame
from mexica.arena.job import Job, seconds
from mexica.arena.turn_times import TurnClock, TurnTimes
from mexica.computer.mind import never
from mexica.play.game_rules import Seat, Step


@frozen
class GameResult:
    """How a game went: points by seat, winners, rounds, and how often each of the game's remarks applied.

    `illegal` counts actions that the rules refused. The times, by name, are ignored in comparisons.
    """

    number: int
    setup: int
    seats: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    remarks: dict[str, int]
    illegal: int
    times: dict[str, TurnTimes] = field(eq=False)

    def share(self, name: str) -> float:
        """Return the part of the victory won by all seats of this name: 1, 0, or a share if it was shared."""
        return sum(self.seats[seat] == name for seat in self.winners) / len(self.winners)


def play(game: ArenaGame[Any, Any], job: Job, stop: Callable[[], bool] = never) -> GameResult:
    """Play the job's game and return its result; Stopped soon after `stop` returns true.

    The same job gives the same result where budgets count nodes. An entrant keeps its random generator in
    every seat.
    """
    run = _Run(game, job)
    while not game.rules.is_over(run.state):
        run.step(stop)
    return run.result()


class _Run:
    """A game that is being played."""

    def __init__(self, game: ArenaGame[Any, Any], job: Job) -> None:
        self._game, self._rules, self._job = game, game.rules, job
        self._minds = [job.entrants[number].mind(game.players, job.setup + number) for number in job.order]
        self.state = self._rules.start(self._rules.new_setup(len(self._minds), job.setup))
        self._clock = TurnClock()
        self._remarks = dict.fromkeys(game.remarks, 0)
        self._illegal = 0

    def step(self, stop: Callable[[], bool]) -> None:
        """Let the player to move choose an action, and apply it."""
        rules, state = self._rules, self.state
        seat = rules.to_move(state)
        with self._clock.running(seat, rules.round_number(state), rules.turn_id(state)):
            action = self._minds[seat].choose(state, stop)
        step = self._apply(action)
        for name, applies in self._game.remarks.items():
            self._remarks[name] += applies(step.events)
        self.state = step.state

    def _apply(self, action: Any) -> Step[Any]:
        """Apply the action, or end the turn if it is refused, so that the game goes on."""
        rules = self._rules
        try:
            return rules.apply(self.state, action)
        except rules.IllegalAction:
            self._illegal += 1
            legal = rules.legal_actions(self.state)
            return rules.apply(self.state, next(filter(rules.ends_turn, legal), legal[0]))

    def result(self) -> GameResult:
        """Return the result of the game, which must be over."""
        job, rules = self._job, self._rules
        return GameResult(
            number=job.number,
            setup=job.setup,
            seats=job.seats,
            points=rules.points(self.state),
            winners=rules.winners(self.state),
            rounds=rules.round_number(self.state),
            remarks=self._remarks,
            illegal=self._illegal,
            times=self._clock.times(job.seats, seconds(job.entrants, self._game.players)),
        )
