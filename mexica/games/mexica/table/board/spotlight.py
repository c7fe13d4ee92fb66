"""Light on a district that is scored: the table is dark except for the district and its pieces."""

from collections.abc import Iterator
from functools import cached_property
from itertools import count
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing import palette
from mexica.drawing.colours import CREAM, SHADE, Colour
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import cached_pictures, canvas, clipped, put_centred, smoothed
from mexica.games.mexica.rules.spaces import EAST, SOUTH, SpaceSet, column_and_row, each, holds
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.board_view import BoardView
from mexica.games.mexica.table.board.figures import LitSpaces
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.pieces import owner_colour

_DARK: Final[Colour] = (116, 116, 132)  # multiplies everything in the dark
_GOLD: Final[Colour] = (255, 206, 84)
_WARM: Final[Colour] = (22, 17, 4)  # added to the ground in the light
_LINE: Final = 0.07  # of a cell's width
_SOLID: Final = 0.99
_ROOM: Final = 1  # cells beside and below a space that its pieces may cover
_OVER: Final = 2  # cells above it
_RINGS: Final = 24  # in a glow
_GLOW: Final = 2.0  # of a cell, around a piece in the light
_MOST_STALE: Final = 60  # areas in which the dark is updated; with more, all of it is redrawn
_FLOORS: Final = 0.24  # height of the floor number, of a cell's width


@frozen(eq=False)
class _Lit:
    """The spaces lit last, the picture they were lit over, and the lit areas, which do not overlap."""

    picture: object
    what: tuple[SpaceSet, bool]  # spaces, and whether they are framed
    areas: list[Rect]


class Spotlight:
    """Draws the table in the dark with light on some spaces; both are cached while the picture stays."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts
        self._board = BoardView(layout, sprites, fonts)
        self._is_dark = False
        self._stale: list[Rect] = []
        self._unlike: list[Rect] = []  # where the two differ
        self._lit: _Lit | None = None
        self._shown: object = None  # the picture that was drawn last

    @cached_property
    def _dark(self) -> Surface:
        """The picture in the dark; most tables never need it."""
        return canvas(self._layout.size)

    @cached_property
    def _lighted(self) -> Surface:
        """The dark with the light that was drawn last."""
        return canvas(self._layout.size)

    def draw(
        self, target: Surface, picture: Surface, ground: Surface, shown: tuple[State, Look], spot: LitSpaces
    ) -> None:
        """Draw the picture of the table in the dark with light on some spaces.

        `shown` is the state and look of the picture: the same object while the picture is the same.
        """
        before, self._shown = self._shown, shown
        later = spot.share <= 0 and before is not shown  # no time for it in a frame with a new picture
        if spot.dark or not later:
            self._bring_dark_on(picture)
        if not later:
            self._light_up(ground, shown, spot)
        if spot.share >= _SOLID:
            self._lighted.set_alpha(None)
            target.blit(self._lighted, (0, 0))
            return
        target.blit(self._dark if spot.dark else picture, (0, 0))
        if spot.share > 0 and self._lit is not None:
            if not spot.dark:
                self._dim(target, picture, self._lit.areas, spot.share)
            self._lighted.set_alpha(round(255 * spot.share))
            for area in self._lit.areas:
                target.blit(self._lighted, area, area)

    def _dim(self, target: Surface, picture: Surface, kept: list[Rect], share: float) -> None:
        """Darken the table gradually except for some areas; blending all of it would take twice as long."""
        dim = [round(255 - share * (255 - value)) for value in _DARK]
        target.fill(dim, self._layout.lake, special_flags=pygame.BLEND_MULT)
        for area in (self._layout.players, *kept):
            target.blit(picture, area, area)

    def renew(self, areas: list[Rect]) -> None:
        """Note that the picture has changed in these areas, so that the dark is updated when drawn."""
        self._stale += areas
        if len(self._stale) > _MOST_STALE:
            self._stale, self._is_dark = [], False

    def _bring_dark_on(self, picture: Surface) -> None:
        """Update the dark where the picture has changed."""
        areas = self._stale if self._is_dark else [picture.get_rect()]
        for area in areas:
            self._darken(picture, area)
        self._unlike += areas
        self._stale, self._is_dark = [], True

    def _darken(self, picture: Surface, area: Rect) -> None:
        """Darken an area of the picture, except track, players panel and bar."""
        layout, dark = self._layout, self._dark
        with clipped(dark, area):
            dark.blit(picture, area, area)
            # a blending fill ignores a clip outside its area
            dark.fill(_DARK, layout.lake.clip(area), special_flags=pygame.BLEND_MULT)
            dark.blit(picture, layout.players, layout.players)

    def _light_up(self, ground: Surface, shown: tuple[State, Look], spot: LitSpaces) -> None:
        """Draw the light on these spaces, unless it was drawn last."""
        what = spot.spaces, spot.framed
        if self._lit is not None and self._lit.picture is shown and self._lit.what == what:
            return
        for area in self._unlike:
            self._lighted.blit(self._dark, area, area)
        self._lighted.set_alpha(None)
        areas, self._lit = list(self._areas(spot.spaces)), None
        self._unlike = [areas[0].unionall(areas[1:]) if areas else Rect(0, 0, 0, 0)]
        with clipped(self._lighted, self._unlike[0]):
            self._light(self._lighted, ground, shown, spot)
        self._lit = _Lit(shown, what, areas)

    def _areas(self, spaces: SpaceSet) -> Iterator[Rect]:
        """The areas that pieces on these spaces may cover, row by row."""
        layout, whole = self._layout, Rect((0, 0), self._layout.size)
        columns: dict[int, set[int]] = {}
        for column, row in map(column_and_row, each(spaces)):
            for seen in range(row - _OVER, row + _ROOM + 1):
                columns.setdefault(seen, set()).update(range(column - _ROOM, column + _ROOM + 1))
        for row, found in sorted(columns.items()):
            for column in sorted(found):
                if column - 1 in found:
                    continue
                last = next(right for right in count(column) if right + 1 not in found)
                yield layout.grid_rect(column, row).union(layout.grid_rect(last, row)).clip(whole)

    def _light(self, whole: Surface, ground: Surface, shown: tuple[State, Look], spot: LitSpaces) -> None:
        """Draw the lit spaces with all that stands on them."""
        state, look = shown
        cells = [self._layout.cell_rect(space) for space in each(spot.spaces)]
        if spot.framed:
            for cell in cells:
                whole.blit(ground, cell, cell)
                whole.fill(_WARM, cell, special_flags=pygame.BLEND_RGB_ADD)
            for colour, wider in ((SHADE, 2), (_GOLD, 0)):
                for line in self._lines(spot.spaces, wider):
                    whole.fill(colour, line)
        else:
            self._glow(whole, cells)
        self._board.draw(whole, state, look, only=spot.spaces, bordered=spot.framed)
        if spot.framed and not look.flat_view:
            self._write_floors(whole, state, look, spot.spaces)

    def _glow(self, target: Surface, cells: list[Rect]) -> None:
        """A soft light on the ground around each space."""
        size = round(_GLOW * cells[0].width), round(_GLOW * cells[0].height)
        glow = _halo(size)
        for cell in cells:
            put_centred(target, glow, cell.center)

    def _lines(self, spaces: SpaceSet, wider: int) -> Iterator[Rect]:
        """The lines along the outer edges of these spaces, joined at their ends."""
        thick = max(2, round(palette.thick(_LINE * self._layout.cell[0]))) + wider
        for space in each(spaces):
            cell = self._layout.cell_rect(space)
            sides = (
                (-SOUTH, Rect(cell.left, cell.top, cell.width, 0)),
                (SOUTH, Rect(cell.left, cell.bottom, cell.width, 0)),
                (-EAST, Rect(cell.left, cell.top, 0, cell.height)),
                (EAST, Rect(cell.right, cell.top, 0, cell.height)),
            )
            for step, side in sides:
                if not holds(spaces, space + step):
                    yield side.inflate(thick, thick)

    def _write_floors(self, target: Surface, state: State, look: Look, spaces: SpaceSet) -> None:
        """Write on each temple how many floors it has."""
        wide, tall = self._layout.cell
        for space in each(state.board.temple_spaces & spaces):
            temple = state.board.temple(space)
            if temple is not None:
                x, y = self._layout.centre(space)
                roof = self._sprites.get(f"temple_{owner_colour(temple[0], look)}_{temple[1]}").anchor[1]
                size = max(12, round(_FLOORS * wide))
                number = self._fonts.numeral(str(temple[1]), size, CREAM, SHADE)
                put_centred(target, number, (x + 0.31 * wide, y + 0.22 * tall - roof))


@cached_pictures(4)
def _halo(size: tuple[int, int]) -> Surface:
    """An ellipse of light, brightest in its middle."""
    picture = Surface((4 * _RINGS, 4 * _RINGS), pygame.SRCALPHA)
    for ring in range(2 * _RINGS, 0, -1):
        alpha = round(190 * (1 - ring / (2 * _RINGS)) ** 1.5)
        pygame.draw.circle(picture, (*_GOLD, alpha), picture.get_rect().center, ring)
    return smoothed(picture, size)
