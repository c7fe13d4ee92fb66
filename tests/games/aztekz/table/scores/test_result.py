"""The result says who won, and what decided it (A7.4)."""

from typing import Any

import pytest

from mexica.games.aztekz import rules
from mexica.games.aztekz.table.scores.result import verdict
from tests.games.aztekz.tables import drawn, seat, table

NAMES = ("Ana", "Ben", "Cleo", "Dan")


def over(*piles: tuple[str, ...]) -> rules.State:
    """A finished game in which the seats have freed these piles."""
    seats = [seat(*[f"{column},0"] * 3, *freed) for column, freed in enumerate(piles)]
    return rules.position(table(drawn("┼ ┼ ┼"), *seats, phase="over", drawn=None))


@pytest.mark.parametrize(
    ("piles", "text"),
    [
        ((("3 sun",), ("2 moon",)), "Ana wins, 2 to 1"),
        ((("4 sun",), ("2 moon", "3 sun")), "Ben wins the tie at 3 by freed souls, 5 to 4"),
        ((("3 sun",), ("3 moon",)), "Ana and Ben share the victory with 2 points each"),
        ((("3 sun",), ("3 moon",), ("2 moon",)), "Ana and Ben share the victory with 2 points each"),
        (
            (("2 sun", "2 moon"), ("3 maize",), ("2 eagle", "2 sun")),
            "Ana and Cleo win the tie at 2 by freed souls, 4 to 3",
        ),
    ],
)
def test_the_verdict_says_what_decided(piles: Any, text: str) -> None:
    assert verdict(over(*piles), NAMES) == text
