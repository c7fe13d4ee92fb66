"""Mexica's acts: figures over a state in which what they show is left out."""

from attrs import frozen

from mexica.drawing import acts, motion
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Seat, State
from mexica.games.mexica.table.board.figures import Figure
from mexica.games.mexica.table.board.look import SeatLook
from mexica.games.mexica.table.motions.table_geometry import TableGeometry


@frozen
class Backdrop:
    """A state and what is not drawn of it.

    `hidden` are spaces whose temple, token or Pilli is in flight, `lifted` those whose bridge is, `turned`
    those whose token lies face down, `away` the seats whose marker is on its way.
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
    """Who plays, and the token sizes laid out in each period (`Setup.display`, `Setup.later`)."""

    seats: tuple[SeatLook, ...]
    displays: tuple[tuple[int, ...], tuple[int, ...]]

    def pilli(self, seat: Seat) -> str:
        """Return the sprite of a seat's Pilli."""
        return f"pilli_{self.seats[seat].colour}"
