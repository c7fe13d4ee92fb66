"""Announcements over the board for a few seconds: a toast along its top, and points gained."""

from typing import Final, Generic, TypeVar

from attrs import define
from pygame import Rect

from mexica.drawing.colours import CREAM, GOLD, SHADE
from mexica.drawing.fonts import Fonts
from mexica.drawing.surfaces import Target, faded, put, put_centred
from mexica.drawing.view import SpacesLayout, SpacesView, View, ViewLayout

Place = TypeVar("Place")

TOAST_SECONDS: Final = 5.0
_MORE_SECONDS: Final = 3.0  # for each further part of a text that does not fit on one line
SEPARATOR: Final = "   "  # between sentences of one toast
GAIN_SECONDS: Final = 2.2
_LINE: Final = 1.4  # the height of a line over that of its letters
_FADE: Final = 0.5  # seconds at the end in which a gain fades


@define
class _Toast:
    """A text, the number of parts in which it is shown one after the other, and the seconds left for all."""

    text: str
    left: float
    parts: int = 1

    @property
    def part(self) -> int:
        """The number of the part that is shown now."""
        return max(0, self.parts - 1 - int(self.left / _MORE_SECONDS))


@define
class _Gain(Generic[Place]):
    text: str
    place: Place
    left: float = GAIN_SECONDS


class Announcements(Generic[Place]):
    """The toast and the points gained, which disappear by themselves."""

    def __init__(self) -> None:
        self._toast: _Toast | None = None
        self._gains: list[_Gain[Place]] = []

    @property
    def text(self) -> str:
        """The text of the toast, empty if there is none."""
        return self._toast.text if self._toast else ""

    @property
    def gains(self) -> tuple[str, ...]:
        """The points gained that are shown now, as "+2"."""
        return tuple(gain.text for gain in self._gains)

    def toast(self, text: str, seconds: float = TOAST_SECONDS) -> None:
        """Show a text at the top of the board for some seconds, where it hides no place."""
        self._toast = _Toast(text, seconds)

    def gain(self, points: int, place: Place) -> None:
        """Let points gained rise over a place of the board."""
        self._gains.append(_Gain(f"+{points}", place))

    def clear(self) -> None:
        """Remove everything that is shown."""
        self._toast, self._gains = None, []

    def tick(self, seconds: float) -> bool:
        """Let time pass; return whether the picture changed."""
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

    def draw(self, target: Target, view: SpacesView[Place], hint: str = "") -> None:
        """Draw the toast at the top of the board, or a hint in its place, and the gains over their places.

        A toast that does not fit on one line is shown in parts, one after the other.
        """
        if hint:
            _draw_toast(target, view, hint)
        elif toast := self._toast:
            parts = in_parts(view.fonts, toast.text, _letters(view.layout), _room(view.layout))
            toast.left += (len(parts) - toast.parts) * _MORE_SECONDS
            toast.parts = len(parts)
            _draw_toast(target, view, parts[toast.part])
        for gain in self._gains:
            _draw_gain(target, view.fonts, view.layout, gain)


def _letters(layout: ViewLayout) -> int:
    """The height of a toast's letters: those of tips if the strip is high enough for a line of them."""
    return min(layout.text_size, int(layout.toast_strip.height / _LINE))


def _room(layout: ViewLayout) -> int:
    return layout.toast_strip.width - 6 * _letters(layout)


def _draw_toast(target: Target, view: View, text: str) -> None:
    layout, size = view.layout, _letters(view.layout)
    words = view.fonts.fitted(text, size, _room(layout), CREAM, True)
    place = Rect(layout.toast_strip)
    step = 2 * size  # so that not every text needs a paper of its own
    place.width = -(-(words.width + round(size * 2.4)) // step) * step
    place.centerx = layout.toast_strip.centerx
    put(target, view.sprites.surface("toast", place.size), place)
    put_centred(target, words, place.center)


def _draw_gain(target: Target, fonts: Fonts, layout: SpacesLayout[Place], gain: _Gain[Place]) -> None:
    high = layout.place_height
    words = fonts.text(gain.text, round(high * 0.8), GOLD, True, SHADE)
    if gain.left < _FADE:
        words = faded(words, max(0.0, gain.left / _FADE))
    x, y = layout.centre(gain.place)
    put_centred(target, words, (x, y - (1.3 - gain.left / GAIN_SECONDS) * high))


def in_parts(fonts: Fonts, text: str, size: int, room: int) -> list[str]:
    """Return a bold text in parts that each fit on one line, broken between sentences, else between words."""
    parts: list[str] = []
    for sentence in text.split(SEPARATOR):
        together = SEPARATOR.join((*parts[-1:], sentence))
        if fonts.width(together, size, True) <= room:
            parts[-1:] = [together]
        else:
            parts += fonts.wrapped(sentence, size, room, True)
    return parts
