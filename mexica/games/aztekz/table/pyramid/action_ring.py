"""The small ring of what can be done where a hero stands: stones with a picture and a word."""

from collections.abc import Hashable, Mapping
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, SHADE, UNUSABLE, button_ink
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.hit_areas import uppermost
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import cached_pictures, dimmed, put, put_centred, smoothed
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import ActionRing, RingEntry
from mexica.games.aztekz.table.pyramid.sunk_field import sunk_field

_WIDEST: Final = (4.0, 8.0)  # a stone is at least and at most so wide, in heights of a text's letters
_HIGH: Final = 3.9  # likewise
_APART: Final = 0.25  # likewise
_ARCH: Final = 0.16  # how much lower the outer stones are, by their number from the middle, squared
_OVER: Final = 0.35  # between the ring and what it is about
_PICTURE: Final = 2.2
_WORD: Final = 0.86
_GREY: Final = 0.45
_FINER: Final = 4
_TURQUOISE: Final = (64, 190, 178)


class RingView:
    """Draws the ring, and says what lies where on it."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts

    @property
    def _size(self) -> float:
        """The height of letters, which all measures follow: as large as elsewhere, or as cells allow."""
        return max(float(SMALLEST), min(self._layout.text_size, 0.13 * self._layout.cell[0]))

    def _wide(self, ring: ActionRing) -> int:
        """The width of each stone, for the longest word."""
        letters = max(SMALLEST, round(_WORD * self._size))
        longest = max((self._fonts.width(entry.word, letters) for entry in ring.entries), default=0)
        least, most = (round(length * self._size) for length in _WIDEST)
        return min(most, max(least, longest + round(0.9 * self._size)))

    def areas(self, ring: ActionRing, places: Mapping[Place, Rect]) -> dict[Hashable, Rect]:
        """Return the stones of a ring by the keys of their entries: an arch over what the ring is about.

        Where there is no room above, it lies below.
        """
        if ring.place not in places:
            return {}
        about, size = places[ring.place], self._size
        wide, high = self._wide(ring), round(_HIGH * size)
        pitch = wide + round(_APART * size)
        many = len(ring.entries)
        lower = [_ARCH * size * ((number - (many - 1) / 2) ** 2) for number in range(many)]
        whole = Rect(0, 0, many * pitch, high + round(max(lower, default=0.0)))
        whole.midbottom = about.centerx, about.top - round(_OVER * size)
        stage = self._layout.stage
        below = whole.top < self._layout.toast_strip.bottom  # toasts would cover it
        if below:
            whole.midtop = about.centerx, about.bottom + round(_OVER * size)
        whole.clamp_ip(stage)
        return {
            entry.key: Rect(
                whole.left + number * pitch,
                whole.bottom - high - down if below else whole.top + down,
                wide,
                high,
            )
            for number, (entry, down) in enumerate(zip(ring.entries, map(round, lower), strict=True))
        }

    def key_at(
        self, ring: ActionRing, places: Mapping[Place, Rect], position: tuple[int, int]
    ) -> Hashable | None:
        """Return the key of the entry under a pixel, None beside the ring."""
        return uppermost(self.areas(ring, places), position)

    def draw(self, target: Surface, ring: ActionRing, places: Mapping[Place, Rect]) -> None:
        """Draw the ring."""
        areas = self.areas(ring, places)
        for entry in ring.entries:
            if entry.key in areas:
                self._draw_stone(target, entry, areas[entry.key], pointed=entry.key == ring.pointed)

    def _draw_stone(self, target: Surface, entry: RingEntry, area: Rect, *, pointed: bool) -> None:
        surface = "button_disabled" if not entry.usable else "button_selected" if pointed else "button_normal"
        put(target, self._sprites.surface(surface, area.size), area)
        size = self._size
        middle = area.centerx, area.top + round(0.40 * area.height)
        self._picture(target, entry, middle, round(_PICTURE * size))
        ink = button_ink(surface)
        room = area.width - round(0.4 * size)
        word = self._fonts.fitted(entry.word, max(SMALLEST, round(_WORD * size)), room, ink)
        put_centred(target, word, (area.centerx, area.bottom - 0.85 * size))
        if entry.cap:
            cap = self._fonts.text(
                entry.cap, max(SMALLEST, round(0.7 * size)), CREAM if entry.usable else UNUSABLE
            )
            plate = Rect(0, 0, max(cap.height, cap.width + round(0.5 * size)), cap.height)
            plate.midright = area.right, area.top  # half beyond the stone, clear of the picture
            put(target, sunk_field(plate.size), plate)
            put_centred(target, cap, plate.center)

    def _picture(self, target: Surface, entry: RingEntry, middle: tuple[int, int], side: int) -> None:
        name = entry.picture if entry.soul is None else f"soul_{entry.soul}"
        picture = self._sprites.fitted(name, (round(1.34 * side), side))
        x, y = middle[0] - (round(0.3 * side) if entry.arrow else 0), middle[1]
        put_centred(target, picture if entry.usable else dimmed(picture, _GREY), (x, y))
        if entry.arrow:
            arrow = _arrow(side, entry.arrow)
            put_centred(target, arrow if entry.usable else dimmed(arrow, _GREY), (x + 0.84 * side, y))
        if entry.count > 1:
            number = self._fonts.numeral(str(entry.count), max(SMALLEST, round(0.5 * side)), CREAM, SHADE)
            put_centred(target, number, (x + 0.40 * side, y + 0.24 * side))


@cached_pictures(16)
def _arrow(high: int, direction: str) -> Surface:
    """An arrow of this height that points up or down."""
    wide = round(0.5 * high)
    big = Surface((wide * _FINER, high * _FINER), pygame.SRCALPHA)
    for colour, rim in ((SHADE, 0), (_TURQUOISE, 1.6 * _FINER)):
        middle, top, bottom = wide * _FINER / 2, rim * 1.4, high * _FINER - rim
        head, half, stem = 0.45 * wide * _FINER + rim, middle - rim * 1.2, 0.16 * wide * _FINER - rim * 0.2
        points = [(middle, top), (middle + half, head), (middle + stem, head), (middle + stem, bottom)]
        pygame.draw.polygon(big, colour, points + [(2 * middle - x, y) for x, y in reversed(points)])
    return smoothed(big if direction == "up" else pygame.transform.flip(big, False, True), (wide, high))
