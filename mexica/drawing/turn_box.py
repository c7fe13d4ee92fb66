"""The turn box in the bar of any table: a sign on the left, three lines of text beside it."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.canvas import Drawable, over
from mexica.drawing.colours import CREAM, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, put_centred
from mexica.drawing.table_layout import TableLayout
from mexica.drawing.thinking_dots import ThinkingDots
from mexica.texts import _, listed

GOLD: Final[Colour] = (255, 214, 110)
QUIET: Final[Colour] = (240, 226, 196)
_ASKED: Final = 0.66  # heights of the second line: letters of what is to be done
_LINES: Final = 2
_BESIDE: Final = 1.06  # widths of a sign from one to the next
_PITCH: Final = 1.15  # letter heights between two lines


@frozen
class TurnBoxLayout:
    """The layout of the turn box, in pixels: a sign on the left, three lines of text beside it."""

    high: int
    sign: tuple[float, float]
    words: Rect
    middle: int

    @classmethod
    def of(cls, layout: TableLayout) -> "TurnBoxLayout":
        """Divide the turn box of a layout."""
        box = layout.turn_box
        high = min(box.height, round(box.width * 0.4))
        middle = box.centery + round(high * 0.04)
        left = box.left + round(high * 0.9)
        words = Rect(left, box.top, box.right - round(high * 0.1) - left, box.height)
        return cls(high, (box.left + high * 0.46, middle), words, middle)

    @property
    def name(self) -> tuple[float, float]:
        """The middle of the left edge of the first line."""
        return self.words.left, self.middle - self.high * 0.27

    @property
    def second(self) -> Rect:
        """The second line."""
        top = round(self.middle - self.high * 0.13)
        return Rect(self.words.left, top, self.words.width, round(self.high * 0.29))

    @property
    def of_two(self) -> int:
        """The largest height of letters with which two lines are in the place of the second."""
        return max(SMALLEST, round(self.high * 0.15))

    @property
    def stage(self) -> tuple[float, float]:
        """The middle of the left edge of the third line."""
        return self.words.left, self.middle + self.high * 0.29

    def signs(self, many: int, *, crowned: bool = False) -> list[Rect]:
        """Return the places of so many signs side by side, clear of the words, lower ones below crowns."""
        share = 0.8 if crowned else 1.0
        side = round(0.68 * share * self.high / max(1.0, 0.74 * many))
        x, y = self.sign[0], self.sign[1] + (0.17 * side if crowned else 0)
        found = [Rect(0, 0, side, side) for _sign in range(many)]
        for number, place in enumerate(found):
            place.center = round(x + (number - (many - 1) / 2) * _BESIDE * side), round(y)
        return found

    @property
    def small(self) -> int:
        """The letter height of the third line."""
        return max(SMALLEST, round(self.high * 0.17))


class TurnBox:
    """Draws the parts that the turn boxes of all games have."""

    def __init__(self, layout: TableLayout, sprites: Sprites, fonts: Fonts) -> None:
        self.places = TurnBoxLayout.of(layout)
        self._sprites, self._fonts = sprites, fonts

    def draw_mover(self, target: Target, seat: SeatLook) -> None:
        """Draw the sign and the name of the seat whose turn it is."""
        self.draw_signs(target, [seat.sign.sprite])
        self.draw_name(target, seat.name)

    def draw_winners(self, target: Target, seats: Sequence[SeatLook], points: str) -> None:
        """Draw the signs of the winners with a crown, their names if these have room, and their points."""
        self.draw_signs(target, [seat.sign.sprite for seat in seats], crowned=True)
        self.draw_name(target, self.winners_words([seat.name for seat in seats]))
        self.draw_second(target, points)
        self.draw_stage(target, _("Game over"))

    def winners_words(self, names: Sequence[str]) -> str:
        """Return the names of the winners, or that it is shared if there is no room for the names of all."""
        told, room = listed(names), self.places.words.width
        if len(names) > 1 and not self._fonts.fits(told, self._name_size, room, bold=True):
            return _("Shared victory")
        return told

    @property
    def _name_size(self) -> int:
        return round(self.places.high * 0.23)

    def draw_name(self, target: Target, text: str) -> None:
        """Draw the first line."""
        put_left(target, self._line(text, self._name_size, CREAM, bold=True), self.places.name)

    def draw_second(self, target: Target, text: str, *, share: float = 0.86, colour: Colour = GOLD) -> None:
        """Draw the second line, with letters of this share of its height; in two if they can be larger so."""
        place = self.places.second
        lines, size = self.broken(text, round(place.height * share))
        for number, line in enumerate(lines):
            down = round((number - (len(lines) - 1) / 2) * _PITCH * size)
            words = self._line(line, size, colour, bold=True)
            put_left(target, words, (place.left, place.centery + down))

    def broken(self, text: str, size: int) -> tuple[list[str], int]:
        """Return a text for the second line, in one or two, with the height of letters, at most `size`."""
        room = self.places.words.width
        sizes = range(size, SMALLEST - 1, -1)
        one = next((small for small in sizes if self._fonts.width(text, small, True) <= room), 0)
        for small in range(min(size, self.places.of_two), max(one, SMALLEST - 1), -1):
            lines = self._fonts.wrapped(text, small, room, True)
            if len(lines) == _LINES:
                return lines, small
        return [text], max(one, SMALLEST)

    def draw_asked(self, target: Target, seat: SeatLook, text: str) -> None:
        """Draw in the second line what a person is to do now; a computer is told nothing."""
        if not seat.computer:
            self.draw_second(target, text, share=_ASKED, colour=QUIET)

    def draw_stage(self, target: Target, text: str, *, thinking: bool = False) -> None:
        """Draw the third line; instead of the text that the computer thinks, if it does."""
        words, colour = (_thinking(), GOLD) if thinking else (text, QUIET)
        put_left(target, self._line(words, self.places.small, colour), self.places.stage)

    def _line(self, text: str, size: int, colour: Colour, *, bold: bool = False) -> Surface:
        """A line in letters of this height, or lower ones if it is too long."""
        room = self.places.words.width
        while size > SMALLEST and self._fonts.width(text, size, bold) > room:
            size -= 1
        return self._fonts.fitted(text, size, room, colour, bold)

    def draw_crown(self, target: Target) -> None:
        """Draw a crown as the sign."""
        picture = self._sprites.fitted("icon_crown", (round(0.6 * self.places.high),) * 2)
        put_centred(target, picture, self.places.sign)

    def draw_signs(self, target: Target, sprites: Sequence[str], *, crowned: bool = False) -> None:
        """Draw the signs of seats side by side, with a crown over each if they have won."""
        for sprite, place in zip(sprites, self.places.signs(len(sprites), crowned=crowned), strict=True):
            put_centred(target, self._sprites.fitted(sprite, place.size), place.center)
            if crowned:
                crown(target, self._sprites, place)


def crown(target: Target, sprites: Sprites, sign: Rect) -> None:
    """Draw a crown over the sign of a winner in this place."""
    picture = sprites.fitted("icon_crown", (round(sign.width * 0.72),) * 2)
    put_centred(target, picture, (sign.centerx, sign.centery - 0.61 * sign.width))


def put_left(target: Target, picture: Surface, middle_left: tuple[float, float]) -> None:
    """Draw a premultiplied picture with the middle of its left edge at this point."""
    put_centred(target, picture, (middle_left[0] + picture.width / 2, middle_left[1]))


def draw_thinking(target: Drawable, layout: TableLayout, fonts: Fonts, dots: ThinkingDots) -> None:
    """Draw the dots of a thinking computer behind the word in the third line of the turn box."""
    if not dots.shown:
        return
    places = TurnBoxLayout.of(layout)
    x, y = places.stage
    x += fonts.width(_thinking(), places.small) + 0.5 * places.small
    dots.draw(over(target, layout.bar), layout.turn_box, (x, y), places.small)


def _thinking() -> str:
    return _("Thinking")
