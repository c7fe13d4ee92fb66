"""The players panel: a line for each seat with its name, prestige, serpents, cards and tokens."""

from typing import Final

from attrs import frozen
from pygame import Rect

from mexica.drawing.colours import CREAM, INK, Colour
from mexica.drawing.fonts import SMALLEST, Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, dimmed, put, put_centred
from mexica.games.coatl.rules.material import SERPENTS
from mexica.games.coatl.rules.scoring import serpent_points
from mexica.games.coatl.rules.state import Phase, Seat
from mexica.games.coatl.table.cards.card_pictures import CardPictures
from mexica.games.coatl.table.court.court_look import CourtLook
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.court.seen_table import SeenPlayer, SeenTable

_RED: Final[Colour] = (140, 28, 20)
_FAINT: Final[Colour] = (104, 70, 42)
_GOLD: Final[Colour] = (255, 214, 110)
_PALE: Final[Colour] = (232, 214, 170)
_HEADS: Final = ("head_green_crest", "head_red_crest", "head_blue_crest")
_ABSENT: Final = 0.25  # opacity of a serpent that is not finished
_HIGHEST: Final = 42.0  # of a line's parts, in pixels of a window of 1600x1000
_WIDE: Final = 10.3  # heights of a part that a line is at least wide
_HEADS_BEGIN: Final = 4.34  # heights of a part from the right end, where the serpents' heads begin
_MOST_GROWN: Final = 1.25  # letters of a larger scale; the panel keeps its size


@frozen
class _Line:
    """A seat's line: its rectangle, the height of its parts in pixels, its colours."""

    rect: Rect
    part: float
    moves: bool

    @property
    def ink(self) -> Colour:
        return CREAM if self.moves else INK

    def x(self, share: float) -> int:
        """The pixel this far from the right end, in heights of a part."""
        return round(self.rect.right - share * self.part)

    def size(self, share: float) -> int:
        """A share of the height of a part in pixels, for letters never too small to read."""
        return max(SMALLEST, round(share * self.part))


class PlayersView:
    """Draws the panel."""

    def __init__(self, layout: CourtLayout, sprites: Sprites, fonts: Fonts, cards: CardPictures) -> None:
        self._layout, self._sprites, self._fonts, self._cards = layout, sprites, fonts, cards
        self._grown = min(_MOST_GROWN, max(1.0, layout.scale))

    def value(self, table: SeenTable, look: CourtLook, seat: Seat) -> object:
        """Return all that the line of a seat depends on."""
        shown = look.seat(seat)
        return table.players[seat], shown.name, shown.sign, shown.computer, _moves(table, look, seat)

    def draw_paper(self, target: Target) -> None:
        """Draw what the lines are written on."""
        panel = self._layout.market.players
        put(target, self._sprites.surface("panel_paper", panel.size), panel)

    def draw(self, target: Target, table: SeenTable, look: CourtLook, seat: Seat) -> None:
        """Draw the line of a seat with its part of the paper, that of the seat to move on a dark ground."""
        rect = self._layout.player_line(seat)
        part = min(rect.height * 0.98, rect.width / _WIDE, _HIGHEST * self._layout.k * 1.1)
        self.draw_paper(target)
        line = _Line(rect, part, _moves(table, look, seat))
        self._draw_line(target, line, seat, table.players[seat], look)

    def _draw_line(
        self, target: Target, line: _Line, seat: Seat, player: SeenPlayer, look: CourtLook
    ) -> None:
        middle, shown = line.rect.centery, look.seat(seat)
        if line.moves:
            put(target, self._sprites.surface("button_selected", line.rect.size), line.rect)
        side = round(0.80 * line.part)
        shield = self._sprites.fitted(shown.sign.sprite, (side, side))
        left = line.rect.left + round(0.56 * line.part)
        put_centred(target, shield, (left, middle))
        begin, small = left + round(0.58 * line.part), round(0.5 * line.part) if shown.computer else 0
        room = line.x(5.95) - begin - small
        name = self._fonts.fitted(shown.name, line.size(0.42 * self._grown), room, line.ink, line.moves)
        put(target, name, name.get_rect(midleft=(begin, middle)))
        if small:
            icon = self._sprites.fitted("icon_computer", (small, small))
            put_centred(target, icon, (begin + name.width + small * 0.66, middle))
        self._draw_prestige(target, line, player)
        self._draw_serpents(target, line, player)
        self._draw_held(target, line, player)

    def _draw_prestige(self, target: Target, line: _Line, player: SeenPlayer) -> None:
        """The points that are certain, and behind a plus what unfinished serpents would add."""
        number = self._fonts.numeral(str(player.points), line.size(0.62), _GOLD if line.moves else _RED)
        more = sum(serpent_points(serpent) for serpent in player.serpents if not serpent.finished)
        words = self._fonts.numeral(f"+{more}", line.size(0.36), _PALE if line.moves else _FAINT)
        lacking = words.width - (line.x(_HEADS_BEGIN) - line.x(4.98)) if more else 0
        right = line.x(5.05) - max(0, lacking)
        put(target, number, number.get_rect(midright=(right, line.rect.centery)))
        if more:
            left = right + round(0.07 * line.part)
            put(target, words, words.get_rect(midleft=(left, line.rect.centery + round(0.06 * line.part))))

    def _draw_serpents(self, target: Target, line: _Line, player: SeenPlayer) -> None:
        """Three heads, of which as many as there are finished serpents are seen in full."""
        finished = sum(serpent.finished for serpent in player.serpents)
        side = round(0.60 * line.part)
        for number in range(SERPENTS):
            head = self._sprites.fitted(_HEADS[number], (side, side))
            picture = head if number < finished else dimmed(head, _ABSENT)
            put_centred(target, picture, (line.x(3.90 - 0.58 * number), line.rect.centery))

    def _draw_held(self, target: Target, line: _Line, player: SeenPlayer) -> None:
        middle, width = line.rect.centery, round(0.40 * line.part)
        back = self._cards.back(width)
        put_centred(target, back, (line.x(1.98), middle))
        held = self._fonts.numeral(str(len(player.hand)), line.size(0.40 * self._grown), line.ink)
        put(target, held, held.get_rect(midleft=(line.x(1.68), middle)))
        side = round(0.52 * line.part)
        token = self._sprites.fitted("token_future", (side, side))
        left = len(player.tokens)
        put_centred(target, token if left else dimmed(token, _ABSENT), (line.x(0.96), middle))
        number = self._fonts.numeral(str(left), line.size(0.40 * self._grown), line.ink)
        put(target, number, number.get_rect(midleft=(line.x(0.62), middle)))


def _moves(table: SeenTable, look: CourtLook, seat: Seat) -> bool:
    over = table.turn.phase is Phase.OVER or look.nobody_moves
    return table.turn.to_move == seat and not over
