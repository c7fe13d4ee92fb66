"""From the first screen into a game."""

from collections.abc import Callable
from datetime import date

import pygame
import pytest

from mexica.box import games
from mexica.play import seeds
from mexica.shell.art import Art
from mexica.shell.game_protocol import AnyGame
from mexica.shell.guide_screen import GuideScreen
from mexica.shell.match.match_scene import MatchScene
from mexica.shell.saves_screen import SavesScreen
from mexica.shell.settings_screen import SettingsScreen
from mexica.shell.setup_screen import SetupScreen
from mexica.shell.start_screen import StartScreen
from mexica.shell.statistics_screen import StatisticsScreen
from tests.shell.hands import Hands


def test_without_a_save_there_is_nothing_to_continue(hands: Hands) -> None:
    assert isinstance(hands.scene, StartScreen)
    assert not hands.button("Continue").is_enabled


@pytest.mark.parametrize(
    ("text", "screen"),
    [
        ("New game", SetupScreen),
        ("Load game", SavesScreen),
        ("Rules and guide", GuideScreen),
        ("Your games", StatisticsScreen),
        ("Settings", SettingsScreen),
    ],
)
def test_each_way_leads_to_its_screen_and_back(hands: Hands, text: str, screen: type) -> None:
    hands.press(text)
    assert isinstance(hands.scene, screen)
    hands.press("Back")
    assert isinstance(hands.scene, StartScreen)
    hands.tab_to(text)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, screen)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, StartScreen)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_the_name_of_a_game_stands_in_its_own_letters_as_wide_as_asked_for(game: AnyGame) -> None:
    name = Art(1.0).name(game.name_picture, (500, 400), game.art)
    assert name.width == 500
    assert name.get_bounding_rect().width > 480
    assert name.get_at((0, 0)).a == 0


def test_quit_closes_the_window(hands: Hands) -> None:
    hands.press("Quit")
    assert not hands.app.open
    assert hands.app.recovery.last_words is None


def test_a_game_is_set_up_by_mouse(hands: Hands) -> None:
    hands.press("New game")
    hands.press("3")
    hands.click(hands.icon("Red", 0).rect.center)
    hands.press("Person", 1)
    hands.click(hands.entries()[0].rect.center)
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.write("Ana")
    hands.press("Tizoc")  # begins
    hands.press("Start")
    assert isinstance(hands.scene, MatchScene)
    record = hands.scene.record
    assert [(p.name, p.colour, p.kind) for p in record.players] == [
        ("Ana", "red", "person"),
        ("Player 2", "grey", "person"),
        ("Tizoc", "sand", "beginner"),
    ]
    assert record.setup.first == 2


def test_a_sign_that_cannot_be_shown_does_not_come_into_a_name(hands: Hands) -> None:
    hands.press("New game")
    hands.click(hands.entries()[0].rect.center)
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.step(pygame.Event(pygame.TEXTINPUT, text="Zoé😀"))
    assert hands.entries()[0].get_text() == "Zoé"
    assert "Characters that cannot be shown are left out." in hands.texts()
    hands.write("x")
    assert hands.entries()[0].get_text() == "Zoéx"
    assert "Characters that cannot be shown are left out." not in hands.texts()


def test_a_game_is_set_up_by_keyboard_alone(hands: Hands) -> None:
    hands.tab_to("New game")
    hands.key(pygame.K_SPACE)
    hands.tab_to("28 floors")
    hands.key(pygame.K_SPACE)
    hands.tab_to("4")
    hands.key(pygame.K_SPACE)
    hands.tab_to("2")
    hands.key(pygame.K_SPACE)
    while hands.scene.keys.on is not hands.entries()[1]:
        hands.key(pygame.K_TAB)
    hands.write("Zofia")  # over the old name, all of which Tab has marked
    hands.tab_to("28 floors")
    hands.key(pygame.K_SPACE)
    hands.tab_to("Start")
    hands.key(pygame.K_RETURN)
    record = hands.scene.record
    assert [player.name for player in record.players] == ["Player 1", "Zofia"]
    assert sum(record.setup.neutral.values()) == 28


def test_a_used_colour_is_swapped_before_the_eyes(hands: Hands) -> None:
    hands.press("New game")
    assert hands.icon("Grey", 1).is_selected
    hands.click(hands.icon("Grey", 0).rect.center)
    assert hands.icon("Grey", 0).is_selected
    assert hands.icon("Black", 1).is_selected
    assert not hands.icon("Black", 0).is_selected


def test_what_is_wrong_with_the_names_is_said_and_start_waits(hands: Hands) -> None:
    hands.press("New game")
    hands.click(hands.entries()[0].rect.center)
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.write("axayacatl")
    assert "Two players are called Axayacatl" in hands.texts()
    assert not hands.button("Start").is_enabled
    hands.write("!")
    assert "Two players are called" not in hands.texts()
    assert hands.button("Start").is_enabled


def test_a_letter_written_into_a_name_is_no_command(hands: Hands) -> None:
    hands.press("New game")
    hands.click(hands.entries()[0].rect.center)
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.write("a b")
    assert hands.entries()[0].get_text() == "a b"
    assert isinstance(hands.scene, SetupScreen)


def test_a_name_has_a_limit(hands: Hands) -> None:
    hands.press("New game")
    hands.click(hands.entries()[0].rect.center)
    hands.key(pygame.K_a, pygame.KMOD_CTRL)
    hands.write("x" * 40)
    assert len(hands.entries()[0].get_text()) == hands.game.longest_name


def test_three_players_have_no_neutral_temples(hands: Hands) -> None:
    hands.press("New game")
    assert "Neutral temples" in hands.texts()
    hands.press("3")
    assert "Neutral temples" not in hands.texts()


def test_the_last_seats_come_back(opened: Callable[..., Hands]) -> None:
    hands = opened()
    hands.press("New game")
    hands.press("4")
    hands.press("Person", 3)
    hands.press("Start")
    again = opened()
    again.press("New game")
    assert again.scene.choice.count == 4
    assert [seat.kind for seat in again.scene.choice.playing] == ["person", "beginner", "beginner", "person"]


def test_a_game_that_was_left_by_closing_the_window_can_be_continued(opened: Callable[..., Hands]) -> None:
    hands = opened()
    hands.press("New game")
    hands.press("Start")
    record = hands.scene.record
    hands.step(pygame.Event(pygame.QUIT))
    assert not hands.app.open
    again = opened()
    assert again.button("Continue").is_enabled
    again.press("Continue")
    assert isinstance(again.scene, MatchScene)
    assert again.scene.record.setup == record.setup
    assert again.scene.record.players == record.players


def test_a_long_chapter_of_the_rules_can_be_read_to_the_end_by_keys(hands: Hands) -> None:
    hands.press("Rules and guide")
    hands.press("Rules")
    hands.press("11  Periods and scoring")
    bar = hands.scene.page.scroll_bar
    before = bar.start_percentage
    hands.key(pygame.K_PAGEDOWN)
    assert bar.start_percentage > before
    for _ in range(4):
        hands.key(pygame.K_PAGEDOWN)
    assert bar.start_percentage + bar.visible_percentage == pytest.approx(1.0, abs=0.01)
    hands.key(pygame.K_PAGEUP)
    assert bar.start_percentage + bar.visible_percentage < 0.99


def test_choosing_by_mouse_does_not_put_the_keyboard_into_a_name(hands: Hands) -> None:
    hands.press("New game")
    hands.press("4")
    before = [entry.get_text() for entry in hands.entries()]
    hands.write("zz")
    assert [entry.get_text() for entry in hands.entries()] == before


def test_the_keyboard_stays_where_it_was_used(hands: Hands) -> None:
    hands.press("New game")
    hands.tab_to("3")
    hands.key(pygame.K_SPACE)
    assert hands.scene.keys.on is hands.button("3")
    assert hands.scene.keys.ring


def test_arrows_go_to_the_widget_that_lies_there(hands: Hands) -> None:
    hands.tab_to("New game")
    hands.key(pygame.K_DOWN)
    assert hands.scene.keys.on is hands.button("Load game")
    hands.key(pygame.K_UP)
    assert hands.scene.keys.on is hands.button("New game")
    hands.key(pygame.K_UP)  # Continue cannot be pressed, and above it are the games
    assert hands.scene.keys.on.tool_tip_text in {"Mexica", "Cóatl"}


def test_the_island_of_the_day_is_two_clicks_away(hands: Hands) -> None:
    hands.press("New game")
    hands.press("3")
    hands.press("Today's")
    assert len(hands.entries()) == 3
    hands.press("Start")
    record = hands.scene.record
    assert record.seed == seeds.of_day(date.today())
    assert [player.kind for player in record.players] == ["person", "beginner"]


def test_the_number_of_an_island_is_entered_and_refused_at_the_field(hands: Hands) -> None:
    hands.press("New game")
    hands.click(hands.entries()[-1].rect.center)
    hands.write("12x")
    assert "Island: a number of up to 9 digits, or nothing." in hands.texts()
    assert not hands.button("Start").is_enabled
    hands.key(pygame.K_BACKSPACE)
    hands.press("Start")
    assert hands.scene.record.seed == 12
