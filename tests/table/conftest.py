"""Windows of the tests read every picture once: it is the same picture in each of them."""

from collections.abc import Iterator
from functools import cache

import pygame
import pytest


@pytest.fixture(autouse=True, scope="session")
def _pictures_read_once() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load", cache(pygame.image.load))
        yield
