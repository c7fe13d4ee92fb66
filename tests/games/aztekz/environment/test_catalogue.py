"""Every action has its number."""

from hashlib import sha256

import pytest

from mexica.env.env_game import offers
from mexica.games.aztekz import rules
from mexica.games.aztekz.env_game import AZTEKZ
from mexica.games.aztekz.environment.catalogue import CHOICES, numbers
from tests.games.aztekz.properties.whole_games import playout

# changing the numbers makes what was learned worthless: then raise the version
NUMBERED = {0: (1245, "ad8a4f424438600b")}


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_action_has_a_choice_of_its_own_and_it_leads_back_to_it(seed: int) -> None:
    for state, _, _ in list(playout(seed, 2 + seed % 3))[:: 1 + seed]:
        actions = rules.legal_actions(state)
        found = offers(AZTEKZ, state)
        assert sorted(map(str, found.values())) == sorted(map(str, actions))
        assert all(numbers(action) == (number,) for number, action in found.items())


def test_every_choice_is_the_text_of_an_action() -> None:
    assert len(set(CHOICES)) == len(CHOICES)
    assert [numbers(rules.parse(text)) for text in CHOICES] == [(number,) for number in range(len(CHOICES))]


def test_the_numbers_stay_as_long_as_the_version() -> None:
    digest = sha256("\n".join(CHOICES).encode()).hexdigest()[:16]
    assert NUMBERED[AZTEKZ.version] == (len(CHOICES), digest)
