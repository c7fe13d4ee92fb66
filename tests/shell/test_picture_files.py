"""Pictures of the board as files: where they are written, and what a refused folder does."""

from io import BytesIO
from pathlib import Path

import pygame
import pytest

from mexica.shell import clipboard
from mexica.shell.picture_files import PictureFiles, png
from mexica.shell.user_folders import Folders

PICTURE = pygame.Surface((30, 20))


def test_a_picture_is_written_beside_the_players_own(tmp_path: Path) -> None:
    files = PictureFiles((tmp_path / "Pictures" / "Mexica", tmp_path / "data"))
    path = files.save(PICTURE, "Mexica").result(10)
    assert path.parent == tmp_path / "Pictures" / "Mexica"
    assert path.name.startswith("Mexica 20")
    assert pygame.image.load(path).size == (30, 20)
    files.close()


def test_without_a_folder_for_pictures_they_stand_beside_the_saves(tmp_path: Path) -> None:
    (tmp_path / "Pictures").write_text("a file in the way")
    folders = Folders(*[tmp_path] * 3, pictures=tmp_path / "Pictures" / "Mexica")
    path = PictureFiles(folders.for_pictures).save(PICTURE, "Mexica").result(10)
    assert path.parent == tmp_path / "pictures"
    assert Folders(*[tmp_path] * 3).for_pictures == (tmp_path / "pictures",)


def test_a_picture_that_nobody_can_write_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = PictureFiles((tmp_path / "file" / "a",)).save(PICTURE, "Mexica")
    with pytest.raises(OSError, match="file"):
        done.result(10)


def test_a_picture_comes_back_from_its_file_pixel_by_pixel() -> None:
    picture = pygame.Surface((7, 5))
    for number in range(35):
        picture.set_at((number % 7, number // 7), (number * 7, 255 - number, number))
    again = pygame.image.load(BytesIO(png(picture)), "picture.png")
    assert pygame.image.tobytes(again, "RGB") == pygame.image.tobytes(picture, "RGB")


def test_text_goes_to_the_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.init()
    pygame.display.set_mode((64, 64))
    assert clipboard.copy("Ana: canal C5")
    assert pygame.scrap.get_text() == "Ana: canal C5"

    def refused(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refused)
    assert not clipboard.copy("anything")
