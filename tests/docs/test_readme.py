"""What README says of keys and folders is what the program does."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from mexica.games.mexica.table.bar.commands_and_keys import key_list
from mexica.shell import user_folders
from tests.docs.pages import DOCS

README = DOCS.parent / "README.md"


def rows(head: str) -> list[list[str]]:
    """The rows of the table that begins with this line, as their cells."""
    _, _, rest = README.read_text(encoding="utf-8").partition(f"\n{head}\n")
    assert rest, f"README has no table '{head}'"
    lines = rest.split("\n\n", 1)[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_keys_are_those_that_the_program_lists() -> None:
    assert [tuple(row) for row in rows("| key | what |")] == list(key_list())


def test_every_picture_is_there_and_made_by_the_script_and_each_game_has_as_many() -> None:
    shown = re.findall(r"!\[[^]]+\]\(docs/([^)]+)\)", README.read_text(encoding="utf-8"))
    script = (DOCS.parent / "build_scripts" / "readme_pictures.py").read_text(encoding="utf-8")
    assert {path.name for path in DOCS.iterdir() if path.suffix in {".jpg", ".webp"}} == set(shown)
    assert all(f'"{Path(name).stem}"' in script for name in shown)
    gallery = Counter(name.split("-")[0] for name in shown if "-" in name)
    assert gallery == {"mexica": 3, "coatl": 3, "aztekz": 3}
    assert all((DOCS / name).stat().st_size < 600_000 for name in shown if name != "turns.webp")


@pytest.mark.parametrize(("system", "dirs"), [("Linux", Unix), ("macOS", MacOS), ("Windows", Windows)])
def test_the_folders_are_those_that_the_program_uses(
    system: str, dirs: type[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/ana")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LOCALAPPDATA", "/home/ana/AppData/Local")
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda name: "/home/ana/AppData/Local")
    monkeypatch.setattr(user_folders, "PlatformDirs", dirs)
    folders = user_folders.of_this_player()
    (said,) = (
        row[1:] for row in rows("| | saved games | settings | log and crash reports |") if row[0] == system
    )
    assert said == [f"`{shown(path, system)}`" for path in (folders.saves, folders.config, folders.log)]


def shown(path: Path, system: str) -> str:
    home = "~" if system != "Windows" else "/home/ana"
    text = re.sub("^/home/ana", home, str(path))
    return (
        text.replace("/home/ana/AppData/Local", "%LOCALAPPDATA%").replace("/", "\\")
        if system == "Windows"
        else text
    )
