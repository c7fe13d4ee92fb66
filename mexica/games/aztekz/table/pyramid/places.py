"""Names for the things on the table that can be pointed at, lit or marked."""

from enum import Enum, auto
from functools import cache

from attrs import frozen

from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.state import Seat


class Kind(Enum):
    """What kind of thing a place is, and which fields of `Place` name it."""

    CELL = auto()  # a cell, with or without card: cell
    SOULS = auto()  # the souls of a kind that lie on a card: cell, name
    HERO = auto()  # a hero, with what it carries: seat, name
    LINE = auto()  # a seat's line in the players panel: seat
    PILE = auto()  # a freed pile: seat, number (from 0)
    DRAWN = auto()  # the drawn card, large in the panel
    SOUL = auto()  # the drawn soul
    TURN = auto()  # a button that turns the drawn card: number 1 to the right, -1 to the left
    DECK = auto()  # the deck
    SHAPE = auto()  # the cards of a shape that are left in it: name
    SUPPLY = auto()  # the supply
    KIND = auto()  # the souls of a kind that are left in it: name


@frozen(cache_hash=True)
class Place:
    """A thing on the table; what its kind does not need keeps its default."""

    kind: Kind
    seat: Seat = -1
    number: int = 0
    name: str = ""
    cell: Cell = (0, 0)


@cache
def on(cell: Cell) -> Place:
    """Return the place of a cell."""
    return Place(Kind.CELL, cell=cell)


@cache
def souls(cell: Cell, kind: str) -> Place:
    """Return the place of the souls of a kind that lie on a card."""
    return Place(Kind.SOULS, name=kind, cell=cell)


@cache
def hero(seat: Seat, name: str) -> Place:
    """Return the place of a seat's "chief", "helper1" or "helper2", wherever it stands."""
    return Place(Kind.HERO, seat, name=name)


@cache
def line(seat: Seat) -> Place:
    """Return the place of a seat's line in the players panel."""
    return Place(Kind.LINE, seat)


@cache
def pile(seat: Seat, number: int) -> Place:
    """Return the place of a freed pile, counted from 0 in the order in which they were freed."""
    return Place(Kind.PILE, seat, number)


DRAWN = Place(Kind.DRAWN)
SOUL = Place(Kind.SOUL)
TURN_LEFT = Place(Kind.TURN, number=-1)
TURN_RIGHT = Place(Kind.TURN, number=1)
DECK = Place(Kind.DECK)
SUPPLY = Place(Kind.SUPPLY)


@cache
def shape(name: str) -> Place:
    """Return the place of the cards of a shape that are left in the deck."""
    return Place(Kind.SHAPE, name=name)


@cache
def kind(name: str) -> Place:
    """Return the place of the souls of a kind that are left in the supply."""
    return Place(Kind.KIND, name=name)
