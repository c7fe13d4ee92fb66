"""The panel in which Perfect Pick chooses: every piece with how many its bag still has (C10.2)."""

from collections.abc import Iterator
from typing import Final, Protocol

from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.colours import INK
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import put, put_centred
from mexica.games.coatl.rules.material import BODIES, COLOURS, HEADS, TAILS, Piece
from mexica.games.coatl.table.court.count_plate import count_plate
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.lights import draw_rim, veil
from mexica.games.coatl.table.court.seen_table import SeenTable
from mexica.games.coatl.table.court.serpent_place import PITCH
from mexica.games.coatl.table.court.serpent_view import sprite_name
from mexica.texts import _

_ROWS: Final = (HEADS, BODIES, TAILS)
_CELL: Final = (128, 92)  # pixels at scale 1
_APART: Final = 6  # between two cells
_EDGE: Final = 18
_SCALE: Final = 0.46  # of a piece in its cell


class PieceDrawer(Protocol):
    """What pieces are drawn with."""

    @property
    def sprites(self) -> Sprites:
        """The sprites."""
        ...

    @property
    def fonts(self) -> Fonts:
        """The fonts."""
        ...

    def draw_piece(self, target: Surface, name: str, at: tuple[float, float], scale: float, /) -> None:
        """Draw a piece with its shadow, the joint of its left end at this pixel."""
        ...


@frozen
class PickPanel:
    """Where the panel and its pieces are in a window with this layout: left of the market, by the bags."""

    layout: CourtLayout

    @property
    def area(self) -> Rect:
        """The panel."""
        size = self._px(_CELL[0] * len(COLOURS) + 2 * _EDGE), self._px(_CELL[1] * len(_ROWS) + 2 * _EDGE)
        area = Rect((0, 0), (size[0], size[1] + self._title_height))
        market = self.layout.market.area
        area.bottomright = market.left - self._px(6), self.layout.board_area.bottom - self._px(6)
        return area.clamp(self.layout.board_area)

    @property
    def _title_height(self) -> int:
        return round(1.9 * self.layout.text_size)

    def _px(self, length: float) -> int:
        return round(length * self.layout.k)

    def cells(self) -> Iterator[tuple[Piece, Rect]]:
        """Yield every piece with its cell: heads, body segments, tails, each in the order of colours."""
        edge, (wide, high) = self._px(_EDGE), map(self._px, _CELL)
        top = self.area.top + edge + self._title_height
        for row, pieces in enumerate(_ROWS):
            for column, piece in enumerate(pieces):
                cell = Rect(self.area.left + edge + column * wide, top + row * high, wide, high)
                yield piece, cell.inflate(-self._px(_APART), -self._px(_APART))

    def piece_at(self, position: tuple[int, int]) -> Piece | None:
        """Return the piece whose cell is under a pixel, None beside them."""
        return next((piece for piece, cell in self.cells() if cell.collidepoint(position)), None)

    def draw(
        self,
        target: Surface,
        view: PieceDrawer,
        table: SeenTable,
        possible: frozenset[Piece],
        pointed: Piece | None = None,
    ) -> None:
        """Draw the panel; pieces that are not `possible` now are dark, the one pointed at is rimmed."""
        put(target, view.sprites.surface("panel_paper", self.area.size), self.area)
        size = self.layout.text_size
        title = view.fonts.fitted(
            _("Take a head, a tail or two segments"), size, self.area.width - 2 * self._px(_EDGE), INK, True
        )
        put_centred(target, title, (self.area.centerx, self.area.top + self._px(_EDGE) + size // 2))
        counts = dict(
            zip((*HEADS, *BODIES, *TAILS), (*table.heads, *table.bodies, *table.tails), strict=True)
        )
        for piece, cell in self.cells():
            self._draw_cell(target, view, (piece, cell), counts[piece])
            if piece not in possible:
                put(target, veil(cell.size), cell)
            elif piece == pointed:
                draw_rim(target, cell, max(2, self._px(2.4)), chosen=True)

    def _draw_cell(self, target: Surface, view: PieceDrawer, what: tuple[Piece, Rect], count: int) -> None:
        piece, cell = what
        scale = _SCALE * self.layout.k
        joint = cell.centerx - PITCH * scale / 2, cell.centery + 0.22 * cell.height
        view.draw_piece(target, sprite_name(piece, 0), joint, scale)
        plate = count_plate(view.fonts, count, max(10, self._px(15)))
        put(target, plate, plate.get_rect(bottomright=cell.bottomright))
