"""A file of weights is complete, or refused in one sentence."""

from pathlib import Path

import pytest

from mexica.computer.weights_file import WeightsError, WeightsFile

TEXT = """
[standard]
token = 1   # points
exit = 0.5
[beginner]
exit = 2.0
token = 3.0
"""


def written(folder: Path, text: str) -> WeightsFile:
    path = folder / "weights.toml"
    path.write_text(text, encoding="utf-8")
    return WeightsFile(path, ("exit", "token"))


def test_a_table_holds_its_weights_in_the_order_of_their_names(tmp_path: Path) -> None:
    table = written(tmp_path, TEXT).table("standard")
    assert list(table.items()) == [("exit", 0.5), ("token", 1.0)]


def test_all_tables_are_found_by_their_names(tmp_path: Path) -> None:
    assert written(tmp_path, TEXT).tables()["beginner"] == {"exit": 2.0, "token": 3.0}


def test_a_table_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"has no table \[clever\]"):
        written(tmp_path, TEXT).table("clever")


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
def test_a_fault_in_any_table_is_reported_in_one_sentence(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(WeightsError, match=message):
        written(tmp_path, TEXT.replace(old, new, 1)).table("beginner")


def test_a_missing_file_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"none\.toml cannot be read"):
        WeightsFile(tmp_path / "none.toml", ()).tables()
