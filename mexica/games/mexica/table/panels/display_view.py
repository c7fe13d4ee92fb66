"""The Emperor's display: this period's tokens, their state, and a preview of the next period."""

from collections import Counter
from typing import Final, Literal

from attrs import frozen
from pygame import Rect

from mexica.drawing.colours import CREAM, SHADE
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, dimmed, put, put_centred
from mexica.games.mexica.rules import material
from mexica.games.mexica.rules.state import State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.games.mexica.table.board.tokens import Tokens
from mexica.texts import _

Fate = Literal["available", "founded", "removed", "later"]
_GONE: Final = 0.72  # opacity of a token that has left the game
_LATER: Final = len(material.ALL_TOKENS) - material.FIRST_DISPLAY


@frozen
class DisplaySlot:
    """A slot of the display: the token's size (None if unknown) and the state of the token."""

    size: int | None
    fate: Fate


@frozen
class Displayed:
    """What there is to point at: the slots of the period's display, and the sizes of those to come."""

    slots: tuple[DisplaySlot, ...]
    later: tuple[int, ...]


def display_slots(state: State, look: Look) -> tuple[DisplaySlot, ...]:
    """Return the slots of the period's display by size, including those of founded and removed tokens."""
    shown = look.displays[state.turn.period - 1] if look.displays else _laid_out(state)
    left, removed = Counter(state.display), Counter(state.removed)
    found = []
    for size in sorted(shown):
        if left[size]:
            left[size] -= 1
            found.append(DisplaySlot(size, "available"))
        elif removed[size]:
            removed[size] -= 1
            found.append(DisplaySlot(size, "removed"))
        else:
            found.append(DisplaySlot(size, "founded"))
    unknown = (material.FIRST_DISPLAY if state.turn.period == 1 else _LATER) - len(found)
    return (*found, *(DisplaySlot(None, "founded") for _ in range(unknown)))


def away_at(position: tuple[int, int], layout: Layout, display: Displayed) -> DisplaySlot | None:
    """Return the slot under a pixel whose token is not on display: in its district, removed or to come."""
    slots = display.slots
    number = layout.place_at(position, len(slots))
    if number is not None:
        return None if slots[number].fate == "available" else slots[number]
    preview = enumerate(sorted(display.later))
    found = (size for number, size in preview if layout.later_place(number).collidepoint(position))
    return next((DisplaySlot(size, "later") for size in found), None)


def _laid_out(state: State) -> tuple[int, ...]:
    """The sizes of a display known from the state alone: all in period 1, those left in period 2."""
    if state.turn.period == 1:
        return tuple((Counter(material.ALL_TOKENS) - Counter(state.later)).elements())
    return state.display


class DisplayView:
    """Draws the panel once, and its tokens for every state."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._sprites = sprites
        self._fonts = fonts
        self._tokens = Tokens(sprites, fonts)

    def draw_panel(self, target: Target) -> None:
        """Draw the stone under the tokens."""
        put(target, self._sprites.surface("panel_stone", self._layout.display.size), self._layout.display)

    def draw(self, target: Target, state: State, look: Look) -> None:
        """Draw the slots of this period and the preview of the next."""
        shown = display_slots(state, look)
        for number, place in enumerate(shown):
            square = self._layout.display_place(number, len(shown))
            self._place(target, place, square, number == look.chosen_token)
        for number, size in enumerate(sorted(state.later)):
            square = self._layout.later_place(number)
            side = round(square.width * 0.94)
            put_centred(target, self._tokens.small(size, (side, side)), square.center)
        if state.later:
            self._draw_later_heading(target)

    def _draw_later_heading(self, target: Target) -> None:
        """What the tokens of the preview are for, in letters as large as it has room for."""
        heading, text = self._layout.later_heading, _("Period 2")
        high, room = round(0.9 * heading.height), round(0.92 * heading.width)
        size = next(n for n in range(high, 0, -1) if n == 1 or self._fonts.width(text, n, True) <= room)
        put_centred(target, self._fonts.text(text, size, CREAM, True), heading.center)

    def _place(self, target: Target, place: DisplaySlot, square: Rect, chosen: bool) -> None:
        if place.fate == "available" and place.size is not None:
            put(target, self._tokens.face(place.size, square.size), square)
            if chosen:
                put(target, self._sprites.stretched("token_chosen", square.size), square)
        elif place.fate == "removed":
            self._face_down(target, place, square)
        else:
            self._empty(target, place, square)

    def _face_down(self, target: Target, place: DisplaySlot, square: Rect) -> None:
        """Draw a token that has left the game face down; nobody can found its district any more."""
        put(target, dimmed(self._sprites.stretched("token_back", square.size), _GONE), square)
        number = self._fonts.numeral(str(place.size), round(square.height * 0.27), CREAM, SHADE)
        put_centred(target, number, square.center)
        self._sign(target, "icon_propose", square, 0.30, (0.83, 0.80))

    def _empty(self, target: Target, place: DisplaySlot, square: Rect) -> None:
        """Draw the slot of a token that is in its district."""
        put(target, self._sprites.stretched("token_place", square.size), square)
        if place.size is not None:
            number = self._fonts.numeral(str(place.size), round(square.height * 0.24), CREAM, SHADE)
            put_centred(target, dimmed(number, 0.8), (square.centerx, square.top + square.height * 0.30))
        self._sign(target, "icon_found", square, 0.42, (0.50, 0.64))

    def _sign(self, target: Target, icon: str, square: Rect, share: float, spot: tuple[float, float]) -> None:
        side = round(square.height * share)
        picture = self._sprites.fitted(icon, (side, side))
        put_centred(
            target, picture, (square.left + spot[0] * square.width, square.top + spot[1] * square.height)
        )
