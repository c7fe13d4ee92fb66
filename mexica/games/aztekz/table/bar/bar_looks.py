"""How the buttons of the bar look in a state: the card, the deeds, and those that every table has."""

from typing import Final

from mexica.games.aztekz.table.bar.commands_and_keys import AztekzCommand, Request
from mexica.games.aztekz.table.input.deeds import Deed
from mexica.games.aztekz.table.input.hand import Hand
from mexica.games.aztekz.table.input.match_look import deed_names
from mexica.play.commands import Command
from mexica.shell.match import button_looks
from mexica.shell.match.bar_places import BarButtons
from mexica.shell.match.button_looks import ButtonLook, CommandsNow, Pointer, command_looks, surface_of
from mexica.texts import cached_texts, pgettext

TOOLS: Final[tuple[Request, ...]] = (*Deed, AztekzCommand.CARD)
BUTTONS: Final = BarButtons(
    TOOLS,
    AztekzCommand.NEXT_HERO,
    {
        **{deed: f"icon_{deed.value}" for deed in Deed},
        AztekzCommand.CARD: "icon_lay",
        AztekzCommand.NEXT_HERO: "icon_step",
    },
)


def names() -> frozenset[tuple[Request, str]]:
    """Return the names on buttons in the language in use."""
    called: dict[Request, str] = {**button_looks.names(), **deed_names()}
    called[AztekzCommand.CARD] = pgettext("the drawn card", "Lay")
    called[Command.END] = pgettext("the drawn card", "Put away")
    return frozenset(called.items())


def usable_tools(hand: Hand) -> frozenset[Request]:
    """Return the tools that can be used now."""
    offers = hand.offers
    if offers is None:
        return frozenset()
    found: set[Request] = {deed for deed in Deed if offers.usable(deed)}
    found |= {AztekzCommand.CARD} if offers.places else set()
    return frozenset(found)


def looks(hand: Hand, pointer: Pointer, commands: CommandsNow) -> dict[Request, ButtonLook]:
    """Return how every button looks."""
    return _looks(hand.card, usable_tools(hand), pointer, commands)


@cached_texts(8)
def _looks(
    card: bool, usable: frozenset[Request], pointer: Pointer, commands: CommandsNow
) -> dict[Request, ButtonLook]:
    caps, called = dict(commands.caps), dict(commands.names)
    found: dict[Request, ButtonLook] = {}
    for tool in TOOLS:
        held = card and tool is AztekzCommand.CARD
        surface = surface_of(tool, held, tool in usable, pointer)
        found[tool] = ButtonLook(surface, tool in usable, called[tool], key=caps.get(tool, ""))
    return {**found, **dict(command_looks(BUTTONS, pointer, commands))}
