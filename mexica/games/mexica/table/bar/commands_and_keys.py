"""The commands at Mexica's table besides clicks on the board, and their keys."""

from enum import Enum, auto
from typing import Final

import pygame

from mexica.games.mexica.table.bar.tools import ToolKind
from mexica.play.commands import Command
from mexica.play.key_map import KeyMap, turn_keys, watch_keys, window_keys
from mexica.texts import _


class MexicaCommand(Enum):
    """A command that only Mexica has and that is not a tool."""

    FLAT_VIEW = auto()
    RULE = auto()  # behind the refusal at the mouse
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

KEYS: Final = KeyMap[MexicaCommand | ToolKind](
    plain={
        pygame.K_1: ToolKind.CANAL,
        pygame.K_2: ToolKind.DOUBLE,
        pygame.K_3: ToolKind.BRIDGE,
        pygame.K_4: ToolKind.TEMPLE,
        pygame.K_m: ToolKind.MOVE,
        pygame.K_f: ToolKind.FOUND,
        pygame.K_t: ToolKind.TAKE,
        pygame.K_p: ToolKind.PROPOSE,
        pygame.K_v: MexicaCommand.FLAT_VIEW,
        pygame.K_F2: MexicaCommand.RULE,
    },
    by_place={
        pygame.KSCAN_1: ToolKind.CANAL,
        pygame.KSCAN_2: ToolKind.DOUBLE,
        pygame.KSCAN_3: ToolKind.BRIDGE,
        pygame.KSCAN_4: ToolKind.TEMPLE,
    },
    with_shift={
        pygame.KSCAN_1: MexicaCommand.ONE_FLOOR,
        pygame.KSCAN_2: MexicaCommand.TWO_FLOORS,
        pygame.KSCAN_3: MexicaCommand.THREE_FLOORS,
        pygame.KSCAN_4: MexicaCommand.FOUR_FLOORS,
    },
)


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
        *turn_keys(),
        *watch_keys(),
        (_("Alt, held"), _("Floors of every temple")),
        ("V", _("Flat plan, and back to the board")),
        ("F2", _("The rule behind a refusal at the mouse")),
        (_("Tab, Enter"), _("Choose and play a plan of the hint")),
        *window_keys(),
    )
