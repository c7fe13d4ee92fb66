"""The players panel: a line a seat, that of the seat to move unmistakable."""

from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from mexica.rules.material import FLOORS
from mexica.rules.state import Phase, Player, State
from mexica.table.fonts import INK, Colour, Fonts
from mexica.table.layout import STEPS, Layout
from mexica.table.look import Look, SeatLook
from mexica.table.sprites import Sprites, faded, put, put_centred

_RED: Final[Colour] = (140, 30, 22)
_NONE_LEFT: Final = 0.35  # how much is seen of a temple of which none is left


@frozen
class _Columns:
    """Where a line's parts are, in pixels: name from and to, points' right edge, coin, temples from and to."""

    sign: int
    name: int
    name_end: int
    points: int
    coin: int
    temples: int
    temples_end: int


class PlayersView:
    """Draws the panel once and its lines for every state."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._sprites = sprites
        self._fonts = fonts

    def draw_panel(self, target: Surface) -> None:
        """Draw the paper the lines are written on."""
        put(target, self._sprites.surface("panel_paper", self._layout.players.size), self._layout.players)

    def draw(self, target: Surface, state: State, look: Look) -> None:
        """Draw every seat's colour, name, points, action tokens and temples left by floors."""
        for seat, player in enumerate(state.players):
            line = self._layout.player_line(seat, state.seats)
            moves = state.turn.phase is not Phase.OVER and state.turn.to_move == seat
            if moves:
                put(target, self._sprites.surface("button_selected", line.size), line)
            columns = _columns(line)
            self._who(target, line, columns, look.seat(seat), moves)
            self._what(target, line, columns, player)
            self._temples(target, line, columns, player, look.seat(seat).colour)

    def _who(self, target: Surface, line: Rect, columns: _Columns, seat: SeatLook, moves: bool) -> None:
        side = round(line.height * 0.84)
        put_centred(target, self._sprites.fitted(f"roof_{seat.colour}", (side, side)), (columns.sign, line.centery))
        end = columns.name_end
        if seat.computer:
            small = round(line.height * 0.5)
            end -= small
            icon = self._sprites.fitted("icon_computer", (small, small))
            put_centred(target, icon, (end + small / 2, line.centery))
        name = self._fonts.fitted(seat.name, round(line.height * 0.42), end - columns.name, INK, moves)
        put(target, name, (columns.name, line.centery - name.height // 2))

    def _what(self, target: Surface, line: Rect, columns: _Columns, player: Player) -> None:
        points = self._fonts.numeral(str(player.points), round(line.height * 0.66), _RED)
        place = points.get_rect(midright=(columns.points, line.centery))
        put(target, points, place)
        if player.points >= STEPS:
            side = round(line.height * 0.36)
            put_centred(
                target, self._sprites.fitted("marker_lap", (side, side)), (place.left - side * 0.6, line.centery)
            )
        self._coin(target, line, columns.coin, player.action_tokens)

    def _coin(self, target: Surface, line: Rect, left: int, held: int) -> None:
        side = round(line.height * 0.5)
        coin = self._sprites.fitted("ap_ui", (side, side))
        put_centred(target, coin if held else faded(coin, _NONE_LEFT), (left + side / 2, line.centery))
        number = self._fonts.numeral(str(held), round(line.height * 0.42), INK)
        put(target, number, number.get_rect(midleft=(left + round(side * 1.15), line.centery)))

    def _temples(self, target: Surface, line: Rect, columns: _Columns, player: Player, colour: str) -> None:
        """The temples left, drawn smaller and larger by their floors, each with its count at its foot."""
        pitch = (columns.temples_end - columns.temples) / len(FLOORS)
        for number, (floors, left) in enumerate(zip(FLOORS, player.temples, strict=True)):
            high = round(line.height * (0.46 + 0.10 * floors))
            picture = self._sprites.fitted(f"temple_{colour}_{floors}", (line.width, high))
            x = columns.temples + round(number * pitch)
            place = picture.get_rect(bottomleft=(x, line.bottom - round(line.height * 0.07)))
            put(target, picture if left else faded(picture, _NONE_LEFT), place)
            count = self._fonts.numeral(str(left), round(line.height * 0.42), INK)
            put(target, count, count.get_rect(bottomleft=(place.right + 2, place.bottom)))


def _columns(line: Rect) -> _Columns:
    high = line.height
    temples_wide = min(line.width * 0.42, high * 4.6)
    temples = round(line.right - high * 0.15 - temples_wide)
    coin = temples - round(high * 1.15)
    points = coin - round(high * 0.25)
    return _Columns(
        sign=line.left + round(high * 0.52),
        name=line.left + round(high * 1.05),
        name_end=points - round(high * 1.35),
        points=points,
        coin=coin,
        temples=temples,
        temples_end=line.right - round(high * 0.1),
    )
