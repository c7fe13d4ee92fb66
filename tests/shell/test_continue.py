"""What Continue offers when an autosave does not load, and what a second window says."""

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from mexica.resources import shipped_saves
from mexica.shell.dialog import Dialog
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.saves_screen import SavesScreen
from mexica.shell.start_screen import StartScreen
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game
from tests.shell.test_saves_screen import choose

Open = Callable[..., Hands]


def broken(path: Path) -> None:
    """Change a save so that only a replay shows it."""
    data = json.loads(path.read_text(encoding="utf-8"))
    data["actions"] = ["start G7", "start G7"]
    path.write_text(json.dumps(data), encoding="utf-8")


def keep(hands: Hands, *actions: str, seed: int = 1) -> None:
    """Let the game be in progress with these actions, saved in full."""
    hands.app.saves.autosave(hands.game, a_game(seed, *actions), begun=True)
    hands.app.saves.slots.fold()


@pytest.fixture
def refused(opened: Open) -> Hands:
    """A program that has just refused to continue a broken autosave, of which the version before is whole."""
    hands = opened()
    keep(hands)
    keep(hands, "start G7")
    broken(hands.app.saves.slots.path(1))
    hands = opened()
    hands.press("Continue")
    return hands


def test_continue_offers_the_version_before_an_autosave_that_does_not_load(refused: Hands) -> None:
    assert "The version before it can be opened." in refused.texts()
    refused.press("Open it")
    assert isinstance(refused.scene, MatchScene)
    assert refused.scene.record == a_game(1)


def test_after_a_refusal_continue_takes_the_version_before_by_itself(refused: Hands) -> None:
    refused.press("Back")
    assert isinstance(refused.scene, StartScreen)
    refused.press("Continue")
    assert isinstance(refused.scene, MatchScene)
    assert refused.scene.record == a_game(1)


def test_continue_never_offers_a_broken_autosave_for_ever(opened: Open) -> None:
    hands = opened()
    keep(hands, seed=1)
    keep(hands, seed=2)
    broken(hands.app.saves.slots.path(1))
    hands = opened()
    hands.press("Continue")
    hands.press("OK")
    hands.press("Continue")
    assert isinstance(hands.scene, MatchScene)
    assert hands.scene.record == a_game(1)
    hands = opened()
    hands.press("Continue")
    assert hands.scene.record == a_game(1)


def test_nothing_is_continued_when_the_only_autosave_does_not_load(opened: Open) -> None:
    hands = opened()
    keep(hands)
    broken(hands.app.saves.slots.path(1))
    hands = opened()
    hands.press("Continue")
    hands.press("OK")
    assert not hands.button("Continue").is_enabled


@pytest.mark.parametrize("harm", [broken, lambda path: path.write_text("{")])
def test_the_list_offers_the_version_before_a_save_that_does_not_load(
    hands: Hands, harm: Callable[[Path], None]
) -> None:
    hands.app.saves.save("Saturday", hands.game, a_game(1))
    harm(hands.app.saves.save("Saturday", hands.game, a_game(1, "start G7")))
    hands.press("Load game")
    choose(hands, "Saturday")
    hands.press("Load")
    assert isinstance(hands.scene, Dialog)
    assert "The version before it can be opened." in hands.texts()
    hands.press("Back")
    assert isinstance(hands.scene, SavesScreen)
    (entry,) = (row.value for row in hands.scene.list.rows if row.value and row.value.name == "Saturday")
    assert entry.fault.endswith("The version before it can be opened.")
    choose(hands, "Saturday")
    hands.press("Load")
    hands.press("Open it")
    assert hands.scene.record == a_game(1)


def test_a_second_window_says_so_once_and_loses_nothing(tmp_path: Path) -> None:
    first, second = Hands(tmp_path), Hands(tmp_path)
    assert "The program is open already." in second.texts()
    second.press("OK")
    for hands, seed in ((first, 1), (second, 2)):
        hands.play(a_game(seed))
        hands.step()
        hands.app.navigation.go_start()
        hands.step()
        assert isinstance(hands.scene, StartScreen)
    second.close()
    first.close()
    alone = Hands(tmp_path)
    assert isinstance(alone.scene, StartScreen)
    kept = [alone.game.load(path).setup for path in alone.app.saves.slots.in_progress()]
    assert sorted(map(repr, kept)) == sorted(repr(a_game(seed).setup) for seed in (1, 2))
    alone.close()


def test_a_second_window_says_so_over_the_game_it_was_opened_with(tmp_path: Path) -> None:
    first = Hands(tmp_path)
    path = first.app.saves.save("Saturday", first.game, a_game(1))
    second = Hands(tmp_path, path)
    assert "The program is open already." in second.texts()
    second.press("OK")
    assert isinstance(second.scene, MatchScene)
    second.close()
    first.close()


def test_a_match_says_on_the_disk_what_it_shows(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, fsync = threading.Event(), os.fsync
    hands.play(a_game(1))
    hands.step()
    hands.app.navigation._autosave.wait()
    monkeypatch.setattr(os, "fsync", lambda handle: (go_on.wait(20.0), fsync(handle)))
    monkeypatch.setattr("mexica.shell.autosave.PATIENCE", 20.0)
    match = hands.scene
    match.table.do(*a_game(1, "start G7").actions)
    for _ in range(5):
        assert hands.app.step([]) in (True, False)
    assert match.table.session.actions == ()
    assert match.record == a_game(1, "start G7")
    go_on.set()
    hands.until(lambda: match.table.session.actions == a_game(1, "start G7").actions)
    assert hands.game.load(hands.app.saves.slots.path(1)).actions[:1] == a_game(1, "start G7").actions


def test_an_example_that_is_looked_at_takes_no_games_place(opened: Open) -> None:
    hands = opened()
    keep(hands, "start G7")
    before = [entry.path for entry in hands.app.saves.entries()]
    for name in ("A finished game", "In the second period"):
        hands = opened(shipped_saves() / f"{name}.json")
        assert isinstance(hands.scene, MatchScene)
        hands.app.navigation.go_start()
        hands.step()
    assert [entry.path for entry in hands.app.saves.entries()] == before
    hands.press("Continue")
    assert hands.scene.record == a_game(1, "start G7")
