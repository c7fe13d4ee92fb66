"""A window for what is drawn."""

import pygame
import pytest


@pytest.fixture(scope="module")
def window() -> None:
    """An open window."""
    pygame.init()
    pygame.display.set_mode((64, 64))
