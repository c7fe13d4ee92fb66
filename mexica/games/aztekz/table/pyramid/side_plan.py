"""The panels at the right: the players with their freed piles; what is drawn and what is left."""

from functools import cached_property
from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.games.aztekz.rules.material import SHAPES, SOULS
from mexica.games.aztekz.rules.state import Seat

_PLAYERS: Final = 0.507  # of the height
_GAP: Final = 12
_FRAME: Final = 18
_DRAWN_HIGH: Final = 430  # of the lower panel, for which its measures are given
_STONE: Final = 76  # the height of an offering stone at most
_PILES_APART: Final = 70  # at most, on a stone of this height
_PILE_HIGH: Final = 54
_PILE_WIDE: Final = 60  # how far apart piles are that do not touch
_SMALLEST_PILE: Final = 0.62  # of their usual size
_ENDS: Final = 1.3  # of a stone's height, what piles leave free of it


@frozen(slots=False)
class SidePlan:
    """The two panels in an area; `k` is the scale, 1.0 where it is 472 pixels wide."""

    area: Rect
    k: float
    seats: int

    def px(self, length: float) -> int:
        """Return a length in pixels that is given for an area 472 pixels wide."""
        return round(length * self.k)

    # ------------------------------------------------------------------ the players

    @cached_property
    def players(self) -> Rect:
        """The players panel."""
        return Rect(self.area.left, self.area.top, self.area.width, round(_PLAYERS * self.area.height))

    def share(self, seat: Seat) -> Rect:
        """The part of the players panel within its frame that is a seat's, with the gaps around its line."""
        inside = self.players.inflate(-2 * self.px(_FRAME), -2 * self.px(_FRAME))
        top, bottom = (inside.top + inside.height * number // self.seats for number in (seat, seat + 1))
        return Rect(inside.left, top, inside.width, bottom - top)

    def line(self, seat: Seat) -> Rect:
        """The line of a seat in the players panel."""
        share, gap = self.share(seat), self.px(6)
        return Rect(share.left, share.top + gap // 2, share.width, share.height - gap)

    def stone(self, seat: Seat) -> Rect:
        """The offering stone in a seat's line, on which its freed piles lie."""
        line = self.line(seat)
        left = line.left + self.px(64)
        high = round(min(0.50 * line.height, self.px(_STONE)))
        return Rect(left, line.bottom - high - self.px(5), line.right - self.px(5) - left, high)

    def _apart(self, seat: Seat, count: int) -> float:
        stone = self.stone(seat)
        room = stone.width - _ENDS * stone.height
        return min(_PILES_APART * stone.height / _PILE_HIGH, room / max(1, count - 1))

    def pile_scale(self, seat: Seat, count: int) -> float:
        """The scale of so many piles, 1.0 on a stone of 54 pixels' height; many have less room."""
        whole = self.stone(seat).height / _PILE_HIGH
        return max(_SMALLEST_PILE * whole, min(whole, self._apart(seat, count) / _PILE_WIDE))

    def piles(self, seat: Seat, count: int) -> tuple[tuple[int, int], ...]:
        """The feet of so many piles on a seat's stone, the first at the right."""
        stone, apart = self.stone(seat), self._apart(seat, count)
        right = stone.right - round(0.85 * stone.height)
        return tuple((round(right - number * apart), stone.centery) for number in range(count))

    def pile(self, seat: Seat, number: int, count: int) -> Rect:
        """The rectangle of one of so many piles, with its worth."""
        x, y = self.piles(seat, count)[number]
        unit = self.pile_scale(seat, count)
        area = Rect(0, 0, round(62 * unit), round(54 * unit))
        area.midbottom = x + round(10 * unit), y + round(18 * unit)
        return area

    # ------------------------------------------------------------------ what is drawn and left

    @cached_property
    def lower(self) -> Rect:
        """The panel with the drawn card, deck and supply."""
        top = self.players.bottom + self.px(_GAP)
        return Rect(self.area.left, top, self.area.width, self.area.bottom - top)

    def _y(self, length: float) -> int:
        """A height in the lower panel, which stretches with it."""
        return self.lower.top + round(length * self.lower.height / _DRAWN_HIGH)

    @cached_property
    def title(self) -> Rect:
        """The line above the drawn card."""
        frame = self.px(28)
        return Rect(
            self.lower.left + frame, self._y(18), self.lower.width - 2 * frame, self._y(50) - self._y(18)
        )

    @cached_property
    def hand(self) -> Rect:
        """The sunk field in which the drawn card and its soul lie."""
        frame = self.px(22)
        return Rect(
            self.lower.left + frame, self._y(54), self.lower.width - 2 * frame, self._y(208) - self._y(54)
        )

    @cached_property
    def card(self) -> Rect:
        """The ground of the drawn card."""
        wide = round(min(self.px(166), (self.hand.height - self.px(22)) / 0.9))
        place = Rect(0, 0, wide, round(wide * 0.8125))
        place.center = self.hand.left + round(0.29 * self.hand.width), self.hand.centery + self.px(1)
        return place

    def turner(self, step: int) -> Rect:
        """The button that turns the drawn card to the right (1) or to the left (-1)."""
        place = Rect(0, 0, self.px(34), self.px(44))
        place.center = self.card.centerx + step * (self.card.width // 2 + self.px(23)), self.card.centery
        return place

    @cached_property
    def soul(self) -> Rect:
        """The drawn soul."""
        side = self.px(92)
        place = Rect(0, 0, side, side)
        left = self.turner(1).right
        place.center = (left + self.hand.right) // 2 + self.px(6), self.hand.centery - self.px(10)
        return place

    @cached_property
    def deck(self) -> Rect:
        """The deck."""
        return self._row(262)

    @cached_property
    def supply(self) -> Rect:
        """The urn of the supply."""
        return self._row(362)

    @cached_property
    def lower_parts(self) -> tuple[Rect, Rect, Rect]:
        """The parts of the lower panel for what is drawn, for the deck, and for the supply."""
        ends = (self.hand.bottom + self.deck.top) // 2, (self.deck.bottom + self.supply.top) // 2
        tops, bottoms = (self.lower.top, *ends), (*ends, self.lower.bottom)
        drawn, deck, supply = (
            Rect(self.lower.left, top, self.lower.width, bottom - top)
            for top, bottom in zip(tops, bottoms, strict=True)
        )
        return drawn, deck, supply

    def _row(self, middle: float) -> Rect:
        place = Rect(0, 0, self.px(88), self.px(88))
        place.center = self.lower.left + self.px(66), self._y(middle)
        return place

    def shape(self, name: str) -> Rect:
        """The cards of a shape that are left in the deck, with their number."""
        return self._share(self.deck, SHAPES.index(name), len(SHAPES))

    def kind(self, name: str) -> Rect:
        """The souls of a kind that are left in the supply, with their number."""
        return self._share(self.supply, SOULS.index(name), len(SOULS))

    def _share(self, of: Rect, number: int, many: int) -> Rect:
        left, right = self.lower.left + self.px(116), self.lower.right - self.px(20)
        begin, end = (left + (right - left) * part // many for part in (number, number + 1))
        return Rect(begin, of.centery - self.px(30), end - begin, self.px(60))
