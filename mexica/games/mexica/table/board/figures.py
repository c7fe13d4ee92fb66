"""The figures drawn over a state during an animation: pieces in flight, numbers, water, light."""

from typing import Final

from attrs import frozen

from mexica.drawing.colours import Colour
from mexica.games.mexica.rules.spaces import Space, SpaceSet

Point = tuple[float, float]
UNDER: Final = -1  # as a row: all pieces of the board are in front of it


@frozen
class Flight:
    """A sprite with its anchor on this pixel of the window, at the opacity `share`.

    Pieces of rows further south than `row` are in front of it; without a row, none are. `seen` is the share
    of a piece, from its top, that has risen out of the ground. `growth` enlarges it.
    """

    sprite: str
    position: Point
    row: int | None = None
    share: float = 1.0
    seen: float = 1.0
    growth: float = 1.0


@frozen
class Disc:
    """A token of this size as it lies on the board, with its anchor on this pixel."""

    size: int
    position: Point


@frozen
class Face:
    """A token of this size as in the display, with its side in pixels and its middle on this pixel."""

    size: int
    position: Point
    side: int


@frozen
class Badge:
    """A sprite as large as fits a square with this side in pixels, with its middle on this pixel."""

    sprite: str
    position: Point
    side: int
    share: float = 1.0


@frozen
class Words:
    """A text with letters of this height in pixels, with its middle on this pixel."""

    text: str
    position: Point
    height: int
    colour: Colour
    share: float = 1.0


@frozen
class Marker:
    """A marker of the prestige track on its way; a fraction of `points` is between two stones."""

    colour: str
    points: float


@frozen
class FillingCanal:
    """A canal that fills: ground that still looks as it did when only `canals` were dug.

    Water runs over `spaces` in the direction `towards` (columns and rows); the part `share` of them is wet.
    """

    canals: SpaceSet
    spaces: tuple[Space, ...]
    towards: tuple[int, int]
    share: float


@frozen
class Ring:
    """The ring of a Pilli in its owner's colour, with its middle on this pixel."""

    colour: str
    position: Point


@frozen
class LitSpaces:
    """Light on these spaces and what stands on them, with everything else in the dark.

    `share` is how far the light has come on; unless it was `dark` before, the darkness comes with it.
    `framed` spaces have a gold line around them, and the floors are written on each temple; otherwise only
    the pieces are lit.
    """

    spaces: SpaceSet
    share: float = 1.0
    dark: bool = True
    framed: bool = True


@frozen
class PlaqueRow:
    """A row of a plaque: a sign's sprite, a name, the count, a place (0: none), points (None: none).

    A `shared` place is held by several owners.
    """

    sign: str
    name: str
    counted: str
    place: int
    shared: bool
    points: int | None


@frozen
class Plaque:
    """A plaque near these spaces that covers none of them: a title, the points paid, and rows."""

    title: str
    pays: tuple[int, ...]
    rows: tuple[PlaqueRow, ...]
    spaces: SpaceSet
    share: float = 1.0


@frozen
class VictorySign:
    """The winners in large letters under a crown, with their signs; the others' signs and texts."""

    text: str
    signs: tuple[str, ...]
    others: tuple[tuple[str, str], ...]
    share: float = 1.0


Figure = (
    Flight | Disc | Face | Badge | Words | Marker | FillingCanal | Ring | LitSpaces | Plaque | VictorySign
)
