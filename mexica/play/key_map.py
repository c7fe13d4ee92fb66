"""The keys that give commands in every game, and how a game adds its own."""

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

import pygame
from attrs import field, frozen

from mexica.play.commands import Command
from mexica.texts import _

T = TypeVar("T")

_PLAIN: Final = {
    pygame.K_r: Command.TURN,
    pygame.K_PLUS: Command.TURN,
    pygame.K_KP_PLUS: Command.TURN,
    pygame.K_MINUS: Command.TURN_BACK,
    pygame.K_KP_MINUS: Command.TURN_BACK,
    pygame.K_e: Command.END,
    pygame.K_RETURN: Command.END,
    pygame.K_KP_ENTER: Command.END,
    pygame.K_ESCAPE: Command.BACK,
    pygame.K_s: Command.STANDINGS,
    pygame.K_h: Command.HINT,
    pygame.K_l: Command.RECORD,
    pygame.K_w: Command.LAST_ROUND,
    pygame.K_n: Command.MOVE_NOW,
    pygame.K_a: Command.ONE_ACTION,
    pygame.K_F1: Command.KEYS,
    pygame.K_SPACE: Command.CLICK,
    pygame.K_UP: Command.NORTH,
    pygame.K_DOWN: Command.SOUTH,
    pygame.K_LEFT: Command.WEST,
    pygame.K_RIGHT: Command.EAST,
}
_WITH_CONTROL: Final = {
    pygame.K_z: Command.UNDO,
    pygame.K_y: Command.REDO,
    pygame.K_BACKSPACE: Command.UNDO_TURN,
    pygame.K_s: Command.SAVE,
}
_IN_REVIEW: Final = {
    pygame.K_HOME: Command.FIRST,
    pygame.K_PAGEUP: Command.TURN_BEFORE,
    pygame.K_UP: Command.TURN_BEFORE,
    pygame.K_LEFT: Command.BEFORE,
    pygame.K_RIGHT: Command.AFTER,
    pygame.K_PAGEDOWN: Command.TURN_AFTER,
    pygame.K_DOWN: Command.TURN_AFTER,
    pygame.K_END: Command.LAST,
}
_CONTROL: Final = pygame.KMOD_CTRL | pygame.KMOD_META


@frozen
class KeyMap(Generic[T]):
    """The keys of one game, besides those that every game has.

    `plain` is by key; `by_place` and `with_shift` are by scancode, for keyboards whose digits need Shift.
    """

    plain: Mapping[int, T] = field(factory=dict)
    by_place: Mapping[int, T] = field(factory=dict)
    with_shift: Mapping[int, T] = field(factory=dict)

    def asked_by(
        self, key: int, modifiers: int, scancode: int, *, reviewing: bool = False
    ) -> Command | T | None:
        """Return what a key press asks for, None if nothing; the arguments are those of pygame's event.

        While a finished game is under review or the record is open (`reviewing`), some keys step through the
        game instead.
        """
        if reviewing and key in _IN_REVIEW:
            return _IN_REVIEW[key]
        if modifiers & pygame.KMOD_ALT:  # with Ctrl too, which is how Windows tells of AltGr
            return None
        if modifiers & _CONTROL:
            redo = key == pygame.K_z and modifiers & pygame.KMOD_SHIFT
            return Command.REDO if redo else _WITH_CONTROL.get(key)
        if modifiers & pygame.KMOD_SHIFT and scancode in self.with_shift:
            return self.with_shift[scancode]
        return self.plain.get(key) or _PLAIN.get(key) or self.by_place.get(scancode)


def turn_keys() -> tuple[tuple[str, str], ...]:
    """Return the keys of one's own turn with what they do."""
    return (
        (_("Ctrl+Z, Ctrl+Y"), _("Undo, redo")),
        (_("Ctrl+Backspace"), _("Take back the whole turn")),
        (_("Enter or E"), _("End the turn")),
        (_("Esc or right click"), _("Step back; then the menu")),
        (_("Arrows, Space"), _("Point at a space, act on it")),
    )


def watch_keys() -> tuple[tuple[str, str], ...]:
    """Return the keys for stepping through a finished game and for watching computers, with what they do."""
    return (
        (_("Arrows, PgUp, PgDn"), _("Look through a finished game or the record")),
        (_("Space or click"), _("Speed up the computer's moves")),
        ("N", _("Let the computer move now")),
        (_("Space, A, E"), _("Watching: pause, one action, one turn")),
        (_("Plus, minus"), _("Watching: faster, slower")),
    )


def window_keys() -> tuple[tuple[str, str], ...]:
    """Return the keys that open something or change the window, with what they do."""
    return (
        ("H", _("Hint: your best plans now")),
        ("S", _("Standings")),
        ("L", _("Record of the game, open or closed")),
        ("W", _("What did they do? The last round again")),
        (_("Ctrl+S"), _("Save or load")),
        ("F1", _("This list")),
        (_("F11 or Alt+Enter"), _("Full screen")),
        (_("Ctrl+M"), _("Sound on or off")),
        (_("Ctrl+Q"), _("Quit; the game is kept")),
    )
