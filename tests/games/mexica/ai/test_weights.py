"""The file of weights: complete, and refused in one sentence where it is not."""

from pathlib import Path

import pytest
from attrs import evolve

from mexica.computer.weights_file import WeightsError
from mexica.games.mexica.ai.weights import FILE, Weights, weights

TEXT = FILE.path.read_text(encoding="utf-8")


def test_the_weights_that_ship_are_complete() -> None:
    assert Weights(**FILE.tables()["standard"]) == weights()


def test_a_table_that_is_not_there_is_named() -> None:
    with pytest.raises(WeightsError, match=r"has no table \[clever\]"):
        weights("clever")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("exit =", "exits =", r"\[standard\] is off by exit, exits"),
        ("exit = ", "exit = '", "cannot be read"),
        ("exit = ", "exit = nan # ", r"exit in \[standard\] must be a number, not nan"),
        ("exit = ", "exit = true # ", r"exit in \[standard\] must be a number, not True"),
        ("[standard]", "standard = 1\n[other]", r"\[standard\] is off by"),
    ],
)
def test_a_fault_is_told_in_one_sentence(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(WeightsError, match=message):
        evolve(FILE, path=path).tables()


def test_a_missing_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"none\.toml cannot be read"):
        evolve(FILE, path=tmp_path / "none.toml").tables()
