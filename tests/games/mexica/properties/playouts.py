"""Seeded random games in several playing styles (tempers), and Hypothesis strategies based on them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from hypothesis import strategies as st

from mexica.games.mexica import rules

# How likely each kind of action is, where several are legal; kinds not named count 1.
TEMPERS = {
    "even": {"end": 0.3, "propose": 0.03, "decline": 2},
    "diggers": {"canal": 6, "bridge": 0.3, "end": 0.2, "propose": 0.01, "decline": 4, "found": 20},
    "builders": {"temple": 5, "found": 50, "canal": 2, "end": 0.2, "propose": 0.005, "decline": 9},
    "travellers": {
        "bridge": 4,
        "move-bridge": 2,
        "boat": 5,
        "walk": 3,
        "found": 50,
        "end": 0.5,
        "propose": 0,
    },
    "hunters": {},
    "idlers": {"end": 6, "canal": 0.5, "bridge": 0.2, "temple": 0.2, "propose": 0.05, "decline": 5},
}


@dataclass(frozen=True)
class Step:
    """A state and the action text chosen in it; None once the game is over."""

    state: rules.State
    text: str | None


def setup_of(seed: int, seats: int) -> rules.Setup:
    """The set-up of a seeded game: any first player, and with two players any variant (R2.8)."""
    generator = random.Random(f"{seats} seats, seed {seed}")
    floors = generator.choice([20, 24, 28])
    return rules.new_setup(seats, seed, first=generator.randrange(seats), neutral_floors=floors)


def temper_of(seed: int) -> str:
    """Which temper plays a seeded game."""
    return list(TEMPERS)[seed % len(TEMPERS)]


def choose(generator: random.Random, actions: list[rules.Action], temper: str) -> str:
    """The text of one action: a kind by its weight, then any action of that kind."""
    by_kind: dict[type, list[rules.Action]] = {}
    for action in actions:
        by_kind.setdefault(type(action), []).append(action)
    groups = list(by_kind.values())
    weights = [TEMPERS[temper].get(str(group[0]).split()[0], 1) for group in groups]
    return str(generator.choice(generator.choices(groups, weights)[0]))


def hunt(generator: random.Random, state: rules.State, actions: list[rules.Action]) -> str:
    """The best of a few actions: one that leads to a district of a token's size, with the Pilli in it."""
    some = [choose(generator, actions, "even") for _ in range(4)]
    some += [text for text in map(str, actions[-60:]) if text.startswith("found")]
    return max(some, key=lambda text: promise(state, text))


def promise(state: rules.State, text: str) -> int:
    """How many districts of a token's size there are after an action; the Pilli's own counts three times."""
    if text.startswith("found"):
        return 1000
    before, after = rules.describe(state), rules.describe(rules.apply(state, rules.parse(text)).state)
    own = after["seats"][before["to_move"]]["pilli"]
    unfounded = [district for district in after["districts"] if district["token"] is None]
    ready = [district for district in unfounded if district["size"] in after["display"]]
    return sum(3 if own in district["spaces"] else 1 for district in ready)


def playout(seed: int, seats: int) -> Iterator[Step]:
    """Every step of a seeded random game, to its end."""
    generator = random.Random(seed)
    state = rules.start(setup_of(seed, seats))
    while actions := rules.legal_actions(state):
        temper = temper_of(seed)
        text = hunt(generator, state, actions) if temper == "hunters" else choose(generator, actions, temper)
        yield Step(state, text)
        state = rules.apply(state, rules.parse(text)).state
    yield Step(state, None)


@st.composite
def reached_states(draw: st.DrawFn) -> rules.State:
    """A state that some random game reaches, early or late."""
    seats, seed, length = draw(st.integers(2, 4)), draw(st.integers(0, 10_000)), draw(st.integers(1, 250))
    return list(islice(playout(seed, seats), length))[-1].state


def short_games(longest: int = 40) -> st.SearchStrategy[tuple[int, int, list[int]]]:
    """Seats, seed and choices: each number picks among the legal actions, modulo how many there are."""
    choices = st.lists(st.integers(0, 2000), min_size=4, max_size=longest)
    return st.tuples(st.integers(2, 4), st.integers(0, 10_000), choices)


def play_choices(game: tuple[int, int, list[int]]) -> list[Step]:
    """The steps of a game that `short_games` drew."""
    seats, seed, choices = game
    state = rules.start(setup_of(seed, seats))
    steps = []
    for choice in choices:
        actions = rules.legal_actions(state)
        if not actions:
            break
        action = actions[choice % len(actions)]
        steps.append(Step(state, str(action)))
        state = rules.apply(state, action).state
    return [*steps, Step(state, None)]
