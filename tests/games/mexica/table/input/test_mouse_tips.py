"""The tips at the mouse."""

import pytest

from mexica.games.mexica.table.input.mouse_tips import price_line
from tests.games.mexica.table.input.states import in_turns

PRICES = [(1, "1 AP"), (6, "6 AP"), (7, "7 AP (1 token)"), (8, "8 AP (2 tokens)")]


@pytest.mark.parametrize(("price", "text"), PRICES)
def test_a_price_says_how_much_of_it_tokens_pay(price, text):
    assert price_line(in_turns(), price).text == text
