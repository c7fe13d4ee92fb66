"""Everything the view shows besides a state: highlights, ghosts, pieces in flight, seats."""

from typing import Final

from attrs import frozen

from mexica.drawing.seat_colour_names import seat_colour_name
from mexica.drawing.seat_look import SeatLook
from mexica.games.mexica.rules.events import Event
from mexica.games.mexica.rules.material import COLOURS
from mexica.games.mexica.rules.spaces import Space, SpaceSet, set_of
from mexica.games.mexica.rules.state import Seat
from mexica.games.mexica.table.board.figures import Figure
from mexica.games.mexica.table.board.move_path import Leg
from mexica.games.mexica.table.board.seat_colours import seat_sign

CANAL: Final = "canal"  # as a ghost: water and banks, connected to those of the other canal ghosts


@frozen
class TurnMark:
    """The mark of an action of the others' turns: its number, the seat that acted, where, what happened."""

    number: int
    seat: Seat
    spaces: tuple[Space, ...]
    events: tuple[Event, ...] = ()


@frozen
class Look:
    """Everything about a frame that is not in the state.

    Spaces that can be chosen have a mark: large on `legal` ones, small on `dotted` ones, which may be very
    many, with `prices` in it if they differ. `district` lies under the pieces; these marks, `hover`,
    `chosen`, `refused`, `route`, `ghosts`, `moving` and the `marks` of the others' turns lie over them. A
    ghost is a sprite's name, or `CANAL`, and a space; it is translucent. `planned` are the pieces of a plan,
    which are less so.
    Pieces that hide the space `pointed` at are translucent too.
    `hidden` are spaces whose Pilli, temple or token is in flight and so is not drawn, `lifted` those whose
    bridge is in flight, `turned` those whose token lies face down because it has been scored, `away` the
    seats whose marker is moving. `displays` are the token sizes laid out for each period (`Setup.display`,
    `Setup.later`); without them the sizes of the second display's empty places are not known. `chosen_token`
    is the number of a place in the display. `flat_view` shows flat signs instead of raised pieces. While
    `scoring` it is nobody's turn. `floors` writes its floors on every temple. `barred` means that a click on
    `hover` would be refused. `made` are the districts that the canal in hand would make.
    """

    legal: frozenset[Space] = frozenset()
    dotted: frozenset[Space] = frozenset()
    prices: frozenset[tuple[Space, int]] = frozenset()
    pointed: Space | None = None
    hover: Space | None = None
    barred: bool = False
    chosen: frozenset[Space] = frozenset()
    refused: frozenset[Space] = frozenset()
    district: SpaceSet = 0
    made: tuple[SpaceSet, ...] = ()
    ghosts: tuple[tuple[str, Space], ...] = ()
    planned: tuple[tuple[str, Space], ...] = ()
    route: tuple[Leg, ...] = ()
    moving: tuple[Figure, ...] = ()
    hidden: frozenset[Space] = frozenset()
    lifted: frozenset[Space] = frozenset()
    turned: frozenset[Space] = frozenset()
    away: frozenset[Seat] = frozenset()
    seats: tuple[SeatLook, ...] = ()
    displays: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    chosen_token: int | None = None
    flat_view: bool = False
    marks: tuple[TurnMark, ...] = ()
    scoring: bool = False
    floors: bool = False

    @property
    def digging(self) -> SpaceSet:
        """The spaces of canals among the ghosts."""
        return set_of(space for name, space in self.ghosts if name == CANAL)

    def seat(self, number: int) -> SeatLook:
        """Return how this seat looks; by default it is named after its colour (R2.5)."""
        if number < len(self.seats):
            return self.seats[number]
        return SeatLook(seat_colour_name(COLOURS[number]), seat_sign(COLOURS[number]))


PLAIN = Look()
