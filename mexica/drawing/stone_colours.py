"""The colours black, grey, sand and red, in which players are told apart by their stone."""

from typing import Final

from mexica.drawing.colours import INK, PAPER, Colour
from mexica.drawing.graph_marks import GraphMark

STONE_COLOURS: Final[dict[str, Colour]] = {
    "black": (38, 36, 42),
    "grey": (96, 112, 130),
    "sand": (206, 160, 78),
    "red": (158, 34, 24),
}
_GRAPH_SAND: Final[Colour] = (156, 104, 16)  # lines need more contrast with paper than plates do
GRAPH_MARKS: Final[dict[str, GraphMark]] = {
    "black": GraphMark("square", STONE_COLOURS["black"], PAPER),
    "grey": GraphMark("triangle", STONE_COLOURS["grey"], PAPER),
    "sand": GraphMark("diamond", _GRAPH_SAND, INK),
    "red": GraphMark("disc", STONE_COLOURS["red"], PAPER),
}
