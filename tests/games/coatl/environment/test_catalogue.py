"""Every action has its number, or one for each card that is kept or discarded."""

from hashlib import sha256
from random import Random

import pytest

from mexica.env.env_game import offers
from mexica.games.coatl import rules
from mexica.games.coatl.env_game import COATL
from mexica.games.coatl.environment.catalogue import CHOICES, chosen, numbers
from mexica.games.coatl.rules.actions import Discard, KeepHand
from tests.games.choices import completed

# changing the numbers makes what was learned worthless: then raise the version
NUMBERED = {0: (525, "665b5bff70f8da96")}
FROM_THE_HAND = ("keep ", "discard ")


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_has_choices_of_its_own_and_they_lead_back_to_it(seed: int) -> None:
    generator = Random(seed)
    state = rules.start(rules.new_setup(2 + seed % 3, seed, promo=seed % 2 == 1))
    for _ in range(150):
        actions = rules.legal_actions(state)
        if not actions:
            break
        found = completed(offers(COATL, state))
        assert len(found) == len(actions)
        assert all(numbers(action) == choices for choices, action in found.items())
        assert set(found.values()) == set(actions)
        state = rules.apply(state, generator.choice(actions)).state


def test_every_choice_has_a_text_of_its_own_and_those_of_whole_actions_are_read_by_the_rules() -> None:
    assert len(set(CHOICES)) == len(CHOICES)
    whole = [(n, text) for n, text in enumerate(CHOICES) if not text.startswith(FROM_THE_HAND)]
    assert all(numbers(rules.parse(text)) == (number,) for number, text in whole)


def test_cards_are_kept_and_discarded_one_after_the_other() -> None:
    for action, verb in ((KeepHand(("P15", "P3", "P3")), "keep"), (Discard(("P15", "P3", "P3")), "discard")):
        choices = numbers(action)
        assert [CHOICES[number] for number in choices] == [
            *(f"{verb} {card}" for card in ("P3", "P3", "P15")),
            f"{verb} no more",
        ]
        assert chosen(choices[:-1]) == ("P3", "P3", "P15")


def test_the_numbers_stay_as_long_as_the_version() -> None:
    digest = sha256("\n".join(CHOICES).encode()).hexdigest()[:16]
    assert NUMBERED[COATL.version] == (len(CHOICES), digest)
