"""Plays one whole game through every check; `tests.force games --game aztekz` plays thousands."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from attrs import define

from mexica.games.aztekz import rules
from mexica.games.aztekz.ai.players import mind
from mexica.games.aztekz.rules.events import CardDeclined, CardLaid, SoulsGiven, SoulsScared, SoulsStolen
from tests.games import rule_checks
from tests.games.aztekz import oracle
from tests.games.aztekz.properties import checks

# what a temper prefers, and how often; by the seed, so that every rule comes up in many games
TEMPERS: Final = (
    ((), 0.0),
    (("step", "take"), 0.6),
    (("give", "steal", "take", "step"), 0.8),
    (("scare", "step"), 0.7),
    (("decline",), 0.9),
    (("drop", "take", "scare", "step"), 0.7),
)
LONGEST: Final = (
    40  # actions of a turn, after which its card is laid: souls could be taken and dropped for ever
)


@define
class Findings:
    """Facts about a game."""

    actions: int = 0
    rounds: int = 0
    given: int = 0
    stolen: int = 0
    scared: int = 0
    declined: int = 0
    covered: int = 0
    points: int = 0
    complete: bool = False
    quiet: bool = False


def setup_of(seed: int, seats: int) -> rules.Setup:
    """A setup in which the first player goes by the seed too."""
    return rules.new_setup(seats, seed, first=seed % seats)


def playout(seed: int, seats: int) -> Iterator[tuple[rules.State, rules.Action, rules.Step]]:
    """Every state of a random game but the last one, with the action done in it and what came of it."""
    return rule_checks.steps(rules, rules.start(setup_of(seed, seats)), at_random(seed))


def at_random(seed: int) -> rule_checks.Choose:
    """A choice among the legal actions by the temper of this seed."""
    generator, done = Random(seed), 0

    def choose(state: rules.State) -> rules.Action:
        nonlocal done
        action = chosen(rules.legal_actions(state), generator, TEMPERS[seed % len(TEMPERS)], done)
        done = 0 if rules.ends_turn(action) else done + 1
        return action

    return choose


def chosen(
    actions: Sequence[rules.Action], generator: Random, temper: tuple[tuple[str, ...], float], done: int
) -> rules.Action:
    """An action by chance; a temper's kinds one after the other, each as often as it says."""
    ending = [action for action in actions if rules.ends_turn(action)]
    if done >= LONGEST and ending:
        return generator.choice(ending)
    kinds, often = temper
    for kind in kinds:
        wanted = [action for action in actions if str(action).startswith(kind)]
        if wanted and generator.random() < often:
            return generator.choice(wanted)
    return generator.choice(actions)


def check_game(kind: str, seed: int, seats: int, every: int = 1) -> Findings:
    """Play a `random` or `greedy` game and check it; AssertionError when anything is wrong.

    The oracle is asked at one in `every` states; the dearer checks are ten times rarer. Souls, cards, heroes
    and chiefs are checked in every state, points, replay and the end in every game.
    """
    found, texts, covered = Findings(), [], Counter[str]()
    state = rules.start(setup_of(seed, seats))
    choose = rule_checks.greedily(rules, mind, seed, seats) if kind == "greedy" else at_random(seed)
    for number, (before, action, step) in enumerate(rule_checks.steps(rules, state, choose)):
        check_state(before, covered, seed, number, every)
        texts.append(str(action))
        _count(found, step.events, covered)
        state = step.state
    check_state(state, covered, seed, seed, 1)
    checks.check_end(rules.describe(state))
    rule_checks.check_replay(rules, setup_of(seed, seats), texts, state)
    found.actions, found.rounds = len(texts), rules.round_number(state)
    found.points, found.complete = sum(rules.points(state)), state.pyramid.complete
    found.quiet = state.turn.quiet_rounds > 0
    return found


def check_state(state: rules.State, covered: Counter[str], seed: int, number: int, every: int) -> None:
    """Check the state after so many actions."""
    table = rules.describe(state)
    checks.check_conserved(table, covered)
    checks.check_pyramid(table)
    if number % every == seed % every:
        rule_checks.check_legal(rules, state, oracle.legal(table))
    if number % (10 * every) == seed % (10 * every):
        rule_checks.check_refusals(rules, state, oracle.everything(state.seats), "A")
        checks.check_orders(state, seed)


def _count(found: Findings, events: tuple[object, ...], covered: Counter[str]) -> None:
    for event in events:
        found.given += isinstance(event, SoulsGiven)
        found.stolen += isinstance(event, SoulsStolen)
        found.scared += isinstance(event, SoulsScared)
        found.declined += isinstance(event, CardDeclined)
        if isinstance(event, CardLaid) and event.covered:
            covered[checks.shape(event.covered)] += 1
            found.covered += 1
