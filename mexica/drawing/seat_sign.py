"""The sign that tells a seat from the others wherever it is drawn."""

from attrs import frozen

from mexica.drawing.colours import Colour
from mexica.drawing.graph_marks import GraphMark


@frozen
class SeatSign:
    """A seat's colour and its name in records, the sprite that stands for it, its mark in graphs."""

    name: str
    colour: Colour
    sprite: str
    mark: GraphMark
