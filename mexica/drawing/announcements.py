"""What is said over the board: a toast on the track along its top, signs at the mouse, points gained."""

from collections.abc import Sequence
from typing import Final

from attrs import define, frozen
from pygame import Rect, Surface

from mexica.drawing.fonts import CREAM, INK, SHADE, Colour, Fonts
from mexica.drawing.surfaces import faded, put, put_centred
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.table_view import TableView

TOAST_SECONDS: Final = 5.0
_MORE_SECONDS: Final = 3.0  # for each further part of what has not the room in one line
BETWEEN: Final = "   "  # sentences that are said together
GAIN_SECONDS: Final = 2.2
GOLD: Final[Colour] = (255, 214, 92)
_FADE: Final = 0.5  # seconds at the end in which a gain goes


@frozen
class Line:
    """A line of a sign: its text, its colour, whether it is bold, whether a coin stands before it."""

    text: str
    colour: Colour = INK
    bold: bool = False
    coin: bool = False


@define
class _Toast:
    """What is said, in how many parts one after the other, and the seconds left for all of them."""

    text: str
    left: float
    parts: int = 1

    @property
    def part(self) -> int:
        """The number of the part that is said now."""
        return max(0, self.parts - 1 - int(self.left / _MORE_SECONDS))


@define
class _Gain:
    text: str
    space: Space
    left: float = GAIN_SECONDS


class Announcements:
    """The toast and points gained, which come and go with time."""

    def __init__(self) -> None:
        self._toast: _Toast | None = None
        self._gains: list[_Gain] = []

    @property
    def text(self) -> str:
        """What the toast says, nothing if there is none."""
        return self._toast.text if self._toast else ""

    def toast(self, text: str, seconds: float = TOAST_SECONDS) -> None:
        """Say something at the top of the board for a while, on the track, where it hides no space."""
        self._toast = _Toast(text, seconds)

    def gain(self, points: int, space: Space) -> None:
        """Show points gained over a space."""
        self._gains.append(_Gain(f"+{points}", space))

    def clear(self) -> None:
        """Say nothing any more."""
        self._toast, self._gains = None, []

    def tick(self, seconds: float) -> bool:
        """Let time pass; say whether the picture changed."""
        toast, gaining, turned = self._toast, bool(self._gains), False
        if toast is not None:
            part = toast.part
            toast.left -= seconds
            turned = toast.part != part
            self._toast = toast if toast.left > 0 else None
        for gain in self._gains:
            gain.left -= seconds
        self._gains = [gain for gain in self._gains if gain.left > 0]
        return gaining or turned or self._toast is not toast

    @property
    def next_wake(self) -> float | None:
        """Seconds until the picture changes, 0 while something moves, None for never."""
        if self._gains:
            return 0.0
        if self._toast is None:
            return None
        later = (self._toast.parts - 1 - self._toast.part) * _MORE_SECONDS
        return max(0.0, self._toast.left - later) if later else self._toast.left

    def draw(self, target: Surface, view: TableView, hint: str = "") -> None:
        """Draw the toast at the top of the board, or a hint in its place, and the gains over their spaces.

        What has not the room in one line is said in parts, one after the other.
        """
        if hint:
            _draw_toast(target, view, hint)
        elif toast := self._toast:
            parts = in_parts(view.fonts, toast.text, text_size(view.layout), _room(view.layout))
            toast.left += (len(parts) - toast.parts) * _MORE_SECONDS
            toast.parts = len(parts)
            _draw_toast(target, view, parts[toast.part])
        for gain in self._gains:
            _draw_gain(target, view, gain)


def _room(layout: Layout) -> int:
    return layout.size[0] - 6 * text_size(layout)


def _draw_toast(target: Surface, view: TableView, text: str) -> None:
    layout, size = view.layout, text_size(view.layout)
    words = view.fonts.fitted(text, size, _room(layout), CREAM, True)
    board = Rect(0, 0, words.width + round(size * 2.4), layout.thickness)
    board.centerx = layout.size[0] // 2
    put(target, view.sprites.surface("toast", board.size), board)
    put_centred(target, words, board.center)


def _draw_gain(target: Surface, view: TableView, gain: _Gain) -> None:
    high = view.layout.cell[1]
    words = view.fonts.text(gain.text, round(high * 0.8), GOLD, True, SHADE)
    if gain.left < _FADE:
        words = faded(words, max(0.0, gain.left / _FADE))
    x, y = view.layout.centre(gain.space)
    put_centred(target, words, (x, y - (1.3 - gain.left / GAIN_SECONDS) * high))


def text_size(layout: Layout) -> int:
    """Return how large the letters of signs and toasts are, in pixels."""
    return layout.text_size


def wrapped(fonts: Fonts, text: str, size: int, width: int, bold: bool = False) -> list[str]:
    """Return a text in lines of at most so many pixels, broken between words."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and fonts.width(longer, size, bold) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def in_parts(fonts: Fonts, text: str, size: int, room: int) -> list[str]:
    """Return a bold text in parts that fit a line each: sentences that are said together, else words."""
    parts: list[str] = []
    for sentence in text.split(BETWEEN):
        together = BETWEEN.join((*parts[-1:], sentence))
        if fonts.width(together, size, True) <= room:
            parts[-1:] = [together]
        else:
            parts += wrapped(fonts, sentence, size, room, True)
    return parts


def beside(area: Rect, at: tuple[int, int], extent: tuple[int, int], gap: int, clear: Sequence[Rect]) -> Rect:
    """Return where a sign of this extent goes: below or above a point, right or left of it.

    It lies inside the area, covers as little as it can of what shall stay clear, and of equal places it takes
    the first: below and to the right.
    """
    x, y = at
    wide, high = extent
    rights, downs = (x + gap, x - gap // 2 - wide), (y + gap, y - gap // 2 - high)
    places = [Rect(left, top, wide, high) for top in downs for left in rights]
    inside = [place for place in places if area.contains(place)] or [places[0].clamp(area)]
    return min(inside, key=lambda place: sum(_common(place, kept) for kept in clear))


def _common(one: Rect, other: Rect) -> int:
    """How many pixels two rectangles have in common."""
    both = one.clip(other)
    return both.width * both.height


def draw_sign(
    target: Surface, view: TableView, lines: Sequence[Line], at: tuple[int, int], clear: Sequence[Rect] = ()
) -> None:
    """Draw a sign beside a point of the window, the mouse for instance, where it covers least of `clear`."""
    layout, sprites, fonts = view.layout, view.sprites, view.fonts
    size = text_size(layout)
    widest = round(330 * max(layout.unit, 0.8))
    rows = [
        Line(part, line.colour, line.bold, line.coin and number == 0)
        for line in lines
        for number, part in enumerate(wrapped(fonts, line.text, size, widest, line.bold))
    ]
    pitch, edge = round(size * 1.32), round(size * 0.75)
    coin = sprites.fitted("ap_ui", (pitch, pitch))
    wide = max(fonts.width(row.text, size, row.bold) + (pitch + 4 if row.coin else 0) for row in rows)
    extent = wide + 2 * edge, pitch * len(rows) + edge
    board = beside(Rect((0, 0), layout.size), at, extent, round(size * 1.2), clear)
    put(target, sprites.surface("tooltip", board.size), board)
    for number, row in enumerate(rows):
        left, middle = board.left + edge, board.top + edge // 2 + round((number + 0.5) * pitch)
        if row.coin:
            put(target, coin, coin.get_rect(midleft=(left, middle)))
            left += pitch + 4
        words = fonts.text(row.text, size, row.colour, row.bold)
        put(target, words, words.get_rect(midleft=(left, middle)))
