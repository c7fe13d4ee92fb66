"""The colours of the seats, by their names in sprites, and how each looks in a graph."""

from typing import Final

from mexica.drawing.colours import INK, Colour
from mexica.drawing.graph_marks import GraphMark
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.stone_colours import GRAPH_MARKS, STONE_COLOURS

SEAT_COLOURS: Final[dict[str, Colour]] = {**STONE_COLOURS, "neutral": (92, 128, 78)}


def seat_sign(colour: str) -> SeatSign:
    """Return the sign of the seat with this colour, or of neutral temples."""
    mark = GRAPH_MARKS.get(colour, GraphMark("disc", SEAT_COLOURS[colour], INK))  # neutral is in no graph
    return SeatSign(colour, SEAT_COLOURS[colour], f"roof_{colour}", mark)
