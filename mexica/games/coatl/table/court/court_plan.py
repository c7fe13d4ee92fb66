"""The parts of one player's court: the large one in front, or a terrace behind."""

from typing import Final

from attrs import evolve, field, frozen
from pygame import Rect

from mexica.games.coatl.rules.material import HAND, SERPENTS, TOKENS
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Seat
from mexica.games.coatl.table.court.places import TEMPLE_SLOT
from mexica.games.coatl.table.court.serpent_place import SerpentPlace, place_serpent
from mexica.games.coatl.table.court.slabs import Slab

CARD: Final = (220, 304)  # width and height of a card's picture
SMALL_CARD: Final = (120, 164)  # of one beside a serpent
_HAND_GAP: Final = 0.04  # of a card's width
_SMALLEST: Final = 0.7  # of the usual width of cards in hand


@frozen
class CourtPlan:
    """A court with three lanes; all in pixels.

    `area` is the court with its frieze, `lanes` the part of it with serpents. Cards beside a serpent are
    `card_width` wide; the first begins at `cards_left`, below the serpent if they are `stacked`.
    `serpent_scale` is that of short serpents. `hand` is where the cards in hand lie, for a terrace where
    their number is told. `board` is the slab of pieces.
    """

    seat: Seat
    large: bool
    area: Rect
    frieze: int
    lanes: Rect
    cards_left: int
    card_width: int
    card_pitch: float
    serpent_scale: float
    board: Slab
    hand: Rect
    plate: Rect
    token_centres: tuple[tuple[int, int], ...] = field()
    token_width: int = 0
    stacked: bool = False

    def lane(self, number: int) -> Rect:
        """The lane of a serpent (1 to 3)."""
        top, bottom = (
            self.lanes.top + round(self.lanes.height * part / SERPENTS) for part in (number - 1, number)
        )
        return Rect(self.lanes.left, top, self.lanes.width, bottom - top)

    def serpent_room(self, number: int) -> Rect:
        """The part of a lane in which its serpent lies."""
        lane = self.lane(number)
        if self.stacked:
            return Rect(lane.left, lane.top, lane.width, self.card(number, 0).top - lane.top)
        return Rect(lane.left, lane.top, self.cards_left - lane.left, lane.height)

    def serpent(self, number: int, serpent: Serpent) -> SerpentPlace:
        """Where the pieces of a serpent lie."""
        return place_serpent(
            self.serpent_room(number),
            self.serpent_scale,
            len(serpent.pieces),
            serpent.head_is_open,
            serpent.tail_is_open,
        )

    def grown_serpent(self, number: int, serpent: Serpent | None, heads: int, tails: int) -> SerpentPlace:
        """Where a serpent, or None for a new one, lies if so many pieces more are seen at its ends."""
        pieces = len(serpent.pieces) if serpent is not None else 0
        head_open = serpent is None or serpent.head_is_open
        tail_open = serpent is None or serpent.tail_is_open
        room = self.serpent_room(number)
        where = place_serpent(room, self.serpent_scale, pieces + heads + tails, head_open, tail_open)
        return evolve(where, x=where.x + heads * where.pitch, pieces=pieces)

    def new_serpent(self, number: int, head: bool = False) -> SerpentPlace:
        """Where the first piece of a serpent would lie, perhaps its `head`: the tail end of none."""
        return place_serpent(self.serpent_room(number), self.serpent_scale, 0, not head, True)

    def card(self, number: int, slot: int) -> Rect:
        """The place of a prophecy (0 to 3) or, as `TEMPLE_SLOT`, the temple beside a serpent."""
        lane = self.lane(number)
        height = round(self.card_width * SMALL_CARD[1] / SMALL_CARD[0])
        gap = 0.1 if slot == TEMPLE_SLOT else 0.0  # of the pitch
        left = self.cards_left + round((slot + gap) * self.card_pitch)
        top = lane.bottom - height if self.stacked else lane.centery - height // 2
        return Rect(left, top, self.card_width, height)

    def token(self, name: str) -> Rect:
        """The place of a sacrifice token, there or given up."""
        place = Rect(0, 0, self.token_width, round(self.token_width * 0.86))
        place.center = self.token_centres[TOKENS.index(name)]
        return place

    def hand_cards(self, count: int) -> tuple[Rect, ...]:
        """The places of this many cards in hand, from the left.

        More than five are smaller at first, and overlap only where they could not be told apart any more.
        """
        fitting = self.hand.width / (HAND * (1 + _HAND_GAP)) * max(_SMALLEST, min(1.0, HAND / max(1, count)))
        area = self.hand.copy()
        area.height = min(area.height, int(fitting * CARD[1] / CARD[0]))
        area.centery = self.hand.centery
        return spread(area, count)

    def cards_held(self, prophecies: int, temples: int, keeping: bool) -> tuple[Rect, ...]:
        """The places of the cards of a player, temples last.

        While an opening hand is chosen (`keeping`), prophecies are spread out, and temples in hand already.
        """
        if keeping:
            return (*self._dealt_cards(prophecies), *self.hand_cards(temples))
        return self.hand_cards(prophecies + temples)

    def _dealt_cards(self, count: int) -> tuple[Rect, ...]:
        """The places of the cards among which an opening hand is chosen: large ones amid the lanes."""
        area = self.lanes.inflate(-self.lanes.width // 20, -self.lanes.height // 10)
        cards = spread(area, count)
        spare = area.right - cards[-1].right if cards else 0
        return tuple(card.move(spare // 2, 0) for card in cards)


def spread(area: Rect, count: int) -> tuple[Rect, ...]:
    """Return the places of cards that are as high as the area, side by side or overlapping evenly.

    A single row begins at the left of the area; cards are smaller only if one is wider than the area.
    """
    if not count:
        return ()
    height = area.height
    width = round(height * CARD[0] / CARD[1])
    if width > area.width:
        width, height = area.width, round(area.width * CARD[1] / CARD[0])
    pitch = width * (1 + _HAND_GAP)
    if count > 1:
        pitch = min(pitch, (area.width - width) / (count - 1))
    top = area.centery - height // 2
    return tuple(Rect(area.left + round(number * pitch), top, width, height) for number in range(count))
