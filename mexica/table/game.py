"""Mexica as the window offers it: what a new game can choose, and how its records are kept."""

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from attrs import frozen

from mexica.rules import new_setup
from mexica.rules.material import COLOURS, NEUTRAL_TEMPLES
from mexica.table import record as records
from mexica.table.record import KINDS, Kind, PlayerInfo, Record, Summary

if TYPE_CHECKING:
    from mexica.table.host import Host
    from mexica.table.match import MatchScene

TWO: Final = 2
DRAWN_SEEDS: Final = 2**32


@frozen
class NewGame:
    """What the start screen chose: the players by seat, the first seat (None: drawn), the neutral floors.

    Neutral floors (R2.7, R2.8) count for two players only.
    """

    players: tuple[PlayerInfo, ...]
    first: int | None = None
    neutral_floors: int = 20


class MexicaGame:
    """What the window must know of Mexica."""

    key: Final = records.GAME
    title: Final = "Mexica"
    seats: Final = (2, 3, 4)
    colours: Final = COLOURS
    kinds: Final[tuple[Kind, ...]] = KINDS
    neutral_floors: Final = tuple(NEUTRAL_TEMPLES)
    longest_name: Final = records.LONGEST_NAME

    def new_record(self, choice: NewGame, seed: int | None = None) -> Record:
        """Return a new game; everything random in it comes from the seed, by default a fresh one."""
        generator = random.Random(seed)
        seats = len(choice.players)
        first = generator.randrange(seats) if choice.first is None else choice.first
        floors = choice.neutral_floors if seats == TWO else 20
        setup = new_setup(seats, generator.randrange(DRAWN_SEEDS), first=first, neutral_floors=floors)
        return Record(setup, choice.players)

    def encode(self, record: Record) -> dict[str, Any]:
        """Return the record as JSON-ready data, with what its last position must be."""
        return records.encode(record)

    def decode(self, data: object) -> Record:
        """Return the record in this data; SaveError says what is wrong and where."""
        return records.decode(data)

    def summary(self, data: Mapping[str, Any]) -> Summary:
        """Return what a list of saves shows of this data; SaveError says what is wrong and where."""
        return records.summary(data)

    def make_match(self, host: "Host", record: Record) -> "MatchScene":
        """Return the scene in which this game is played."""
        from mexica.table.match import MatchScene  # noqa: PLC0415  (opening a save needs no pygame)

        return MatchScene(host, record)
