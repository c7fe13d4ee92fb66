"""One game of the arena: it is repeatable in every order of seats, and its clock runs for whoever chooses."""

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from mexica.arena import turn_times
from mexica.arena.arena_command import entrants
from mexica.arena.arena_game import ArenaGame
from mexica.arena.job import Entrant, Job
from mexica.arena.selfplay import play
from mexica.arena.turn_times import TurnClock, TurnTimes, combined
from mexica.computer.mind import Budget, Mind, Stopped, never
from mexica.games.mexica.ai.players import PLAYERS
from mexica.games.mexica.ai.random_player import RandomPlayer
from mexica.games.mexica.arena_game import MEXICA
from mexica.games.mexica.rules import Action, State, parse
from tests.clock import Clock


class Cheating(RandomPlayer):
    """Chooses an illegal action, in every round from the second."""

    def choose(self, state: State, stop: Callable[[], bool] = never) -> Action:
        return parse("canal A1") if state.turn.round > 1 else super().choose(state, stop)


def with_greedy(player: type[RandomPlayer]) -> ArenaGame[State, Action]:
    """Mexica, with this one playing as `greedy`."""

    def make(kind: str, seed: int, **settings: Any) -> Mind[State, Action]:
        return player(seed) if kind == "greedy" else PLAYERS.factory(kind, seed, **settings)

    return evolve(MEXICA, players=evolve(PLAYERS, factory=make))


def test_the_same_job_gives_the_same_game_and_another_setup_another() -> None:
    job = Job(0, "mexica", 1, entrants(["random", "random"]))
    assert play(MEXICA, job) == play(MEXICA, job)
    assert play(MEXICA, job).points != play(MEXICA, evolve(job, setup=2)).points


def test_the_games_do_not_depend_on_how_python_hashes() -> None:
    code = (
        "from mexica.arena.job import Entrant, Job\n"
        "from mexica.arena.selfplay import play\n"
        "from mexica.games.mexica.arena_game import MEXICA\n"
        "game = play(MEXICA, Job(0, 'mexica', 3, (Entrant('a', 'greedy'), Entrant('b', 'random'))))\n"
        "print(game.points, game.winners, game.rounds)"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert printed[0] == printed[1] != ""


def test_everyone_is_moved_on_by_so_many_seats() -> None:
    job = Job(5, "mexica", 1, entrants(["greedy", "random", "random"]), rotation=2)
    assert job.order == (2, 0, 1)
    assert job.seats == ("random", "greedy", "random")


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(turn_times, "monotonic", made)
    monkeypatch.setattr(turn_times, "thread_time", lambda: made.now / 4)
    return made


def test_the_clock_counts_whole_turns_for_whoever_chooses(clock: Clock) -> None:
    class Slow(RandomPlayer):
        """Needs a while for each choice, more for the first one in a turn."""

        def choose(self, state: State, stop: Callable[[], bool] = never) -> Action:
            clock.now += 0.02 if state.turn.action_points == 6 else 0.001
            return super().choose(state, stop)

    budget = Budget(seconds=0.005)
    game = play(
        with_greedy(Slow), Job(0, "mexica", 1, (Entrant("slow", "greedy", budget), Entrant("fast", "random")))
    )
    slow, fast = game.times["slow"], game.times["fast"]
    assert slow.turns == fast.turns == game.rounds
    assert slow.longest > 0.02
    assert slow.over == pytest.approx(slow.longest - 0.005)
    assert slow.cpu == pytest.approx(clock.now / 4 / slow.turns, rel=0.01)  # placing is no turn
    assert (fast.longest, fast.cpu, fast.over) == (0, 0, None)


def test_without_a_budget_a_kinds_own_one_counts() -> None:
    assert Entrant("greedy", "greedy").seconds(PLAYERS) is None
    assert Entrant("planner", "planner").seconds(PLAYERS) == PLAYERS.own_budget("planner").seconds
    assert Entrant("planner", "planner", Budget(seconds=2)).seconds(PLAYERS) == 2
    assert Entrant("planner", "planner", Budget(nodes=2)).seconds(PLAYERS) is None


def test_the_actions_of_a_turn_count_together(clock: Clock) -> None:
    turns = TurnClock()
    for _ in range(3):
        with turns.running(0, 1, "turn"):
            clock.now += 0.01
    assert turns.times(("a", "b"), {})["a"].longest == pytest.approx(0.03)
    assert turns.times(("a", "b"), {})["b"].longest == 0


def test_times_combined_are_those_of_all_turns() -> None:
    both = combined([TurnTimes(10, 0.5, 1.0, 0.2), TurnTimes(30, 0.1, 2.0, None)])
    assert both == TurnTimes(40, pytest.approx(0.2), 2.0, 0.2)


def test_an_action_that_the_rules_refuse_is_counted_and_ends_the_turn() -> None:
    game = play(with_greedy(Cheating), Job(0, "mexica", 1, entrants(["greedy", "random"])))
    assert game.illegal >= game.rounds - 1 > 0


def test_a_game_is_given_up_when_told_so() -> None:
    with pytest.raises(Stopped):
        play(MEXICA, Job(0, "mexica", 1, entrants(["greedy", "random"])), lambda: True)


def test_an_unknown_kind_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="no computer player 'clever'"):
        play(MEXICA, Job(0, "mexica", 1, entrants(["clever", "random"])))
