"""The place of everything in a window of a given size, in pixels."""

from functools import cached_property
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.drawing.table_layout import SidePanelsLayout
from mexica.games.aztekz.rules.state import Seat
from mexica.games.aztekz.table.pyramid.field import Field, cell_size
from mexica.games.aztekz.table.pyramid.framing import Framing
from mexica.games.aztekz.table.pyramid.side_plan import SidePlan

_DESIGN: Final = (1600, 904)  # the area above the bar for which the measures below are given
_SIDE: Final = 472  # the width of the panels at the right
_EDGE: Final = 14
_ACROSS, _DOWN = 7.0, 7.25  # cells that the pyramid with its fires takes
_NORTH: Final = 3.56  # of them above the middle of the field
_FIELD: Final = 2.5  # cells from the middle of the field to its edge
_LEAST_HINT: Final = 29  # letters' heights


@frozen(slots=False)
class PyramidLayout(SidePanelsLayout):
    """The rectangles of the table in a window of this size (width, height in pixels) for so many seats.

    The pyramid keeps its proportions in what bar and panels leave; its fires and terraces stay where they
    are while the cards on it are shown larger or smaller (`field`).
    """

    TURN_BOX = 0.22

    seats: int
    scale: float = 1.0

    @cached_property
    def k(self) -> float:
        """The scale of the panels, 1.0 in a window of 1600x1000; texts do not change it."""
        return min(self.board_area.width / _DESIGN[0], self.board_area.height / _DESIGN[1])

    def px(self, length: float) -> int:
        """Return a length in pixels that is given for a window of 1600x1000."""
        return round(length * self.k)

    @cached_property
    def side(self) -> SidePlan:
        """The panels at the right: the players, and what is drawn and left."""
        board, edge = self.board_area, self.px(_EDGE)
        width = self.px(_SIDE)
        area = Rect(board.right - edge - width, edge, width, board.height - 2 * edge)
        return SidePlan(area, self.k, self.seats)

    @cached_property
    def stage(self) -> Rect:
        """The part of the window left of the panels, in which the pyramid lies."""
        board = self.board_area
        return Rect(board.left, board.top, self.side.area.left - self.px(_EDGE) - board.left, board.height)

    @cached_property
    def cell(self) -> tuple[int, int]:
        """Width and height of a cell of the full field of five by five, whole pixels."""
        wide, _high = cell_size(1)
        across = self.stage.width / _ACROSS
        down = self.stage.height / (_DOWN * cell_size(1000)[1] / 1000)
        return cell_size(max(wide, int(min(across, down))))

    @cached_property
    def middle(self) -> tuple[int, int]:
        """The middle of the field."""
        spare = self.stage.height - _DOWN * self.cell[1]
        return self.stage.centerx, self.stage.top + round(_NORTH * self.cell[1] + 0.45 * spare)

    @cached_property
    def terrace(self) -> Rect:
        """The square of five by five cells between the fires."""
        wide, high = (round(2 * _FIELD * side) for side in self.cell)
        area = Rect(0, 0, wide, high)
        area.center = self.middle
        return area

    @cached_property
    def cards_area(self) -> Rect:
        """The part of the stage that cards with their shadows can reach, half a cell beyond the field."""
        area = self.terrace.inflate(round(1.3 * self.cell[0]), round(1.4 * self.cell[1]))
        return area.clip(self.stage)

    def field(self, framing: Framing) -> Field:
        """Return where the cells are with this framing."""
        return Field(self.middle, self.cell, framing)

    # ------------------------------------------------------------------ what lies over the table

    @cached_property
    def toast_strip(self) -> Rect:
        """The strip along the top in which toasts appear: over the northern balustrade."""
        high = max(0.55 * self.cell[1], 2.2 * self.text_size)
        return Rect(0, 0, self.stage.width, round(min(high, 0.95 * self.cell[1])))

    @cached_property
    def banner_height(self) -> int:
        """The height of the banner that tells whose turn it is."""
        return round(1.4 * self.cell[1])

    @cached_property
    def hint_place(self) -> Rect:
        """The place of a hint's panel: over the players, clear of all cells and of the drawn card."""
        players = self.side.players
        width = min(
            max(players.width, _LEAST_HINT * self.text_size), self.side.area.right - self.terrace.right
        )
        return Rect(players.right - width, players.top, width, players.height)

    # ------------------------------------------------------------------ points that rise

    @property
    def place_height(self) -> float:
        """The height of points gained, which rise from a seat's line."""
        return 44 * self.k

    def centre(self, seat: Seat) -> tuple[int, int]:
        """Return the place from which the points that a seat has gained rise."""
        return self.side.line(seat).center

    def player_line(self, seat: Seat) -> Rect:
        """The line of a seat in the players panel."""
        return self.side.line(seat)
