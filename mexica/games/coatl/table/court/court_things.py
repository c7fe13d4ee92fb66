"""What lies in the courts: serpents with their cards, boards of pieces, tokens, hands."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from mexica.drawing.colours import CREAM
from mexica.drawing.fonts import Fonts
from mexica.drawing.soft_shadow import kept_soft_shadow
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, dimmed, put, put_centred
from mexica.games.coatl.rules.cards import Card
from mexica.games.coatl.rules.material import TOKENS, Piece, is_head, is_tail
from mexica.games.coatl.rules.scoring import serpent_points
from mexica.games.coatl.rules.serpent import Serpent
from mexica.games.coatl.rules.state import Phase, Seat
from mexica.games.coatl.rules.worth import prophecy_worth, temple_worth
from mexica.games.coatl.table.cards.card_pictures import CardPictures
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.count_plate import count_plate
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_plan import CourtPlan
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.places import TEMPLE_SLOT, Place
from mexica.games.coatl.table.court.seen_table import SeenPlayer, SeenTable
from mexica.games.coatl.table.court.serpent_place import PITCH
from mexica.games.coatl.table.court.serpent_view import SerpentView
from mexica.games.coatl.table.court.slabs import Slab

_GOLD: Final = (255, 226, 130)
_DARK: Final = (60, 14, 8)
_SPENT: Final = 0.22  # opacity of the place of a token that was given up
_PIECE_IN_HOLLOW: Final = 0.90  # of the length that would fill it


class CourtThings:
    """Draws all that lies in the courts."""

    def __init__(
        self, layout: CourtLayout, sprites: Sprites, fonts: Fonts, cards: CardPictures, serpents: SerpentView
    ) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts
        self.cards, self.serpents = cards, serpents

    def draw_court(self, target: Target, table: SeenTable, look: CourtLook, seat: Seat) -> None:
        """Draw the court of a seat."""
        plan, player = self._layout.court(seat), table.players[seat]
        if not plan.large:
            self._draw_plate(target, plan, look)
        for number, serpent in enumerate(player.serpents, 1):
            self._draw_serpent(target, plan, number, serpent, look)
        self._draw_board(target, plan, player.board, look)
        self._draw_tokens(target, plan, player, look)
        self._draw_hand(target, plan, player, look, table.turn.phase is Phase.KEEPING)

    def _draw_plate(self, target: Target, plan: CourtPlan, look: CourtLook) -> None:
        """The wooden plate with a seat's shield and name at its terrace."""
        seat, place = look.seat(plan.seat), plan.plate
        put(target, self._sprites.surface("toast", place.size), place)
        side = round(place.height * 0.86)
        shield = self._sprites.fitted(seat.sign.sprite, (side, side))
        put_centred(target, shield, (place.left + side * 0.72, place.centery))
        left = place.left + round(side * 1.3)
        room = place.right - round(place.height * 0.3) - left
        name = self._fonts.fitted(seat.name, max(12, round(place.height * 0.47)), room, CREAM, True)
        put(target, name, name.get_rect(midleft=(left, place.centery)))

    def _draw_serpent(
        self, target: Target, plan: CourtPlan, number: int, serpent: Serpent, look: CourtLook
    ) -> None:
        place = plan.serpent(number, serpent)
        raised = (plan.seat, number) not in look.resting
        seen = places.lane(plan.seat, number) not in look.hidden
        if seen:
            self.serpents.draw(target, serpent, place, raised)
        for slot, card, times in _beside(serpent):
            area = plan.card(number, slot)
            if places.beside(plan.seat, number, slot) not in look.hidden:
                self.draw_card_shadow(target, area)
                put(target, self.cards.beside(card, area.width, times), area)
        if serpent.finished and raised and seen:
            x, y = place.tip
            self.draw_medal(target, (x + 0.30 * place.pitch, y), self._medal(plan), serpent_points(serpent))

    def _medal(self, plan: CourtPlan) -> int:
        return max(18, round(0.72 * PITCH * plan.serpent_scale))

    def draw_medal(self, target: Target, middle: tuple[float, float], side: int, points: int) -> None:
        """Draw a finished serpent's points on a golden disc of this width."""
        put_centred(target, self._sprites.fitted("medal", (side, side)), middle)
        size = max(10, round(side * (0.44 if points < 10 else 0.40)))  # noqa: PLR2004
        put_centred(target, self._fonts.numeral(str(points), size, _GOLD, _DARK), (middle[0], middle[1]))

    def draw_card_shadow(self, target: Target, area: Rect) -> None:
        """Draw the shadow of a card to its lower right."""
        blur = max(1, round(area.width / 34))
        shift = max(1, round(area.width / 28))
        shadow = kept_soft_shadow(area.size, blur)
        put(target, shadow, (area.left - 2 * blur + shift, area.top - 2 * blur + shift))

    def _draw_board(self, target: Target, plan: CourtPlan, board: tuple[Piece, ...], look: CourtLook) -> None:
        self.draw_slab(target, plan.board)
        for slot, piece in enumerate(board):
            if places.board(plan.seat, slot) not in look.hidden:
                self.draw_in_hollow(target, plan.board, slot, (piece,))

    def draw_slab(self, target: Target, slab: Slab) -> None:
        """Draw a slab with its shadow."""
        for name in (f"{slab.name}_shadow", slab.name):
            sprite = self._sprites.get(name, round(slab.scale, 4))
            anchor = self._sprites.anchor(slab.name)
            x = slab.rect.left + anchor[0] * slab.scale - sprite.anchor[0]
            y = slab.rect.top + anchor[1] * slab.scale - sprite.anchor[1]
            put(target, sprite.surface, (round(x), round(y)))

    def draw_in_hollow(self, target: Target, slab: Slab, slot: int, pieces: tuple[Piece, ...]) -> None:
        """Draw one or two pieces in a hollow."""
        joint, scale = piece_in_hollow(slab, slot, pieces)
        self.serpents.draw_row(target, pieces, joint, scale, first=int(len(pieces) == 1))

    def _draw_tokens(self, target: Target, plan: CourtPlan, player: SeenPlayer, look: CourtLook) -> None:
        for name in TOKENS:
            if places.token(plan.seat, name) not in look.hidden:
                self.draw_token(target, name, plan.token(name), there=name in player.tokens)

    def draw_token(self, target: Target, name: str, place: Rect, there: bool = True) -> None:
        """Draw a sacrifice token, or the trace of one that was given up."""
        scale = round(place.width / self._sprites.get(f"token_{name}", 1.0).surface.width, 4)
        token, shadow = (self._sprites.get(f"token_{name}{end}", scale) for end in ("", "_shadow"))
        x, y = place.centerx, place.centery + round(place.height * 0.05)
        if there:
            put(target, shadow.surface, (round(x - shadow.anchor[0]), round(y - shadow.anchor[1])))
        picture = token.surface if there else dimmed(token.surface, _SPENT)
        put(target, picture, (round(x - token.anchor[0]), round(y - token.anchor[1])))

    def _draw_hand(
        self, target: Target, plan: CourtPlan, player: SeenPlayer, look: CourtLook, keeping: bool
    ) -> None:
        if not plan.large:
            self._draw_hand_count(target, plan, player)
            return
        cards = hand_cards(plan.seat, player)
        areas = plan.cards_held(len(player.hand), len(player.temples), keeping)
        for (place, card), area in zip(cards, areas, strict=True):
            if place not in look.hidden:
                self.draw_card(target, card, area, place, look)

    def draw_card(self, target: Target, card: Card | None, area: Rect, place: Place, look: CourtLook) -> None:
        """Draw a card with its shadow, face down if it is None; a TEMPLE's place has a temple's back."""
        self.draw_card_shadow(target, area)
        temple = place.kind in (places.Kind.TEMPLE, places.Kind.PILE)
        if card is None:
            put(target, self.cards.back(area.width, temple), area)
        else:
            put(target, self.cards.face(card, area.width, look.levels.get(place)), area)

    def _draw_hand_count(self, target: Target, plan: CourtPlan, player: SeenPlayer) -> None:
        """How many cards another player holds: a back and the number; temples and prophecies together."""
        area = plan.hand
        width = round(area.height * 0.70)
        self.draw_card_shadow(target, Rect(area.left, area.top, width, area.height))
        put(target, self.cards.back(width), area)
        count = count_plate(self._fonts, len(player.hand), max(11, round(area.height * 0.40)))
        put(target, count, count.get_rect(midleft=(area.left + round(width * 0.8), area.centery)))


def hand_cards(seat: Seat, player: SeenPlayer) -> list[tuple[Place, Card | None]]:
    """Return a player's cards in hand with their places, prophecies as sorted before temples."""
    hand = [(places.prophecy(seat, slot), player.hand[slot]) for slot in player.order]
    return hand + [(places.temple(seat, slot), card) for slot, card in enumerate(player.temples)]


def piece_in_hollow(slab: Slab, slot: int, pieces: tuple[Piece, ...]) -> tuple[tuple[float, float], float]:
    """Return the left joint and the scale of pieces that lie in a hollow of a slab."""
    hollow = slab.hollow(slot)
    scale = slab.scale
    shift = 0.0
    if is_head(pieces[0]):
        shift = 0.125 * PITCH * scale
    elif is_tail(pieces[0]):
        shift = -0.15 * PITCH * scale
    x = hollow.centerx - PITCH * scale * len(pieces) / 2 + shift
    return (x, hollow.centery + 32 * scale), scale


def _beside(serpent: Serpent) -> Iterator[tuple[int, Card, int]]:
    """The slots of the cards beside a serpent, the cards, and how often each is fulfilled."""
    for slot, card in enumerate(serpent.prophecies):
        yield slot, card, prophecy_worth(card, serpent).times
    if serpent.temple is not None:
        worth = temple_worth(serpent.temple, serpent, serpent.prophecies)
        yield TEMPLE_SLOT, serpent.temple, worth.times
