"""The small ring of what can be done where a hero stands: stones with a picture and a word."""

from collections.abc import Callable, Hashable, Mapping
from math import dist
from typing import Final

import pygame
from attrs import evolve
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, SHADE, UNUSABLE, button_ink
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.hit_areas import uppermost
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import cached_pictures, dimmed, put, put_centred, smoothed
from mexica.games.aztekz.rules.state import Seat
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.games.aztekz.table.pyramid.places import Place
from mexica.games.aztekz.table.pyramid.pyramid_look import ActionRing, RingEntry
from mexica.games.aztekz.table.pyramid.ring_place import RingRoom, ring_place
from mexica.games.aztekz.table.pyramid.sunk_field import sunk_field

_WIDEST: Final = (4.0, 8.0)  # a stone is at least and at most so wide, in heights of a text's letters
_HIGH: Final = 3.9  # likewise
_APART: Final = 0.25  # likewise
_ARCH: Final = 0.16  # how much lower the outer stones are, by their number from the middle, squared
_OVER: Final = 0.35  # between the ring and what it is about, or more
_TIED: Final = 1.6  # likewise, from which on a string ties it to that
_PICTURE: Final = 2.2
_WORD: Final = 0.86
_SIGN: Final = 1.15
_GREY: Final = 0.45
_FINER: Final = 4
_TURQUOISE: Final = (64, 190, 178)


class RingView:
    """Draws the ring, and says what lies where on it."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts
        self._kept: tuple[ActionRing, Mapping[Place, Rect], dict[Hashable, Rect]] | None = None

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
        """Return the stones of a ring by the keys of their entries: an arch near what the ring is about."""
        if ring.place not in places:
            return {}
        kept = self._kept
        if kept is None or kept[1] is not places or evolve(kept[0], pointed=ring.pointed) != ring:
            kept = self._kept = ring, places, self._arch(ring, places)
        return kept[2]

    def _arch(self, ring: ActionRing, places: Mapping[Place, Rect]) -> dict[Hashable, Rect]:
        about, size = places[ring.place], self._size
        wide, high = self._wide(ring), round(_HIGH * size)
        pitch = wide + round(_APART * size)
        many = len(ring.entries)
        lower = [_ARCH * size * ((number - (many - 1) / 2) ** 2) for number in range(many)]
        box = many * pitch, high + round(max(lower, default=0.0))
        free = self._layout.stage.copy()
        free.height -= self._layout.toast_strip.height  # toasts would cover it
        free.bottom = self._layout.stage.bottom
        room = RingRoom(free, round(_OVER * size), self._layout.cell)
        whole = ring_place(box, ring.place, places, ring.wanted, room)
        below = whole.centery > about.centery
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

    def draw(
        self,
        target: Surface,
        ring: ActionRing,
        places: Mapping[Place, Rect],
        seat_look: Callable[[Seat], SeatLook],
    ) -> None:
        """Draw the ring, with the signs that seats have by their looks."""
        areas = self.areas(ring, places)
        if areas:
            self._draw_string(target, places[ring.place], _whole(areas))
        for entry in ring.entries:
            if entry.key in areas:
                self._draw_stone(target, entry, areas[entry.key], pointed=entry.key == ring.pointed)
                if entry.seat is not None:
                    self._draw_sign(target, areas[entry.key], seat_look(entry.seat))

    def _draw_string(self, target: Surface, about: Rect, stones: Rect) -> None:
        """Tie a ring that lies at a distance to what it is about."""
        above, inset = stones.centery < about.centery, round(self._size)
        near = min(max(about.centerx, stones.left + inset), stones.right - inset)
        start = near, stones.bottom - inset if above else stones.top + inset
        end = about.midtop if above else about.midbottom
        if dist(start, end) > _TIED * self._size:
            thick = max(2, round(0.16 * self._size))
            pygame.draw.line(target, SHADE, start, end, 2 * thick)
            pygame.draw.line(target, _TURQUOISE, start, end, thick)

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

    def _draw_sign(self, target: Surface, area: Rect, seat: SeatLook) -> None:
        """Draw the sign of a seat in the upper left corner of a stone."""
        side = round(_SIGN * self._size)
        sign = self._sprites.fitted(seat.sign.sprite, (side, side))
        put_centred(target, sign, (area.left + 0.62 * side, area.top + 0.62 * side))

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


def _whole(areas: Mapping[Hashable, Rect]) -> Rect:
    first, *others = areas.values()
    return first.unionall(others)


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
