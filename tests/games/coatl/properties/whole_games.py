"""Plays one whole game through every check; `tests.force games --game coatl` plays thousands."""

from collections.abc import Iterator
from random import Random

from attrs import define

from mexica.games.coatl import rules
from mexica.games.coatl.ai.players import mind
from mexica.games.coatl.rules.events import DiscardsShuffled, TempleRevealed, TokenSpent, TurnSkipped
from tests.games import rule_checks
from tests.games.coatl import oracle
from tests.games.coatl.oracle.legal import everything
from tests.games.coatl.properties import checks


@define
class Findings:
    """Facts about a game."""

    actions: int = 0
    rounds: int = 0
    serpents: int = 0
    tokens: int = 0
    temples: int = 0
    shuffled: int = 0
    skipped: int = 0
    bodies_gone: bool = False


def setup_of(seed: int, seats: int) -> rules.Setup:
    """A setup with options that go by the seed too."""
    return rules.new_setup(
        seats,
        seed,
        first=seed % seats,
        tokens=seed % 5 != 0,
        promo=seed % 3 == 0,
        fewer_segments=seed % 4 == 0,
    )


def playout(seed: int, seats: int) -> Iterator[tuple[rules.State, rules.Action | None]]:
    """Every state of a random game, with the action done in it; the last one with None."""
    state = rules.start(setup_of(seed, seats))
    for before, action, step in rule_checks.steps(rules, state, at_random(seed)):
        yield before, action
        state = step.state
    yield state, None


def at_random(seed: int) -> rule_checks.Choose:
    """A choice among the legal actions; half of the games prefer what brings serpents on."""
    generator, hurried = Random(seed), seed % 2 == 0

    def choose(state: rules.State) -> rules.Action:
        actions = rules.legal_actions(state)
        if hurried and generator.random() < 0.7:
            actions = [one for one in actions if str(one).startswith(("join", "play", "temple"))] or actions
        return generator.choice(actions)

    return choose


def check_game(kind: str, seed: int, seats: int, every: int = 1) -> Findings:
    """Play a `random` or `greedy` game and check it; AssertionError when anything is wrong.

    The oracle is asked at one in `every` states; the dearer checks are ten times rarer. Pieces and cards
    are counted in every state, points, replay and the end in every game.
    """
    found, texts = Findings(), []
    state = rules.start(setup_of(seed, seats))
    choose = rule_checks.greedily(rules, mind, seed, seats) if kind == "greedy" else at_random(seed)
    for number, (before, action, step) in enumerate(rule_checks.steps(rules, state, choose)):
        checks.check_conserved(rules.describe(before))
        if number % every == seed % every:
            rule_checks.check_legal(rules, before, oracle.legal(rules.describe(before)))
        if number % (10 * every) == seed % (10 * every):
            rule_checks.check_refusals(rules, before, every_action(before), "C")
            checks.check_round_trip(before)
            checks.check_secrets(before, seed)
        texts.append(str(action))
        _count(found, step.events)
        state = step.state
    checks.check_conserved(rules.describe(state))
    rule_checks.check_legal(rules, state, oracle.legal(rules.describe(state)))
    checks.check_end(rules.describe(state))
    rule_checks.check_replay(rules, setup_of(seed, seats), texts, state)
    found.actions, found.rounds = len(texts), rules.round_number(state)
    found.serpents = sum(len(player.finished) for player in state.players)
    found.bodies_gone = state.ending is not None and state.ending.by is None
    return found


def _count(found: Findings, events: tuple[object, ...]) -> None:
    found.tokens += sum(isinstance(event, TokenSpent) for event in events)
    found.temples += sum(isinstance(event, TempleRevealed) for event in events)
    found.shuffled += sum(isinstance(event, DiscardsShuffled) for event in events)
    found.skipped += sum(isinstance(event, TurnSkipped) for event in events)


def every_action(state: rules.State) -> Iterator[str]:
    """Every action text, possible or not, with the cards of the hand of whoever is to move."""
    return everything(rules.describe(state)["seats"][rules.to_move(state)]["hand"])
