"""How the buttons of the bar look in a state: usable or not, their names, prices and numbers left."""

from itertools import chain
from typing import Final

from attrs import field, frozen

from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.bar.bar_places import NAMED, SMALL
from mexica.games.mexica.table.bar.commands_and_keys import KEYS, Request
from mexica.games.mexica.table.bar.tools import IN_BAR, Tool, ToolKind
from mexica.games.mexica.table.input.hand import Hand
from mexica.play.commands import REVIEW, WATCH, Command
from mexica.shell.match import command_strips
from mexica.texts import _, cached_texts

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


@frozen
class ButtonLook:
    """How a button of the bar looks: its surface, whether it can be used, and as text
    its price, the number left and its key."""

    surface: str
    usable: bool
    name: str
    price: str = ""
    left: str = ""
    key: str = ""


def _names() -> frozenset[tuple[Request, str]]:
    """The names on buttons in the language in use, which may change at any time."""
    names: dict[Request, str] = {
        ToolKind.CANAL: _("Canal"),
        ToolKind.DOUBLE: _("Double"),
        ToolKind.BRIDGE: _("Bridge"),
        ToolKind.TEMPLE: _("Temple"),
        ToolKind.MOVE: _("Move"),
        ToolKind.FOUND: _("Found"),
        ToolKind.TAKE: _("Token"),
        ToolKind.PROPOSE: _("Remove"),
        Command.HINT: _("Hint"),
        Command.END: _("End turn"),
        Command.MOVE_NOW: _("Move now"),
        **command_strips.names(),
    }
    return frozenset(names.items())


@frozen
class CommandsNow:
    """The commands that can be used now, those that are on, the keys as on keycaps, and all names."""

    usable: frozenset[Request] = frozenset()
    on: frozenset[Request] = frozenset()
    caps: frozenset[tuple[Request, str]] = KEYS.caps
    names: frozenset[tuple[Request, str]] = field(factory=_names)


@frozen
class Pointer:
    """The buttons under the mouse and pressed by it."""

    over: Request | None = None
    pressed: Request | None = None


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
    caps, names = dict(commands.caps), dict(commands.names)
    found: dict[Request, ButtonLook] = {}
    for kind, number in zip(IN_BAR, left, strict=True):
        usable = kind in fitting
        surface = _surface(kind, held is not None and held.kind is kind, usable, pointer)
        found[kind] = ButtonLook(surface, usable, names[kind], _price(kind, held), number, caps.get(kind, ""))
    for command in (*chain.from_iterable(SMALL), *NAMED, Command.MOVE_NOW, *REVIEW, *WATCH):
        usable = command in commands.usable
        surface = _surface(command, command in commands.on, usable, pointer)
        found[command] = ButtonLook(surface, usable, names.get(command, ""), key=caps.get(command, ""))
    return found


def _surface(asked: Request, chosen: bool, usable: bool, pointer: Pointer) -> str:
    if chosen:
        return "button_selected"
    if not usable:
        return "button_disabled"
    if asked is pointer.pressed:
        return "button_pressed"
    return "button_hovered" if asked is pointer.over else "button_normal"


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
