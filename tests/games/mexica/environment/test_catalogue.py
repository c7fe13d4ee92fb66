"""Every action has its number, or two for moving a bridge."""

from hashlib import sha256
from itertools import chain

import pytest

from mexica.env.env_game import offers
from mexica.games.mexica import rules
from mexica.games.mexica.env_game import MEXICA
from mexica.games.mexica.environment.catalogue import CHOICES, lifted, numbers
from mexica.games.mexica.rules.actions import MoveBridge
from mexica.games.mexica.rules.spaces import named
from tests.games.choices import completed
from tests.games.mexica.properties.playouts import playout

# changing the numbers makes what was learned worthless: then raise the version
NUMBERED = {0: (2478, "c5bc49b8e3b6c3ca")}


@pytest.mark.parametrize(("seats", "seed"), [(2 + seed % 3, seed) for seed in range(6)])
def test_every_legal_action_has_choices_of_its_own_and_they_lead_back_to_it(seats: int, seed: int) -> None:
    for step in playout(seed, seats):
        actions = rules.legal_actions(step.state)
        found = completed(offers(MEXICA, step.state))
        assert len(found) == len(actions)
        assert all(numbers(action) == choices for choices, action in found.items())
        assert set(found.values()) == set(actions)


def test_every_choice_has_a_text_of_its_own_that_the_rules_read() -> None:
    assert len(set(CHOICES)) == len(CHOICES)
    for number, text in enumerate(CHOICES):
        if text.startswith("lift"):
            assert lifted((number,)) == named(text.split()[1])
        else:
            assert numbers(rules.parse(text)) == (number,)


def test_moving_a_bridge_is_lifting_it_and_placing_it() -> None:
    states = (step.state for step in chain.from_iterable(playout(seed, 4) for seed in (3, 9)))
    state = next(state for state in states if not state.supply.bridges and state.turn.action_points)
    moves = [action for action in rules.legal_actions(state) if isinstance(action, MoveBridge)]
    assert moves
    for move in moves:
        lift, place = numbers(move)
        _, origin, space, way = str(move).split()
        assert (CHOICES[lift], CHOICES[place]) == (f"lift {origin}", f"bridge {space} {way}")


def test_the_numbers_stay_as_long_as_the_version() -> None:
    digest = sha256("\n".join(CHOICES).encode()).hexdigest()
    assert (len(CHOICES), digest[:16]) == NUMBERED[MEXICA.version]
