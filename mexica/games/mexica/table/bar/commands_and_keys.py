"""The commands at Mexica's table besides clicks on the board, and their keys."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

import pygame

from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.play.commands import Command
from mexica.play.key_map import TABLE_KEYS, WINDOW_KEYS, KeyAction, KeyMap
from mexica.play.key_rows import KeyRow, turn_rows, watch_rows, window_rows
from mexica.texts import _


class MexicaCommand(Enum):
    """A command that only Mexica has and that is not a tool."""

    FLAT_VIEW = auto()
    ONE_FLOOR = auto()
    TWO_FLOORS = auto()
    THREE_FLOORS = auto()
    FOUR_FLOORS = auto()


Request = Command | MexicaCommand | ToolKind

FLOORS_ASKED: Final = {
    MexicaCommand.ONE_FLOOR: 1,
    MexicaCommand.TWO_FLOORS: 2,
    MexicaCommand.THREE_FLOORS: 3,
    MexicaCommand.FOUR_FLOORS: 4,
}
FLOORS_HELD: Final = frozenset({pygame.K_LALT, pygame.K_RALT})  # while one is held, floors are shown

TableKeys = KeyMap[Request]
KEYS: Final[TableKeys] = KeyMap(
    (
        KeyAction("canal", ToolKind.CANAL, ("1",)),
        KeyAction("double_canal", ToolKind.DOUBLE, ("2",)),
        KeyAction("bridge", ToolKind.BRIDGE, ("3",)),
        KeyAction("temple", ToolKind.TEMPLE, ("4",)),
        KeyAction("move", ToolKind.MOVE, ("M",)),
        KeyAction("found", ToolKind.FOUND, ("F",)),
        KeyAction("take", ToolKind.TAKE, ("T",)),
        KeyAction("propose", ToolKind.PROPOSE, ("P",)),
        KeyAction("one_floor", MexicaCommand.ONE_FLOOR, ("Shift+1", "Ctrl+1")),
        KeyAction("two_floors", MexicaCommand.TWO_FLOORS, ("Shift+2", "Ctrl+2")),
        KeyAction("three_floors", MexicaCommand.THREE_FLOORS, ("Shift+3", "Ctrl+3")),
        KeyAction("four_floors", MexicaCommand.FOUR_FLOORS, ("Shift+4", "Ctrl+4")),
        KeyAction("flat_view", MexicaCommand.FLAT_VIEW, ("V",)),
        *TABLE_KEYS,
    )
)
"""The presses at Mexica's table; Ctrl with a digit is for layouts that write digits with Shift."""


def key_list(changes: Mapping[str, Sequence[str]] = MappingProxyType({})) -> tuple[KeyRow, ...]:
    """Return the keys and what they do, for the list that F1 shows; `changes` are those of the player."""
    keys, window = KEYS.changed(changes), WINDOW_KEYS.changed(changes)
    floors = keys.shown(MexicaCommand.ONE_FLOOR), keys.shown(MexicaCommand.FOUR_FLOORS)
    turns = {"key": keys.shown(Command.TURN)}
    return (
        (keys.all_shown(ToolKind.CANAL), _("Single canal")),
        (keys.all_shown(ToolKind.DOUBLE), _("Double canal; {key} or wheel turns it").format(**turns)),
        (keys.all_shown(ToolKind.BRIDGE), _("Bridge; {key} or wheel turns it").format(**turns)),
        (keys.all_shown(ToolKind.TEMPLE), _("Temple; again or the wheel: floors")),
        (_("{first} to {last}").format(first=floors[0], last=floors[1]), _("Temple with so many floors")),
        (keys.all_shown(ToolKind.MOVE), _("Move the Pilli Mexica, or click it")),
        (keys.all_shown(ToolKind.FOUND), _("Found the district")),
        (keys.all_shown(ToolKind.TAKE), _("Take an action token")),
        (keys.all_shown(ToolKind.PROPOSE), _("Propose to remove a token")),
        *turn_rows(keys),
        *watch_rows(keys),
        (_("Alt, held"), _("Floors of every temple")),
        (keys.all_shown(MexicaCommand.FLAT_VIEW), _("Flat plan, and back to the board")),
        *window_rows(keys, window),
    )
