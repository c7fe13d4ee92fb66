"""What the buttons of the overlays do."""

from collections.abc import Callable
from typing import Any, Final

from attrs import frozen

from mexica.shell.match.match_table import AnyTable
from mexica.texts import _

_LONG: Final = 12.0  # seconds

Call = Callable[[], None]


@frozen
class Outside:
    """What is not an overlay's own.

    `course` shows how a finished game went, `learn` finds turns to be played again; `ask` carries out a
    command.
    """

    course: Call
    learn: Call
    ask: Callable[[Any], None]


@frozen
class OverlayActions:
    """What a button of an overlay can do: close it, open another, answer, or leave the match.

    `do` plays an action and closes the overlay. `again` sets up another game of the same players, `same` the
    same setup again: None if its seed is not known.
    """

    close: Call
    menu: Call
    do: Callable[[Any], None]
    again: Call
    same: Call | None
    save: Call
    look_through: Call
    course: Call
    undo_turn: Call
    learn: Call
    standings: Call
    copy: Call
    record: Call
    keys: Call
    players: Call
    rules: Call
    settings: Call
    start: Call
    quit: Call
    changed: Call


def after(first: Call, then: Call) -> Call:
    """Return a function that calls one and then the other."""

    def both() -> None:
        first()
        then()

    return both


def look_through(table: AnyTable) -> None:
    """Close the result of a finished game to review the game, and explain how to step through it."""
    table.at_result = False
    table.announcements.toast(_("The buttons below step through the game, and so do the arrow keys."), _LONG)
