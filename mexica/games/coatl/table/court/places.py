"""Names for the things on the table that can be pointed at, lit or marked."""

from enum import Enum, auto
from functools import cache

from attrs import frozen

from mexica.games.coatl.rules.state import Seat


class Kind(Enum):
    """What kind of thing a place is, and which fields of `Place` name it."""

    SUPPLY = auto()  # a space of the supply board: name
    DISPLAY = auto()  # a prophecy of the display: slot
    DECK = auto()  # the prophecies' deck
    PILE = auto()  # a pile of temples: slot
    BAG = auto()  # a bag: name "head", "body" or "tail"
    BOARD = auto()  # a space of a player's board: seat, slot
    TOKEN = auto()  # a sacrifice token: seat, name
    PROPHECY = auto()  # a prophecy in hand: seat, slot
    TEMPLE = auto()  # a temple in hand: seat, slot
    LANE = auto()  # a serpent's lane, with or without serpent: seat, number
    PIECE = auto()  # a piece of a serpent: seat, number, slot
    END = auto()  # an open end of a serpent: seat, number, name "head" or "tail"
    BESIDE = auto()  # a card beside a serpent: seat, number, slot; a temple's slot is TEMPLE_SLOT
    COURT = auto()  # a seat's court: seat
    LINE = auto()  # a seat's line in the players panel: seat


TEMPLE_SLOT = 4
"""The slot of the temple beside a serpent; prophecies have 0 to 3."""


@frozen(cache_hash=True)
class Place:
    """A thing on the table.

    `seat` counts from 0, serpents' `number` from 1 as in action texts, `slot` from 0 on from the left, in a
    serpent from the head end. What the kind does not need keeps its default.
    """

    kind: Kind
    seat: Seat = -1
    number: int = 0
    slot: int = 0
    name: str = ""


@cache
def supply(space: str) -> Place:
    """Return the place of a space of the supply board."""
    return Place(Kind.SUPPLY, name=space)


@cache
def display(slot: int) -> Place:
    """Return the place of a prophecy of the display."""
    return Place(Kind.DISPLAY, slot=slot)


DECK = Place(Kind.DECK)


@cache
def pile(slot: int) -> Place:
    """Return the place of a pile of temples."""
    return Place(Kind.PILE, slot=slot)


@cache
def bag(kind: str) -> Place:
    """Return the place of the bag of "head", "body" or "tail" pieces."""
    return Place(Kind.BAG, name=kind)


@cache
def board(seat: Seat, slot: int) -> Place:
    """Return the place of a space of a player's board."""
    return Place(Kind.BOARD, seat, slot=slot)


@cache
def token(seat: Seat, name: str) -> Place:
    """Return the place of a sacrifice token."""
    return Place(Kind.TOKEN, seat, name=name)


@cache
def prophecy(seat: Seat, slot: int) -> Place:
    """Return the place of a prophecy in hand."""
    return Place(Kind.PROPHECY, seat, slot=slot)


@cache
def temple(seat: Seat, slot: int) -> Place:
    """Return the place of a temple in hand."""
    return Place(Kind.TEMPLE, seat, slot=slot)


@cache
def lane(seat: Seat, number: int) -> Place:
    """Return the place of a serpent, begun or not."""
    return Place(Kind.LANE, seat, number)


@cache
def piece(seat: Seat, number: int, slot: int) -> Place:
    """Return the place of a piece of a serpent."""
    return Place(Kind.PIECE, seat, number, slot)


@cache
def end(seat: Seat, number: int, name: str) -> Place:
    """Return the place of the "head" or "tail" end of a serpent."""
    return Place(Kind.END, seat, number, name=name)


@cache
def beside(seat: Seat, number: int, slot: int) -> Place:
    """Return the place of a card beside a serpent."""
    return Place(Kind.BESIDE, seat, number, slot)


@cache
def court(seat: Seat) -> Place:
    """Return the place of a seat's court."""
    return Place(Kind.COURT, seat)


@cache
def line(seat: Seat) -> Place:
    """Return the place of a seat's line in the players panel."""
    return Place(Kind.LINE, seat)
