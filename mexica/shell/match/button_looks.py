"""How the buttons of the bar look: usable or not, pressed or not, with their names, prices and keys."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Any

from attrs import frozen

from mexica.play.commands import REVIEW, WATCH, Command
from mexica.shell.match import command_strips
from mexica.shell.match.bar_places import NAMED, BarButtons
from mexica.texts import _


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


@frozen
class CommandsNow:
    """The commands that can be used now, those that are on, the keys as on keycaps, and all names."""

    usable: frozenset[Any]
    on: frozenset[Any]
    caps: frozenset[tuple[Any, str]]
    names: frozenset[tuple[Any, str]]


@frozen
class Pointer:
    """The buttons under the mouse and pressed by it."""

    over: Any = None
    pressed: Any = None


def names() -> dict[Any, str]:
    """Return the names on the buttons that every table has, in the language in use."""
    return {
        Command.HINT: _("Hint"),
        Command.END: _("End turn"),
        Command.MOVE_NOW: _("Move now"),
        **command_strips.names(),
    }


def command_looks(
    buttons: BarButtons, pointer: Pointer, commands: CommandsNow
) -> Iterator[tuple[Any, ButtonLook]]:
    """Yield how every button besides the tools looks."""
    caps, called = dict(commands.caps), dict(commands.names)
    small: Iterable[Any] = chain.from_iterable(buttons.small)
    for command in (*small, *NAMED, Command.MOVE_NOW, *REVIEW, *WATCH):
        usable = command in commands.usable
        surface = surface_of(command, command in commands.on, usable, pointer)
        yield command, ButtonLook(surface, usable, called.get(command, ""), key=caps.get(command, ""))


def surface_of(asked: Any, chosen: bool, usable: bool, pointer: Pointer) -> str:
    """Return the name of the surface of a button: chosen, grey, pressed, under the mouse or as usual."""
    if chosen:
        return "button_selected"
    if not usable:
        return "button_disabled"
    if asked is pointer.pressed:
        return "button_pressed"
    return "button_hovered" if asked is pointer.over else "button_normal"
