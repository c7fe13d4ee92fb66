"""Bots of other packages are found, made and judged; whatever is wrong with one is said in one sentence."""

import sys
import time
from collections.abc import Callable

import pytest

from mexica.computer import bots, thinker
from mexica.computer.bots import Bot, BotError, installed
from mexica.computer.mind import Budget
from mexica.computer.roster import ComputerPlayers
from mexica.computer.thinker import Thinker, ThinkerError
from tests.bots import Site, nim_wanderer
from tests.clock import Clock
from tests.games.nim import rules
from tests.games.nim.ai import PLAYERS
from tests.games.nim.rules import State, Take

PATIENCE = 60.0  # seconds
Patch = pytest.MonkeyPatch


def saying(body: str) -> str:
    """The module of a bot of Nim whose `choose` has this body."""
    return nim_wanderer().replace("return self.random.choice(legal_actions(state))", body)


def begun() -> State:
    return rules.start(rules.new_setup(2, 1))


def answer(asked: Thinker[State, Take], look: Callable[[], None] = lambda: None) -> Take:
    """Ask for an action and wait for it; `look` is called whenever it is not there."""
    try:
        asked.ask(begun())
        until = time.monotonic() + PATIENCE
        while (action := asked.poll()) is None and time.monotonic() < until:
            look()
            time.sleep(0.005)
        assert action is not None
        return action
    finally:
        asked.close()


def test_without_bots_there_are_the_games_own_players() -> None:
    assert (installed(), PLAYERS.bots, PLAYERS.faults()) == ({}, (), {})


def test_an_installed_bot_plays_here_and_in_a_process_of_its_own(site: Site) -> None:
    site.install(nim_wanderer())
    assert PLAYERS.bots == ("wanderer",)
    here = PLAYERS.make("wanderer", 1).choose(begun())
    assert here in rules.legal_actions(begun())
    assert answer(Thinker(PLAYERS, "wanderer", 1)) == here


def test_bots_are_listed_and_started_without_running_their_code_here(site: Site) -> None:
    site.install(nim_wanderer(), package="quiet")
    assert PLAYERS.bots == ("wanderer",)
    assert bots.sources("wanderer") == ("quiet 1.0", [site.folder / "quiet.py"])
    asked = Thinker(PLAYERS, "wanderer", 1)
    assert answer(asked) in rules.legal_actions(begun())
    assert "quiet" not in sys.modules


def test_a_bot_is_given_its_seed_and_the_budget_of_its_turn(site: Site) -> None:
    source = nim_wanderer().replace(
        "lambda seed, budget: Wanderer(seed))",
        "lambda seed, budget: given.append((seed, budget)) or Wanderer(seed), Budget(seconds=9))",
    )
    source += "given = []\n"
    site.install("from mexica.computer.mind import Budget\n" + source, package="given_budget")
    PLAYERS.make("wanderer", 4)
    PLAYERS.make("wanderer", 5, budget=Budget(nodes=7))
    given = sys.modules["given_budget"].given
    assert given == [(4, Budget(seconds=9)), (5, Budget(nodes=7))]
    assert PLAYERS.own_budget("wanderer") == Budget(seconds=9)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (
            "import nothing_of_this_name",
            "importing wandering:PLAYER failed: ModuleNotFoundError: "
            "No module named 'nothing_of_this_name', wandering.py line 1",
        ),
        ("this is no Python", "failed: SyntaxError: invalid syntax"),
        ("raise SystemExit('enough')", "failed: SystemExit: enough, wandering.py line 1"),
        ("OTHER = 1", "failed: AttributeError: module 'wandering' has no attribute 'PLAYER'."),
        ("PLAYER = 'me'", "wandering:PLAYER is no mexica.computer.bots.Bot"),
        (nim_wanderer().replace('"Wanderer"', '""'), "its name has to be a text of 1 to 24 printable"),
        (nim_wanderer().replace('"nim"', '"chess"'), "'wanderer' does not play nim but chess"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_told_in_one_sentence(site: Site, source: str, message: str) -> None:
    site.install(source)
    assert PLAYERS.bots == ("wanderer",)
    with pytest.raises(BotError) as error:
        PLAYERS.make("wanderer", 1)
    assert message in str(error.value)
    assert "wanderer" in str(error.value)
    assert "\n" not in str(error.value)
    with pytest.raises(ThinkerError) as told:
        answer(Thinker(PLAYERS, "wanderer", 1))
    assert str(told.value) == str(error.value)


@pytest.mark.parametrize("kind", ["perfect", "person", "random", "Wanderer", "2nd", "w" * 25, "wand.er"])
def test_a_name_that_is_taken_or_unfit_is_told_and_hides_nobody(site: Site, kind: str) -> None:
    site.install(nim_wanderer(), kind=kind)
    assert PLAYERS.bots == ()
    assert list(PLAYERS.faults()) == [kind]
    assert str(PLAYERS.faults()[kind]).endswith(".")
    assert PLAYERS.make("perfect", 1).choose(begun()) in rules.legal_actions(begun())


def test_two_bots_of_one_name_are_told_with_their_packages(site: Site) -> None:
    site.install(nim_wanderer(), package="first")
    site.install(nim_wanderer(), package="second")
    assert PLAYERS.bots == ()
    assert "two packages have a bot of this name, " in str(PLAYERS.faults()["wanderer"])
    assert {"first", "second"} <= set(str(PLAYERS.faults()["wanderer"]).replace(":", " ").split())


@pytest.mark.parametrize("entry_points", ["[mexica.players]\nbroken\n", "[mexica.players]\nx = \n", "\x00"])
def test_a_broken_list_of_entry_points_prevents_nothing(site: Site, entry_points: str) -> None:
    site.install("", package="broken", entry_points=entry_points)
    site.install(nim_wanderer(), package="good")
    assert "wanderer" in PLAYERS.bots
    assert PLAYERS.make("wanderer", 1).choose(begun()) in rules.legal_actions(begun())


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return 1 / 0", "The bot 'wanderer' failed (ZeroDivisionError: division by zero, "),
        ("open('/no/such/file')", "failed (FileNotFoundError: "),
        ("raise SystemExit", "failed (SystemExit: "),
        ("__import__('os')._exit(3)", "The computer player's process has ended (exit code 3)."),
        ("return None", "The bot 'wanderer' chose 'None', which the rules do not allow now."),
        ("return 'take A 1'", "chose 'take A 1', which the rules do not allow now."),
        ("return state", "which the rules do not allow now."),
        ("return lambda: 0", "which the rules do not allow now."),
    ],
)
def test_a_bot_that_fails_at_the_table_is_told_in_one_sentence(site: Site, body: str, message: str) -> None:
    site.install(saying(body))
    with pytest.raises(ThinkerError) as told:
        answer(Thinker(PLAYERS, "wanderer", 1))
    assert message in str(told.value)


def test_a_bot_that_is_not_installed_is_told_in_one_sentence() -> None:
    with pytest.raises(
        ThinkerError, match="There is no computer player 'gone': no bot of this name is installed"
    ):
        Thinker(PLAYERS, "gone", 1)


@pytest.mark.parametrize("place", ["choose", "import"])
def test_a_bot_that_hangs_is_given_up(site: Site, monkeypatch: Patch, place: str) -> None:
    monkeypatch.setattr(thinker, "_BOT_LIMIT", 1.0)
    source = saying("while True: pass") if place == "choose" else "while True: pass"
    site.install(source)
    with pytest.raises(ThinkerError, match="The bot 'wanderer' has not answered for 1 seconds"):
        answer(Thinker(PLAYERS, "wanderer", 1))


def test_a_bot_that_reports_its_progress_may_take_longer(site: Site, monkeypatch: Patch) -> None:
    clock, told = Clock(), set[float | None]()
    monkeypatch.setattr(thinker, "_BOT_LIMIT", 0.4)
    monkeypatch.setattr(thinker, "monotonic", clock)
    body = """import time
        for part in range(12):
            time.sleep(0.2)
            self.budget.hurried(part / 12)
        return legal_actions(state)[0]"""
    source = saying(body).replace("Wanderer(seed))", "Wanderer(seed, budget))")
    source = source.replace("self, seed):", "self, seed, budget):\n        self.budget = budget")
    site.install(source)
    asked = Thinker(PLAYERS, "wanderer", 1)

    def look() -> None:
        """Let less time pass than is allowed after each report."""
        if asked.progress not in told:
            told.add(asked.progress)
            clock.now += 0.2

    assert answer(asked, look) == rules.legal_actions(begun())[0]
    assert clock.now > 0.4


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": 1},
        {"name": "n" * 25},
        {"name": " "},
        {"line": "two\nlines"},
        {"line": ""},
        {"make": "Wanderer"},
        {"budget": 3},
    ],
)
def test_a_bot_with_a_field_of_no_use_is_refused(wrong: dict[str, object]) -> None:
    good: dict[str, object] = {"game": "nim", "name": "N", "line": "Plays.", "make": PLAYERS.make}
    Bot(**good)  # type: ignore[arg-type]
    with pytest.raises((ValueError, TypeError)):
        Bot(**{**good, **wrong})  # type: ignore[arg-type]


def test_bots_know_no_weights(site: Site) -> None:
    site.install(nim_wanderer())
    players: ComputerPlayers[State, Take] = PLAYERS.weighed({"standard": {"sticks": 1.0, "chance": 0.0}})
    assert players.make("wanderer", 1, with_weights={}).choose(begun()) in rules.legal_actions(begun())
