"""What is drawn over a state while something happens: pieces in flight, numbers, water that comes, light."""

from typing import Final

from attrs import frozen

from mexica.drawing.colours import Colour
from mexica.games.mexica.rules.spaces import Space, SpaceSet

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
class FillingCanal:
    """Ground that is canal already and still looks as it did when only `canals` were dug.

    Water comes over these spaces in the direction `towards` (columns and rows); `share` of them is wet.
    """

    canals: SpaceSet
    spaces: tuple[Space, ...]
    towards: tuple[int, int]
    share: float


@frozen
class Ring:
    """The ring in its owner's colour that goes with a Pilli, its middle on this pixel."""

    colour: str
    position: Point


@frozen
class LitSpaces:
    """Light on these spaces and what stands on them, while all else lies in the dark.

    `share` of the light has come; the dark was there before or, where it is not `dark` yet, comes with it.
    `framed` spaces have a gold line around them and the floors of each temple written on it; without it only
    what stands there is lit.
    """

    spaces: SpaceSet
    share: float = 1.0
    dark: bool = True
    framed: bool = True


@frozen
class PlaqueRow:
    """A row of a plaque: a sign's sprite, a name, what it counts, a place (0 for none), points (None: none).

    A `shared` place is one that others have as well.
    """

    sign: str
    name: str
    counted: str
    place: int
    shared: bool
    points: int | None


@frozen
class Plaque:
    """A plaque that hangs near these spaces, over none of them: a title, what is paid, and rows."""

    title: str
    pays: tuple[int, ...]
    rows: tuple[PlaqueRow, ...]
    spaces: SpaceSet
    share: float = 1.0


@frozen
class VictorySign:
    """Who has won, in large letters under a crown, with the winners' signs; signs and texts of the others."""

    text: str
    signs: tuple[str, ...]
    others: tuple[tuple[str, str], ...]
    share: float = 1.0


Figure = (
    Flight | Disc | Face | Badge | Words | Marker | FillingCanal | Ring | LitSpaces | Plaque | VictorySign
)
