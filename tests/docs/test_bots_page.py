"""The example of docs/bots.md plays as it stands there."""

import time
import tomllib

import pytest

from mexica import cli
from mexica.computer import bots
from mexica.computer.thinker import Thinker
from mexica.games.mexica.ai.players import PLAYERS
from mexica.games.mexica.rules import legal_actions, new_setup, start
from tests.bots import Site
from tests.docs.pages import blocks, page

PATIENCE = 60.0  # seconds


@pytest.fixture
def example(site: Site) -> str:
    """The bot of the page, installed with the entry point of the page; returns its kind."""
    project = tomllib.loads(blocks("bots.md", "toml")[0])["project"]
    ((kind, value),) = project["entry-points"][bots.GROUP].items()
    module = value.partition(":")[0]
    entries = f"[{bots.GROUP}]\n{kind} = {value}\n"
    site.install(blocks("bots.md", "python")[0], package=module, entry_points=entries)
    return kind


def test_the_example_has_ten_lines() -> None:
    assert sum(bool(line.strip()) for line in blocks("bots.md", "python")[0].splitlines()) == 10


def test_the_example_plays_in_the_arena(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"--seats {example},greedy" in page("bots.md")
    assert cli.main(["selfplay", "--seats", f"{example},random", "--games", "2"]) == 0
    rows = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert [example, "2"] in rows


def test_the_example_plays_at_the_table(example: str) -> None:
    state, thinker = start(new_setup(2, 1)), Thinker(PLAYERS, example, 1)
    try:
        thinker.ask(state)
        until = time.monotonic() + PATIENCE
        while (action := thinker.poll()) is None and time.monotonic() < until:
            time.sleep(0.005)
        assert action in legal_actions(state)
    finally:
        thinker.close()


def test_the_page_says_how_long_names_may_be() -> None:
    text = page("bots.md")
    assert f"1 to {bots.LONGEST_NAME} characters" in text
    assert f"1 to {bots.LONGEST_LINE} characters" in text
    assert f"`{bots.GROUP}`" in text
