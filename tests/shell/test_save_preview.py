"""The chosen save is shown beside the list, and drawing it never blocks the window."""

import json
import os
from contextlib import suppress
from pathlib import Path

import pygame
import pytest

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


@pytest.mark.parametrize("seconds", [253402300800, 1e18, -1e18, 1e300])
def test_a_date_outside_the_calendar_is_unknown(seconds: float) -> None:
    assert save_preview.when(seconds) == "date unknown"


def test_saves_with_odd_names_dates_and_texts_are_shown(hands: Hands) -> None:
    """Each of them ended the program, or the list could not be opened."""
    good = save(hands, "good")
    os.utime(good, (253402300800, 253402300800))
    folder = good.parent
    for name, text in (
        (b"odd\xff.json", ""),
        (b"lone.json", json.dumps({"game": "\ud800"})),
        (b"zero.json", json.dumps({"game": "\0"})),
        (b"long.json", json.dumps({"game": "x" * 100_000})),
        (b"CAPITALS.JSON", "{}"),
    ):
        with suppress(OSError):  # a system that refuses such a name
            Path(os.fsdecode(os.path.join(os.fsencode(folder), name))).write_text(text)
    open_list(hands)
    for entry in [row.value for row in hands.scene.list.rows if row.value and row.value.kind == "own"]:
        choose(hands, entry.name)
        hands.rest()
        assert (hands.scene.preview.picture is not None) == (entry.name == "good")
        if entry.name != "good":
            hands.app.navigation.load(entry.path)
            hands.rest()
            assert "cannot be loaded" in hands.texts()
            hands.key(pygame.K_ESCAPE)
