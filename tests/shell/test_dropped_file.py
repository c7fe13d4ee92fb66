"""A file dropped on the window is opened, as macOS also passes on one that was double-clicked."""

from pathlib import Path

import pygame
from attrs import evolve

from mexica.games.mexica.table.match.match_record import Record
from mexica.shell.dialog import Dialog
from mexica.shell.match.match_scene import MatchScene
from tests.shell.hands import Hands
from tests.shell.test_saves import a_game


def drop(hands: Hands, path: Path) -> None:
    hands.step(pygame.Event(pygame.DROPFILE, file=str(path)))


def begun(record: Record) -> Record:
    """The game as it was after the first action; the computer may have played since."""
    return evolve(record, actions=record.actions[:1])


def test_a_dropped_save_is_opened_and_the_game_in_progress_is_kept(hands: Hands) -> None:
    path = hands.app.saves.save("Saturday", hands.game, a_game(1, "start G7"))
    hands.play(a_game(2, "start G7"))
    hands.step()
    drop(hands, path)
    assert isinstance(hands.scene, MatchScene)
    kept = [hands.game.load(file) for file in hands.app.saves.slots.in_progress()]
    assert begun(hands.scene.record) == begun(a_game(1, "start G7"))
    assert begun(a_game(2, "start G7")) in map(begun, kept)


def test_a_save_dropped_on_another_screen_is_opened(hands: Hands) -> None:
    path = hands.app.saves.save("Saturday", hands.game, a_game(1, "start G7"))
    hands.press("Settings")
    drop(hands, path)
    assert isinstance(hands.scene, MatchScene)
    assert hands.app.stack.scenes == [hands.scene]


def test_a_dropped_file_that_is_no_save_is_told_over_the_game(hands: Hands, tmp_path: Path) -> None:
    picture = tmp_path / "holiday.png"
    picture.write_bytes(b"\x89PNG")
    hands.play(a_game(2))
    hands.step()
    drop(hands, picture)
    assert isinstance(hands.scene, Dialog)
    assert "holiday.png" in hands.texts()
    hands.key(pygame.K_ESCAPE)
    assert hands.scene.record == a_game(2)
