"""The clipboard of the desktop."""

import pygame


def copy(text: str) -> bool:
    """Put a text on the clipboard; return whether there is one."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True
