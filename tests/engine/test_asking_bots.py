"""Bots of other packages, asked by the engine like levels."""

import pytest

from tests.bots import Site, nim_wanderer, wanderer
from tests.engine.talking import Talk

NIM = "tests.games.nim.rules"


def test_installed_bots_are_listed_and_asked_like_levels(site: Site) -> None:
    site.install(nim_wanderer())
    site.install("1 / 0", kind="broken", package="breaking")
    site.install(wanderer(), kind="other", package="others")
    talk = Talk("nim")
    talk.ask("new 2 seed 1")
    *told, last = talk.lines("levels")
    assert (told[2:], last) == (["- perfect", "- random", "- wanderer"], "= 3")
    assert told[0].startswith("info unusable The bot 'broken' of the package breaking cannot be used: ")
    assert told[1] == "info unusable The bot 'other' does not play nim but mexica."
    assert f"- {talk.ask('go wanderer seed 2')}" in talk.lines("legal")
    assert talk.refused("go other") == "The bot 'other' does not play nim but mexica."
    assert talk.refused("go broken").startswith("The bot 'broken' of the package breaking cannot be used")
    assert talk.faults == []


def telling(explanation: str) -> str:
    """The module of a bot of Nim that takes a stick of heap A, and tells this explanation."""
    tells = f"""
    def explanation(self):
        return {explanation}
    """
    source = nim_wanderer().replace("self.random.choice(legal_actions(state))", 'Take("A", 1)')
    imports = f"from mexica.computer.mind import Explanation\nfrom {NIM} import Take\n"
    return imports + source.replace("\n\n\nPLAYER", f"\n{tells}\n\nPLAYER")


@pytest.fixture
def begun_nim() -> Talk:
    talk = Talk("nim")
    talk.ask("new 2 seed 1")
    return talk


def test_what_a_bot_tells_is_told_and_its_faults_are_its_own(site: Site, begun_nim: Talk) -> None:
    site.install(telling('Explanation([Take("A", 1), Take("B", 1)], 2, 5)'))
    site.install(telling("Explanation([Take('A', 1)], 'x', 5)"), kind="muddled", package="muddling")
    told = begun_nim.infos("go wanderer")
    assert told == {"nodes": "5", "score": "2.00", "line": "take A 1; take B 1"}
    assert begun_nim.refused("go muddled").startswith("The bot 'muddled' failed (ValueError: ")
    assert begun_nim.faults == []


@pytest.mark.parametrize(
    "line",
    [
        "[Take('A', 1), 'take B 1', Take('B', 1)]",
        "[Take('A', 1), None]",
        "[Take('A', 1), object(), 7]",
        "[Take('A', 1), Take('B', 10**9)]",
        "[Take('A', 1), Take(None, 1)]",
        "[Take('A', 1), [Take('B', 1)]]",
        "[]",
        "['take A 1']",
        "'no line at all'",
    ],
)
def test_a_line_is_told_up_to_the_first_thing_that_is_no_action(
    site: Site, begun_nim: Talk, line: str
) -> None:
    site.install(telling(f"Explanation({line})"))
    assert begun_nim.infos("go wanderer") == {"line": "take A 1"}
    assert begun_nim.faults == []


@pytest.mark.parametrize("line", ["None", "7", "(one for one in ())"])
def test_what_is_no_line_is_the_failure_of_the_bot(site: Site, begun_nim: Talk, line: str) -> None:
    site.install(telling(f"Explanation({line})"))
    assert begun_nim.refused("go wanderer").startswith("The bot 'wanderer' failed (TypeError: ")
    assert begun_nim.faults == []
