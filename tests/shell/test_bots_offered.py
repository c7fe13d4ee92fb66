"""Installed bots are offered beside the levels for a new game, and play at the table."""

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mexica.games.mexica.ai.levels import levels
from mexica.games.mexica.rules import legal_actions
from tests.bots import Site, importing_until, nim_wanderer, wanderer
from tests.games.nim.game import Nim
from tests.games.nim.table import NimTable
from tests.shell.hands import Hands
from tests.shell.test_levels_shown import SIZES, point_at

NAMES = ["Ahuehuete", "Copalli", "Deep Lake of Texcoco 1", "Huitzilin", "Maguey", "Zapote"]
LONGEST = "Thinks about lakes, canals, bridges, and of lunch."


@pytest.fixture
def six(site: Site) -> Site:
    """Six bots of Mexica, with names and lines as long as they may be, and one that is broken."""
    for number, name in enumerate(NAMES):
        source = wanderer().replace('"Wanderer", "Does anything."', f'"{name}", "{LONGEST}"')
        site.install(source, kind=f"bot-{number}", package=f"bot_{number}")
    site.install("import nothing_of_this_name", kind="broken", package="broken")
    return site


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[list[Hands]]:
    opened: list[Hands] = []
    yield opened
    for window in opened:
        window.close()


def searched(hands: Hands) -> Hands:
    """The window once all bots are found."""
    hands.until(lambda: hands.app.context.bots.finished)
    return hands


def test_without_bots_there_are_the_levels_alone(hands: Hands) -> None:
    searched(hands).press("New game")
    labels = [button.text for button in hands.buttons()]
    assert "Faulty bots" not in labels
    assert labels.count("Tlatoani") == 2


def test_bots_found_while_the_screen_is_open_appear_on_it(
    site: Site, tmp_path: Path, windows: list[Hands]
) -> None:
    go_on = tmp_path / "go on"
    site.install(importing_until(go_on) + wanderer())
    windows.append(hands := Hands(tmp_path / "home"))
    hands.press("New game")
    assert "Wanderer" not in [button.text for button in hands.buttons()]
    assert hands.scene.next_wake is not None
    go_on.touch()
    hands.until(lambda: "Wanderer" in [button.text for button in hands.buttons()])
    searched(hands)
    assert hands.scene.next_wake is None


@pytest.mark.parametrize("size", SIZES)
def test_six_bots_take_turns_on_one_button_and_no_level_is_cut(
    six: Site, tmp_path: Path, windows: list[Hands], size: tuple[int, int]
) -> None:
    windows.append(hands := searched(Hands(tmp_path / "home")))
    hands.app.window.resize(size)
    hands.settle()
    hands.press("New game")
    hands.press("4")
    for level in levels():
        button = hands.button(level.name)
        stair = button.normal_images[-1].width
        assert button.font.get_rect(level.name).width + stair + hands.scene.px(60) <= button.rect.width
    shown = []
    for _ in range(7):
        place = next(
            b for b in hands.buttons() if any(name.startswith(b.text.rstrip("…") or "-") for name in NAMES)
        )
        point_at(hands, place.rect.center)
        hands.click(place.rect.center)
        shown.append(hands.scene.choice.seats[0].kind)
        number = int(shown[-1][-1])
        assert f"{NAMES[number]} (bot {number + 1} of 6)" in hands.texts()
        assert LONGEST in hands.texts()
    assert shown == [f"bot-{number}" for number in (0, 1, 2, 3, 4, 5, 0)]


def test_a_broken_bot_is_told_of_on_the_screen(six: Site, tmp_path: Path, windows: list[Hands]) -> None:
    windows.append(hands := searched(Hands(tmp_path / "home")))
    hands.press("New game")
    hands.press("Faulty bots")
    assert " of the package broken cannot be used: importing broken:PLAYER failed" in hands.texts()
    hands.press("OK")
    hands.press("Start")
    assert hands.app.stack.top.record is not None


def test_a_bot_plays_at_the_table_in_a_process_of_its_own(
    site: Site, tmp_path: Path, windows: list[Hands]
) -> None:
    site.install(wanderer(), package="at_the_table")
    windows.append(hands := searched(Hands(tmp_path / "home")))
    hands.press("New game")
    hands.press("Wanderer", 1)
    hands.press("Player 1")
    hands.press("Start")
    hands.until(lambda: hands.scene.record is not None)
    record = hands.scene.record
    assert [player.kind for player in record.players] == ["person", "wanderer"]
    table = hands.scene.table
    table.runner.choose([legal_actions(table.session.state)[0]])
    hands.until(lambda: len(hands.scene.record.actions) >= 2)
    assert "at_the_table" not in sys.modules


def test_a_remembered_bot_that_is_gone_must_be_replaced(
    site: Site, tmp_path: Path, windows: list[Hands]
) -> None:
    settings = tmp_path / "home" / "config"
    settings.mkdir(parents=True)
    seats = [
        {"name": "Ana", "colour": "red", "kind": "person"},
        {"name": "Bot", "colour": "grey", "kind": "gone"},
    ]
    last = {"mexica": {"seats": seats, "first": None, "variant": "20"}}
    (settings / "settings.json").write_text(json.dumps({"last_setups": last}), encoding="utf-8")
    windows.append(hands := searched(Hands(tmp_path / "home")))
    hands.press("New game")
    assert hands.entries()[1].get_text() == "Bot"
    assert "Player 2, gone: This bot is not installed." in hands.texts()
    assert not hands.button("Start").is_enabled
    hands.press("Macehualli", 1)
    assert "This bot is not installed." not in hands.texts()
    assert hands.button("Start").is_enabled


def test_bots_of_another_game_are_not_offered(site: Site, tmp_path: Path, windows: list[Hands]) -> None:
    site.install(wanderer(), kind="of-mexica", package="of_mexica")
    site.install(nim_wanderer().replace('"Wanderer"', '"Sticky"'), kind="of-nim", package="of_nim")
    windows.append(hands := searched(Hands(tmp_path / "home", games=lambda: (Nim(),))))
    hands.press("New game")
    labels = [button.text for button in hands.buttons()]
    assert (labels.count("Sticky"), labels.count("Wanderer")) == (2, 0)
    hands.press("Sticky", 1)
    hands.press("Player 1")
    hands.press("Start")
    assert isinstance(hands.scene, NimTable)
    hands.scene.runner.choose([hands.scene.runner.session.rules.legal_actions(hands.scene.state)[0]])
    until = time.monotonic() + 60
    while len(hands.scene.record.actions) < 2 and time.monotonic() < until:
        hands.step()
    assert len(hands.scene.record.actions) == 2
