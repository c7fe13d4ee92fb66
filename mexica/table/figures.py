"""What is drawn over a state while something happens: pieces in flight, numbers, water that comes, light."""

from typing import Final

from attrs import frozen

from mexica.rules.spaces import Space, SpaceSet
from mexica.table.fonts import Colour

Point = tuple[float, float]
UNDER: Final = -1  # as a row: all pieces of the board lie over it


@frozen
class Flight:
    """A sprite drawn with its anchor on this pixel of the window, so much of it let through (`share`).

    Pieces of rows further south than `row` lie over it, none without one. Of a piece that rises out of the
    ground only the upper part `seen` is seen. `growth` makes it larger than it is on the board.
    """

    sprite: str
    position: Point
    row: int | None = None
    share: float = 1.0
    seen: float = 1.0
    growth: float = 1.0


@frozen
class Disc:
    """A token of this size as it lies on the board, its anchor on this pixel."""

    size: int
    position: Point


@frozen
class Face:
    """A token of this size as it hangs in the display, with a side in pixels and its middle here."""

    size: int
    position: Point
    side: int


@frozen
class Badge:
    """A sprite as large as fits a square with this side in pixels, its middle here."""

    sprite: str
    position: Point
    side: int
    share: float = 1.0


@frozen
class Words:
    """A text with letters of this height in pixels, its middle here."""

    text: str
    position: Point
    height: int
    colour: Colour
    share: float = 1.0


@frozen
class Marker:
    """A marker of the prestige track on its way at this many points, a fraction between two stones."""

    colour: str
    points: float


@frozen
class Dry:
    """Ground that is canal already and still looks as it did when only `canals` were dug.

    Water comes over these spaces in the direction `towards` (columns and rows); `share` of them is wet.
    """

    canals: SpaceSet
    spaces: tuple[Space, ...]
    towards: tuple[int, int]
    share: float


@frozen
class Spot:
    """Light on these spaces."""

    spaces: SpaceSet
    share: float


@frozen
class Plaque:
    """A plaque that hangs beside this pixel: a title, and rows of a sign's sprite, a name and points."""

    title: str
    rows: tuple[tuple[str, str, int], ...]
    spot: Point
    share: float


Figure = Flight | Disc | Face | Badge | Words | Marker | Dry | Spot | Plaque
