"""How the buttons of the bar look in a state: the tools, and those that every table has."""

from typing import Final

from mexica.drawing.record_signs import sorted_sign
from mexica.games.coatl.table.bar.commands_and_keys import CoatlCommand, Request, button_names
from mexica.games.coatl.table.input.hand import Hand
from mexica.games.coatl.table.input.holding import Tool
from mexica.games.coatl.table.panels.turn_words import end_button_words
from mexica.play.commands import Command
from mexica.shell.match import button_looks
from mexica.shell.match.bar_places import BarButtons
from mexica.shell.match.button_looks import ButtonLook, CommandsNow, Pointer, command_looks, surface_of
from mexica.texts import cached_texts

TOOLS: Final = tuple(Tool)
BUTTONS: Final = BarButtons(
    TOOLS,
    CoatlCommand.SORT,
    {tool: f"icon_{tool.value}" for tool in TOOLS},
    {CoatlCommand.SORT: sorted_sign},
)


def names(hand: Hand) -> frozenset[tuple[Request, str]]:
    """Return the names on buttons in the language in use; that of the end says what would end."""
    called: dict[Request, str] = {**button_looks.names(), **button_names()}
    if hand.state is not None:
        called[Command.END] = end_button_words(hand.state, hand)
    return frozenset(called.items())


def looks(hand: Hand, pointer: Pointer, commands: CommandsNow) -> dict[Request, ButtonLook]:
    """Return how every button looks."""
    usable = frozenset(tool for tool in TOOLS if hand.offers is not None and hand.offers.usable(tool))
    return _looks(hand.holding.tool, usable, pointer, commands)


@cached_texts(8)
def _looks(
    held: Tool | None, usable: frozenset[Tool], pointer: Pointer, commands: CommandsNow
) -> dict[Request, ButtonLook]:
    caps, called = dict(commands.caps), dict(commands.names)
    found: dict[Request, ButtonLook] = {}
    for tool in TOOLS:
        surface = surface_of(tool, tool is held, tool in usable, pointer)
        found[tool] = ButtonLook(surface, tool in usable, called[tool], key=caps.get(tool, ""))
    return {**found, **dict(command_looks(BUTTONS, pointer, commands))}
