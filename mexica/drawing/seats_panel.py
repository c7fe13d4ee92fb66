"""The panel in which each seat is given to a person or to a level of the computer, at any time of a game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

import pygame
from attrs import frozen
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing import level_stair
from mexica.drawing.buttons import Buttons, PanelButton, row
from mexica.drawing.colours import INK, TITLE_RED
from mexica.drawing.overlay import TITLE, VEIL, draw_title, place_and_letters
from mexica.drawing.seat_sign import SeatSign
from mexica.drawing.surfaces import put, put_centred
from mexica.drawing.view import View
from mexica.texts import _

# in heights of letters
_WIDTH: Final = 64
_WITH_BOTS: Final = 74  # the width with one more button in each row
_TOP: Final = 5.0  # of the first seat
_SEAT: Final = 5.9  # from seat to seat
_EDGE: Final = 2.6
_BUTTON: Final = 2.5
_CLOSE: Final = 14
_SIGN: Final = 1.9
_NAME: Final = 13  # the widest name


class PanelSeat(Protocol):
    """A seat as the panel shows it."""

    @property
    def name(self) -> str:
        """The name of its player."""
        ...

    @property
    def sign(self) -> SeatSign:
        """The sign that stands for it."""
        ...


@frozen
class PlayerKind:
    """Who can play a seat: its key in records, the text of its button, and a line on how it plays.

    `is_bot` tells a computer player of another package from the levels of the game.
    """

    key: str
    label: str
    line: str
    is_bot: bool = False


class SeatsPanel:
    """Who plays each seat; a press of a button gives it to somebody else at once.

    `kinds` are a person and the levels of the computer, the weakest first, then the bots, which share one
    button: it gives the seat to the one it names, and when pressed again to the next one. `playing` returns
    the key of who plays each seat now; `change` gives a seat to a kind.
    """

    def __init__(
        self,
        seats: Sequence[PanelSeat],
        kinds: Sequence[PlayerKind],
        playing: Callable[[], Sequence[str]],
        change: Callable[[int, str], None],
        done: Callable[[], None],
    ) -> None:
        self._seats, self._playing = tuple(seats), playing
        self._levels = tuple(kind for kind in kinds if not kind.is_bot)
        self._bots = tuple(kind for kind in kinds if kind.is_bot)
        self._change, self._done = change, done
        self._board = Rect(0, 0, 0, 0)
        self._size = 0  # of the letters
        self._buttons: Buttons | None = None

    def build(self, view: View, manager: UIManager) -> None:
        """Make a row of buttons for each seat, and one to close the panel."""
        self.close()
        high = _TOP + _SEAT * len(self._seats) + _BUTTON + _EDGE
        letters_wide = _WITH_BOTS if self._bots else _WIDTH
        area, self._size = place_and_letters(view, letters_wide, high)
        size = self._size
        wide = min(size * letters_wide, area.width)
        self._board = Rect(0, 0, round(wide), round(size * high))
        self._board.center = area.center
        self._view, self._manager = view, manager
        buttons, places = self._rows(size)
        close = Rect(0, 0, round(size * _CLOSE), round(size * _BUTTON))
        close.midbottom = self._board.centerx, self._board.bottom - round(size * _EDGE)
        buttons.append(PanelButton(_("Play on"), self._done, pygame.K_ESCAPE))
        self._buttons = Buttons(manager, buttons, [*places, close])
        for seat, key in enumerate(self._playing()):
            keys = [kind.key for kind in self._offers(seat)]
            if key in keys:
                self._buttons.select(seat * self._many + keys.index(key))

    @property
    def _many(self) -> int:
        """How many buttons a seat has."""
        return len(self._levels) + bool(self._bots)

    def _offers(self, seat: int) -> tuple[PlayerKind, ...]:
        """The kinds on the buttons of a seat; of the bots the one that plays there, else the first."""
        playing = self._playing()[seat]
        shown = [bot for bot in self._bots if bot.key == playing] or self._bots
        return (*self._levels, *shown[:1])

    def _rows(self, size: int) -> tuple[list[PanelButton], list[Rect]]:
        buttons: list[PanelButton] = []
        places: list[Rect] = []
        for seat in range(len(self._seats)):
            area = self._line(seat, size)
            area.top, area.height = area.top + round(size * 2.3), round(size * _BUTTON)
            places += row(self._many, area, round(size * 0.4))
            buttons += [self._button(seat, *numbered) for numbered in enumerate(self._offers(seat))]
        return buttons, places

    def _button(self, seat: int, number: int, kind: PlayerKind) -> PanelButton:
        """A button that gives a seat to this kind, for a level with its number of golden steps."""
        lit, steps = (0, 0) if kind.is_bot else (number, len(self._levels) - 1)
        levels = [level.label for level in self._levels[1:]]
        decorate = partial(level_stair.decorate, lit=lit, steps=steps, alike=levels)
        give = partial(self._give, seat, kind)
        return PanelButton(kind.label, give, style=level_stair.STYLE, decorate=decorate)

    def _line(self, seat: int, size: int) -> Rect:
        """The place of a seat's name and buttons."""
        edge = round(size * _EDGE)
        top = self._board.top + round(size * (_TOP + seat * _SEAT))
        return Rect(self._board.left + edge, top, self._board.width - 2 * edge, round(size * _SEAT))

    def line_room(self, size: int) -> int:
        """Return how many pixels wide a kind's line may be beside the widest name, in letters of `size`."""
        return self._line(0, size).width - round(size * (_SIGN + 0.6 + _NAME + 1))

    def _give(self, seat: int, kind: PlayerKind) -> None:
        if kind.is_bot and kind.key == self._playing()[seat]:
            kind = self._bots[(self._bots.index(kind) + 1) % len(self._bots)]
        self._change(seat, kind.key)
        self.build(self._view, self._manager)

    def handle(self, event: pygame.Event) -> bool:
        """Give the event to the buttons."""
        return self._buttons is not None and self._buttons.handle(event)

    def draw(self, target: Surface, view: View) -> None:
        """Draw the paper, the title, and above each row who plays the seat, and how."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        size, board = self._size, self._board
        put(target, view.sprites.surface("panel_paper", board.size), board)
        title = view.fonts.text(_("Players"), round(size * TITLE), TITLE_RED, True)
        draw_title(target, view, title, board.move(0, round(size * 2)), size)
        for number, seat in enumerate(self._seats):
            self._draw_seat(target, view, self._line(number, size), seat, self.line_shown(number))

    def _draw_seat(self, target: Surface, view: View, line: Rect, seat: PanelSeat, text: str) -> None:
        size = self._size
        middle = line.top + round(size * 1.15)
        side = round(size * _SIGN)
        sign = view.sprites.fitted(seat.sign.sprite, (side, side))
        put_centred(target, sign, (line.left + side / 2, middle))
        left = line.left + side + round(size * 0.6)
        name = view.fonts.fitted(seat.name, round(size * 1.15), round(size * _NAME), INK, True)
        put(target, name, name.get_rect(midleft=(left, middle)))
        left += name.width + size
        words = view.fonts.fitted(text, size, line.right - left, INK)
        put(target, words, words.get_rect(midleft=(left, middle)))

    def line_shown(self, seat: int) -> str:
        """Return the line on how a kind plays: the one pointed at for this seat, else the one that has it."""
        pointed = self._buttons.pointed if self._buttons is not None else None
        if pointed is not None and pointed // self._many == seat:
            return self._offers(seat)[pointed % self._many].line
        playing = self._playing()[seat]
        lines = {kind.key: kind.line for kind in self._offers(seat)}
        return lines.get(playing) or _("The bot “{kind}”, which is not installed.").format(kind=playing)

    def close(self) -> None:
        """Remove the buttons."""
        if self._buttons is not None:
            self._buttons.kill()
            self._buttons = None
