"""docs/public-api.md: every name that it lists exists, and everything made for use from outside is listed."""

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

from mexica import cli
from mexica.computer import bots
from mexica.games.aztekz import rules as aztekz
from mexica.games.coatl import rules as coatl
from mexica.games.mexica import rules as mexica
from tests.docs.pages import DOCS, code_in_first_column, page

PAGE = "public-api.md"
MODULES = re.findall(r"^### `([\w.]+)`$", page(PAGE), re.MULTILINE)
PAGES = sorted(path.name for path in DOCS.glob("*.md"))


@pytest.mark.parametrize("module", MODULES)
def test_every_name_exists_and_is_documented(module: str) -> None:
    names = code_in_first_column(PAGE, f"### `{module}`")
    assert names
    for name in names:
        assert hasattr(import_module(module), name), name


@pytest.mark.parametrize("rules", [aztekz, coatl, mexica], ids=lambda rules: rules.KEY)
def test_of_the_rules_everything_is_public(rules: ModuleType) -> None:
    assert sorted(code_in_first_column(PAGE, f"### `{rules.__name__}`")) == sorted(rules.__all__)


def test_every_command_is_listed_with_options_that_it_has(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, rest = page(PAGE).partition("\n## Commands\n")
    rows = dict(re.findall(r"^\| `(mexica[ \w]*)` \| (.*) \|$", rest.partition("\n## ")[0], re.MULTILINE))
    for command, told in rows.items():
        assert cli.main([*command.split()[1:], "--help"]) == 0
        shown = capsys.readouterr().out
        for option in re.findall(r"`(--[\w-]+|[A-Z]+)", told):
            assert re.search(rf"{option}\b", shown), f"{command} {option}"
    assert cli.main(["--help"]) == 0
    known = re.findall(r"^    (\w+) ", capsys.readouterr().out, re.MULTILINE)
    assert list(rows) == ["mexica", *(f"mexica {name}" for name in known)]


def test_the_group_of_entry_points_is_that_of_the_program() -> None:
    assert code_in_first_column(PAGE, "## Entry points") == [bots.GROUP]


def test_the_package_says_that_it_has_types() -> None:
    assert files("mexica").joinpath("py.typed").is_file()


@pytest.mark.parametrize("name", [*PAGES, "../README.md"])
def test_every_link_leads_to_a_file_and_a_heading(name: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", page(name)):
        if "://" in target:
            continue
        path, _, heading = target.partition("#")
        found = (DOCS / name).parent / path if path else DOCS / name
        assert found.exists(), target
        if heading:
            text = Path(found).read_text(encoding="utf-8")
            headings = {_anchor(line) for line in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}
            assert heading in headings, target


def _anchor(heading: str) -> str:
    """The anchor that GitHub makes of a heading."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("name", PAGES)
def test_the_readme_leads_to_every_page(name: str) -> None:
    assert f"(docs/{name})" in page("../README.md")
