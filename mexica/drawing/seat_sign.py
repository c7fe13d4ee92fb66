"""The sign that tells a seat from the others wherever it is drawn."""

from attrs import frozen

from mexica.drawing.colours import Colour


@frozen
class SeatSign:
    """A seat's colour and the name of the sprite that stands for it."""

    colour: Colour
    sprite: str
