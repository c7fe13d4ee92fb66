"""Everything the view shows besides the position: who sits where, lights, the ghost, marks, what moves."""

from collections.abc import Hashable, Mapping
from typing import Protocol

from attrs import field, frozen

from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import Target
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.rules.state import Seat
from mexica.games.aztekz.table.pyramid.framing import Framing
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.seat_colours import default_look
from mexica.games.aztekz.table.pyramid.seen_pyramid import PlacedCard, SeenHero


@frozen
class Ghost:
    """The card in hand shown on a cell, turned so that these paths are open, with its soul.

    Where it would be linked to its neighbours the paths warm up, where a path would meet a wall they darken.
    One that is `barred` may not be laid so; `parted` are the heroes that would lose each other (A6.5).
    """

    cell: Cell
    paths: str
    soul: str | None = None
    barred: bool = False
    parted: frozenset[Place] = frozenset()


@frozen
class ActionMark:
    """The numbered mark of an action of the others' turns: who acted, and where it is seen."""

    number: int
    seat: Seat
    place: Place


@frozen
class RingEntry:
    """Something that can be done where a hero stands: a picture and a word on a small stone.

    `key` says what it is to whoever made the ring. `picture` is a sprite's name; instead of it a mask is
    shown if a kind of `soul` is given, with a number if `count` is more than 1, and an arrow "up" or "down".
    `seat` is whose soul it is, if that is to be told. `cap` is the key that does the same, empty for none.
    One that is not `usable` is grey.
    """

    key: Hashable
    picture: str
    word: str
    soul: str | None = None
    count: int = 1
    seat: Seat | None = None
    arrow: str = ""
    usable: bool = True
    cap: str = ""


@frozen
class ActionRing:
    """The ring of actions near what stands at a place, and the `key` of the entry that is pointed at.

    It hides least of what is `wanted`: the places on which a click does something.
    """

    place: Place
    entries: tuple[RingEntry, ...]
    pointed: Hashable = None
    wanted: frozenset[Place] = frozenset()


class Moving(Protocol):
    """Something in motion, drawn over everything that lies still."""

    def draw(self, target: Target, view: "Drawer", /) -> None:
        """Draw it where it is now."""
        ...


class Drawer(Protocol):
    """What moving things are drawn with; `PyramidView` is one. All points are pixels."""

    @property
    def width(self) -> int:
        """The width of a cell as it is shown."""
        ...

    def draw_hero(
        self, target: Target, hero: SeenHero, foot: tuple[float, float], /, above: float = 0.0
    ) -> None:
        """Draw a hero with its shadow and what it carries, so many pixels above its shadow."""
        ...

    def draw_souls(
        self, target: Target, souls: tuple[str, int], at: tuple[float, float], /, share: float = 1.0
    ) -> None:
        """Draw souls, a kind and a number, with their glow, at this share of their usual size."""
        ...

    def draw_laid(
        self, target: Target, card: PlacedCard, middle: tuple[float, float], above: float, /
    ) -> None:
        """Draw a card with its ground here, so many pixels above where it comes to lie."""
        ...

    def draw_card(
        self, target: Target, paths: str | None, middle: tuple[float, float], wide: float, /
    ) -> None:
        """Draw a loose card of this width, its back if `paths` is None."""
        ...

    def draw_spark(
        self, target: Target, name: str, kind: str, at: tuple[float, float], strength: float, /
    ) -> None:
        """Draw a spark in the light of a kind of souls, larger and brighter with a strength up to 1."""
        ...

    def draw_dust(self, target: Target, at: tuple[float, float], size: float, strength: float, /) -> None:
        """Draw a puff of dust, enlarged by `size`, with a strength of 0 to 1."""
        ...


@frozen
class PyramidLook:
    """Everything about a frame that is not in the position.

    `fitting` are the cells on which the drawn card fits, with the number of turns in which it does, which is
    written if it is more than 0. `reachable` are the cells that the chosen hero can reach, with the number
    of its steps, and `goal` is the one of them that is pointed at. `lit` heroes, souls and piles can be
    chosen; `chosen` is taken in hand. `turned` are the paths of the drawn card as the player has turned it.
    `hidden` is in flight and so not drawn in its place, cells without their card. `framing` is where the
    view is while it moves, else that of the position. `darkening` is a card that goes dark, and how dark it
    is, 0 to 1. `fire` is the age of the flames in seconds and how lively they are, 0 to 1. `last_cards` tells
    that few cards are left. `note` is what is written above the drawn card. With `nobody_moves` no seat is
    shown as the one to move.
    """

    seats: tuple[SeatLook, ...] = ()
    fitting: Mapping[Cell, int] = field(factory=dict)
    reachable: Mapping[Cell, int] = field(factory=dict)
    goal: Cell | None = None
    lit: frozenset[Place] = frozenset()
    chosen: frozenset[Place] = frozenset()
    pointed: Place | None = None
    turned: str | None = None
    ghost: Ghost | None = None
    ring: ActionRing | None = None
    marks: tuple[ActionMark, ...] = ()
    hidden: frozenset[Place] = frozenset()
    moving: tuple[Moving, ...] = ()
    framing: Framing | None = None
    darkening: tuple[Cell, float] | None = None
    fire: tuple[float, float] = (0.0, 0.0)
    last_cards: bool = False
    note: str = ""
    nobody_moves: bool = False

    def seat(self, number: Seat) -> SeatLook:
        """Return how this seat looks; by default it is named after its colour."""
        return self.seats[number] if number < len(self.seats) else default_look(number)


PLAIN = PyramidLook()
