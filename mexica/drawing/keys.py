"""Keys with the same meaning on every table: those that are not "any key", and those that skip."""

from enum import Enum, auto
from typing import Final

import pygame

MODIFIERS: Final = frozenset(
    {
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_F11,
    }
)  # fmt: skip
"""The keys that do not count as "any key"."""


class Skip(Enum):
    """How much of a scoring to skip while it is shown."""

    STEP = auto()
    ALL = auto()


_ON: Final = frozenset({pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_RIGHT})
_BUTTONS: Final = frozenset({pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT})


def skip_asked(event: pygame.Event, *, any_key: bool = False) -> Skip | None:
    """Return what a press skips while a scoring is shown, None if nothing; `any_key` lets all keys count."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return Skip.STEP if event.button in _BUTTONS else None
    if event.type != pygame.KEYDOWN or event.key in MODIFIERS:
        return None
    if event.key == pygame.K_ESCAPE:
        return Skip.ALL
    return Skip.STEP if any_key or event.key in _ON else None
