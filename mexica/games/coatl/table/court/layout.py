"""The place of everything in a window of a given size, in pixels."""

from functools import cached_property
from typing import Final

from attrs import evolve, frozen
from pygame import Rect

from mexica.drawing.table_layout import SidePanelsLayout
from mexica.games.coatl.rules.state import Seat
from mexica.games.coatl.table.court.court_plan import SMALL_CARD, CourtPlan
from mexica.games.coatl.table.court.market_plan import MarketPlan
from mexica.games.coatl.table.court.slabs import OWN, Slab, slab_size

_DESIGN: Final = (1600, 912)  # the area above the bar for which the measures below are given
_MARKET: Final = 490  # its width
_HINT: Final = 620  # the least width of a hint's panel
_EDGE, _GAP = 8, 12
_BOARD_SHARE: Final = 0.44  # of the court's width, by the board of pieces at most
_LANE_SHARE: Final = 0.62  # of the spare height that the large court gives its lanes; the hand has the rest


@frozen(slots=False)
class CourtLayout(SidePanelsLayout):
    """The rectangles of the table in a window of this size (width, height in pixels) for so many seats.

    `near` is the seat whose court is the large one in front, which is the viewer's or one that was asked to
    be enlarged; the others follow behind it from the left in their order of turns. Courts and cards keep
    their proportions in what the bar leaves.
    """

    TURN_BOX = 0.22

    seats: int
    near: Seat = 0
    scale: float = 1.0

    def enlarging(self, seat: Seat) -> "CourtLayout":
        """The layout with this seat's court in front."""
        return evolve(self, near=seat)

    @cached_property
    def toast_strip(self) -> Rect:
        """The strip along the top in which toasts appear: the wood behind the courts."""
        return Rect(0, 0, self.market.area.left, round(max(self.sky * 0.8, 2.6 * self.text_size)))

    @cached_property
    def banner_height(self) -> int:
        """The height of the banner that tells whose turn it is."""
        return round(self.k * 160)

    @cached_property
    def hint_place(self) -> Rect:
        """The place of a hint's panel: over the terraces, clear of one's own court and the market."""
        courts, top = self._courts, 2
        width = min(courts.width, max(self._px(_HINT), 30 * self.text_size))
        return Rect(courts.left, top, width, courts.top + self._terraces_high + self.terrace_wall - top)

    # ------------------------------------------------------------------ proportions

    @cached_property
    def k(self) -> float:
        """The scale of courts, pieces and cards, 1.0 in a window of 1600x1000; texts do not change it."""
        return min(self.board_area.width / _DESIGN[0], self.board_area.height / _DESIGN[1])

    def _px(self, length: float) -> int:
        return round(length * self.k)

    @cached_property
    def _spare(self) -> float:
        """The height that is left over in a tall window."""
        return self.board_area.height - _DESIGN[1] * self.k

    @property
    def _many(self) -> bool:
        """Whether three terraces need more of the height to be read."""
        return self.seats == 4  # noqa: PLR2004

    @cached_property
    def sky(self) -> int:
        """The height of the wood and mist behind the terraces, down to their upper edge."""
        return self._px(84) + round(0.12 * self._spare)

    @cached_property
    def market(self) -> MarketPlan:
        """The market at the right."""
        width = self._px(_MARKET)
        left = self.board_area.right - self._px(_EDGE) - width
        top = self._px(9)
        return MarketPlan(Rect(left, top, width, self.board_area.bottom - self._px(5) - top), self.k)

    @cached_property
    def _courts(self) -> Rect:
        """The part of the window for the courts, from the terraces' upper edge on."""
        left, top = self._px(_EDGE), self.sky
        return Rect(left, top, self.market.area.left - self._px(_GAP) - left, self.board_area.bottom - top)

    @cached_property
    def terrace_wall(self) -> int:
        """The height of a terrace's front wall, below its area."""
        return self._px(20)

    @cached_property
    def _terraces_high(self) -> int:
        return self._px(264 if self._many else 240) + round(0.28 * self._spare)

    # ------------------------------------------------------------------ the courts

    def court(self, seat: Seat) -> CourtPlan:
        """The parts of a seat's court."""
        return self._plans[seat]

    @cached_property
    def _plans(self) -> dict[Seat, CourtPlan]:
        behind = [(self.near + step) % self.seats for step in range(1, self.seats)]
        return {self.near: self._front()} | {
            seat: self._terrace(seat, number) for number, seat in enumerate(behind)
        }

    @cached_property
    def card_widths(self) -> tuple[int, ...]:
        """The widths of cards in the display and the usual hand, and of those that fly from elsewhere."""
        hands = [(plan.hand_cards(1)[0] if plan.large else plan.hand).width for plan in self._plans.values()]
        return tuple(sorted({self.market.display(0).width, self.market.deck.width, *hands}))

    def _front(self) -> CourtPlan:
        courts, px = self._courts, self._px
        top = courts.top + self._terraces_high + self.terrace_wall + px(18)
        area = Rect(courts.left, top, courts.width, courts.bottom - px(5) - top)
        frieze = px(28)
        inside = area.inflate(-2 * frieze, -2 * frieze)
        hand_high = px(172) + round((1 - _LANE_SHARE) * 0.4 * self._spare)
        lanes = Rect(inside.left, inside.top, inside.width, inside.height - hand_high - px(4))
        card = min(px(61), round(lanes.height / 3 * 0.86 * SMALL_CARD[0] / SMALL_CARD[1]))
        pitch = card + self.k * 2
        widest = _BOARD_SHARE * inside.width / slab_size(OWN)[0]
        row = min(hand_high, round(widest * slab_size(OWN)[1]) + px(13))
        slab_scale = (row - px(13)) / slab_size(OWN)[1]
        slab_width = slab_size(OWN)[0] * slab_scale
        middle = inside.bottom - hand_high // 2 + px(1)
        board = Slab(OWN, (inside.left + px(6) + slab_width / 2, middle), slab_scale)
        token, left = round(row * 0.27), board.rect.right + px(8)
        centres = tuple((left + token // 2, middle + round((n - 1) * row * 0.285)) for n in range(3))
        hand = Rect(left + token + px(10), 0, 0, round(row * 0.85))
        hand.width, hand.centery = inside.right - px(6) - hand.left, middle
        return CourtPlan(
            seat=self.near,
            large=True,
            area=area,
            frieze=frieze,
            lanes=lanes,
            cards_left=inside.right - px(4) - round(5.1 * pitch),
            card_width=card,
            card_pitch=pitch,
            serpent_scale=min(0.5 * self.k, 0.98 * lanes.height / 3 / 194),
            board=board,
            hand=hand,
            plate=Rect(0, 0, 0, 0),
            token_centres=centres,
            token_width=token,
        )

    def _terrace(self, seat: Seat, number: int) -> CourtPlan:
        courts, px, count = self._courts, self._px, self.seats - 1
        gap = px(_GAP)
        width = (courts.width - gap * (count - 1)) / count
        left = courts.left + round(number * (width + gap))
        area = Rect(left, courts.top, round(width), self._terraces_high)
        frieze = px(15)
        lanes = Rect(area.left + frieze, area.top + px(48), area.width - 2 * frieze, 0)
        lanes.height = area.bottom - frieze + px(4) - lanes.top
        stacked = count == 3  # noqa: PLR2004  # too narrow for cards beside a serpent
        high = lanes.height / 3 * (0.36 if stacked else 0.86)
        card = round(min(px(40), high * SMALL_CARD[0] / SMALL_CARD[1], 0.058 * lanes.width + px(3)))
        pitch = card * 1.04
        scale = min(0.30 * self.k, lanes.height / 3 / (250 if stacked else 172))
        plate_width = round(min(px(190), (0.36 if stacked else 0.30) * area.width))
        plate = Rect(area.left + px(10), area.top - px(9), plate_width, px(34))
        slab_scale = min(0.165 * self.k, (0.28 if stacked else 0.32) * area.width / slab_size(OWN)[0])
        slab_left = area.right - px(6) - slab_size(OWN)[0] * slab_scale / 2
        board = Slab(OWN, (slab_left, plate.centery + px(3)), slab_scale)
        hand = Rect(plate.right + px(6), plate.top, px(58), px(34))
        token = px(22 if stacked else 29)
        room = board.rect.left - hand.right
        pitch_of_tokens = min(room / 3, 1.3 * token)
        middles = tuple(hand.right + round((n + 0.5) * pitch_of_tokens) for n in range(3))
        return CourtPlan(
            seat=seat,
            large=False,
            area=area,
            frieze=frieze,
            lanes=lanes,
            cards_left=lanes.right - round(5.1 * pitch),
            card_width=card,
            card_pitch=pitch,
            serpent_scale=scale,
            board=board,
            hand=hand,
            plate=plate,
            token_centres=tuple((x, plate.centery) for x in middles),
            token_width=min(token, int(pitch_of_tokens)),
            stacked=stacked,
        )

    # ------------------------------------------------------------------ the players panel

    @property
    def place_height(self) -> float:
        """The height of points gained, which rise from a seat's line."""
        return 40 * self.k

    def centre(self, seat: Seat) -> tuple[int, int]:
        """Return the place from which the points that a seat has gained rise."""
        return self.player_line(seat).center

    def player_line(self, seat: Seat) -> Rect:
        """The line of a seat in the players panel."""
        return self.market.player_line(seat, self.seats)
