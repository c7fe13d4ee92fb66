"""Plays one whole game through every check; `python -m tests.force games` does this thousands of times."""

import random
from collections.abc import Iterator
from itertools import pairwise

from attrs import define

from mexica.games.mexica import rules
from mexica.games.mexica.ai.players import mind
from tests.games.mexica.drawings import assert_same
from tests.games.mexica.properties import checks
from tests.games.mexica.properties.playouts import Step, playout, setup_of
from tests.games.mexica.properties.recount import recount


@define
class Findings:
    """Facts about a game; `kept` and `unsure` are counted by `checks.Agreement` (R12.2)."""

    actions: int = 0
    rounds: int = 0
    founded: int = 0
    removed: int = 0
    stalled: bool = False
    kept: int = 0
    unsure: int = 0


def greedy_game(seed: int, seats: int) -> Iterator[Step]:
    """Every step of a game that greedy computer players play."""
    minds = [mind("greedy", seed + seat) for seat in range(seats)]
    state = rules.start(setup_of(seed, seats))
    while rules.describe(state)["phase"] != "over":
        action = minds[rules.describe(state)["to_move"]].choose(state)
        yield Step(state, str(action))
        state = rules.apply(state, action).state
    yield Step(state, None)


def check_game(kind: str, seed: int, seats: int, every: int = 1) -> Findings:
    """Plays a `random` or `greedy` game and checks it; AssertionError when anything is wrong.

    The oracle is asked after one in `every` actions what follows, and whether all pieces are still there; the
    dearer checks of `check_samples` are as many times rarer. Points, replay and the end are always checked.
    """
    steps = list(greedy_game(seed, seats) if kind == "greedy" else playout(seed, seats))
    found = Findings(actions=len(steps) - 1)
    setup = setup_of(seed, seats)
    table = rules.describe(steps[0].state)
    for step, following in list(pairwise(steps))[seed % every :: every]:
        table = table if every == 1 else rules.describe(step.state)
        checks.check_conserved(table, setup)
        state, table, agreement = checks.check_step(step.state, step.text, table)
        assert state == following.state
        found.kept += len(agreement.kept)
        found.unsure += len(agreement.unsure)
    table = rules.describe(steps[-1].state)
    checks.check_conserved(table, setup)
    check_samples(steps, seed, every)
    check_points(steps, seed, seats, every=100 * every)
    check_replay(steps, seed, seats)
    found.rounds, found.founded = table["round"], len(table["tokens"])
    found.removed, found.stalled = len(table["removed"]), table["quiet_rounds"] == 3
    return found


def check_samples(steps: list[Step], seed: int, rarer: int = 1) -> None:
    """At some of the states: descriptions read back, lists of legal actions, reach, all refusals."""
    generator = random.Random(seed)
    trips, lists, refusals = 10 * rarer, 50 * rarer, 200 * rarer
    for number, step in enumerate(steps):
        if number % trips == seed % trips:
            checks.check_round_trip(step.state)
        if number % lists == seed % lists:
            checks.check_legal(step.state)
            checks.check_reach(step.state)
        if number % refusals == seed % refusals:
            checks.check_refusals(step.state)
            checks.check_refused(step.state, generator)


def scorings(steps: list[Step]) -> list[int]:
    """The numbers of the actions followed by a scoring."""
    stages = [(step.state.turn.period, rules.is_over(step.state)) for step in steps]
    return [number for number, (one, other) in enumerate(pairwise(stages)) if one != other]


def check_points(steps: list[Step], seed: int, seats: int, every: int = 100) -> None:
    """Points are those that a recount from the list of actions gives, at the end and on the way."""
    scored_after = scorings(steps)
    assert len(scored_after) == 2
    for number in [*range(0, len(steps), every), len(steps) - 1]:
        points = [seat["points"] for seat in rules.describe(steps[number].state)["seats"]]
        texts = [step.text for step in steps[:number]]
        assert recount(setup_of(seed, seats), texts, scored_after) == points


def check_replay(steps: list[Step], seed: int, seats: int) -> None:
    """Replayed from action texts alone, as a save is, every state is the same."""
    for step, following in list(pairwise(steps))[::-1]:
        assert rules.apply(step.state, rules.parse(step.text)).state == following.state
    state = rules.start(setup_of(seed, seats))
    for step in steps[:-1]:
        state = rules.apply(state, rules.parse(step.text)).state
    assert_same(rules.describe(steps[-1].state), rules.describe(state), "after the replay")
    assert state == steps[-1].state
