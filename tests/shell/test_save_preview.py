"""The chosen save is shown beside the list, and drawing it never blocks the window."""

import pygame

from mexica.shell import save_preview
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game
from tests.shell.test_saves_screen import choose, save


def open_list(hands: Hands) -> None:
    hands.press("Load game")
    hands.until(lambda: hands.scene.next_wake is None)


def pixels(picture: pygame.Surface | None) -> bytes:
    assert picture is not None
    return pygame.image.tobytes(picture, "RGB")


def test_each_save_has_a_picture_of_its_own_position(hands: Hands) -> None:
    save(hands, "Saturday")
    hands.app.saves.save("Sunday", hands.game, a_game(1, "start G7", "start H8", "canal C5 C6", "end"))
    open_list(hands)
    seen = []
    for name in ("Saturday", "Sunday", "Saturday"):
        choose(hands, name)
        hands.until(lambda: hands.scene.preview.picture is not None)
        seen.append(pixels(hands.scene.preview.picture))
    assert seen[0] != seen[1]
    assert seen[0] == seen[2]


def test_the_window_sleeps_once_the_picture_is_there(hands: Hands) -> None:
    save(hands, "Saturday")
    hands.press("Load game")
    hands.until(lambda: hands.scene.preview.picture is not None)
    assert hands.scene.next_wake is None


def test_a_torn_file_gives_its_sentence_in_the_place_of_the_picture(hands: Hands) -> None:
    path = save(hands, "Saturday")
    path.write_text("broken")
    open_list(hands)
    choose(hands, "Saturday")
    assert "It cannot be loaded" in hands.scene.preview.fault
    assert hands.scene.preview.picture is None


def test_what_only_a_replay_finds_wrong_is_said_there_too(hands: Hands) -> None:
    path = save(hands, "Saturday")
    path.write_text(path.read_text(encoding="utf-8").replace("start G7", "start A1"), encoding="utf-8")
    open_list(hands)
    choose(hands, "Saturday")
    hands.until(lambda: hands.scene.preview.fault)
    assert "start A1" in hands.scene.preview.fault
    assert hands.app.open


def test_without_a_chosen_save_the_game_in_progress_is_seen(hands: Hands) -> None:
    hands.open_saves(a_game(5, "start G7"))
    hands.step()
    hands.until(lambda: hands.scene.preview.picture is not None)


def test_leaving_while_a_picture_is_drawn_does_no_harm(hands: Hands) -> None:
    for number in range(4):
        save(hands, f"Game {number}")
    hands.press("Load game")
    for _ in range(4):
        hands.key(pygame.K_DOWN)
    hands.key(pygame.K_ESCAPE)
    hands.rest()
    hands.press("Load game")
    hands.until(lambda: hands.scene.preview.picture is not None)


def test_a_sentence_is_broken_into_lines_that_fit() -> None:
    assert save_preview.wrapped("one two three", lambda text: len(text) <= 7) == ["one two", "three"]
