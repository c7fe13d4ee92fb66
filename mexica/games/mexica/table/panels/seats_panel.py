"""The panel in which each seat is given to a person or to a level of the computer, at any time of a game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface
from pygame_gui import UIManager

from mexica.drawing import stairs
from mexica.drawing.buttons import Buttons, PanelButton, row
from mexica.drawing.colours import INK, TITLE_RED
from mexica.drawing.fonts import legible
from mexica.drawing.mouse_tip import TipLine
from mexica.drawing.overlay import TITLE, VEIL, draw_title
from mexica.drawing.surfaces import put, put_centred
from mexica.drawing.view import View
from mexica.games.mexica.ai.levels import Level, levels
from mexica.games.mexica.rules.state import Seat
from mexica.games.mexica.table.board.look import SeatLook
from mexica.play.record import PERSON, PlayerInfo
from mexica.texts import _

# in heights of letters
_WIDTH: Final = 64
_TOP: Final = 5.0  # of the first seat
_SEAT: Final = 5.9  # from seat to seat
_EDGE: Final = 2.6
_BUTTON: Final = 2.5
_CLOSE: Final = 14

Change = Callable[[Seat, str], None]
KINDS: Final = (PERSON, *(level.kind for level in levels()))


def level_of(kind: str) -> Level | None:
    """Return the level of a computer seat, None for a person and for what is no level."""
    return next((level for level in levels() if level.kind == kind), None)


def level_name(level: Level) -> str:
    """Return the name of a level with what it means, as in "Tlatoani (ruler)"."""
    return f"{level.name} ({level.meaning})"


def seat_looks(players: Sequence[PlayerInfo]) -> tuple[SeatLook, ...]:
    """Return how the seats of these players look."""
    return tuple(
        SeatLook(_shown_name(player), player.colour, player.kind != "person", plays=_plays(player.kind))
        for player in players
    )


def seat_lines(seat: SeatLook) -> tuple[TipLine, ...]:
    """Return what is said of a seat in the players panel: who plays it, and how."""
    return TipLine(seat.name, bold=True), TipLine(seat.plays)


def _shown_name(player: PlayerInfo) -> str:
    """A player's name as it can be shown; that of the colour if nothing of it can be."""
    return " ".join(legible(player.name).split()) or player.colour.capitalize()


def _plays(kind: str) -> str:
    if kind == PERSON:
        return _("A person at this screen.")
    level = level_of(kind)
    return _("A computer.") if level is None else f"{level_name(level)}: {level.line}"


class SeatsPanel:
    """Who plays each seat; a press of a button gives it to somebody else at once."""

    def __init__(
        self,
        players: Callable[[], Sequence[PlayerInfo]],
        seats: Sequence[SeatLook],
        change: Change,
        done: Callable[[], None],
    ) -> None:
        self._players, self._seats, self._change, self._done = players, tuple(seats), change, done
        self._board = Rect(0, 0, 0, 0)
        self._buttons: Buttons | None = None

    def build(self, view: View, manager: UIManager) -> None:
        """Make a row of buttons for each seat, and one to close the panel."""
        self.close()
        size, many = view.layout.text_size, len(self._seats)
        high = _TOP + _SEAT * many + _BUTTON + _EDGE
        self._board = Rect(0, 0, round(size * _WIDTH), round(size * high))
        self._board.center = view.layout.board_area.center
        self._view, self._manager = view, manager
        choices, places = self._rows(size)
        close = Rect(0, 0, round(size * _CLOSE), round(size * _BUTTON))
        close.midbottom = self._board.centerx, self._board.bottom - round(size * _EDGE)
        choices.append(PanelButton(_("Play on"), self._done, pygame.K_ESCAPE))
        self._buttons = Buttons(manager, choices, [*places, close])
        for seat, player in enumerate(self._players()):
            if player.kind in KINDS:
                self._buttons.select(seat * len(KINDS) + KINDS.index(player.kind))

    def _rows(self, size: int) -> tuple[list[PanelButton], list[Rect]]:
        choices: list[PanelButton] = []
        places: list[Rect] = []
        for seat in range(len(self._seats)):
            area = self._line(seat, size)
            area.top, area.height = area.top + round(size * 2.3), round(size * _BUTTON)
            places += row(len(KINDS), area, round(size * 0.4))
            choices += [self._choice(seat, kind) for kind in KINDS]
        return choices, places

    def _choice(self, seat: Seat, kind: str) -> PanelButton:
        """A button that gives a seat to this kind of player, with as many steps as that is strong."""
        level = level_of(kind)
        name = _("Person") if level is None else level.name
        decorate = partial(stairs.decorate, lit=KINDS.index(kind), steps=len(KINDS) - 1)
        return PanelButton(name, partial(self._give, seat, kind), style=stairs.STYLE, decorate=decorate)

    def _line(self, seat: Seat, size: int) -> Rect:
        """Where a seat's name and buttons are."""
        edge = round(size * _EDGE)
        top = self._board.top + round(size * (_TOP + seat * _SEAT))
        return Rect(self._board.left + edge, top, self._board.width - 2 * edge, round(size * _SEAT))

    def _give(self, seat: Seat, kind: str) -> None:
        self._change(seat, kind)
        self.build(self._view, self._manager)

    def handle(self, event: pygame.Event) -> bool:
        """Give the event to the buttons."""
        return self._buttons is not None and self._buttons.handle(event)

    def draw(self, target: Surface, view: View) -> None:
        """Draw the paper, the title, and over each row whose it is and how that player plays."""
        target.fill(VEIL, special_flags=pygame.BLEND_MULT)
        size, board = view.layout.text_size, self._board
        put(target, view.sprites.surface("panel_paper", board.size), board)
        title = view.fonts.text(_("Players"), round(size * TITLE), TITLE_RED, True)
        draw_title(target, view, title, board, board.top + round(size * 2))
        for seat, (look, player) in enumerate(zip(self._seats, self._players(), strict=True)):
            line, middle = self._line(seat, size), round(size * 1.15)
            side = round(size * 1.9)
            sign = view.sprites.fitted(f"roof_{look.colour}", (side, side))
            put_centred(target, sign, (line.left + side / 2, line.top + middle))
            left = line.left + side + round(size * 0.6)
            name = view.fonts.fitted(look.name, round(size * 1.15), round(size * 13), INK, True)
            put(target, name, name.get_rect(midleft=(left, line.top + middle)))
            left += name.width + size
            words = view.fonts.fitted(_plays(self._told(seat, player.kind)), size, line.right - left, INK)
            put(target, words, words.get_rect(midleft=(left, line.top + middle)))

    def _told(self, seat: Seat, kind: str) -> str:
        """The kind of player that is told of in a seat's line: of the button pointed at, else its own."""
        pointed = self._buttons.pointed if self._buttons is not None else None
        if pointed is None or pointed // len(KINDS) != seat:
            return kind
        return KINDS[pointed % len(KINDS)]

    def close(self) -> None:
        """Take the buttons away."""
        if self._buttons is not None:
            self._buttons.kill()
            self._buttons = None
