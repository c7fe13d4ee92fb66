"""The colours of the seats (A2.1), and how each looks in signs and graphs."""

from typing import Final

from mexica.drawing.seat_colour_names import seat_colour_name
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.stone_colours import GRAPH_MARKS, STONE_COLOURS
from mexica.games.aztekz.rules.state import Seat

COLOURS: Final = tuple(STONE_COLOURS)
"""The colours of the seats."""


def seat_sign(colour: str) -> SeatSign:
    """Return the sign of the seat with this colour: the shield of its heroes."""
    return SeatSign(colour, STONE_COLOURS[colour], f"shield_{colour}", GRAPH_MARKS[colour])


def default_look(seat: Seat) -> SeatLook:
    """Return how a seat looks of whose player nothing is known: it is named after its colour."""
    return SeatLook(seat_colour_name(COLOURS[seat]), seat_sign(COLOURS[seat]))
