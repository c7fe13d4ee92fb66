"""What the overlays of a match may ask for, and the ways out of it."""

from collections.abc import Callable
from random import SystemRandom
from typing import Final, Protocol

from attrs import frozen

from mexica.games.mexica.rules.actions import Agree, Decline
from mexica.games.mexica.table.match.command_handler import Desk
from mexica.games.mexica.table.match.record import Record, Session, new_record
from mexica.play.commands import Command
from mexica.play.host import Host
from mexica.texts import _

_SEEDS: Final = 2**31
_LONG: Final = 12.0  # seconds

Call = Callable[[], None]


@frozen
class Ways:
    """What the overlays may ask for: to be closed, and the ways out of the match."""

    close: Call
    menu: Call
    agree: Call
    decline: Call
    again: Call
    save: Call
    look_through: Call
    course: Call
    standings: Call
    keys: Call
    players: Call
    rules: Call
    settings: Call
    start: Call
    quit: Call
    changed: Call


class Overlays(Protocol):
    """The overlays over a board, one at a time."""

    def open(self, command: Command) -> None:
        """Show what a command asks for."""
        ...

    def close(self) -> None:
        """Take away what is shown, and show what is due after it."""
        ...

    def drop(self) -> None:
        """Take away what is shown."""
        ...

    def note_change(self) -> None:
        """Let the picture be drawn anew."""
        ...


def ways(host: Host[Record], desk: Desk, overlays: Overlays, course: Call) -> Ways:
    """Return the ways of a match; `course` shows how a finished game went."""

    def closing(call: Call) -> Call:
        return after(overlays.drop, call)

    def opening(command: Command) -> Call:
        return closing(lambda: overlays.open(command))

    return Ways(
        close=overlays.close,
        menu=opening(Command.MENU),
        agree=closing(lambda: desk.do(Agree())),
        decline=closing(lambda: desk.do(Decline())),
        again=lambda: host.play(_again(desk.session)),
        save=lambda: host.open_saves(desk.session.record),
        look_through=closing(lambda: _look_through(desk)),
        course=closing(course),
        standings=opening(Command.STANDINGS),
        keys=opening(Command.KEYS),
        players=opening(Command.PLAYERS),
        rules=host.open_rules,
        settings=host.open_settings,
        start=host.go_start,
        quit=host.quit,
        changed=overlays.note_change,
    )


def after(first: Call, then: Call) -> Call:
    """Return what does one thing and then the other."""

    def both() -> None:
        first()
        then()

    return both


def _look_through(desk: Desk) -> None:
    desk.at_result = False
    desk.say.toast(_("Below you go back and on through the game; the arrow keys do so too."), _LONG)


def _again(session: Session) -> Record:
    """A new game of the same players, another of them first."""
    draw = SystemRandom()
    first, floors = draw.randrange(session.setup.seats), sum(session.setup.neutral.values())
    return new_record(session.players, first, draw.randrange(_SEEDS), floors or 20)
