"""The commands at Aztekz's table besides clicks on what lies there, and their keys."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from mexica.games.aztekz.rules.material import CHIEF, HELPERS
from mexica.games.aztekz.rules.state import HeroName
from mexica.games.aztekz.table.input.deeds import Deed
from mexica.play.commands import Command
from mexica.play.key_map import TABLE_KEYS, WINDOW_KEYS, KeyAction, KeyMap
from mexica.play.key_rows import KeyRow, turn_rows, watch_rows, window_rows
from mexica.texts import _


class AztekzCommand(Enum):
    """A command that only Aztekz has and that is no deed."""

    CARD = auto()  # takes the drawn card in hand
    CHIEF = auto()  # chooses the hero
    HELPER_1 = auto()
    HELPER_2 = auto()
    NEXT_HERO = auto()  # chooses the next one that can act


CHOICES: Final[dict[AztekzCommand, HeroName]] = {
    AztekzCommand.CHIEF: CHIEF,
    AztekzCommand.HELPER_1: HELPERS[0],
    AztekzCommand.HELPER_2: HELPERS[1],
}
"""The commands that choose a hero."""

Request = Command | AztekzCommand | Deed

TableKeys = KeyMap[Request]
KEYS: Final[TableKeys] = KeyMap(
    (
        KeyAction("chief", AztekzCommand.CHIEF, ("1",)),
        KeyAction("helper_1", AztekzCommand.HELPER_1, ("2",)),
        KeyAction("helper_2", AztekzCommand.HELPER_2, ("3",)),
        KeyAction("card", AztekzCommand.CARD, ("C",)),
        KeyAction("next_hero", AztekzCommand.NEXT_HERO, ("V",)),
        KeyAction("take", Deed.TAKE, ("T",)),
        KeyAction("drop", Deed.DROP, ("D",)),
        KeyAction("give", Deed.GIVE, ("G",)),
        KeyAction("scare", Deed.SCARE, ("F",)),
        KeyAction("steal", Deed.STEAL, ("X",)),
        *TABLE_KEYS,
    )
)
"""The presses at Aztekz's table."""


def names() -> dict[Request, str]:
    """Return what keys and buttons do, in a few words."""
    return {
        AztekzCommand.CHIEF: _("Choose the chief"),
        AztekzCommand.HELPER_1: _("Choose the first helper"),
        AztekzCommand.HELPER_2: _("Choose the second helper"),
        AztekzCommand.NEXT_HERO: _("Choose the next hero"),
        AztekzCommand.CARD: _("Take the drawn card in hand"),
        Deed.TAKE: _("Take souls"),
        Deed.DROP: _("Drop all souls"),
        Deed.GIVE: _("Give the souls to the chief"),
        Deed.SCARE: _("Scare the souls away"),
        Deed.STEAL: _("Steal souls"),
    }


def key_list(changes: Mapping[str, Sequence[str]] = MappingProxyType({})) -> tuple[KeyRow, ...]:
    """Return the keys and what they do, for the list that F1 shows; `changes` are those of the player."""
    keys, window = KEYS.changed(changes), WINDOW_KEYS.changed(changes)
    own = tuple((keys.all_shown(asked), name) for asked, name in names().items())
    turns = f"{keys.all_shown(Command.TURN)}, {keys.all_shown(Command.TURN_BACK)}"
    return (
        *own,
        (_("{keys} or wheel").format(keys=turns), _("Turn the card")),
        *turn_rows(keys),
        *watch_rows(keys),
        *window_rows(keys, window),
    )
