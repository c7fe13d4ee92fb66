"""What other systems show of the program; here only the form of it can be tried."""

import plistlib
import re
from pathlib import Path
from typing import Any

import pytest

from build_scripts.packaging import identity
from build_scripts.packaging.linux import metainfo
from mexica import __version__, box, cli
from mexica.resources import resource


class Recorded:
    """Stands in for a class of PyInstaller's version resource, which exist on Windows only."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        self.arguments, self.more = arguments, more


NAMES = (
    "VSVersionInfo",
    "FixedFileInfo",
    "StringFileInfo",
    "StringTable",
    "StringStruct",
    "VarFileInfo",
    "VarStruct",
)


def test_windows_is_told_name_and_version() -> None:
    resource = eval(identity.windows_version(), dict.fromkeys(NAMES, Recorded))
    fixed, (texts, _) = resource.arguments
    assert ".".join(map(str, fixed.more["filevers"])) == f"{__version__}.0"
    rows = dict(row.arguments for row in texts.arguments[0][0].arguments[1])
    assert rows["ProductVersion"] == rows["FileVersion"] == __version__
    assert rows["ProductName"] == "Mexica"


@pytest.mark.parametrize(("system", "ending"), [("win32", ".ico"), ("darwin", ".icns")])
def test_a_program_has_the_icon_of_its_system(tmp_path: Path, system: str, ending: str) -> None:
    icon = Path(identity.program_options(tmp_path, system)["icon"])
    assert icon.is_file()
    assert icon.suffix == ending


def test_windows_reads_the_version_from_a_file(tmp_path: Path) -> None:
    written = Path(identity.program_options(tmp_path, "win32")["version"])
    assert written.read_text(encoding="utf-8") == identity.windows_version()


def test_nothing_of_that_is_asked_for_on_linux(tmp_path: Path) -> None:
    assert identity.program_options(tmp_path, "linux") == {}


def test_macos_opens_saves_with_the_app() -> None:
    options = identity.bundle_options()
    told = plistlib.loads(plistlib.dumps(options["info_plist"]))
    assert [kind["CFBundleTypeExtensions"] for kind in told["CFBundleDocumentTypes"]] == [["mexica"]]
    assert Path(options["icon"]).is_file()
    assert options["version"] == __version__


def test_all_that_tells_of_the_program_names_every_game_in_the_box():
    entry = resource("desktop", "mexica.desktop").read_text(encoding="utf-8")
    comment = re.search(r"^Comment=(.*)$", entry, re.MULTILINE)
    assert comment is not None
    pages = (comment[1], identity.DESCRIPTION, cli.DESCRIPTION, " ".join(metainfo.PARAGRAPHS))
    for game in box.games():
        assert [page for page in pages if game.title not in page] == []
