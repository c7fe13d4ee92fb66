"""The lower panel: the card and the soul that are drawn, and what is left in deck and supply (A8.1)."""

from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, SHADE, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, cached_pictures, dimmed, put, put_centred
from mexica.games.aztekz.rules.material import SHAPES, SOULS
from mexica.games.aztekz.table.panels.piece_words import soul_label
from mexica.games.aztekz.table.panels.players_view import GOLD
from mexica.games.aztekz.table.pyramid import places
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.pyramid_look import PyramidLook
from mexica.games.aztekz.table.pyramid.seen_pyramid import SeenPyramid
from mexica.games.aztekz.table.pyramid.sunk_field import sunk_field
from mexica.games.aztekz.table.pyramid.turn_signs import turn_sign
from mexica.texts import _

SHOWN: Final = {"straight": "ns", "corner": "es", "three": "esw", "cross": "nesw"}
"""How a card of each shape is turned where it stands for all of them."""
_DIM: Final[Colour] = (200, 192, 178)
_ALARM: Final[Colour] = (255, 160, 96)
_MOST_GROWN: Final = 1.25  # letters of a larger scale; the panel keeps its size
_SIGN: Final[Colour] = (72, 200, 186)
_GONE: Final = 0.35  # opacity of what none is left of
_GLOW: Final = 0.55
_ONLY_LAID: Final = ("_raised", "_b")  # the cards that are seen only in the pyramid


class LeftView:
    """Draws the panel."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._side, self._sprites, self._fonts = layout, layout.side, sprites, fonts
        self._grown = min(_MOST_GROWN, max(1.0, layout.scale))

    def add_preloads(self) -> None:
        """Have the pictures made of each card and each soul that may be drawn."""
        wide = self._side.card.width
        for name in ("card_shadow", *self._sprites.of_layer("card")):
            if not name.endswith(_ONLY_LAID):
                self._sprites.add_preload(partial(self._card_part, name, wide))
        for kind in SOULS:
            self._sprites.add_preload(partial(self._glow, kind))
            self._sprites.add_preload(partial(self._sprites.fitted, f"soul_{kind}", self._side.soul.size))

    def draw_drawn(self, target: Target, table: SeenPyramid, look: PyramidLook) -> None:
        """Draw the card and the soul that are drawn."""
        self._title(target, look)
        put(target, sunk_field(self._side.hand.size), self._side.hand)
        self._drawn(target, table, look)

    def _letters(self, size: float) -> int:
        return max(SMALLEST, round(size * self._layout.k * self._grown))

    def _title(self, target: Target, look: PyramidLook) -> None:
        place = self._side.title
        title = self._fonts.text(_("Drawn"), self._letters(20), CREAM, True)
        small = self._letters(15)
        beside = self.note_room(title.width)
        fits = self._fonts.width(look.note, small) <= beside
        if fits:
            put(target, title, title.get_rect(midleft=place.midleft))
        if look.note:
            note = self._fonts.fitted(look.note, small, beside if fits else self.note_room(), _DIM)
            put(target, note, note.get_rect(midright=place.midright))

    def note_room(self, title: int = 0) -> int:
        """Return the width that a note has above the card, beside a title of this width or without one."""
        return self._side.title.width - (title + self._letters(15) if title else 0)

    # ------------------------------------------------------------------ what is drawn

    def _drawn(self, target: Target, table: SeenPyramid, look: PyramidLook) -> None:
        if table.drawn is None:
            if table.mover is None:
                self._quiet(target, _("Game over"), self._side.hand)
            return
        if places.DRAWN not in look.hidden:
            self._card(target, look.turned or table.drawn, turnable=table.turnable)
        if table.soul is None:
            self._quiet(target, _("No soul"), self._beside_card)
        elif places.SOUL not in look.hidden:
            self._soul(target, table.soul)

    def _card(self, target: Target, paths: str, *, turnable: bool) -> None:
        self.draw_card(target, paths, self._side.card.center, self._side.card.width)
        for step in (-1, 1) if turnable else ():
            self._turner(target, self._side.turner(step), step)

    @property
    def _beside_card(self) -> Rect:
        """The part of the sunk field that is left for the soul."""
        hand, left = self._side.hand, self._side.turner(1).right
        return Rect(left, hand.top, hand.right - left, hand.height)

    def _quiet(self, target: Target, text: str, place: Rect) -> None:
        """Say what a place would show, if there were any."""
        words = self._fonts.fitted(text, self._letters(16), place.width - self._letters(8), _DIM)
        put_centred(target, words, place.center)

    def draw_card(self, target: Target, paths: str | None, middle: tuple[float, float], wide: float) -> None:
        """Draw a loose card of this width with its shadow, its back if there are no paths."""
        name = "card_back" if paths is None else f"card_{paths}"
        share = wide / self._sprites.size("cell_empty")[0]
        for part in ("card_shadow", name):
            x, y = self._sprites.anchor(part)
            at = round(middle[0] - x * share), round(middle[1] - y * share)
            put(target, self._card_part(part, wide), at)

    def _card_part(self, name: str, wide: float) -> Surface:
        """A card or its shadow as large as belongs to a loose card of this width."""
        share, full = wide / self._sprites.size("cell_empty")[0], self._sprites.size(name)
        return self._sprites.stretched(name, (round(full[0] * share), round(full[1] * share)))

    def _turner(self, target: Target, place: Rect, step: int) -> None:
        put(target, self._sprites.surface("button_normal", place.size), place)
        put_centred(target, turn_sign(round(0.74 * place.width), step, _SIGN), place.center)

    def _soul(self, target: Target, kind: str) -> None:
        place = self._side.soul
        put_centred(target, self._glow(kind), place.center)
        put_centred(target, self._sprites.fitted(f"soul_{kind}", place.size), place.center)
        words = self._fonts.fitted(soul_label(kind), self._letters(16), self._beside_card.width, CREAM)
        put_centred(target, words, (place.centerx, place.bottom + 0.62 * words.height))

    def _glow(self, kind: str) -> Surface:
        wide = round(1.9 * self._side.soul.width)
        return dimmed(self._sprites.fitted(f"soul_{kind}_glow", (wide, wide)), _GLOW)

    # ------------------------------------------------------------------ what is left

    def draw_deck(self, target: Target, table: SeenPyramid, look: PyramidLook) -> None:
        """Draw what is left in the deck."""
        place, left = self._side.deck, sum(table.deck.values())
        picture = _brighter(self._sprites.fitted("deck_stack", place.size))
        put_centred(target, picture if left else dimmed(picture, _GONE), place.center)
        self._count(target, place, left, _ALARM if look.last_cards else GOLD)
        for name in SHAPES:
            area, count = self._side.shape(name), table.deck.get(name, 0)
            wide = min(self._layout.px(54), round(0.62 * area.width))
            card = f"card_{SHOWN[name]}"
            full = self._sprites.size(card)
            picture = self._sprites.stretched(card, (wide, round(full[1] * wide / full[0])))
            self._beside(target, area, picture if count else dimmed(picture, _GONE), count)

    def draw_supply(self, target: Target, table: SeenPyramid) -> None:
        """Draw what is left in the supply."""
        place, left = self._side.supply, sum(table.supply.values())
        picture = self._sprites.fitted("urn", place.size)
        put_centred(target, picture if left else dimmed(picture, _GONE), place.center)
        self._count(target, place, left, GOLD)
        for name in SOULS:
            area, count = self._side.kind(name), table.supply.get(name, 0)
            side = min(self._layout.px(34), round(0.60 * area.width))
            picture = self._sprites.fitted(f"soul_{name}", (side, side))
            self._beside(target, area, picture if count else dimmed(picture, _GONE), count)

    def _count(self, target: Target, place: Rect, count: int, colour: Colour) -> None:
        number = self._fonts.numeral(str(count), self._letters(24), colour, SHADE)
        put_centred(target, number, (place.centerx, place.bottom - 0.24 * place.height))

    def _beside(self, target: Target, area: Rect, picture: Surface, count: int) -> None:
        """A picture at the left of its area, and how many there are of it."""
        put(target, picture, picture.get_rect(midleft=area.midleft))
        number = self._fonts.numeral(str(count), self._letters(18), CREAM if count else _DIM)
        left = area.left + picture.width + self._layout.px(4)
        put(target, number, number.get_rect(midleft=(left, area.centery)))


@cached_pictures(2)
def _brighter(picture: Surface) -> Surface:
    """A picture of the night twice as bright, to be seen on the dark panel."""
    bright = picture.copy()
    bright.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return bright
