"""The players panel: a line for each seat, with a dark ground for the seat to move."""

from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.drawing.colours import CREAM, INK, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, dimmed, put, put_centred
from mexica.games.mexica.rules.material import FLOORS
from mexica.games.mexica.rules.state import Phase, Player, State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look

_RED: Final[Colour] = (140, 30, 22)
_GOLD: Final[Colour] = (255, 214, 110)
# Widths in line heights; a line is drawn smaller if they would leave no room for the name.
_TEMPLE_WIDE: Final = 0.78  # a temple of no floors and its count
_FLOOR_WIDE: Final = 0.08  # more for each of its floors
_COIN_WIDE: Final = 1.2
_POINTS_WIDE: Final = 1.4
_AWAY: Final = 0.36  # from the points to the coin, which is larger while a token lands on it
_PARTS_WIDE: Final = 11.2
_EDGE: Final = 0.22  # between the last count and the end of the line
# The panel keeps its size: letters of a larger scale grow so much at most.
_COUNTS_GROWN: Final = 1.25
_POINTS_GROWN: Final = 1.18
_NAMES_GROWN: Final = 1.55  # a long name is drawn four fifths as large before it is cut
_NONE_LEFT: Final = 0.35  # opacity of a temple or coin when none is left


@frozen
class PlayerLine:
    """A seat's line: its rectangle, the height of its parts in pixels, the colours of its text."""

    rect: Rect
    part: float
    ink: Colour = INK
    points: Colour = _RED

    @classmethod
    def over(cls, rect: Rect, moves: bool = False) -> "PlayerLine":
        """Return the line in a rectangle; if the seat moves, with colours for a dark ground."""
        part = min(rect.height, rect.width / _PARTS_WIDE)
        return cls(rect, part, CREAM, _GOLD) if moves else cls(rect, part)

    def size(self, share: float) -> int:
        """A length in pixels as a share of the parts' height."""
        return round(share * self.part)

    def letters(self, share: float) -> int:
        """The height of letters in pixels, never too small to read."""
        return max(SMALLEST, self.size(share))

    def temple(self, floors: int) -> Rect:
        """The place of the temple of this many floors and its count."""
        after = sum(_TEMPLE_WIDE + _FLOOR_WIDE * more for more in FLOORS if more > floors)
        right = self.rect.right - self.size(_EDGE + after)
        wide = self.size(_TEMPLE_WIDE + _FLOOR_WIDE * floors)
        return Rect(right - wide, self.rect.top, wide, self.rect.height)

    @property
    def coin(self) -> Rect:
        """The place of the coin before the number of action tokens."""
        side = self.size(0.5)
        return Rect(
            self.temple(FLOORS[0]).left - self.size(_COIN_WIDE), self.rect.centery - side // 2, side, side
        )

    @property
    def points_end(self) -> int:
        """The right edge of the points."""
        return self.coin.left - self.size(_AWAY)

    @property
    def name_begin(self) -> int:
        """The left edge of the name."""
        return self.rect.left + self.size(1.08)

    @property
    def computer(self) -> int:
        """The side of the sign behind a computer's name."""
        return self.size(0.56)

    @property
    def name_room(self) -> int:
        """The maximum width of a computer's name when its points have three digits."""
        return self.points_end - self.size(_POINTS_WIDE) - self.name_begin - self.computer


def coin_place(line: Rect) -> Rect:
    """Return where a seat's action tokens are shown in its line of the panel."""
    return PlayerLine.over(line).coin


class PlayersView:
    """Draws the panel once, and its lines for every state."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._scale = max(1.0, layout.scale)
        self._sprites = sprites
        self._fonts = fonts

    def draw_panel(self, target: Target) -> None:
        """Draw the paper the lines are written on."""
        put(target, self._sprites.surface("panel_paper", self._layout.players.size), self._layout.players)

    def draw(self, target: Target, state: State, look: Look) -> None:
        """Draw every seat's colour, name, points, action tokens and temples left by floors.

        The points of seats whose marker is moving are left out, as they are shown beside the marker.
        """
        for seat, player in enumerate(state.players):
            moves = _moves(seat, state, look)
            line = self._line(seat, state, look)
            if moves:
                put(target, self._sprites.surface("button_selected", line.rect.size), line.rect)
            self._who(target, line, look.seat(seat), moves)
            if seat not in look.away:
                self._points(target, line, player.points)
            self._held(target, line, player)
            self._temples(target, line, player, look.seat(seat).sign.name)

    def draw_points(self, target: Target, state: State, look: Look, colour: str, points: int) -> None:
        """Draw these points in the line of the seat of this colour, while its marker is moving."""
        for seat in range(state.seats):
            if look.seat(seat).sign.name == colour:
                self._points(target, self._line(seat, state, look), points)

    def _line(self, seat: int, state: State, look: Look) -> PlayerLine:
        return PlayerLine.over(self._layout.player_line(seat, state.seats), _moves(seat, state, look))

    def _who(self, target: Target, line: PlayerLine, seat: SeatLook, moves: bool) -> None:
        side, middle = line.size(0.78), line.rect.centery
        sign = self._sprites.fitted(seat.sign.sprite, (side, side))
        put_centred(target, sign, (line.rect.left + line.size(0.55), middle))
        begin, small = line.name_begin, line.computer
        room = line.name_room + (0 if seat.computer else small)
        name = self._fonts.fitted(
            seat.name, line.letters(0.42 * min(_NAMES_GROWN, self._scale)), room, line.ink, moves
        )
        put(target, name, (begin, middle - name.height // 2))
        if seat.computer:
            icon = self._sprites.fitted("icon_computer", (small, small))
            put_centred(target, icon, (begin + name.width + small * 0.62, middle))

    def _points(self, target: Target, line: PlayerLine, points: int) -> None:
        number = self._fonts.numeral(
            str(points), line.size(0.66 * min(_POINTS_GROWN, self._scale)), line.points
        )
        put(target, number, number.get_rect(midright=(line.points_end, line.rect.centery)))

    def _held(self, target: Target, line: PlayerLine, player: Player) -> None:
        middle, place, held = line.rect.centery, line.coin, player.action_tokens
        coin = self._sprites.fitted("ap_ui", place.size)
        put_centred(target, coin if held else dimmed(coin, _NONE_LEFT), place.center)
        number = self._fonts.numeral(
            str(held), line.letters(0.42 * min(_COUNTS_GROWN, self._scale)), line.ink
        )
        put(target, number, number.get_rect(midleft=(place.right + line.size(0.08), middle)))

    def _temples(self, target: Target, line: PlayerLine, player: Player, colour: str) -> None:
        """The temples left, drawn in sizes by their floors, each with its count at its foot."""
        foot = line.rect.centery + line.size(0.32)
        for floors, left in zip(FLOORS, player.temples, strict=True):
            place = line.temple(floors)
            count = self._fonts.numeral(
                str(left), line.letters(0.40 * min(_COUNTS_GROWN, self._scale)), line.ink
            )
            put(target, count, count.get_rect(bottomright=(place.right - line.size(0.14), foot)))
            high = line.size(0.40 + 0.07 * floors)
            picture = self._sprites.fitted(f"temple_{colour}_{floors}", (place.width, high))
            spot = picture.get_rect(bottomright=(place.right - line.size(0.48), foot))
            put(target, picture if left else dimmed(picture, _NONE_LEFT), spot)


def _moves(seat: int, state: State, look: Look) -> bool:
    waiting = state.turn.phase is Phase.OVER or look.scoring
    return not waiting and state.turn.to_move == seat
