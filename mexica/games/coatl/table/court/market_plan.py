"""The market: the display of prophecies, temple piles, deck, supply board and bags; and the players panel."""

from functools import cached_property
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.games.coatl.rules.material import DISPLAY
from mexica.games.coatl.table.court.court_plan import CARD
from mexica.games.coatl.table.court.slabs import SUPPLY, Slab

BAGS: Final = ("head", "body", "tail")
_COLUMNS: Final = 3  # of the display
_PILE: Final = 0.70  # of the width of a card of the display: a temple on its pile


@frozen(slots=False)
class MarketPlan:
    """The market in an area; `unit` is the scale, 1.0 where the area is 490 pixels wide."""

    area: Rect
    unit: float

    def _x(self, share: float) -> int:
        return round(self.area.left + share * self.unit)

    @cached_property
    def _heights(self) -> tuple[float, float, float, float]:
        """Where the players panel ends, display, supply board and bags begin, in pixels from the top."""
        spare = self.area.height - 898 * self.unit
        steps = (178, 188, 484, 738)
        return tuple(step * self.unit + spare * part for step, part in zip(steps, _SPARE, strict=True))  # type: ignore[return-value]

    @property
    def players(self) -> Rect:
        """The players panel."""
        return Rect(self.area.left, self.area.top, self.area.width, round(self._heights[0]))

    def player_line(self, seat: int, seats: int) -> Rect:
        """The line of a seat in the players panel."""
        frame = round(17 * self.unit)
        inside = self.players.inflate(-2 * frame, -2 * frame)
        height = inside.height / max(seats, 3)
        top = inside.top + (inside.height - height * seats) / 2 + seat * height
        return Rect(inside.left, round(top), inside.width, round(top + height) - round(top))

    @cached_property
    def _card(self) -> tuple[int, int]:
        height = min(142 * self.unit, (self._heights[2] - self._heights[1]) / 2 - 6 * self.unit)
        return round(height * CARD[0] / CARD[1]), round(height)

    def display(self, slot: int) -> Rect:
        """The place of a prophecy of the display (0 to 5): two rows of three."""
        width, height = self._card
        row, column = divmod(slot, _COLUMNS)
        left = self.area.left + round((3 * self.unit) + column * width * 1.05)
        top = self.area.top + round(self._heights[1] + row * (self._heights[2] - self._heights[1]) / 2)
        return Rect(left, top, width, height)

    @property
    def displays(self) -> tuple[Rect, ...]:
        """The places of the whole display."""
        return tuple(map(self.display, range(DISPLAY)))

    def pile(self, slot: int) -> Rect:
        """The place of a pile's top temple (0 or 1)."""
        width, height = (round(side * _PILE) for side in self._card)
        right = self.area.right - round(4 * self.unit)
        left = right - round((2 - slot) * (width + 8 * self.unit)) + round(8 * self.unit)
        return Rect(left, self.display(0).top + round(4 * self.unit), width, height)

    @property
    def deck(self) -> Rect:
        """The place of the prophecies' deck."""
        width, height = (round(side * 0.80) for side in self._card)
        middle = (self.pile(0).left + self.pile(1).right) // 2
        return Rect(middle - width // 2, self.display(_COLUMNS).top + round(2 * self.unit), width, height)

    @property
    def supply(self) -> Slab:
        """The supply board."""
        top, bottom = self._heights[2:]
        scale = 0.445 * self.unit
        centre = self.area.left + 244 * self.unit, self.area.top + (top + bottom) / 2 + 2 * self.unit
        return Slab(SUPPLY, centre, scale)

    def bag(self, kind: str) -> Rect:
        """The place of a bag, with what lies before it and its number."""
        number, width = BAGS.index(kind), self.area.width / len(BAGS)
        top = round(self.area.top + self._heights[3] + 12 * self.unit)
        bottom = self.area.bottom - round(6 * self.unit)
        left = self.area.left + round(number * width + 4 * self.unit)
        return Rect(left, top, round(width - 8 * self.unit), bottom - top)


_SPARE: Final = (0.10, 0.14, 0.44, 0.80)  # of the height to spare, what goes above each of these
