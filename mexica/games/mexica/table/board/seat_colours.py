"""The colours of the seats, by their names in sprites, and how each looks in a graph."""

from typing import Final

from mexica.drawing.colours import INK, PAPER, Colour
from mexica.drawing.graph_marks import GraphMark
from mexica.drawing.seat_sign import SeatSign

SEAT_COLOURS: Final[dict[str, Colour]] = {
    "black": (38, 36, 42),
    "grey": (96, 112, 130),
    "sand": (206, 160, 78),
    "red": (158, 34, 24),
    "neutral": (92, 128, 78),
}
_GRAPH_SAND: Final[Colour] = (156, 104, 16)  # lines need more contrast with paper than plates do
GRAPH_MARKS: Final[dict[str, GraphMark]] = {
    "black": GraphMark("square", SEAT_COLOURS["black"], PAPER),
    "grey": GraphMark("triangle", SEAT_COLOURS["grey"], PAPER),
    "sand": GraphMark("diamond", _GRAPH_SAND, INK),
    "red": GraphMark("disc", SEAT_COLOURS["red"], PAPER),
}


def seat_sign(colour: str) -> SeatSign:
    """Return the sign of the seat with this colour, or of neutral temples."""
    mark = GRAPH_MARKS.get(colour, GraphMark("disc", SEAT_COLOURS[colour], INK))  # neutral is in no graph
    return SeatSign(colour, SEAT_COLOURS[colour], f"roof_{colour}", mark)
