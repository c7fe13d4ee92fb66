"""What Linux is told of the program holds: the man page, the menu entry, the AppStream data."""

import argparse
import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from build_scripts.packaging.linux import documents, metainfo
from mexica import __version__, cli
from mexica.resources import resource
from mexica.shell.desktop_identity import ID
from mexica.shell.save_file import SUFFIX

KIND = "application/x-mexica-save"


def sections(page: str) -> dict[str, str]:
    """The text under each heading of the man page, by its first word."""
    parts = re.split(r"^\.S[HS] (\S+).*\n", page, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def long_options(parser: argparse.ArgumentParser) -> set[str]:
    shown = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    return {name for action in shown for name in action.option_strings if name.startswith("--")}


def named_options(text: str) -> set[str]:
    return set(re.findall(r"--[a-z-]+", text.replace("\\-", "-")))


def parser_of(command: str) -> argparse.ArgumentParser:
    """The parser of a command with all of its arguments."""
    parser, _ = cli.parser()
    found = next(a for a in parser._actions if isinstance(a, argparse._SubParsersAction)).choices[command]
    if found.fill is not None:
        found.fill(found, [])
    return found


def test_the_man_page_has_every_command_and_its_options() -> None:
    page = sections(documents.man_page())
    parser, commands = cli.parser()
    assert named_options(page["OPTIONS"]) == long_options(parser) | {"--notices"}  # of the built program
    everywhere = {"--help", "--verbose"}
    shared = {"arena": named_options(page["selfplay"])}
    for command in commands:
        found = named_options(page[command]) | shared.get(command, set())
        assert found == long_options(parser_of(command)) - everywhere, command
    assert set(re.findall(r"^\.SS (\S+)", documents.man_page(), re.MULTILINE)) == set(commands)


def test_the_man_page_names_this_version_and_is_read_without_a_warning() -> None:
    page = documents.man_page()
    assert f'"mexica {__version__}"' in page
    assert "@" not in page
    if shutil.which("man") is None:
        pytest.skip("needs man")
    command = ["man", "--warnings", "--local-file", "-"]
    done = subprocess.run(command, input=page, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "replay FILE" in done.stdout


def test_the_entry_of_the_menu_is_valid_and_names_what_the_program_is() -> None:
    path = resource("desktop", f"{ID}.desktop")
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(path, encoding="utf-8")
    named = entry["Desktop Entry"]
    assert (named["StartupWMClass"], named["Icon"], named["MimeType"]) == (ID, ID, f"{KIND};")
    assert named["Exec"] == f"{ID} %f"
    if shutil.which("desktop-file-validate"):
        done = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "")


def test_the_kind_of_file_is_that_of_saved_games() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ET.parse(resource("desktop", f"{ID}.xml")).getroot()
    assert kind.attrib == {"type": KIND}
    assert [glob.get("pattern") for glob in kind.iter(f"{space}glob")] == [f"*{SUFFIX}"]


@pytest.mark.parametrize("address", ["", "https://mexica.example/files/"])
def test_the_appstream_data_are_valid_and_list_the_versions(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEXICA_ADDRESS", address)
    file = tmp_path / "mexica.metainfo.xml"
    file.write_text(metainfo.text(), encoding="utf-8")
    versions = [release.get("version") for release in ET.parse(file).iter("release")]
    assert (versions[0], versions[-1]) == (__version__, "0.1.0")
    pictures = [image.text for image in ET.parse(file).iter("image")]
    assert pictures == [f"{address}{metainfo.PICTURE}"] * bool(address)
    assert (metainfo.product.ROOT / metainfo.PICTURE).is_file()
    if shutil.which("appstreamcli"):
        command = ["appstreamcli", "validate", "--no-net", "--no-color", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


def test_a_change_log_that_does_not_begin_with_this_version_stops_the_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(metainfo.product, "VERSION", "99.0")
    with pytest.raises(ValueError, match=r"CHANGELOG.md does not begin with version 99.0"):
        metainfo.text()
