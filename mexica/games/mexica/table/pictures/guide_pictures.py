"""The pictures of the guide: parts of small example positions, drawn as on the table."""

from collections.abc import Callable
from typing import Final

import pygame
from attrs import evolve, frozen
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, INK
from mexica.drawing.seat_colour_names import seat_colour_name
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.surfaces import Size, put, put_centred
from mexica.games.mexica.rules import material, new_setup, start
from mexica.games.mexica.rules.material import COLOURS
from mexica.games.mexica.rules.spaces import named, set_of
from mexica.games.mexica.rules.state import Phase, State
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.move_path import through
from mexica.games.mexica.table.board.seat_colours import seat_sign
from mexica.games.mexica.table.board.tokens import Tokens
from mexica.games.mexica.table.pictures.board_pictures import Camera
from mexica.texts import _

_ACROSS: Final = 8.6  # the minimum number of spaces across a picture
_LETTERS: Final = 0.036  # of a picture's width
_SEED: Final = 5
_FIELDS: Final = {"yellow": (232, 178, 42), "blue": (36, 92, 158), "white": CREAM}
_NORTH_WEST: Final = "D2 D3 D4 D5 C5 B5"  # canals that cut off a district of nine spaces


@frozen
class Example:
    """A position of the guide, and the contents of its picture.

    Spaces are given by name as in R1.1. `temples` are space, owner's colour and floors; `pilli` a colour's
    space; `prices` a space's price; `cut` two corners of the visible part, by default the whole island.
    """

    canals: str = ""
    ns: str = ""
    ew: str = ""
    temples: str = ""
    tokens: str = ""
    pilli: str = ""
    prices: str = ""
    route: str = ""
    district: str = ""
    cut: str = ""
    plan: bool = False
    plate: tuple[tuple[str, Callable[[], str]], ...] = ()


def _words(text: str) -> list[list[str]]:
    return [part.split(":") for part in text.split()]


def _spaces(text: str) -> list[int]:
    return [named(name) for name in text.split()]


EXAMPLES: Final[dict[str, Example]] = {
    "island": Example(
        canals=_NORTH_WEST + " E5 F5 G5 H5 I5 J5 J4 J3 J2 B10 C10 D10 E10 E11 E12 E13 F10 G10 H10",
        ns="G5 C10 G10",
        ew="D3 J3 E12 O7",
        temples="B3:red:2 C2:black:3 A4:sand:1 C4:red:1 G3:grey:4 H2:black:2 F2:red:2 I4:sand:3 B12:black:2"
        " C13:grey:1 D11:sand:3 K8:red:4 L6:grey:2 H11:red:3",
        tokens="B2:9 A12:11",
        pilli="red:H6 black:C12 sand:I7 grey:J9",
        cut="A1 N13",
    ),
    "district": Example(canals=_NORTH_WEST, district="B3", pilli="red:F3", cut="A1 H6"),
    "founding": Example(
        canals=_NORTH_WEST,
        tokens="B2:9",
        pilli="red:C3 black:A4",
        cut="A1 H6",
        plate=(
            ("yellow", lambda: _("most floors")),
            ("blue", lambda: _("second; the founder")),
            ("white", lambda: _("third; others inside")),
        ),
    ),
    "foot": Example(
        canals=_NORTH_WEST,
        ew="D3",
        temples="C2:red:1 E2:black:2",
        pilli="red:B3 black:F2",
        prices="C3:1 D3:2 E3:3 F3:4",
        cut="A1 H6",
    ),
    "boat": Example(
        canals=_NORTH_WEST + " E5 F5 G5 H5 I5",
        ew="D3",
        ns="F5 H5",
        temples="E3:black:1 G3:sand:2",
        pilli="red:D3 grey:G7",
        route="D3 D4 D5 E5 F5 G5 H5",
        prices="F5:1 H5:2",
        cut="B1 I6",
    ),
    "temples": Example(
        canals=_NORTH_WEST,
        tokens="B1:9",
        temples="B3:red:3 C3:red:2 C4:black:2 B4:black:1 A3:sand:2",
        pilli="red:C2 black:F3",
        ew="D3",
        cut="A1 H6",
        plate=(
            ("red", lambda: _("5 floors: 9 points")),
            ("black", lambda: _("3 floors: 5 points")),
            ("sand", lambda: _("2 floors: 3 points")),
        ),
    ),
    "palace": Example(
        canals="F5 F6 F7 F8 F9 G9 H9 I9",
        ew="F7",
        temples="D7:sand:3 K6:red:2 K8:black:4 J5:grey:2",
        pilli="red:H6 black:I7 sand:D5 grey:L7",
        cut="D5 L9",
        plate=(
            ("red", lambda: _("on a start space: 5 points")),
            ("black", lambda: _("on a start space: 5 points")),
        ),
    ),
    "corner": Example(canals="D2 D3 D4 D5 C6 B6", district="B3", pilli="red:F3 black:D6", cut="A1 H7"),
    "ramps": Example(canals=_NORTH_WEST, ew="D3", pilli="red:C3", prices="C3:1 E3:1", cut="B2 F5"),
    "tie": Example(
        canals=_NORTH_WEST,
        tokens="B1:9",
        temples="B3:red:3 C3:red:1 C4:black:3 B4:black:1 A3:sand:2",
        pilli="red:C2 black:F3",
        ew="D3",
        cut="A1 H6",
        plate=(
            ("red", lambda: _("4 floors: 9 points")),
            ("black", lambda: _("4 floors: 9 points")),
            ("sand", lambda: _("2 floors: 3 points")),
        ),
    ),
    "plan": Example(
        canals=_NORTH_WEST + " E5 F5 G5 H5 I5",
        ew="D3",
        ns="F5",
        tokens="B2:9",
        temples="B3:red:3 C3:red:2 C4:black:2 B4:black:1 A3:sand:2 F3:grey:4 F2:black:3",
        pilli="red:G3 black:C2 grey:G6",
        cut="A1 H6",
        plan=True,
    ),
}


def example_state(example: Example) -> State:
    """Return the position of an example: four players, in the middle of a turn of the first period."""
    state = start(new_setup(len(COLOURS), _SEED))
    board = state.board.with_canals(set_of(_spaces(example.canals)))
    board = board.with_bridges(set_of(_spaces(example.ns)), set_of(_spaces(example.ew)))
    for space, colour, floors in _words(example.temples):
        board = board.with_temple(COLOURS.index(colour), named(space), int(floors))
    for space, size in _words(example.tokens):
        board = board.with_token(named(space), int(size))
    stands = {colour: named(space) for colour, space in _words(example.pilli)}
    players = tuple(
        evolve(player, pilli=stands.get(colour))
        for player, colour in zip(state.players, COLOURS, strict=True)
    )
    turn = evolve(state.turn, phase=Phase.TURNS, round=3, action_points=material.ACTION_POINTS)
    return evolve(state, board=board, players=players, turn=turn)


class GuidePictures:
    """Draws the pictures of the guide, each in this size in pixels."""

    def __init__(self, size: Size) -> None:
        self._size = size
        self._camera = Camera(size[0] / _ACROSS)

    def draw(self, name: str) -> Surface:
        """Return the picture of this example."""
        example = EXAMPLES[name]
        state, layout = example_state(example), self._camera.layout
        corners = [layout.cell_rect(space) for space in _spaces(example.cut)]
        area = corners[0].unionall(corners[1:]) if corners else layout.lake
        picture = self._camera.take(state, _look(example, state), area, self._size)
        if example.plate:
            self._draw_plate(picture, example)
        return picture

    def _draw_plate(self, picture: Surface, example: Example) -> None:
        """Draw a sheet in the lower right with a sign and a few words in each line."""
        view, letters = self._camera.view, max(12, round(_LETTERS * self._size[0]))
        lines = [(sign, view.fonts.text(text(), letters, INK, True)) for sign, text in example.plate]
        token = example.plate[0][0] == "yellow"
        high, edge = round(letters * 2.0), round(letters * 1.3)
        side = high * len(lines) if token else 0
        wide = 2 * edge + side + round(letters * 2.4) + max(words.width for _sign, words in lines)
        plate = Rect(0, 0, wide, 2 * edge + high * len(lines))
        plate.bottomright = self._size[0] - letters, self._size[1] - letters
        put(picture, view.sprites.surface("panel_paper", plate.size), plate)
        if token:
            face = Tokens(view.sprites, view.fonts).face(int(_words(example.tokens)[0][1]), (side, side))
            put(picture, face, (plate.left + edge - letters // 3, plate.top + edge))
        for number, (sign, words) in enumerate(lines):
            middle = (plate.left + edge + side + letters, plate.top + edge + high * number + high // 2)
            self._draw_sign(picture, sign, middle, round(letters * 1.7))
            put(picture, words, words.get_rect(midleft=(middle[0] + round(letters * 1.4), middle[1])))

    def _draw_sign(self, picture: Surface, sign: str, middle: tuple[int, int], side: int) -> None:
        """Draw a field of a token with its colour, or the roof of a player."""
        if sign not in _FIELDS:
            put_centred(picture, self._camera.view.sprites.fitted(f"roof_{sign}", (side, side)), middle)
            return
        pygame.draw.aacircle(picture, INK, middle, side * 0.42)
        pygame.draw.aacircle(picture, _FIELDS[sign], middle, side * 0.38)


def _look(example: Example, state: State) -> Look:
    """The look of the picture: highlights, and the names of the seats."""
    prices = ((named(space), int(price)) for space, price in _words(example.prices))
    district = sum(state.board.district(space) for space in _spaces(example.district))
    return Look(
        prices=frozenset(prices),
        route=through(state.board, list(_spaces(example.route))),
        district=district,
        seats=tuple(SeatLook(seat_colour_name(colour), seat_sign(colour)) for colour in COLOURS),
        flat_view=example.plan,
    )
