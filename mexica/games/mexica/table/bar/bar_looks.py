"""How the buttons of the bar look in a state: usable or not, their names, prices and numbers left."""

from typing import Final

from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.bar.commands_and_keys import MexicaCommand, Request
from mexica.games.mexica.table.bar.tools import IN_BAR, Tool, ToolKind
from mexica.games.mexica.table.input.hand import Hand
from mexica.shell.match.bar_places import BarButtons
from mexica.shell.match.button_looks import ButtonLook, CommandsNow, Pointer, command_looks, surface_of
from mexica.shell.match.button_looks import names as command_names
from mexica.texts import _, cached_texts

BUTTONS: Final = BarButtons(
    IN_BAR,
    MexicaCommand.FLAT_VIEW,
    {**{kind: f"icon_{kind.value}" for kind in IN_BAR}, MexicaCommand.FLAT_VIEW: "icon_plan"},
)

_PRICES: Final = {
    ToolKind.CANAL: "1",
    ToolKind.DOUBLE: "1",
    ToolKind.BRIDGE: "1",
    ToolKind.TEMPLE: "1-4",
    ToolKind.MOVE: "1-5",
    ToolKind.FOUND: "0",
    ToolKind.TAKE: "1",
    ToolKind.PROPOSE: "0",
}


def names() -> frozenset[tuple[Request, str]]:
    """Return the names on buttons in the language in use, which may change at any time."""
    called: dict[Request, str] = {
        ToolKind.CANAL: _("Canal"),
        ToolKind.DOUBLE: _("Double"),
        ToolKind.BRIDGE: _("Bridge"),
        ToolKind.TEMPLE: _("Temple"),
        ToolKind.MOVE: _("Move"),
        ToolKind.FOUND: _("Found"),
        ToolKind.TAKE: _("Token"),
        ToolKind.PROPOSE: _("Remove"),
        **command_names(),
    }
    return frozenset(called.items())


def looks(state: State, hand: Hand, pointer: Pointer, commands: CommandsNow) -> dict[Request, ButtonLook]:
    """Return how every button looks."""
    fitting = frozenset(kind for kind in IN_BAR if hand.fits(kind))
    left = tuple(_left(kind, state) for kind in IN_BAR)
    return _looks(hand.tool, fitting, left, pointer, commands)


@cached_texts(8)
def _looks(
    held: Tool | None,
    fitting: frozenset[ToolKind],
    left: tuple[str, ...],
    pointer: Pointer,
    commands: CommandsNow,
) -> dict[Request, ButtonLook]:
    caps, called = dict(commands.caps), dict(commands.names)
    found: dict[Request, ButtonLook] = {}
    for kind, number in zip(IN_BAR, left, strict=True):
        usable = kind in fitting
        surface = surface_of(kind, held is not None and held.kind is kind, usable, pointer)
        found[kind] = ButtonLook(
            surface, usable, called[kind], _price(kind, held), number, caps.get(kind, "")
        )
    return {**found, **dict(command_looks(BUTTONS, pointer, commands))}


def _price(kind: ToolKind, held: Tool | None) -> str:
    if kind is ToolKind.TEMPLE and held is not None and held.kind is kind:
        return str(held.floors)
    return _PRICES[kind]


def _left(kind: ToolKind, state: State) -> str:
    supply = state.supply
    counts = {
        ToolKind.CANAL: supply.single_canals,
        ToolKind.DOUBLE: supply.double_canals,
        ToolKind.BRIDGE: supply.bridges,
        ToolKind.TEMPLE: sum(state.mover.temples),
        ToolKind.TAKE: supply.action_tokens,
    }
    return str(counts[kind]) if kind in counts else ""
