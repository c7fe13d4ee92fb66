"""The installed bots are found in another process, once, whatever is wrong with some of them."""

import multiprocessing
import sys
import time
from multiprocessing.connection import Connection

import pytest

from mexica.play import bot_search
from mexica.play.bot_search import BotSearch, FoundBot
from mexica.rulebook.sentence import Sentence
from tests.bots import Site, importing_until, nim_wanderer, wanderer

PATIENCE = 300.0  # seconds: the process stands back behind all others of a busy machine


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the bots as long as it takes, except for one named 'hangs'."""
    ask = bot_search._next

    def next_found(pipe: Connection, kind: str) -> tuple[FoundBot | Sentence, bool]:
        monkeypatch.setattr(bot_search, "_LIMIT", 2.0 if kind == "hangs" else PATIENCE / 4)
        return ask(pipe, kind)

    monkeypatch.setattr(bot_search, "_next", next_found)


def searched() -> BotSearch:
    search = BotSearch()
    search.begin()
    until = time.monotonic() + PATIENCE
    while not search.finished and time.monotonic() < until:
        time.sleep(0.01)
    assert search.finished
    return search


def test_without_bots_no_process_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(multiprocessing, "get_context", None)
    search = searched()
    assert (search.bots("nim", ()), search.faults("nim", ())) == ((), ())


def test_each_bot_is_found_for_its_game_and_none_of_their_code_runs_here(site: Site) -> None:
    site.install(nim_wanderer(), package="for_nim")
    site.install(wanderer(), kind="other", package="for_mexica")
    search = searched()
    assert search.bots("nim", ()) == (FoundBot("wanderer", "nim", "Wanderer", "Does anything."),)
    assert [bot.kind for bot in search.bots("mexica", ())] == ["other"]
    assert search.faults("nim", ()) == ()
    assert {"for_nim", "for_mexica"}.isdisjoint(sys.modules)


def test_bots_are_sorted_by_name(site: Site) -> None:
    for kind, name in (("a", "zapote"), ("b", "Maguey"), ("c", "amaranth")):
        site.install(nim_wanderer().replace('"Wanderer"', f'"{name}"'), kind=kind, package=f"bot_{kind}")
    assert [bot.name for bot in searched().bots("nim", ())] == ["amaranth", "Maguey", "zapote"]


def test_a_bot_with_the_name_of_a_player_of_its_game_is_a_fault(site: Site) -> None:
    site.install(nim_wanderer(), kind="perfect")
    search = searched()
    assert search.bots("nim", ["perfect"]) == ()
    assert search.faults("nim", ["perfect"]) == ("The bot 'perfect' cannot be used: its name is taken.",)
    assert search.faults("mexica", ["perfect"]) == ()


@pytest.mark.parametrize(
    ("source", "kind", "message"),
    [
        (
            "import nothing_of_this_name",
            "bad",
            "The bot 'bad' of the package bad_bot cannot be used: importing",
        ),
        (
            "import os; os._exit(3)",
            "bad",
            "The bot 'bad' cannot be used: importing it has ended the process.",
        ),
        (
            "import time; time.sleep(900)",
            "hangs",
            "'hangs' cannot be used: importing it takes more than 2 seconds.",
        ),
        (nim_wanderer(), "No Name", "The bot 'No Name' of the package bad_bot cannot be used: the name of a"),
    ],
)
def test_a_broken_bot_is_told_and_the_others_are_found(
    site: Site, source: str, kind: str, message: str
) -> None:
    site.install(nim_wanderer(), kind="a", package="before")
    site.install(source, kind=kind, package="bad_bot")
    site.install(nim_wanderer(), kind="z", package="after")
    search = searched()
    assert [bot.kind for bot in search.bots("nim", ())] == ["a", "z"]
    (fault,) = search.faults("nim", ())
    assert message in fault


def test_the_search_is_begun_once_and_makes_nobody_wait(site: Site) -> None:
    counted, go_on = site.folder / "imports", site.folder / "go on"
    count = f"open({str(counted)!r}, 'a').write('x')\n"
    site.install(count + importing_until(go_on) + nim_wanderer())
    search = BotSearch()
    search.begin()
    search.begin()
    assert not search.finished
    go_on.touch()
    until = time.monotonic() + PATIENCE
    while not search.finished and time.monotonic() < until:
        time.sleep(0.01)
    assert len(search.bots("nim", ())) == 1
    assert counted.read_text() == "x"
