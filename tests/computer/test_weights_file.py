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
        ("exit = ", "exit = -inf # ", r"exit in \[standard\] must be a number, not -inf"),
        ("exit = ", "exit = true # ", r"exit in \[standard\] must be a number, not True"),
        ("exit = ", "exit = '0.5' # ", r"exit in \[standard\] must be a number, not '0.5'"),
        ("exit = ", "exit = 1e300 # ", r"exit in \[standard\] must be a number, not 1e\+300"),
        pytest.param("exit = ", f"exit = {10**400} # ", "not one so large", id="huge"),
        pytest.param("exit = ", f"exit = 1{'0' * 5000} # ", "cannot be read", id="endless"),
        pytest.param("exit = ", f"exit = {'[' * 100_000} # ", "cannot be read", id="deep"),
        pytest.param("exit = ", f"# {'x' * 300_000}\nexit = ", "too large for a file of weights", id="large"),
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


@pytest.mark.parametrize(
    ("contents", "message"), [(b"\0", "cannot be read"), (b"\xff\xfe\0", "cannot be read")]
)
def test_a_file_that_is_no_text_is_reported_in_one_sentence(
    tmp_path: Path, contents: bytes, message: str
) -> None:
    path = tmp_path / "weights.toml"
    path.write_bytes(contents)
    with pytest.raises(WeightsError, match=message):
        WeightsFile(path, ()).tables()


def test_a_folder_is_no_file_of_weights(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="it is no file"):
        WeightsFile(tmp_path, ()).tables()
