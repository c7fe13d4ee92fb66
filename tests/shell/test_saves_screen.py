"""Loading, deleting and saving through the window."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from mexica.shell.dialog import Dialog
from mexica.shell.game_protocol import Summary
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.save_file import is_save
from mexica.shell.save_rows import players_line
from mexica.shell.saves_screen import SavesScreen
from mexica.shell.start_screen import StartScreen
from mexica.shell.theme import BRIGHT
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game


def save(hands: Hands, name: str, seed: int = 1) -> Path:
    return hands.app.saves.save(name, hands.game, a_game(seed, "start G7"))


def choose(hands: Hands, name: str, clicks: int = 1) -> None:
    """Click on the row of this save."""
    view = hands.scene.list
    index = next(i for i, row in enumerate(view.rows) if row.value and row.value.name == name)
    y = view.rect.top + sum(row.height for row in view.rows[:index]) - round(view.scroll) + 10
    hands.click((view.rect.left + 30, y), clicks=clicks)


def test_a_chosen_game_is_loaded(hands: Hands) -> None:
    save(hands, "Saturday", 1)
    save(hands, "Sunday", 2)
    hands.press("Load game")
    choose(hands, "Saturday")
    hands.press("Load")
    assert isinstance(hands.scene, MatchScene)
    assert hands.scene.record == a_game(1, "start G7")


def test_a_double_click_loads(hands: Hands) -> None:
    save(hands, "Saturday")
    hands.press("Load game")
    choose(hands, "Saturday", clicks=2)
    assert isinstance(hands.scene, MatchScene)


def test_arrows_and_enter_load(hands: Hands) -> None:
    save(hands, "Saturday")
    hands.press("Load game")
    hands.key(pygame.K_HOME)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, MatchScene)


def test_arrows_lead_from_the_name_into_the_list_and_out_of_it(hands: Hands) -> None:
    save(hands, "Saturday", 1)
    save(hands, "Sunday", 2)
    hands.play(a_game(3, "start G7"))
    hands.step()
    hands.open_saves(hands.scene.record)
    hands.step()
    entry = hands.entries()[0]
    assert hands.scene.keys.on is entry
    hands.key(pygame.K_DOWN)
    assert hands.scene.keys.on is hands.scene.list
    seen = hands.app.window.surface
    rim = range(hands.scene.list.rect.left - hands.scene.px(12), hands.scene.list.rect.left)
    assert any(seen.get_at((x, hands.scene.list.rect.centery))[:3] == BRIGHT for x in rim)
    hands.key(pygame.K_DOWN)
    assert hands.scene.list.value is not None
    hands.key(pygame.K_UP)
    assert hands.scene.keys.on is entry
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_END)
    hands.key(pygame.K_DOWN)
    assert hands.scene.keys.on is hands.button("Back")


def test_a_broken_file_is_shown_and_cannot_be_loaded(hands: Hands) -> None:
    path = save(hands, "Saturday")
    path.write_text("broken")
    hands.press("Load game")
    choose(hands, "Saturday")
    assert not hands.button("Load").is_enabled
    choose(hands, "Saturday", clicks=2)
    assert isinstance(hands.scene, Dialog)
    assert "Saturday.mexica" in hands.texts()
    hands.press("OK")
    assert isinstance(hands.scene, SavesScreen)
    assert path.read_text() == "broken"


def test_a_file_that_only_a_replay_finds_wrong_says_so_when_loaded(hands: Hands) -> None:
    path = save(hands, "Saturday")
    path.write_text(path.read_text(encoding="utf-8").replace("start G7", "start A1"), encoding="utf-8")
    hands.press("Load game")
    choose(hands, "Saturday")
    hands.press("Load")
    assert isinstance(hands.scene, Dialog)
    assert "start A1" in hands.texts()
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, SavesScreen)


def test_deleting_asks_first(hands: Hands) -> None:
    path = save(hands, "Saturday")
    hands.press("Load game")
    choose(hands, "Saturday")
    hands.press("Delete")
    hands.press("Keep it")
    assert path.exists()
    hands.key(pygame.K_DELETE)
    hands.press("Delete")
    assert isinstance(hands.scene, SavesScreen)
    assert not path.exists()
    assert "“Saturday” was deleted." in hands.texts()


def test_after_deleting_the_next_save_is_chosen_where_the_list_was(hands: Hands) -> None:
    for number in range(30):
        save(hands, f"Game {number:02}")
    hands.press("Load game")
    names = [row.value.name for row in hands.scene.list.rows if row.value is not None]
    hands.scene.list.choose_value(lambda entry: entry.name == names[20])
    scrolled = hands.scene.list.scroll
    assert scrolled > 0
    for gone in (20, 21):
        hands.press("Delete")
        hands.press("Delete")
        assert hands.scene.list.value.name == names[gone + 1]
    assert abs(hands.scene.list.scroll - scrolled) < hands.scene.list.rect.height / 2


def test_the_game_in_progress_is_saved_under_a_name(hands: Hands) -> None:
    game = a_game(5, "start G7")
    hands.open_saves(game)
    hands.step()
    hands.write("Friday")  # over the name that was offered
    hands.press("Save")
    assert hands.game.load(hands.app.saves.path("Friday")) == game
    assert "Saved as “Friday”." in hands.texts()
    hands.press("Back")
    assert isinstance(hands.scene, StartScreen)


def test_the_name_shows_no_cursor_once_the_game_is_saved(hands: Hands) -> None:
    hands.play(a_game(1, "start G7"))
    hands.step()
    hands.open_saves(hands.app.stack.record)
    hands.step()
    hands.press("Save")
    hands.rest()
    entry = hands.entries()[0]
    assert not entry.is_focused
    assert not entry.cursor_on


def test_enter_in_the_name_saves(hands: Hands) -> None:
    hands.open_saves(a_game(5))
    hands.step()
    hands.write("Friday")
    hands.key(pygame.K_RETURN)
    assert hands.app.saves.path("Friday").exists()


def test_an_older_game_is_replaced_only_after_asking(hands: Hands) -> None:
    path = save(hands, "Friday", 1)
    hands.open_saves(a_game(2))
    hands.step()
    hands.write("Friday")
    hands.press("Save")
    hands.press("Keep it")
    assert hands.game.load(path) == a_game(1, "start G7")
    hands.press("Save")
    hands.press("Replace")
    assert hands.game.load(path) == a_game(2)


def test_a_name_of_nothing_is_not_saved(hands: Hands) -> None:
    hands.open_saves(a_game())
    hands.step()
    hands.write("///")
    hands.press("Save")
    assert "Enter a name first." in hands.texts()
    assert not any(map(is_save, hands.app.saves.folder.iterdir()))


def test_a_folder_that_takes_no_files_is_told_in_a_sentence(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("mexica.atomic_write.os.fsync", full)
    hands.open_saves(a_game())
    hands.step()
    hands.press("Save")
    assert "It cannot be saved: No space left on device." in hands.texts()
    hands.press("OK")
    assert isinstance(hands.scene, SavesScreen)


def test_the_examples_cannot_be_deleted(hands: Hands) -> None:
    shipped = [entry for entry in hands.app.saves.entries() if entry.kind == "shipped"]
    if not shipped:
        pytest.skip("no examples in this checkout")
    hands.press("Load game")
    choose(hands, shipped[0].name)
    assert hands.button("Load").is_enabled
    assert not hands.button("Delete").is_enabled


def test_two_hundred_games_scroll(hands: Hands) -> None:
    path = save(hands, "game 0")
    for number in range(1, 200):
        (path.parent / f"game {number}.json").write_bytes(path.read_bytes())
    hands.press("Load game")
    view = hands.scene.list
    hands.key(pygame.K_END)
    assert view.value.kind in ("own", "shipped")
    assert view.scroll == view.most > 0
    pygame.mouse.set_pos(view.rect.center)
    hands.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=3, precise_x=0.0, precise_y=3.0))
    assert view.scroll < view.most
    hands.key(pygame.K_HOME)
    assert view.scroll == 0


def test_a_game_named_on_the_command_line_is_opened(opened: Callable[..., Hands]) -> None:
    path = save(opened(), "Saturday")
    assert isinstance(opened(path).scene, MatchScene)


def test_a_broken_game_on_the_command_line_is_told_over_the_start_screen(
    opened: Callable[..., Hands], tmp_path: Path
) -> None:
    path = tmp_path / "broken.json"
    path.write_text("{")
    hands = opened(path)
    assert isinstance(hands.scene, Dialog)
    assert "broken.json" in hands.texts()
    hands.press("OK")
    assert isinstance(hands.scene, StartScreen)


@pytest.mark.parametrize(
    ("room", "line"),
    [(40, "Citlali 12     Tizoc 7"), (18, "Citlali, Tizoc"), (12, "Citlali, +1")],
)
def test_a_row_without_room_for_all_points_has_names_alone(room: int, line: str) -> None:
    """A number after a name would be taken for its points."""
    two = Summary((("Citlali", 12), ("Tizoc", 7)), "Beginning", over=False)
    assert players_line(two, room, len) == line
