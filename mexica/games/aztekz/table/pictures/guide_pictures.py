"""Pictures for the guide and the rules: parts of an example position, drawn as on the table."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from attrs import evolve, frozen
from pygame import Rect, Surface

from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import Size
from mexica.drawing.table_camera import NEARER, one_at_a_time
from mexica.games.aztekz.rules import State, legal_actions, position
from mexica.games.aztekz.rules.actions import LayCard
from mexica.games.aztekz.rules.cells import Cell
from mexica.games.aztekz.table.pictures.pyramid_pictures import Camera
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.framing import framing_of
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PLAIN, Ghost, PyramidLook
from mexica.games.aztekz.table.pyramid.seat_colours import seat_sign
from mexica.games.aztekz.table.pyramid.seen_pyramid import seen_pyramid

_WHOLE: Final = "table"
_SEATS: Final = (SeatLook("Tizoc", seat_sign("black")), SeatLook("Citlali", seat_sign("red")))
_COVERING: Final = frozenset({(1, 2)})

_POSITION: Final[dict[str, Any]] = {
    "phase": "turns",
    "to_move": 0,
    "first": 0,
    "drawn": {"paths": 3, "shape": "three", "soul": "jaguar"},
    "cards": {
        "0,0": "es",
        "1,0": "esw",
        "2,0": "sw",
        "-1,1": "nes",
        "0,1": "nesw",
        "1,1": "nesw",
        "2,1": "nsw",
        "0,2": "new",
        "1,2": "ns",
        "2,2": "nes",
        "1,3": "new",
    },
    "souls": {"2,1": {"sun": 1, "moon": 1}, "2,2": {"eagle": 1}, "0,2": {"maize": 2}, "0,0": {"serpent": 1}},
    "moving": None,
    "seats": [
        {
            "chief": "0,1",
            "helpers": [
                {"at": "0,1", "soul": "sun", "souls": 3},
                {"at": "1,0", "soul": "jaguar", "souls": 3},
            ],
            "piles": [
                {"soul": "moon", "souls": 3},
                {"soul": "eagle", "souls": 2},
                {"soul": "serpent", "souls": 2},
            ],
        },
        {
            "chief": "1,0",
            "helpers": [{"at": "2,1", "soul": None, "souls": 0}, {"at": "1,3", "soul": None, "souls": 0}],
            "piles": [{"soul": "maize", "souls": 4}],
        },
    ],
}
_CUT_OFF: Final[dict[str, str]] = {"chief": "-1,1", "helper1": "2,0", "helper2": "1,1"}
"""Where Black's heroes stand in the picture of a card that would part them; nobody carries anything there."""


@cache
def example() -> State:
    """Return the position of all examples but that of "cut"."""
    return position(_POSITION)


@cache
def example_of_cut() -> State:
    """Return the position in which a card would part Black's chief from both its helpers (A6.5)."""
    black, red = _POSITION["seats"]
    helpers = [{"at": _CUT_OFF[name], "soul": None, "souls": 0} for name in ("helper1", "helper2")]
    return position(_POSITION | {"seats": [black | {"chief": _CUT_OFF["chief"], "helpers": helpers}, red]})


def _fitting(state: State) -> dict[Cell, int]:
    """The cells on which the drawn card may be laid, and in how many ways."""
    return Counter(action.cell for action in legal_actions(state) if isinstance(action, LayCard))


@frozen
class Example:
    """A picture of the guide: which part of the table it shows, with which lights, of which position."""

    area: Callable[[PyramidLayout], Rect]
    look: Callable[[], PyramidLook] = lambda: PLAIN
    state: Callable[[], State] = example


def _around(cell: Cell) -> Callable[[PyramidLayout], Rect]:
    """The part of the table with this cell, half of those beside it, and the heroes on it."""

    def area(layout: PyramidLayout) -> Rect:
        alone = _cells(cell)(layout)
        return alone.inflate(alone.width, alone.height // 2)

    return area


def _cells(*cells: Cell) -> Callable[[PyramidLayout], Rect]:
    """The part of the table with these cells, and as much above them as heroes are tall."""

    def area(layout: PyramidLayout) -> Rect:
        field = layout.field(framing_of(example().pyramid.cells))
        whole = field.rect(cells[0]).unionall([field.rect(cell) for cell in cells])
        tall = field.size[1] // 3
        return Rect(whole.left, whole.top - tall, whole.width, whole.height + tall)

    return area


def _walking() -> PyramidLook:
    reached = {(1, 2): 1, (1, 1): 2, (0, 1): 3, (2, 1): 3, (1, 0): 3}
    return PyramidLook(reachable=reached, chosen=frozenset({places.hero(1, "helper2")}))


def _laying() -> PyramidLook:
    return PyramidLook(fitting=_fitting(example()), ghost=Ghost((2, 3), "new", "jaguar"))


def _cut() -> PyramidLook:
    parted = frozenset(places.hero(0, name) for name in _CUT_OFF)
    return PyramidLook(ghost=Ghost((0, 1), "nes", "jaguar", barred=True, parted=parted))


EXAMPLES: Final[dict[str, Example]] = {
    _WHOLE: Example(lambda layout: layout.board_area),
    "paths": Example(_cells((0, 0), (2, 1))),
    "walking": Example(_cells((0, 0), (2, 3)), _walking),
    "gift": Example(_around((0, 1)), lambda: PyramidLook(lit=frozenset({places.hero(0, "helper1")}))),
    "theft": Example(_around((1, 0)), lambda: PyramidLook(lit=frozenset({places.hero(0, "helper2")}))),
    "scare": Example(_around((2, 1))),
    "laying": Example(_cells((0, 1), (2, 3)), _laying),
    "cut": Example(_cells((-1, 0), (1, 2)), _cut, example_of_cut),
    "left": Example(lambda layout: layout.side.lower),
    "players": Example(lambda layout: layout.side.players),
}
"""The pictures by the names under which a guide asks for them."""


def framed(shown: Example, layout: PyramidLayout) -> Rect:
    """Return the part of the table that a picture shows, with a margin."""
    return shown.area(layout).inflate(16, 16)


def guide_pictures(size: Size) -> Callable[[str], Surface]:
    """Return a function that draws the pictures named in `EXAMPLES`, in this size in pixels.

    A part of a table is taken from a larger one, so that it is not blurred.
    """

    @one_at_a_time
    def camera_for(whole: bool) -> Camera:
        return Camera(len(_SEATS), size) if whole else Camera(len(_SEATS), *NEARER)

    def draw(name: str) -> Surface:
        shown, camera = EXAMPLES[name], camera_for(name == _WHOLE)
        look = evolve(shown.look(), seats=_SEATS)
        table = seen_pyramid(shown.state(), _COVERING)
        return camera.take(table, look, framed(shown, camera.layout), size)

    return draw
