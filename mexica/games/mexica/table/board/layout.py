"""The place of everything in a window of a given size, in pixels."""

from functools import cache, cached_property
from typing import Final

from attrs import field, frozen
from pygame import Rect

from mexica.drawing.manifest import manifest
from mexica.drawing.table_layout import TableLayout
from mexica.games.mexica.rules.material import FIRST_DISPLAY
from mexica.games.mexica.rules.spaces import COLUMNS, DRAWING, Space, column_and_row, space_at
from mexica.resources import resource

STEPS: Final = 100  # of the prestige track
WIDE, HIGH = len(COLUMNS), len(DRAWING)
_ACROSS_AND_DOWN: Final = STEPS // 2 + 2  # steps along the top and one side; corners count in both
_SIDE_MARGIN: Final = 0.45  # of a cell's width, for the row numbers
_TOP_MARGIN: Final = 0.40  # of a cell's width, for the column letters
_DISPLAY_COLUMNS: Final = 4
_LEAST_HINT: Final = 150  # height in pixels, for three plans of two lines in the smallest letters


@cache
def cell_ratio() -> float:
    """Return the height of a cell over its width, from the manifest of the sprites."""
    meta = manifest(resource("mexica"))["meta"]
    return float(meta["cell"][1] / meta["cell"][0])


@frozen(slots=False)
class Layout(TableLayout):
    """The rectangles of the table in a window of this size (width, height in pixels).

    The board gives room for larger texts; the panels on the lake keep their size.
    """

    ratio: float = field(factory=cell_ratio)

    def record_area(self, *, left: bool) -> Rect:
        """Return where the record opens beside the board: inside the track."""
        return self.lake

    @property
    def record_left(self) -> bool:
        """The record opens at the left, as the panels lie on the lake at the right."""
        return True

    @cached_property
    def hint_place(self) -> Rect:
        """The place of a hint's panel: over the players' panel, on the lake north and east of all land."""
        bottom = self.row_edge(4) - round(0.38 * self.cell[1])
        top = self.lake.top + 2
        if bottom - top < _LEAST_HINT:
            top = self.board_area.top + 2  # over the track
        return Rect(self.players.left, top, self.players.width, bottom - top)

    @cached_property
    def toast_strip(self) -> Rect:
        """The strip along the top in which toasts hide no space: the track, for large letters more of it."""
        high = min(round(self.thickness * self.scale), self.row_edge(0))
        return Rect(0, 0, self.size[0], max(self.thickness, high))

    @cached_property
    def thickness(self) -> int:
        """The thickness of the prestige track."""
        return max(22, round(min(0.034 * self.size[1], 0.025 * self.size[0])))

    @property
    def track(self) -> Rect:
        """The outer edge of the prestige track."""
        return self.board_area

    @cached_property
    def lake(self) -> Rect:
        """The area inside the track: lake and island."""
        return self.board_area.inflate(-2 * self.thickness, -2 * self.thickness)

    @cached_property
    def cell(self) -> tuple[float, float]:
        """Width and height of a space, not rounded; `cell_rect` is in whole pixels."""
        by_width = self.lake.width / (WIDE + 2 * _SIDE_MARGIN)
        by_height = self.lake.height / (HIGH * self.ratio + 2 * _TOP_MARGIN)
        width = min(by_width, by_height)
        return width, width * self.ratio

    @cached_property
    def origin(self) -> tuple[float, float]:
        """The north-west corner of A1. Most of the spare width is on the right, where the panels are."""
        width, height = self.cell
        spare = self.lake.width - width * (WIDE + 2 * _SIDE_MARGIN)
        left = self.lake.left + _SIDE_MARGIN * width + 0.35 * spare
        return left, self.lake.top + (self.lake.height - height * HIGH) / 2

    @property
    def place_height(self) -> float:
        """The height of a space."""
        return self.cell[1]

    @property
    def banner_height(self) -> int:
        """The height of the banner that tells whose turn it is."""
        return round(self.cell[1] * 3.4)

    def column_edge(self, column: int) -> int:
        """The pixel at which a column begins (0-20 on the grid, others on the lake)."""
        return round(self.origin[0] + column * self.cell[0])

    def row_edge(self, row: int) -> int:
        """The pixel at which a row begins (0-13 on the grid, others on the lake)."""
        return round(self.origin[1] + row * self.cell[1])

    def grid_rect(self, column: int, row: int) -> Rect:
        """The rectangle of a column and row; neighbours share their edges to the pixel."""
        left, top = self.column_edge(column), self.row_edge(row)
        return Rect(left, top, self.column_edge(column + 1) - left, self.row_edge(row + 1) - top)

    def cell_rect(self, space: Space) -> Rect:
        """The rectangle of a space."""
        return self.grid_rect(*column_and_row(space))

    @cached_property
    def grid(self) -> Rect:
        """The rectangle of all spaces."""
        return self.grid_rect(0, 0).union(self.grid_rect(WIDE - 1, HIGH - 1))

    def centre(self, space: Space) -> tuple[int, int]:
        """The middle of a space, where the anchors of the sprites go."""
        column, row = column_and_row(space)
        left, top = self.origin
        return round(left + (column + 0.5) * self.cell[0]), round(top + (row + 0.5) * self.cell[1])

    def space_at(self, position: tuple[int, int]) -> Space | None:
        """The space under a pixel, land or water; None outside the grid and under a panel."""
        panels = (self.players, self.display)
        if not self.grid.collidepoint(position) or any(panel.collidepoint(position) for panel in panels):
            return None
        column = int((position[0] - self.origin[0]) / self.cell[0])
        row = int((position[1] - self.origin[1]) / self.cell[1])
        for near_column in (column, column - 1, column + 1):
            for near_row in (row, row - 1, row + 1):
                if self.grid_rect(near_column, near_row).collidepoint(position):
                    return space_at(near_column, near_row)
        return None

    # ------------------------------------------------------------------ the prestige track

    @cached_property
    def steps_across(self) -> int:
        """The number of steps along the top with both corners, so that all steps are about equally long."""
        along = (_ACROSS_AND_DOWN - 4) * self.lake.width / (self.lake.width + self.lake.height)
        return round(along) + 2

    def step_rect(self, points: int) -> Rect:
        """The stone of the track for these points; after 100 steps the track begins again."""
        step = points % STEPS
        up, across = _ACROSS_AND_DOWN - self.steps_across - 1, self.steps_across - 1
        if step <= up:
            return self._stone(0, up - step)
        if step <= up + across:
            return self._stone(step - up, 0)
        if step <= up + across + up:
            return self._stone(across, step - up - across)
        return self._stone(STEPS - step, up)

    def _stone(self, column: int, row: int) -> Rect:
        rows = _ACROSS_AND_DOWN - self.steps_across
        left, width = self._stretch(column, self.steps_across, self.lake.left, self.lake.width)
        top, height = self._stretch(row, rows, self.lake.top, self.lake.height)
        return Rect(left, top, width, height)

    def _stretch(self, number: int, many: int, start: int, length: int) -> tuple[int, int]:
        """The start of a step along one side, and its length; the first and last steps are corners."""
        if number == 0:
            return start - self.thickness, self.thickness
        if number == many - 1:
            return start + length, self.thickness
        begin, end = (start + round(length * (number - offset) / (many - 2)) for offset in (1, 0))
        return begin, end - begin

    # ------------------------------------------------------------------ the panels on the lake

    @cached_property
    def players(self) -> Rect:
        """The players panel in the upper right of the lake, where no land is (columns O-U, rows 1-4)."""
        width, height = self.cell
        top = self.row_edge(0)
        return self._panel(14.12, top - round(0.14 * height), top + round(3.42 * height), 9.2 * width)

    @cached_property
    def display(self) -> Rect:
        """The Emperor's display in the lower right of the lake (columns P-U, rows 11-14)."""
        width, height = self.cell
        top = self.row_edge(10) + round(0.36 * height)
        return self._panel(15.14, top, self.row_edge(HIGH), 7.6 * width)

    def _panel(self, column: float, top: int, bottom: int, widest: float) -> Rect:
        left = round(self.origin[0] + column * self.cell[0])
        right = min(self.lake.right - round(0.12 * self.cell[0]), round(left + widest))
        return Rect(left, top, right - left, bottom - top)

    def player_line(self, seat: int, seats: int) -> Rect:
        """The line of one seat in the players panel; all are equally high."""
        inside = self.players.inflate(-2 * self.panel_frame, -2 * self.panel_frame)
        height = inside.height // max(seats, 3)
        top = inside.top + (inside.height - height * seats) // 2 + seat * height
        return Rect(inside.left, top, inside.width, height)

    def seat_at(self, position: tuple[int, int], seats: int) -> int | None:
        """The seat, of `seats` seats, whose line in the players panel is under a pixel; None elsewhere."""
        found = (seat for seat in range(seats) if self.player_line(seat, seats).collidepoint(position))
        return next(found, None)

    @property
    def rim(self) -> float:
        """The width of the rim around a planned piece."""
        return 0.035 * self.cell[0]

    @cached_property
    def panel_frame(self) -> int:
        """The distance between the content of a panel on the lake and its edge."""
        return max(8, round(0.21 * self.cell[0]))

    @cached_property
    def _display_inside(self) -> Rect:
        return self.display.inflate(-2 * self.panel_frame, -2 * self.panel_frame)

    @cached_property
    def _later_size(self) -> int:
        """The side of a token in the preview of the second period: two columns of four."""
        return round(self._display_inside.height * 0.205)

    def display_place(self, number: int, places: int = FIRST_DISPLAY) -> Rect:
        """The square of a slot of the Emperor's display, counted from 0 in two rows of four.

        With fewer slots than in period 1 there is no preview beside them, and they use the whole panel.
        """
        inside = self._display_inside
        preview = 2 * self._later_size + self.panel_frame / 2 if places == FIRST_DISPLAY else 0
        wide, high = (inside.width - preview) / _DISPLAY_COLUMNS, inside.height / 2
        row, column = divmod(number, _DISPLAY_COLUMNS)
        in_row = _DISPLAY_COLUMNS if row == 0 else places - _DISPLAY_COLUMNS
        left = inside.left + (_DISPLAY_COLUMNS - in_row) * wide / 2
        side = int(min(wide, high) * 0.97)
        place = Rect(0, 0, side, side)
        place.center = round(left + (column + 0.5) * wide), round(inside.top + (row + 0.5) * high)
        return place

    def place_at(self, position: tuple[int, int], places: int) -> int | None:
        """The number of the display's slot under a pixel, of `places` slots; None elsewhere."""
        for number in range(places):
            if self.display_place(number, places).collidepoint(position):
                return number
        return None

    def later_place(self, number: int) -> Rect:
        """The square of a token in the preview of the second period, counted from 0."""
        inside, side = self._display_inside, self._later_size
        row, column = divmod(number, 2)
        head = self.later_heading.height
        middle = inside.top + head + round((row + 0.5) * (inside.height - head) / 4)
        return Rect(inside.right - (2 - column) * side, middle - side // 2, side, side)

    @cached_property
    def later_heading(self) -> Rect:
        """The line above the preview of the second period, a little wider than the preview."""
        inside, edge = self._display_inside, self.panel_frame // 2
        left = inside.right - 2 * self._later_size - edge
        return Rect(left, inside.top, inside.right + edge - left, inside.height - 4 * (self._later_size + 1))
