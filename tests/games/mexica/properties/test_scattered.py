"""The rules on tables with pieces scattered at random: narrow places, rows of bridges, nearly dead tokens."""

import random

import pytest

from mexica.games.mexica import rules
from tests.games.mexica.drawings import assert_same
from tests.games.mexica.properties import checks
from tests.games.mexica.properties.playouts import choose
from tests.games.mexica.properties.scattered import scatter

SIZES = {"cell": (3, 3), "yard": (4, 4), "street": (7, 3), "quarter": (8, 5), "island": (21, 14)}


@pytest.mark.parametrize("round_number", [1, 2], ids=["first-round", "later"])
@pytest.mark.parametrize("size", SIZES)
def test_engine_and_oracle_agree_on_scattered_pieces(size: str, round_number: int):
    """What is legal at which price, what a few actions do, and which tokens die at the end of the turn."""
    generator = random.Random(f"{size} in round {round_number}")
    width, height = SIZES[size]
    for _ in range(3 if size == "island" else 6):
        around = generator.choice(["water", "water", "land"])
        table = scatter(generator, width=width, height=height, around=around, round_number=round_number)
        state = rules.position(table)
        assert_same(table, rules.describe(state), "described again")
        checks.check_legal(state)
        checks.check_reach(state)
        actions = rules.legal_actions(state)
        for text in ["end", *(choose(generator, actions, "even") for _ in range(3))]:
            checks.check_step(state, text)


@pytest.mark.parametrize("seed", range(3))
def test_refusals_agree_on_scattered_pieces(seed: int):
    generator = random.Random(seed)
    checks.check_refusals(rules.position(scatter(generator, width=7, height=5, around="water")))
