"""The weights that ship with Mexica."""

import pytest

from mexica.computer.weights_file import WeightsError
from mexica.games.mexica.ai.weights import FILE, Weights, weights


def test_the_weights_that_ship_are_complete() -> None:
    assert Weights(**FILE.tables()["standard"]) == weights()


def test_a_table_that_is_not_there_is_named() -> None:
    with pytest.raises(WeightsError, match=r"mexica\.toml has no table \[clever\]"):
        weights("clever")
