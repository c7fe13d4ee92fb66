"""Reading a save file: any fault of the file is reported in one sentence with its place."""

from pathlib import Path

import pytest

from mexica.play import save_reader
from mexica.play.save_reader import SaveError, read
from tests.games.nim.saves import SAVES


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_json_is_read(path: Path) -> None:
    path.write_text('{"game": "nim"}', encoding="utf-8")
    assert read(path) == {"game": "nim"}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the file is empty"),
        (" \n\n ", "the file is empty"),
        ('{"game": "nim",\n "format" 1}', "it is not readable at line 2, column 11"),
        ('{"game": "nim", "actions": ["take A 1",', "the file breaks off at line 1, column"),
        ('{"game": "ni', "the file breaks off at line 1, column"),
        ("[" * 100_000, "it is nested too deeply"),
        ("1" * 10_000, "a number in it is too long"),
    ],
)
def test_a_text_that_is_no_json_is_told_with_its_place(path: Path, text: str, message: str) -> None:
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError, match=message):
        read(path)


def test_bytes_that_are_no_text_are_named(path: Path) -> None:
    path.write_bytes(b'{"game"\xff\xfe')
    with pytest.raises(SaveError, match="byte 8 is not UTF-8"):
        read(path)


def test_a_folder_is_no_save(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="it is a folder"):
        read(tmp_path)


def test_the_name_of_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"'gone\.json' cannot be loaded: it cannot be opened: No such file"):
        SAVES.load(tmp_path / "gone.json")


def test_an_unreadable_file_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Permissions do not apply to every account that runs tests, so the error is raised directly."""
    path.write_text("{}", encoding="utf-8")

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", refused)
    with pytest.raises(SaveError, match="it cannot be opened: Permission denied"):
        read(path)


def test_an_enormous_file_is_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text("{}" * 60, encoding="utf-8")
    monkeypatch.setattr(save_reader, "LARGEST", 100)
    with pytest.raises(SaveError, match="larger than any saved game"):
        read(path)
