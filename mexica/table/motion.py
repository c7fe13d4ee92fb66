"""Pilli on their way: from the space they left to the one they went to, while the state is ahead of them."""

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import define

from mexica.rules.events import Event, PilliBoated, PilliMovedAtFlatRate, PilliWalked
from mexica.rules.spaces import Space
from mexica.rules.state import State
from mexica.table.look import Flight, SeatLook
from mexica.table.pieces import lift
from mexica.table.table_view import TableView

STEP_SECONDS: Final = 0.22  # for each space of the way
FAR_SECONDS: Final = 0.45  # for a whole move at the flat rate


@define
class _Glide:
    sprite: str
    way: tuple[Space, ...]
    seconds: float
    passed: float = 0.0


class Motion:
    """The Pilli that is gliding, if one is."""

    def __init__(self) -> None:
        self._glide: _Glide | None = None

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return self._glide is not None

    @property
    def hidden(self) -> frozenset[Space]:
        """The space on which the gliding Pilli must not be drawn yet."""
        return frozenset(self._glide.way[-1:]) if self._glide else frozenset()

    def begin(self, events: Iterable[Event], seats: Sequence[SeatLook]) -> None:
        """Let the Pilli that moved in these events glide, if any did."""
        for event in events:
            match event:
                case PilliWalked(seat, origin, space):
                    self._start(seats[seat], (origin, space), STEP_SECONDS)
                case PilliMovedAtFlatRate(seat, origin, space):
                    self._start(seats[seat], (origin, space), FAR_SECONDS)
                case PilliBoated(seat, origin, bridges):
                    self._start(seats[seat], (origin, *bridges), STEP_SECONDS * (len(bridges) + 1))

    def stop(self) -> None:
        """Let everything stand where it belongs."""
        self._glide = None

    def tick(self, seconds: float) -> bool:
        """Let time pass; say whether the picture changed."""
        if self._glide is None:
            return False
        self._glide.passed += seconds
        if self._glide.passed >= self._glide.seconds:
            self._glide = None
        return True

    def flights(self, view: TableView, state: State) -> tuple[Flight, ...]:
        """Return where the gliding Pilli is now."""
        if self._glide is None:
            return ()
        way = [_standing(view, state, space) for space in self._glide.way]
        share = min(1.0, self._glide.passed / self._glide.seconds)
        share = share * share * (3 - 2 * share)
        leg, within = divmod(share * (len(way) - 1), 1)
        begin = way[int(leg)]
        end = way[min(int(leg) + 1, len(way) - 1)]
        position = (begin[0] + (end[0] - begin[0]) * within, begin[1] + (end[1] - begin[1]) * within)
        return (Flight(self._glide.sprite, position),)

    def _start(self, seat: SeatLook, way: tuple[Space, ...], seconds: float) -> None:
        self._glide = _Glide(f"pilli_{seat.colour}", way, seconds)


def _standing(view: TableView, state: State, space: Space) -> tuple[float, float]:
    x, y = view.layout.centre(space)
    return float(x), y - lift(space, state) * view.sprites.height
