"""Mexica's acts: figures over a state from which the things they show are left out."""

from attrs import frozen

from mexica.drawing import acts, motion
from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Seat, State
from mexica.games.mexica.table.board.figures import Figure
from mexica.games.mexica.table.motions.table_geometry import TableGeometry


@frozen
class Backdrop:
    """A state and the parts of it that are not drawn.

    `hidden` are spaces whose temple, token or Pilli is in flight, `lifted` those whose bridge is in
    flight, `turned` those whose token lies face down, `away` the seats whose marker is moving.
    """

    state: State
    hidden: frozenset[Space] = frozenset()
    lifted: frozenset[Space] = frozenset()
    turned: frozenset[Space] = frozenset()
    away: frozenset[Seat] = frozenset()


Figures = acts.Figures[TableGeometry, Figure]
Part = acts.Part[TableGeometry, Figure]
Act = acts.Act[Backdrop, TableGeometry, Figure]
Motion = motion.Motion[Backdrop, TableGeometry, Figure]


@frozen
class Cast:
    """The players, and the token sizes laid out in each period (`Setup.display`, `Setup.later`)."""

    seats: tuple[SeatLook, ...]
    displays: tuple[tuple[int, ...], tuple[int, ...]]

    def pilli(self, seat: Seat) -> str:
        """Return the sprite of a seat's Pilli."""
        return f"pilli_{self.seats[seat].sign.name}"
