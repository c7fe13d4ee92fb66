"""A seat as the panels of any table show it."""

from attrs import frozen

from mexica.drawing.seat_sign import SeatSign


@frozen
class SeatLook:
    """A seat's name and sign, whether a computer plays it and is thinking, and in a line how it plays."""

    name: str
    sign: SeatSign
    computer: bool = False
    thinking: bool = False
    plays: str = ""
