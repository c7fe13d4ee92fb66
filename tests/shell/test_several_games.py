"""Two games in the box: one is chosen; saves, autosaves and setups belong to a game."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from mexica.games.mexica.game import MEXICA
from mexica.shell.game_protocol import AnyGame
from mexica.shell.guide_screen import GuideScreen
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.saves import Saves
from mexica.shell.setup_screen import SetupScreen
from mexica.shell.start_screen import StartScreen
from tests.games.nim.game import Nim
from tests.games.nim.saves import new_record
from tests.games.nim.table import NimTable
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game, aged

NIM = Nim()
Open = Callable[..., Hands]


def both() -> tuple[AnyGame, ...]:
    return MEXICA, NIM


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens a new window with both games, always with the files of the same folder."""
    windows: list[Hands] = []

    def open_window(load: Path | None = None) -> Hands:
        for window in windows:
            window.close()
        windows.append(Hands(tmp_path, load, both))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves", both())


def test_the_game_to_set_up_is_chosen_on_the_start_screen_and_remembered(opened: Open) -> None:
    hands = opened()
    assert hands.icon("Mexica").is_selected
    hands.press("Nim")
    assert hands.button("Nim").is_selected
    hands.press("New game")
    assert "Random" in [button.text for button in hands.buttons()]
    hands.press("Start")
    assert isinstance(hands.scene, NimTable)
    hands = opened()
    assert hands.button("Nim").is_selected
    hands.click(hands.icon("Mexica").rect.center)
    hands.press("New game")
    assert "Neutral temples" in hands.texts()


def test_how_to_play_is_of_the_chosen_game(opened: Open) -> None:
    hands = opened()
    hands.press("Nim")
    hands.press("Rules and guide")
    assert isinstance(hands.scene, GuideScreen)
    assert hands.scene.page == NIM.guide()[0]


def test_music_is_of_the_chosen_game(opened: Open) -> None:
    hands = opened()
    hands.until(lambda: hands.app.sound.music == "lake")
    hands.press("Nim")
    assert hands.app.sound.mood == ""
    hands.click(hands.icon("Mexica").rect.center)
    assert hands.app.sound.mood == "lake"


def test_matches_of_one_game_do_not_push_those_of_another_out(saves: Saves) -> None:
    saves.autosave(MEXICA, a_game(1))
    for seed in range(5):
        saves.autosave(NIM, new_record("person", "random", seed=seed))
    kept = [(entry.game, entry.name) for entry in saves.entries() if entry.kind == "auto"]
    assert sorted((game.key, name) for game, name in kept) == [
        ("mexica", "Earlier game in progress"),
        *[("nim", "Earlier game in progress")] * 4,
        ("nim", "Game in progress"),
    ]


def test_autosaves_lie_where_they_were_when_there_was_one_game(tmp_path: Path) -> None:
    Saves(tmp_path, (MEXICA,)).autosave(MEXICA, a_game(1))
    saves = Saves(tmp_path, both())
    newest = saves.newest_unfinished()
    assert newest is not None
    assert newest.path == tmp_path / "auto" / "autosave-1.json"
    saves.autosave(MEXICA, a_game(2))
    assert MEXICA.load(newest.path) == a_game(2)


def test_continue_is_of_the_game_that_is_chosen(opened: Open) -> None:
    hands = opened()
    hands.app.saves.autosave(MEXICA, a_game(1, "start G7"))
    hands.app.saves.autosave(NIM, new_record("person", "random"))
    hands = opened()
    assert "Beginning" in hands.texts()
    hands.press("Nim")
    assert "Some sticks taken" in hands.texts()
    hands.press("Continue")
    assert isinstance(hands.scene, NimTable)
    hands = opened()
    assert "Some sticks taken" in hands.texts()
    hands.click(hands.icon("Mexica").rect.center)
    hands.press("Continue")
    assert isinstance(hands.scene, MatchScene)


def test_a_game_without_a_match_has_none_to_continue(opened: Open) -> None:
    hands = opened()
    hands.app.saves.autosave(NIM, new_record("person", "random"))
    hands = opened()
    assert not hands.button("Continue").is_enabled
    hands.press("Nim")
    assert hands.button("Continue").is_enabled


def test_the_list_says_of_each_save_which_game_it_is_and_opens_it_at_its_table(opened: Open) -> None:
    hands = opened()
    hands.app.saves.save("sticks", NIM, new_record("person", "random"))
    island = hands.app.saves.save("island", MEXICA, a_game(1, "start G7"))
    listed = {entry.name: hands.app.saves.stage(entry) for entry in hands.app.saves.entries()}
    assert listed["sticks"] == "Nim: Some sticks taken"
    assert listed["island"] == "Mexica: Beginning"
    hands.app.navigation.load(island)
    hands.step()
    assert isinstance(hands.scene, MatchScene)
    hands.app.navigation.load(hands.app.saves.path("sticks"))
    hands.step()
    assert isinstance(hands.scene, NimTable)


def test_a_save_of_a_game_that_is_not_in_the_box_is_shown_with_the_reason(saves: Saves) -> None:
    path = saves.path("chess")
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps({"game": "chess", "format": 1}))
    entry = next(entry for entry in saves.entries() if entry.path == path)
    assert entry.fault == "It cannot be loaded: it is a game of “chess”, which this program does not have."
    with pytest.raises(ValueError, match=r"^'chess\S*' cannot be loaded: it is a game of “chess”, which"):
        saves.game_in(path)


def test_the_pictures_of_saves_of_different_games_are_drawn(opened: Open) -> None:
    hands = opened()
    for name, game, record in (("a", NIM, new_record("person", "random")), ("b", MEXICA, a_game(1))):
        aged(hands.app.saves.save(name, game, record), 10)
    hands.press("Load game")
    pictures = []
    for name in ("a", "b"):
        hands.scene.list.choose_value(lambda entry, name=name: entry.name == name)
        hands.until(lambda: hands.scene.preview.picture is not None)
        pictures.append(hands.scene.preview.picture)
    assert pictures[0] is not pictures[1]


def test_the_last_setup_is_kept_for_each_game(opened: Open) -> None:
    hands = opened()
    hands.press("New game")
    hands.press("4")
    hands.press("Start")
    hands.app.navigation.go_start()
    hands.step()
    assert isinstance(hands.scene, StartScreen)
    hands.press("Nim")
    hands.press("New game")
    hands.press("Start")
    hands = opened()
    assert {key: len(setup.seats) for key, setup in hands.settings.last_setups.items()} == {
        "mexica": 4,
        "nim": 2,
    }
    hands.click(hands.icon("Mexica").rect.center)
    hands.press("New game")
    assert isinstance(hands.scene, SetupScreen)
    assert hands.scene.choice.count == 4


def test_one_game_alone_is_not_named(tmp_path: Path) -> None:
    alone = Saves(tmp_path, (MEXICA,))
    alone.save("island", MEXICA, a_game(1))
    assert alone.stage(next(entry for entry in alone.entries() if entry.kind == "own")) == "Beginning"
    hands = Hands(tmp_path / "files", games=lambda: (MEXICA,))
    assert "Mexica" not in [button.tool_tip_text for button in hands.buttons()]
    hands.close()
