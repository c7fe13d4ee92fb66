"""An act: what is shown while one thing happens, in parts that follow or accompany each other."""

from collections.abc import Callable, Iterable, Iterator

from attrs import frozen

from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.rules.state import Seat, State
from mexica.games.mexica.table.board.figures import Figure
from mexica.games.mexica.table.board.look import SeatLook
from mexica.games.mexica.table.motions.motion_stage import Stage

Figures = Callable[[Stage, float], Iterable[Figure]]  # for the share of the time that has passed


@frozen
class Part:
    """Figures over so many seconds of an act, from `begin` on.

    Its first figures are shown before it begins if `early`, its last ones until the act ends if `late`.
    """

    figures: Figures
    seconds: float
    begin: float = 0.0
    early: bool = False
    late: bool = True

    @property
    def end(self) -> float:
        """When it ends."""
        return self.begin + self.seconds


@frozen
class Act:
    """Parts over a state in which what they show is left out.

    `hidden` are spaces whose temple, token or Pilli is in flight, `lifted` those whose bridge is, `turned`
    those whose token lies face down, `away` the seats whose marker is on its way. A `telling` act is to be
    watched: no click goes through it. It stays so many `seconds`, or, if it `holds`, until it is left.
    """

    state: State
    parts: tuple[Part, ...]
    hidden: frozenset[Space] = frozenset()
    lifted: frozenset[Space] = frozenset()
    turned: frozenset[Space] = frozenset()
    away: frozenset[Seat] = frozenset()
    telling: bool = False
    holds: bool = False
    rest: float = 0.0  # seconds for which it stays when nothing moves any more

    @property
    def still_from(self) -> float:
        """The time from which on nothing moves."""
        return max((part.end for part in self.parts), default=0.0)

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return self.still_from + self.rest

    def figures(self, stage: Stage, passed: float) -> Iterator[Figure]:
        """Yield what is seen after so many seconds, what lies above last."""
        for part in self.parts:
            share = (passed - part.begin) / part.seconds
            if (share >= 0 or part.early) and (share < 1 or part.late):
                yield from part.figures(stage, min(1.0, max(0.0, share)))


@frozen
class Cast:
    """Who plays, and the token sizes laid out in each period (`Setup.display`, `Setup.later`)."""

    seats: tuple[SeatLook, ...]
    displays: tuple[tuple[int, ...], tuple[int, ...]]

    def pilli(self, seat: Seat) -> str:
        """Return the sprite of a seat's Pilli."""
        return f"pilli_{self.seats[seat].colour}"
