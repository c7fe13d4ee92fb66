"""The command takes pictures of the real window, in the size and the language that were asked for."""

from pathlib import Path

import pygame
import pytest

from tests.screens.__main__ import main


def taken(folder: Path, *words: str) -> pygame.Surface:
    """The picture of the start screen."""
    assert main(["--game", "aztekz", *words, str(folder), "start"]) == 0
    assert [file.name for file in folder.iterdir()] == ["start.png"]
    return pygame.image.load(folder / "start.png")


def test_a_screen_is_drawn_in_the_size_and_the_language_asked_for(tmp_path: Path) -> None:
    english = taken(tmp_path / "en", "--size", "1200x800")
    french = taken(tmp_path / "fr", "--size", "1200x800", "--language", "fr")
    assert english.size == french.size == (1200, 800)
    assert pygame.image.tobytes(english, "RGB") != pygame.image.tobytes(french, "RGB")


def test_a_group_that_is_not_there_is_refused_with_those_that_are(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no group nothing; there are start, setup"):
        main([str(tmp_path), "nothing"])
