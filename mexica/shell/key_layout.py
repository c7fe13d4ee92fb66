"""Key presses by one name each, whatever the layout of the keyboard and whichever of two keys it was."""

import sys
import unicodedata
from typing import Final

import pygame

_DIGITS: Final = range(pygame.K_0, pygame.K_9 + 1)
_LETTER_PLACES: Final = range(pygame.KSCAN_A, pygame.KSCAN_Z + 1)
_DIGIT_PLACES: Final = {
    place: pygame.K_0 + (number + 1) % 10
    for number, place in enumerate(range(pygame.KSCAN_1, pygame.KSCAN_0 + 1))
}
_MAIN: Final = {
    pygame.K_KP_ENTER: pygame.K_RETURN,
    pygame.K_KP_PLUS: pygame.K_PLUS,
    pygame.K_KP_MINUS: pygame.K_MINUS,
    pygame.K_KP_EQUALS: pygame.K_PLUS,
    pygame.K_EQUALS: pygame.K_PLUS,  # it writes "+" with Shift
}
_NUMBERS: Final = {  # of the numeric pad: with NumLock, and without
    pygame.K_KP_0: (pygame.K_0, pygame.K_INSERT),
    pygame.K_KP_1: (pygame.K_1, pygame.K_END),
    pygame.K_KP_2: (pygame.K_2, pygame.K_DOWN),
    pygame.K_KP_3: (pygame.K_3, pygame.K_PAGEDOWN),
    pygame.K_KP_4: (pygame.K_4, pygame.K_LEFT),
    pygame.K_KP_5: (pygame.K_5, pygame.K_KP_5),
    pygame.K_KP_6: (pygame.K_6, pygame.K_RIGHT),
    pygame.K_KP_7: (pygame.K_7, pygame.K_HOME),
    pygame.K_KP_8: (pygame.K_8, pygame.K_UP),
    pygame.K_KP_9: (pygame.K_9, pygame.K_PAGEUP),
    pygame.K_KP_PERIOD: (pygame.K_PERIOD, pygame.K_DELETE),
}


class KeyLayout:
    """Names keys as a keyboard with Latin letters and plain digits does; typed text stays what it is.

    A letter of another script counts as the Latin letter in its place, and on layouts that write digits with
    Shift both presses of a digit's key count as the digit. The numeric pad counts as the main keys, and "="
    and whatever writes "+" as plus.
    """

    def __init__(self) -> None:
        self._latin = True  # what the last letter says of the layout

    def named(self, event: pygame.Event) -> pygame.Event:
        """Return this event with the name of its key and the modifiers that matter; others unchanged."""
        if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return event
        key, modifiers = self._named(event.key, event.mod, event.scancode)
        if key not in _DIGITS and (key == pygame.K_PLUS or getattr(event, "unicode", "") == "+"):
            key, modifiers = pygame.K_PLUS, modifiers & ~pygame.KMOD_SHIFT
        if (key, modifiers) == (event.key, event.mod):
            return event
        return pygame.Event(event.type, {**event.dict, "key": key, "mod": modifiers})

    def _named(self, key: int, modifiers: int, place: int) -> tuple[int, int]:
        if key in _NUMBERS:  # a Mac has no NumLock
            return _NUMBERS[key][not (modifiers & pygame.KMOD_NUM or sys.platform == "darwin")], modifiers
        if place in _DIGIT_PLACES and key not in _DIGITS and key != pygame.K_MINUS:
            return _DIGIT_PLACES[place], modifiers & ~pygame.KMOD_SHIFT
        if place in _LETTER_PLACES:
            self._note(key)
            if not (self._latin or _is_latin(key)):
                return pygame.K_a + place - pygame.KSCAN_A, modifiers
        return _MAIN.get(key, key), modifiers

    def _note(self, key: int) -> None:
        """Take from a letter whether the layout is Latin; Hebrew has signs in two places of letters."""
        letter = _letter(key)
        if letter.isalpha():
            self._latin = _is_latin(key)


def _letter(key: int) -> str:
    return chr(key) if 0 < key <= sys.maxunicode else ""


def _is_latin(key: int) -> bool:
    return unicodedata.name(_letter(key) or " ", "").startswith("LATIN ")
