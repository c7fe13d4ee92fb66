"""How the press of a key or of a pad's button is written: in the settings, and for the player."""

import sys
from typing import Final

import pygame

from mexica.texts import _, cached_texts, pgettext

ALT_GR: Final = pygame.KMOD_ALT | pygame.KMOD_MODE
"""The modifiers of Alt and of AltGr, which writes characters; Windows tells of it as Ctrl with Alt."""

PAD: Final = "Pad:"
_CONTROL: Final = pygame.KMOD_CTRL | pygame.KMOD_META
_NAMES: Final = {
    pygame.K_RETURN: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_SPACE: "Space",
    pygame.K_TAB: "Tab",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_INSERT: "Insert",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PgUp",
    pygame.K_PAGEDOWN: "PgDn",
    pygame.K_LEFT: "Left",
    pygame.K_RIGHT: "Right",
    pygame.K_UP: "Up",
    pygame.K_DOWN: "Down",
    **{key: f"F{number}" for number, key in enumerate(range(pygame.K_F1, pygame.K_F12 + 1), 1)},
}


def press_text(event: pygame.Event) -> str:
    """Return how the settings write a press, as "Ctrl+Shift+Z" or "Pad:A".

    A press that asks for nothing has no text: that of a modifier alone, or of AltGr, or of a key without a
    name. The event is one of pygame's, with the names that `KeyLayout` of the shell gives to keys.
    """
    if pad := getattr(event, "pad", ""):
        return f"{PAD}{pad}"
    control, alt = bool(event.mod & _CONTROL), bool(event.mod & ALT_GR)
    name = _name(event.key)
    if not name or (control and alt):
        return ""
    held = ("Ctrl", control), ("Alt", alt), ("Shift", bool(event.mod & pygame.KMOD_SHIFT))
    return "+".join([*(name for name, is_held in held if is_held), name])


def _name(key: int) -> str:
    letter = chr(key).upper() if pygame.K_SPACE < key <= sys.maxunicode else ""
    return _NAMES.get(key, letter if letter.isprintable() else "")


@cached_texts(256)
def shown_press(text: str) -> str:
    """Return a press for the player to read, in the language in use."""
    names = {
        "Enter": pgettext("key", "Enter"),
        "Esc": pgettext("key", "Esc"),
        "Space": pgettext("key", "Space"),
        "Tab": pgettext("key", "Tab"),
        "Backspace": pgettext("key", "Backspace"),
        "Delete": pgettext("key", "Delete"),
        "Insert": pgettext("key", "Insert"),
        "Home": pgettext("key", "Home"),
        "End": pgettext("key", "End"),
        "PgUp": pgettext("key", "PgUp"),
        "PgDn": pgettext("key", "PgDn"),
        "Left": pgettext("key", "Left"),
        "Right": pgettext("key", "Right"),
        "Up": pgettext("key", "Up"),
        "Down": pgettext("key", "Down"),
        "Ctrl": pgettext("key", "Ctrl"),
        "Alt": pgettext("key", "Alt"),
        "Shift": pgettext("key", "Shift"),
    }
    if text.startswith(PAD):
        return _("Pad {button}").format(button=text.removeprefix(PAD))
    *held, last = [*text[:-1].split("+")[:-1], "+"] if text.endswith("+") else text.split("+")
    return "+".join(names.get(name, name) for name in (*held, last))
