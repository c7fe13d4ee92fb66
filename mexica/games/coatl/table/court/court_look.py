"""Everything the view shows besides the position: who sits where, lights, ghosts, marks, what moves."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Protocol

from attrs import field, frozen
from pygame import Rect, Surface

from mexica.drawing.seat_colour_names import seat_colour_name
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import Target
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import Piece, is_head
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Seat
from mexica.games.coatl.table.court.places import Kind, Place
from mexica.games.coatl.table.court.seat_colours import seat_sign
from mexica.games.coatl.table.court.seen_table import SeenTable
from mexica.games.coatl.table.court.serpent_place import SerpentPlace
from mexica.games.coatl.table.match.match_record import COLOURS


@frozen
class Ghost:
    """A piece that would be joined: at an end of a serpent, or as the first piece of a new one.

    `beyond` is how many others would be joined between it and the serpent, or the first piece of a new one.
    """

    place: Place  # an END, or a LANE
    piece: Piece
    beyond: int = 0


def spread_lanes(ghosts: Iterable[Ghost]) -> dict[tuple[Seat, int], tuple[int, int]]:
    """Return how many ghosts stand at the head and tail end of each serpent that has several at an end.

    They have no room where it lies, so it is seen elsewhere in its lane.
    """
    heads, all_of = Counter[tuple[Seat, int]](), Counter[tuple[Seat, int]]()
    for ghost in ghosts:
        lane = ghost.place.seat, ghost.place.number
        all_of[lane] += 1
        heads[lane] += ghost.place.name == "head"
    counts = {lane: (heads[lane], many - heads[lane]) for lane, many in all_of.items()}
    return {lane: ends for lane, ends in counts.items() if max(ends) > 1}


@frozen
class ActionMark:
    """The numbered mark of an action of the others' turns: who acted, and where it is seen."""

    number: int
    seat: Seat
    place: Place


class Moving(Protocol):
    """Something in motion, drawn over everything that lies still."""

    def draw(self, target: Target, view: "Drawer", /) -> None:
        """Draw it where it is now."""
        ...


class Drawer(Protocol):
    """What moving things are drawn with; `CourtView` is one."""

    def draw_piece(self, target: Target, name: str, at: tuple[float, float], scale: float, /) -> None:
        """Draw a piece with its shadow: the joint of its left end at this pixel."""
        ...

    def draw_flying(
        self, target: Target, name: str, at: tuple[float, float], scale: float, largest: float, /
    ) -> None:
        """Draw a piece with its shadow at a passing scale, no larger than the `largest` on its way."""
        ...

    def draw_loose_card(
        self, target: Target, card: Card | None, area: Rect, /, *, temple: bool, made: int = 0
    ) -> None:
        """Draw a card with its shadow here, its back if it is None.

        One that is moving has a picture `made` so many pixels wide, as it lay, for all its sizes on the way.
        """
        ...

    def draw_wave(
        self, target: Target, serpent: Serpent, place: SerpentPlace, crest: float, /, *, raised: bool
    ) -> None:
        """Draw a serpent with a wave whose crest is at this place of it; `raised` as a finished one."""
        ...

    def draw_eye(self, target: Target, head: Piece, place: SerpentPlace, strength: float, /) -> None:
        """Draw the light of a finished serpent's eye; `strength` is 0 to 1."""
        ...

    def points(self, text: str, grown: float, /) -> Surface:
        """Return points in gold letters, from their usual size (0.0) to that of their largest (1.0)."""
        ...


@frozen
class CourtLook:
    """Everything about a frame that is not in the position.

    `lit` places can be chosen, `barred` cards cannot be used now and are dark, `chosen` is taken in hand.
    `levels` has for cards in hand and display how often a serpent fulfils them, which gilds a level.
    `fulfilled` has the pieces of each fulfilment that is to be shown. `pointed` is what lies under the
    pointer: a card there is shown enlarged. `hidden` is what is in flight and so not drawn in its place.
    `resting` are finished serpents (seat, number) whose head is not raised yet. With `nobody_moves` no
    seat is shown as the one to move.
    """

    seats: tuple[SeatLook, ...] = ()
    lit: frozenset[Place] = frozenset()
    barred: frozenset[Place] = frozenset()
    chosen: frozenset[Place] = frozenset()
    levels: Mapping[Place, int] = field(factory=dict)
    fulfilled: tuple[tuple[Place, ...], ...] = ()
    ghosts: tuple[Ghost, ...] = ()
    pointed: Place | None = None
    marks: tuple[ActionMark, ...] = ()
    hidden: frozenset[Place] = frozenset()
    resting: frozenset[tuple[Seat, int]] = frozenset()
    moving: tuple[Moving, ...] = ()
    nobody_moves: bool = False

    def seat(self, number: Seat) -> SeatLook:
        """Return how this seat looks; by default it is named after its colour."""
        if number < len(self.seats):
            return self.seats[number]
        return SeatLook(seat_colour_name(COLOURS[number]), seat_sign(COLOURS[number]))


def begins_with_head(table: SeenTable, look: CourtLook, seat: Seat) -> bool:
    """Return whether the piece that this seat would begin a serpent with is a head."""
    ghosts = [ghost.piece for ghost in look.ghosts if ghost.place.kind is Kind.LANE]
    board = table.players[seat].board
    held = [place.slot for place in look.chosen if place.kind is Kind.BOARD and place.seat == seat]
    pieces = ghosts or [board[slot] for slot in held if slot < len(board)]
    return bool(pieces) and is_head(pieces[0])


PLAIN = CourtLook()
