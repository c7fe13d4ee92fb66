"""What can be asked for at the table besides clicking on the board, and the keys that ask for it."""

from enum import Enum, auto
from typing import Final

import pygame

from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.texts import _


class Command(Enum):
    """A request that is no tool."""

    UNDO = auto()
    REDO = auto()
    END = auto()
    MENU = auto()
    STANDINGS = auto()
    KEYS = auto()
    PLAN = auto()
    HINT = auto()
    SAVE = auto()
    BACK = auto()
    TURN = auto()
    TURN_BACK = auto()
    ONE_FLOOR = auto()
    TWO_FLOORS = auto()
    THREE_FLOORS = auto()
    FOUR_FLOORS = auto()
    NORTH = auto()
    SOUTH = auto()
    WEST = auto()
    EAST = auto()
    CLICK = auto()
    FIRST = auto()
    TURN_BEFORE = auto()
    BEFORE = auto()
    AFTER = auto()
    TURN_AFTER = auto()
    LAST = auto()
    PLAY_ON = auto()
    PLAYERS = auto()
    MOVE_NOW = auto()
    PAUSE = auto()
    ONE_ACTION = auto()
    WHOLE_TURN = auto()
    SLOW = auto()
    NORMAL = auto()
    FAST = auto()
    AT_ONCE = auto()
    SLOWER = auto()
    FASTER = auto()


Request = Command | ToolKind

FLOORS_ASKED: Final = {
    Command.ONE_FLOOR: 1,
    Command.TWO_FLOORS: 2,
    Command.THREE_FLOORS: 3,
    Command.FOUR_FLOORS: 4,
}
STEPS: Final = {Command.NORTH: (0, -1), Command.SOUTH: (0, 1), Command.WEST: (-1, 0), Command.EAST: (1, 0)}

FLOORS_HELD: Final = frozenset({pygame.K_LALT, pygame.K_RALT})  # while one is held, floors are shown
REVIEW: Final = (  # to look through a finished game
    Command.FIRST,
    Command.TURN_BEFORE,
    Command.BEFORE,
    Command.AFTER,
    Command.TURN_AFTER,
    Command.LAST,
    Command.PLAY_ON,
)

WATCH: Final = (  # to watch computers
    Command.PAUSE,
    Command.ONE_ACTION,
    Command.WHOLE_TURN,
    Command.SLOW,
    Command.NORMAL,
    Command.FAST,
    Command.AT_ONCE,
    Command.PLAYERS,
)

_PLAIN: Final[dict[int, Request]] = {
    pygame.K_1: ToolKind.CANAL,
    pygame.K_2: ToolKind.DOUBLE,
    pygame.K_3: ToolKind.BRIDGE,
    pygame.K_4: ToolKind.TEMPLE,
    pygame.K_m: ToolKind.MOVE,
    pygame.K_f: ToolKind.FOUND,
    pygame.K_t: ToolKind.TAKE,
    pygame.K_p: ToolKind.PROPOSE,
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
    pygame.K_v: Command.PLAN,
    pygame.K_h: Command.HINT,
    pygame.K_n: Command.MOVE_NOW,
    pygame.K_a: Command.ONE_ACTION,
    pygame.K_F1: Command.KEYS,
    pygame.K_SPACE: Command.CLICK,
    pygame.K_UP: Command.NORTH,
    pygame.K_DOWN: Command.SOUTH,
    pygame.K_LEFT: Command.WEST,
    pygame.K_RIGHT: Command.EAST,
}
_WITH_CONTROL: Final[dict[int, Request]] = {
    pygame.K_z: Command.UNDO,
    pygame.K_y: Command.REDO,
    pygame.K_s: Command.SAVE,
}
_WITH_SHIFT: Final = {
    pygame.KSCAN_1: Command.ONE_FLOOR,
    pygame.KSCAN_2: Command.TWO_FLOORS,
    pygame.KSCAN_3: Command.THREE_FLOORS,
    pygame.KSCAN_4: Command.FOUR_FLOORS,
}
_IN_REVIEW: Final[dict[int, Request]] = {
    pygame.K_HOME: Command.FIRST,
    pygame.K_PAGEUP: Command.TURN_BEFORE,
    pygame.K_LEFT: Command.BEFORE,
    pygame.K_RIGHT: Command.AFTER,
    pygame.K_PAGEDOWN: Command.TURN_AFTER,
    pygame.K_END: Command.LAST,
}
# Where the digits need Shift (as on a French keyboard) the keys count by their place.
_BY_PLACE: Final[dict[int, Request]] = {
    pygame.KSCAN_1: ToolKind.CANAL,
    pygame.KSCAN_2: ToolKind.DOUBLE,
    pygame.KSCAN_3: ToolKind.BRIDGE,
    pygame.KSCAN_4: ToolKind.TEMPLE,
}
_CONTROL: Final = pygame.KMOD_CTRL | pygame.KMOD_META


def asked_by(key: int, modifiers: int, scancode: int, *, reviewing: bool = False) -> Request | None:
    """Return what a key press asks for, None if nothing; the arguments are those of pygame's event.

    While a finished game is looked through (`reviewing`) some keys go through it.
    """
    if reviewing and key in _IN_REVIEW:
        return _IN_REVIEW[key]
    if modifiers & _CONTROL:
        if key == pygame.K_z and modifiers & pygame.KMOD_SHIFT:
            return Command.REDO
        return _WITH_CONTROL.get(key)
    if modifiers & pygame.KMOD_ALT:
        return None
    if modifiers & pygame.KMOD_SHIFT and scancode in _WITH_SHIFT:
        return _WITH_SHIFT[scancode]
    return _PLAIN.get(key) or _BY_PLACE.get(scancode)


MODIFIERS: Final = frozenset(
    {
        pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
        pygame.K_LMETA, pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK, pygame.K_F11,
    }
)  # fmt: skip


class Wish(Enum):
    """What is wished while a scoring or a feast is told."""

    NEXT = auto()
    LEAVE = auto()


_NEXT: Final = frozenset({pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_RIGHT})
_BUTTONS: Final = frozenset({pygame.BUTTON_LEFT, pygame.BUTTON_MIDDLE, pygame.BUTTON_RIGHT})


def wished(event: pygame.Event, *, any_key: bool = False) -> Wish | None:
    """Return what a press wishes while something is told; with `any_key` all keys go on."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return Wish.NEXT if event.button in _BUTTONS else None
    if event.type != pygame.KEYDOWN or event.key in MODIFIERS:
        return None
    if event.key == pygame.K_ESCAPE:
        return Wish.LEAVE
    return Wish.NEXT if any_key or event.key in _NEXT else None


def key_list() -> tuple[tuple[str, str], ...]:
    """Return the keys and what they do, for the list that F1 shows."""
    return (
        ("1", _("Single canal")),
        ("2", _("Double canal; R or wheel turns it")),
        ("3", _("Bridge; R or wheel turns it")),
        ("4", _("Temple; 4 again or the wheel: floors")),
        (_("Shift+1 to 4"), _("Temple with so many floors")),
        ("M", _("Move the Pilli Mexica, or click it")),
        ("F", _("Found the district")),
        ("T", _("Take an action token")),
        ("P", _("Propose to remove a token")),
        (_("Ctrl+Z, Ctrl+Y"), _("Undo, redo")),
        (_("Enter or E"), _("End the turn")),
        (_("Esc or right click"), _("Step back; then the menu")),
        (_("Arrows, Space"), _("Point at a space, act on it")),
        (_("Arrows, PgUp, PgDn"), _("Look through a finished game")),
        (_("Space or click"), _("Hasten the computer's moves")),
        ("N", _("Let the computer move now")),
        (_("Space, A, E"), _("Watching: pause, one action, one turn")),
        (_("Plus, minus"), _("Watching: faster, slower")),
        (_("Alt, held"), _("Floors of every temple")),
        ("V", _("Flat plan, and back to the board")),
        ("H", _("Hint: the best next plans")),
        ("S", _("Standings")),
        (_("Ctrl+S"), _("Save or load")),
        ("F1", _("This list")),
        ("F11", _("Full screen")),
        (_("Ctrl+M"), _("Sound on or off")),
    )
