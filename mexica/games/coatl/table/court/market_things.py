"""What lies in the market: display, temple piles, deck, supply board, bags."""

from typing import Final

from pygame import Rect

from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, put
from mexica.games.coatl.rules.material import SPACES
from mexica.games.coatl.table.cards.card_pictures import card_size
from mexica.games.coatl.table.court import places
from mexica.games.coatl.table.court.count_plate import count_plate
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.court_things import CourtThings
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.market_plan import BAGS
from mexica.games.coatl.table.court.places import Place
from mexica.games.coatl.table.court.seen_table import SeenTable

_SIGNS: Final = {"head": "head_blue_trough", "body": "body_green_trough", "tail": "tail_red_trough"}
_LAYERS: Final = 5  # cards seen of a pile at most


class MarketThings:
    """Draws all that lies in the market."""

    def __init__(self, layout: CourtLayout, sprites: Sprites, fonts: Fonts, things: CourtThings) -> None:
        self._layout, self._sprites, self._fonts, self._things = layout, sprites, fonts, things

    def draw_cards(self, target: Target, table: SeenTable, look: CourtLook) -> None:
        """Draw the display, the piles of temples and the deck."""
        market = self._layout.market
        for slot, card in enumerate(table.display):
            place = places.display(slot)
            if place not in look.hidden:
                self._things.draw_card(target, card, market.display(table.space(slot)), place, look)
        for slot, (common, left) in enumerate(zip(table.common, table.piles, strict=True)):
            self._draw_pile(target, market.pile(slot), left - 1, temple=True)
            if common is not None and places.pile(slot) not in look.hidden:
                self._things.draw_card(target, common, market.pile(slot), places.pile(slot), look)
            self.draw_count(target, table, places.pile(slot))
        self._draw_pile(target, market.deck, table.deck, temple=False)
        self.draw_count(target, table, places.DECK)

    def _draw_pile(self, target: Target, area: Rect, cards: int, temple: bool) -> None:
        """The cards that lie face down, the lowest furthest to the right and to the front."""
        layers = min(_LAYERS, -(-cards // 3)) if not temple else min(3, max(0, cards))
        step = max(1, round(area.width / 42))
        for layer in range(layers, 0, -1) if temple else range(layers - 1, -1, -1):
            place = Rect(area.left + step * layer, area.top + step * layer, *card_size(area.width))
            self._things.draw_card_shadow(target, place)
            put(target, self._things.cards.back(area.width, temple), place)

    def draw_count(self, target: Target, table: SeenTable, place: Place) -> None:
        """Draw how many cards the deck or a pile has, on the lower rim of it."""
        market, deck = self._layout.market, place == places.DECK
        area = market.deck if deck else market.pile(place.slot)
        count = table.deck if deck else table.piles[place.slot]
        plate = count_plate(self._fonts, count, max(11, round(13 * self._layout.k)))
        put(target, plate, plate.get_rect(center=(area.centerx, area.bottom)))

    def draw_supply(self, target: Target, table: SeenTable, look: CourtLook) -> None:
        """Draw the supply board."""
        slab = self._layout.market.supply
        self._things.draw_slab(target, slab)
        for slot, (name, pieces) in enumerate(zip(SPACES, table.supply, strict=True)):
            if pieces and places.supply(name) not in look.hidden:
                self._things.draw_in_hollow(target, slab, slot, pieces)

    def draw_bags(self, target: Target, table: SeenTable) -> None:
        """Draw the bags."""
        counts = {"head": table.heads, "body": table.bodies, "tail": table.tails}
        for kind in BAGS:
            self._draw_bag(target, kind, self._layout.market.bag(kind), sum(counts[kind]))

    def _draw_bag(self, target: Target, kind: str, area: Rect, count: int) -> None:
        bag = self._sprites.get(f"bag_{kind}", 1.0)
        scale = round(min(area.height / bag.surface.height, 0.66 * area.width / bag.surface.width), 4)
        sprite = self._sprites.get(f"bag_{kind}", scale)
        x, y = area.left + round(area.width * 0.36), area.bottom - round(53 * scale)
        for name in (f"bag_{kind}_shadow", f"bag_{kind}"):
            part = self._sprites.get(name, scale)
            put(target, part.surface, (round(x - part.anchor[0]), round(y - part.anchor[1])))
        small = scale * 0.43
        at = area.left + area.width * 0.50, area.bottom - 30 * scale
        self._things.serpents.draw_piece(target, _SIGNS[kind], at, small)
        plate = count_plate(self._fonts, count, max(12, round(15 * self._layout.k)))
        middle = area.left + round(area.width * 0.78), area.bottom - round(sprite.surface.height * 0.52)
        put(target, plate, plate.get_rect(center=middle))
