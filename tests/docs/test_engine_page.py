"""The page about the engine is true."""

import json
import re
import subprocess
import sys

import pytest

from mexica.engine.dialogue import COMMANDS
from mexica.engine.request import LONGEST_LINE
from tests.engine.transcript import CHECKOUT, PAGE, sent, spoken, written

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_engine_says_what_the_dialogue_on_the_page_says() -> None:
    lines = written()
    assert [*spoken(sent(lines))] == lines


def test_the_dialogue_shows_lists_refusals_and_what_a_level_tells() -> None:
    lines = written()
    assert len(sent(lines)) >= 20
    for beginning in (
        "= ",
        "=1 ",
        "? ",
        "?17 ",
        "- ",
        "info refused",
        "info nodes",
        "info score",
        "info line",
    ):
        assert any(line.startswith(beginning) for line in lines), beginning


def test_every_command_stands_in_the_table_with_its_arguments() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", TEXT.replace("\\|", "/"), re.MULTILINE)
    usages = [usage for row in rows for usage in re.findall(r"`(.*?)`", row)]
    known = [
        f"{command.name} {arguments}".strip().replace("|", "/")
        for command in COMMANDS.values()
        for arguments in command.arguments.split(" | setup")[:1]
    ]
    assert sorted({*usages} - {"new setup JSON"}) == sorted(known)
    assert f"{LONGEST_LINE:,} bytes" in TEXT


def test_the_client_on_the_page_works() -> None:
    code = re.search(r"```python client\n(.*?)```", TEXT, re.DOTALL)
    assert code is not None
    assert len([line for line in code[1].splitlines() if line.strip()]) <= 10
    done = subprocess.run(
        [sys.executable, "-c", code[1]], cwd=CHECKOUT, capture_output=True, text=True, timeout=60, check=True
    )
    blocks = re.split(r"\n(?=\S)", done.stdout.strip())
    assert [block.split("\n    ")[-1][0] for block in blocks] == ["="] * 5
    assert blocks[1].startswith("go greedy\n    info ")


@pytest.mark.parametrize("page", ["README.md", "mexica/games/mexica/rules/RULES.md"])
def test_the_page_is_linked(page: str) -> None:
    text = (CHECKOUT / page).read_text(encoding="utf-8")
    link = re.search(r"\]\(([^)]*engine\.md)\)", text)
    assert link is not None
    assert (CHECKOUT / page).parent.joinpath(link[1]).resolve() == PAGE


def test_the_answer_of_best_has_the_entries_on_the_page() -> None:
    command = [sys.executable, "-m", "mexica", "best", "saves/In the second period.json", "--nodes", "130"]
    done = subprocess.run([*command, "--json"], cwd=CHECKOUT, capture_output=True, text=True, check=True)
    sentence = TEXT[TEXT.index("`--json` prints") :]
    assert re.findall(r"`(\w+)`", sentence) == [*json.loads(done.stdout)]
