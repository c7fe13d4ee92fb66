"""Another game on the table: the one that leaves keeps what is its own to the end."""

import logging
from pathlib import Path

import pytest

from mexica.box import games
from mexica.resources import shipped_saves
from mexica.shell.sound import Sound
from tests.shell.hands import Hands


def test_a_game_has_its_sounds_until_it_leaves_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands(tmp_path, games=games)
    by_key = {game.key: game for game in games()}
    aztekz, mexica = by_key["aztekz"], by_key["mexica"]
    navigation = hands.app.navigation
    navigation.play(aztekz, aztekz.load(shipped_saves() / "aztekz" / "Souls on the way.json"))
    hands.settle()
    sound: Sound = navigation._context.sound
    with caplog.at_level(logging.WARNING):
        navigation.play(mexica, mexica.load(shipped_saves() / "In the second period.json"))
        sound.play("step_stone")
        assert not caplog.records
        hands.settle()
        sound.play("step_stone")
    assert [record.getMessage() for record in caplog.records] == ["there is no sound 'step_stone'"]
    hands.app.close()
