"""Helpers of the screens for widgets and texts."""

from typing import Final

import pygame
from pygame_gui.elements import UIButton

from mexica.texts import _

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED


def left_out_note() -> str:
    """Return the note that characters were removed from a text field."""
    return _("Signs that cannot be shown are left out.")


def set_icon(button: UIButton, icon: pygame.Surface, at: tuple[float, float] = (0.5, 0.5)) -> None:
    """Put a picture on a button; `at` is its place as fractions of the free width and height."""
    for state in ("normal", "hovered", "selected", "disabled"):
        setattr(button, f"{state}_images", [icon])
        setattr(button, f"{state}_image_positions", [at])
    button.rebuild()


def set_enabled(button: UIButton, enabled: bool) -> None:
    """Enable or disable a button."""
    if enabled:
        button.enable()
    else:
        button.disable()
