"""Sound on a mixer of its own for each test."""

from collections.abc import Iterator

import pygame
import pytest

from mexica.shell.sound import Sound
from tests.shell.sound.mixing import MANIFESTS, Levels


@pytest.fixture(autouse=True)
def _no_mixer_left_over() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def sound() -> Iterator[Sound]:
    made = Sound(Levels(), *MANIFESTS)
    yield made
    made.close()
