"""Mexica as a game in the box: the shell's `Game`."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from pygame import Surface

from mexica.games.mexica.ai.levels import levels
from mexica.games.mexica.guide import guide
from mexica.games.mexica.howto import how_to_play
from mexica.games.mexica.rules import State
from mexica.games.mexica.table.match import new_match
from mexica.games.mexica.table.match.record import (
    LONGEST_NAME,
    PlayerInfo,
    Record,
    encode,
    load,
    read,
    replay,
    summary,
)
from mexica.games.mexica.table.match.record import Summary as TableSummary
from mexica.play.host import Host
from mexica.shell.protocols import Choice, GuidePage, NewGame, SeatChoice, Summary
from mexica.shell.scene import Scene
from mexica.texts import _

RULERS: Final = ("Itzcoatl", "Axayacatl", "Tizoc", "Ahuitzotl")


class Mexica:
    """Mexica as a game in the box."""

    key: Final = new_match.KEY
    title: Final = new_match.TITLE
    seat_counts: Final = new_match.SEAT_COUNTS
    longest_name: Final = LONGEST_NAME

    def __init__(self) -> None:
        self._encoded: tuple[Record, State] | None = None  # what was encoded last

    @property
    def colours(self) -> tuple[Choice, ...]:
        """The four colours of R2.5; the roofs of their temples are their signs."""
        names = {"black": _("Black"), "grey": _("Grey"), "sand": _("Sand"), "red": _("Red")}
        return tuple(Choice(colour, names[colour]) for colour in new_match.SEAT_COLOURS)

    @property
    def kinds(self) -> tuple[Choice, ...]:
        """A person, or the computer by its levels; the player of random actions is for tests."""
        person = Choice("person", _("Person"), _("Plays at this screen."))
        return (person, *(Choice(one.kind, one.name, one.line, one.meaning) for one in levels()))

    def variants(self, seats: int) -> tuple[Choice, ...]:
        """The floors of the neutral temples with two players (R2.7, R2.8)."""
        if seats != new_match.NEUTRAL_SEATS:
            return ()
        hints = {
            20: _("Ten neutral temples with 20 floors compete in every ranking and score for nobody."),
            24: _("Harder: the ten neutral temples have 24 floors, so first places are dearer."),
            28: _("Hardest: the ten neutral temples have 28 floors; most districts will be contested."),
        }
        label = _("{floors} floors")
        return tuple(Choice(str(n), label.format(floors=n), hints[n]) for n in new_match.NEUTRAL_FLOORS)

    def default_name(self, kind: str, seat: int) -> str:
        """The computer bears the names of rulers of Tenochtitlan."""
        return _("Player {number}").format(number=seat + 1) if kind == "person" else RULERS[seat]

    def players(self, record: Record) -> tuple[str, ...]:
        """The names of who plays."""
        return tuple(player.name for player in record.players)

    def how_to_play(self, heading: int) -> str:
        """The rules in short and the keys; headings have letters of so many pixels."""
        return how_to_play(heading)

    def guide(self) -> tuple[GuidePage, ...]:
        """The game in eight pages."""
        return guide()

    def guide_pictures(self, size: tuple[int, int]) -> Callable[[str], Surface]:
        """What draws the pictures of the guide."""
        from mexica.games.mexica.table.pictures.guide_pictures import GuidePictures  # noqa: PLC0415  # it takes long to load

        return GuidePictures(size).draw

    def position(self, record: Record) -> tuple[Record, State]:
        """A game and its state after the last action; raises SaveError, a ValueError."""
        return record, replay(record)

    def pictures(self, size: tuple[int, int]) -> Callable[[tuple[Record, State]], Surface]:
        """What draws the island as a game left it."""
        from mexica.games.mexica.table.pictures.board_pictures import RecordPictures  # noqa: PLC0415  # it takes long to load

        return RecordPictures(size).draw

    def new_game(self, choice: NewGame) -> Record:
        """Set a new game up."""
        players = tuple(PlayerInfo(seat.name, seat.colour, seat.kind) for seat in choice.seats)  # type: ignore[arg-type]
        floors = int(choice.variant) if choice.variant else new_match.NEUTRAL_FLOORS[0]
        return new_match.new_record(players, choice.first, choice.seed, floors)

    def make_match(self, host: Host, record: Record) -> Scene:
        """Return the table, with this game on it."""
        match: Scene = new_match.make_match(host, record)
        return match

    def encode(self, record: Record) -> dict[str, Any]:
        """Return the contents of a save; of a game that has gone on since then only the rest is replayed."""
        state = replay(record, self._encoded)
        self._encoded = record, state
        return encode(record, state)

    def load(self, path: Path) -> Record:
        """Return the game of this file; raises SaveError, a ValueError."""
        return load(path)

    def glance(self, path: Path) -> Summary:
        """Return what a file says of its game; raises SaveError, a ValueError."""
        return _shown(summary(read(path)))


def _shown(found: TableSummary) -> Summary:
    seats = tuple(SeatChoice(player.name, player.colour, player.kind) for player in found.players)
    return Summary(tuple(zip(found.names, found.points, strict=True)), _stage(found), found.over, seats)


def _stage(found: TableSummary) -> str:
    if found.over:
        return _("Finished")
    if not found.round:
        return _("Beginning")
    return _("Period {period}, round {round}").format(period=found.period, round=found.round)
