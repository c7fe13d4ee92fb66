"""The games in one box: what each screen shows of the game that is chosen on it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from mexica.games.coatl.game import COATL
from mexica.games.mexica.game import MEXICA
from mexica.play.game_statistics import Ended
from mexica.shell import title
from mexica.shell.game_protocol import AnyGame
from mexica.shell.keys_screen import KeysScreen
from mexica.shell.setup_screen import SetupScreen
from mexica.shell.statistics_screen import StatisticsScreen
from mexica.shell.table_game import GameTexts
from tests.shell.hands import SIZE, Hands

Open = Callable[[], Hands]


def both() -> tuple[AnyGame, ...]:
    return MEXICA, COATL


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens a new window with both games, always with the files of the same folder."""
    windows: list[Hands] = []

    def open_window() -> Hands:
        for window in windows:
            window.close()
        windows.append(Hands(tmp_path, None, both))
        return windows[-1]

    yield open_window
    for window in windows:
        window.close()


def choose(hands: Hands, game: AnyGame) -> None:
    hands.click(hands.icon(game.title).rect.center)


def title_seen() -> bytes:
    picture = title.title_picture(SIZE)
    assert picture is not None
    return pygame.image.tobytes(picture, "RGB")


def test_the_picture_behind_the_menu_is_that_of_the_game_and_the_first_one_next_time(opened: Open) -> None:
    hands = opened()
    of_mexica = title_seen()
    choose(hands, COATL)
    of_coatl = title_seen()
    assert of_coatl != of_mexica
    choose(hands, MEXICA)
    assert title_seen() == of_mexica
    choose(hands, COATL)
    hands = opened()
    assert title_seen() == of_coatl
    assert hands.icon("Cóatl").is_selected


def test_what_a_game_does_not_have_has_no_button(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = GameTexts(guide=tuple, rules=tuple, lessons=tuple, puzzles=tuple)
    monkeypatch.setattr(f"{__name__}.COATL", evolve(COATL, texts=nothing))
    hands = opened()
    choose(hands, COATL)
    assert {"Lessons", "Rules and guide"}.isdisjoint(button.text for button in hands.buttons())
    choose(hands, MEXICA)
    assert {"Lessons", "Rules and guide"} <= {button.text for button in hands.buttons()}


def test_setup_lessons_and_rules_say_which_game_they_are_of(opened: Open) -> None:
    hands = opened()
    ways = hands.app.navigation
    screens = {"New game": ways.open_setup, "Lessons": ways.open_lessons, "Rules": ways.open_rules}
    for game in (COATL, MEXICA):
        for what, way in screens.items():
            way(game)
            hands.step()
            assert f"{what}: {game.title}" in hands.texts()


def test_variants_of_coatl_are_switched_on_and_off_together_and_kept(opened: Open) -> None:
    hands = opened()
    choose(hands, COATL)
    hands.press("New game")
    assert isinstance(hands.scene, SetupScreen)
    for variant in ("Promo cards", "Fewer segments"):
        hands.press(variant)
        assert hands.button(variant).is_selected
    hands.press("Promo cards")
    assert hands.scene.choice.new_game(7).variants == ("fewer_segments",)
    assert "the bag holds fewer body segments" in hands.texts()


def keys_of(hands: Hands, game: AnyGame) -> KeysScreen:
    hands.app.navigation.open_keys(MEXICA)
    hands.step()
    assert isinstance(hands.scene, KeysScreen)
    choose(hands, game)
    return hands.scene


def give(hands: Hands, name: str, key: int) -> None:
    hands.scene.list.choose_value(lambda named: named[0].name == name)
    hands.key(pygame.K_RETURN)
    hands.key(key)


def test_the_keys_of_each_game_are_set_on_one_page(opened: Open) -> None:
    hands = opened()
    screen = keys_of(hands, COATL)
    give(hands, "assemble", pygame.K_F6)
    assert hands.settings.keys == {"assemble": ("F6",)}
    choose(hands, MEXICA)
    assert "assemble" not in [action.name for action, _name in screen._actions]
    give(hands, "canal", pygame.K_F6)  # the same key at another table
    assert hands.settings.keys == {"assemble": ("F6",), "canal": ("F6",)}


def test_a_key_for_what_games_have_in_common_must_be_free_in_all_of_them(opened: Open) -> None:
    hands = opened()
    screen = keys_of(hands, COATL)
    give(hands, "hint", pygame.K_m)  # free at this table
    assert "M already does this: Mexica: Move the Pilli Mexica." in screen.said
    assert hands.settings.keys == {}
    hands.key(pygame.K_ESCAPE)
    give(hands, "take_pieces", pygame.K_m)
    assert hands.settings.keys == {"take_pieces": ("M",)}


def test_the_statistics_of_each_game_are_seen_and_cleared_by_themselves(opened: Open) -> None:
    hands = opened()
    for key, points in (("mexica", 71), ("coatl", 38)):
        saved = {"game": key, "setup": 1, "players": [], "actions": []}
        ended = Ended(("person", "greedy"), (points, 20), (0,))
        hands.app.navigation._statistics.count(key, ["greedy"], saved, ended)
    choose(hands, COATL)
    hands.press("Your games")
    assert isinstance(hands.scene, StatisticsScreen)
    assert "38.0" in hands.texts()
    choose(hands, MEXICA)
    assert "71.0" in hands.texts()
    hands.press("Clear")
    hands.press("Clear")
    assert "71.0" not in hands.texts()
    choose(hands, COATL)
    assert "38.0" in hands.texts()


def test_the_name_of_each_game_lies_between_the_top_of_the_window_and_the_menu(opened: Open) -> None:
    hands = opened()
    for game in both():
        choose(hands, game)
        _name, place = hands.scene._name()
        assert pygame.Rect(0, 0, SIZE[0], hands.scene.panel.top).contains(place)


def test_the_list_of_keys_has_room_for_lines_in_large_letters_too(opened: Open) -> None:
    hands = opened()
    screen = keys_of(hands, COATL)
    assert screen._title.width
    hands.app.control.change(scale=2.0, language="fr")
    hands.settle()
    assert screen.list.rect.height > 2 * screen.list.rows[0].height
    assert not screen._title.width


def test_the_columns_of_the_statistics_hold_their_titles_in_large_letters_too(opened: Open) -> None:
    hands = opened()
    ended = Ended(("person", "greedy"), (38, 20), (0,))
    saved = {"game": "coatl", "setup": 1, "players": [], "actions": []}
    hands.app.navigation._statistics.count("coatl", ["greedy"], saved, ended)
    hands.app.control.change(scale=2.0, language="fr")
    hands.settle()
    hands.app.navigation.open_statistics(COATL)
    hands.step()
    assert not [text for text in hands.texts().split("\n") if "\N{HORIZONTAL ELLIPSIS}" in text]
