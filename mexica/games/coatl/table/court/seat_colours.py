"""The colours of the seats (C2.4): their names, and how each looks in signs and graphs."""

from typing import Final

from mexica.drawing.colours import INK, PAPER, Colour
from mexica.drawing.graph_marks import GraphMark
from mexica.drawing.seat_sign import SeatSign

SEAT_COLOURS: Final[dict[str, Colour]] = {
    "blue": (36, 88, 150),
    "red": (158, 46, 32),
    "green": (54, 112, 58),
    "yellow": (204, 146, 36),
}
_GRAPH_YELLOW: Final[Colour] = (156, 104, 16)  # lines need more contrast with paper than plates do
GRAPH_MARKS: Final[dict[str, GraphMark]] = {
    "blue": GraphMark("square", SEAT_COLOURS["blue"], PAPER),
    "red": GraphMark("triangle", SEAT_COLOURS["red"], PAPER),
    "green": GraphMark("disc", SEAT_COLOURS["green"], PAPER),
    "yellow": GraphMark("diamond", _GRAPH_YELLOW, INK),
}


def seat_sign(colour: str) -> SeatSign:
    """Return the sign of the seat with this colour: a shield."""
    return SeatSign(colour, SEAT_COLOURS[colour], f"shield_{colour}", GRAPH_MARKS[colour])
