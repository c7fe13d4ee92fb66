"""The title picture: what is seen first, and behind the menu and the panels while no game is played.

A game may have one of its own: the file `title_KEY.webp` among its pictures.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from mexica.drawing.surfaces import Size
from mexica.resources import damage, for_pygame, note_damage, resource

_SMALL: Final = 640  # the width in pixels of the title picture that is kept while a game is played

_of_game: list[Path] = []  # the file of the game that is offered, if it has one


def use(pictures: Path) -> None:
    """Show the title picture of the game with this folder of pictures from now on, if it has one."""
    file = pictures / f"title_{pictures.name}.webp"
    _of_game[:] = [file] if file.is_file() else []


def draw_title(surface: pygame.Surface, size: Size) -> None:
    """Cover this size with the title picture, or with black if it cannot be read."""
    picture = title_picture(size)
    if picture is None:
        surface.fill((0, 0, 0), ((0, 0), size))
    else:
        surface.blit(picture, (0, 0))


def title_picture(size: Size) -> pygame.Surface | None:
    """Return the title picture covering this size; None if it cannot be read."""
    return _covering(_file(), size)


def small_title() -> pygame.Surface | None:
    """Return the title picture rather small, for where it is only made out; None if it cannot be read."""
    return _small(_file())


def _file() -> Path:
    return next(iter(_of_game), resource("shell", "title.webp"))


def covering(picture: pygame.Surface, size: Size) -> pygame.Surface:
    """Return the picture scaled to cover this size, cropped on the right or evenly above and below."""
    factor = max(size[0] / picture.width, size[1] / picture.height)
    width, height = round(picture.width * factor), round(picture.height * factor)
    scaled = pygame.transform.smoothscale(picture, (width, height))
    return scaled.subsurface((0, (height - size[1]) // 2, *size))


@lru_cache(maxsize=1)
def _covering(path: Path, size: Size) -> pygame.Surface | None:
    _small(path)  # while the picture is there
    picture = _decoded(path)
    return None if picture is None else covering(picture, size).convert()


@lru_cache(maxsize=1)
def _small(path: Path) -> pygame.Surface | None:
    picture = _decoded(path)
    return picture and covering(picture, (_SMALL, round(_SMALL * picture.height / picture.width)))


@lru_cache(maxsize=1)
def _decoded(path: Path) -> pygame.Surface | None:
    try:
        return pygame.image.load(for_pygame(path))
    except (OSError, pygame.error) as error:
        note_damage(damage(path, error))
        return None


def release_title() -> None:
    """Free the memory of the title picture but for the small one; it is decoded again for any other."""
    _decoded.cache_clear()
    _covering.cache_clear()
