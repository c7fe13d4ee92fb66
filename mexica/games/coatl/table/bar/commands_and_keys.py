"""The commands at Cóatl's table besides clicks on what lies there, and their keys."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from mexica.games.coatl.table.input.holding import Tool
from mexica.play.commands import Command
from mexica.play.key_map import TABLE_KEYS, WINDOW_KEYS, KeyAction, KeyMap
from mexica.play.key_rows import KeyRow, turn_rows, watch_rows, window_rows
from mexica.texts import _


class CoatlCommand(Enum):
    """A command that only Cóatl has and that is not a tool."""

    SORT = auto()  # the hand: by suit, by fit, as drawn
    COURTS = auto()  # the next court in front


Request = Command | CoatlCommand | Tool

TableKeys = KeyMap[Request]
KEYS: Final[TableKeys] = KeyMap(
    (
        KeyAction("take_pieces", Tool.TAKE, ("1",)),
        KeyAction("prophecies", Tool.PROPHECIES, ("2",)),
        KeyAction("assemble", Tool.ASSEMBLE, ("3",)),
        KeyAction("pick", Tool.PICK, ("4",)),
        KeyAction("future", Tool.FUTURE, ("5",)),
        KeyAction("commit", Tool.COMMIT, ("6",)),
        KeyAction("sort", CoatlCommand.SORT, ("T",)),
        KeyAction("courts", CoatlCommand.COURTS, ("V",)),
        *TABLE_KEYS,
    )
)
"""The presses at Cóatl's table."""


def names() -> dict[Request, str]:
    """Return what keys and buttons do, in a few words."""
    return {
        Tool.TAKE: _("Take pieces"),
        Tool.PROPHECIES: _("Choose prophecies"),
        Tool.ASSEMBLE: _("Assemble"),
        Tool.PICK: _("Perfect Pick"),
        Tool.FUTURE: _("See the Future"),
        Tool.COMMIT: _("Priest Commitment"),
        CoatlCommand.SORT: _("Sort the hand"),
        CoatlCommand.COURTS: _("The next court in front"),
    }


def button_names() -> dict[Request, str]:
    """Return the short names on the buttons of the tools."""
    return {
        Tool.TAKE: _("Take"),
        Tool.PROPHECIES: _("Prophecies"),
        Tool.ASSEMBLE: _("Assemble"),
        Tool.PICK: _("Pick"),
        Tool.FUTURE: _("Future"),
        Tool.COMMIT: _("Priest"),
    }


def key_list(changes: Mapping[str, Sequence[str]] = MappingProxyType({})) -> tuple[KeyRow, ...]:
    """Return the keys and what they do, for the list that F1 shows; `changes` are those of the player."""
    keys, window = KEYS.changed(changes), WINDOW_KEYS.changed(changes)
    own = tuple((keys.all_shown(asked), name) for asked, name in names().items())
    return (
        *own,
        *turn_rows(keys),
        *watch_rows(keys),
        *window_rows(keys, window),
    )
