"""A window for what is drawn."""

import pygame
import pytest


@pytest.fixture(scope="module")
def window() -> None:
    """An open window."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
