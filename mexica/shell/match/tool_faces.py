"""What is on a tool's button: picture, name, price, key and number left, in letters of the player's size."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame
from attrs import evolve, frozen
from pygame import Rect, Surface

from mexica.drawing.colours import Colour, button_ink
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import faded, put, put_centred
from mexica.shell.match.button_looks import ButtonLook

DIM: Final = 0.38  # of the brightness, for the picture of what cannot be used
_LEAST: Final = 10  # pixels; the least height of letters of a single name that is too long for its button
_ROOM: Final = 0.94  # of the button's width, for its name
_NUMBERS: Final = 0.95  # of the letters of names
_COIN: Final = 1.15  # of the height of the price's letters
_CAP: Final = 1.3  # the same for the least side of a keycap
_HIGHEST_CAP: Final = 0.2  # of the button's height, for its letters
_LONGEST_CAP: Final = 0.6  # of the button's width
_LONGEST_BESIDE: Final = 0.32  # the same where a price stands beside it
_CAPITALS: Final = 0.74  # of the height of letters, and below the line they stand on
_BELOW: Final = 0.28
_LEAST_PICTURE: Final = 0.4  # of the button's height, or of this part of its width
_WIDTH: Final = 0.7
_WIDEST_PRICE: Final = "1-5"
_WIDEST_LEFT: Final = "88"

Icon = Callable[[Surface, Any, tuple[float, float], int, ButtonLook], None]


@frozen
class Letters:
    """How high the letters of names and of numbers are on all tools of a bar, and where prices stand.

    `beside`: the price is right of its coin, above the picture; else below its coin, left of the picture.
    """

    names: int
    numbers: int
    beside: bool = False


class ToolFaces:
    """Draws what is on the tools of a bar whose names have letters of `wanted` pixels, if they fit."""

    def __init__(self, sprites: Sprites, fonts: Fonts, wanted: int, icon: Icon) -> None:
        self._sprites, self._fonts = sprites, fonts
        self._wanted = max(SMALLEST, wanted)
        self._icon = icon

    def letters(self, size: tuple[int, int], looks: Sequence[ButtonLook]) -> Letters:
        """Return the largest letters with which all these looks fit buttons of a size.

        They stay the same while prices and numbers left change.
        """
        looks = [
            evolve(one, price=_WIDEST_PRICE if one.price else "", left=_WIDEST_LEFT if one.left else "")
            for one in looks
        ]
        room = round(_ROOM * size[0])
        names = min(self._fonts.largest_size(one.name, self._wanted, SMALLEST, room, True) for one in looks)
        for numbers in range(max(SMALLEST, round(_NUMBERS * self._wanted)), SMALLEST - 1, -1):
            found = [Letters(names, numbers, beside) for beside in (False, True)]
            sides = [min(self._picture(size, look, one).width for look in looks) for one in found]
            if max(sides) >= _LEAST_PICTURE * min(size[1], _WIDTH * size[0]) or numbers == SMALLEST:
                break
        return found[sides[1] > sides[0]]

    def draw(self, button: Surface, tool: Any, look: ButtonLook, letters: Letters) -> None:
        """Draw all that is on the button of a tool, but not the button."""
        wide, high = button.size
        edge, ink = _edge(high), button_ink(look.surface)
        room = round(_ROOM * wide)
        names = self._fonts.largest_size(look.name, letters.names, _LEAST, room, True)
        name = self._fonts.fitted(look.name, names, room, ink, True)
        put(button, name, name.get_rect(midtop=(wide // 2, _name_top(high, letters) - _above(name, letters))))
        place = self._picture(button.size, look, letters)
        self._icon(button, tool, place.center, place.width, look)
        if look.price:
            self._draw_price(button, look, letters, ink)
        self.draw_cap(button, look, letters.numbers)
        if look.left:
            left = self._fonts.numeral(_times(look.left), letters.numbers, ink)
            put(button, left, left.get_rect(bottomright=(wide - edge, _name_top(high, letters) - 3)))

    def draw_cap(self, button: Surface, look: ButtonLook, size: int) -> None:
        """Draw the key in letters of a size as a keycap, unless it is too long: the tip tells it."""
        if cap := self._cap(button.size, look, size):
            ink = button_ink(look.surface)
            pygame.draw.rect(button, ink, cap, 1, border_radius=max(2, cap.height // 5))
            put_centred(
                button, self._fonts.numeral(look.key, _cap_letters(button.height, size), ink), cap.center
            )

    def _picture(self, size: tuple[int, int], look: ButtonLook, letters: Letters) -> Rect:
        """The square for the picture; without width where what is around it leaves no room."""
        wide, high = size
        edge, gap = _edge(high), max(2, _edge(high) // 2)
        left, right, top = edge, wide - edge, edge
        number = self._number_width(_times(look.left), letters.numbers) if look.left else 0
        price, cap = (
            self._number_width(look.price, letters.numbers) if look.price else 0,
            self._cap(size, look, letters.numbers),
        )
        if look.price and letters.beside:
            coin = _coin(letters)
            top += max(coin, cap.height if cap else 0) + 1
            if cap and edge + coin + gap + price + gap > cap.left:
                return Rect(wide // 2, top, 0, 0)
            right -= number + gap if number else 0
        elif look.price:
            aside = gap + max(price, _coin(letters), number, cap.width if cap else 0)
            left, right = left + aside, right - aside
        side = max(0, min(right - left, _name_top(high, letters) - 2 - top))
        return Rect((left + right - side) // 2, top, side, side)

    def _draw_price(self, button: Surface, look: ButtonLook, letters: Letters, ink: Colour) -> None:
        edge, side = _edge(button.height), _coin(letters)
        coin = self._sprites.fitted("ap_ui", (side, side))
        place = coin.get_rect(topleft=(edge, edge))
        put(button, coin if look.usable else faded(coin, DIM), place)
        price = self._fonts.numeral(look.price, letters.numbers, ink)
        if letters.beside:
            put(button, price, price.get_rect(midleft=(place.right + max(2, edge // 2), place.centery)))
        else:
            left = max(edge, place.centerx - price.width // 2)
            put(button, price, price.get_rect(topleft=(left, place.bottom + max(2, edge // 2))))

    def _cap(self, size: tuple[int, int], look: ButtonLook, letters: int) -> Rect | None:
        """The place of the keycap in the upper right corner; None without a key, or if it is too long."""
        if not look.key:
            return None
        letters = _cap_letters(size[1], letters)
        side = round(_CAP * letters)
        wide = max(side, self._number_width(look.key, letters) + side // 3)
        if wide > max(side, size[0] * (_LONGEST_BESIDE if look.price else _LONGEST_CAP)):
            return None
        return Rect(size[0] - _edge(size[1]) - wide, _edge(size[1]), wide, side)

    def _number_width(self, text: str, letters: int) -> int:
        return self._fonts.numeral(text, letters, (0, 0, 0)).width


def _edge(high: int) -> int:
    return max(4, round(0.07 * high))


def _cap_letters(high: int, letters: int) -> int:
    return min(letters, max(SMALLEST, round(_HIGHEST_CAP * high)))


def _coin(letters: Letters) -> int:
    return round(_COIN * letters.numbers)


def _name_top(high: int, letters: Letters) -> int:
    """Where the capitals of the name begin."""
    return high - max(3, round(0.04 * high)) - round((_BELOW + _CAPITALS) * letters.names)


def _above(name: Surface, letters: Letters) -> int:
    """How much of the picture of a name is above its capitals."""
    return name.height - round((_BELOW + _CAPITALS) * letters.names)


def _times(left: str) -> str:
    return f"×{left}"  # noqa: RUF001  # the sign is meant
