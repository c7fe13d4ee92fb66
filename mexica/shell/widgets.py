"""Small things that the screens do with their widgets and texts."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame_gui.elements import UIButton

from mexica.texts import _

PREMULTIPLIED: Final = pygame.BLEND_PREMULTIPLIED


def left_out_note() -> str:
    """Return what is said when something written was taken out of a text field."""
    return _("Signs that cannot be shown are left out.")


def set_icon(button: UIButton, icon: pygame.Surface, at: tuple[float, float] = (0.5, 0.5)) -> None:
    """Put a picture on a button, `at` being its place as shares of width and height."""
    for state in ("normal", "hovered", "selected", "disabled"):
        setattr(button, f"{state}_images", [icon])
        setattr(button, f"{state}_image_positions", [at])
    button.rebuild()


def set_enabled(button: UIButton, enabled: bool) -> None:
    """Let a button be pressed or not."""
    if enabled:
        button.enable()
    else:
        button.disable()


def fitted(text: str, width: float, measure: Callable[[str], float]) -> str:
    """Return as much of the text as fits the width, an ellipsis showing that something was cut."""
    if measure(text) <= width:
        return text
    while text and measure(text + "…") > width:
        text = text[:-1]
    return text.rstrip() + "…"
