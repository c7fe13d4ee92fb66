"""The panel of a hint, where it covers nothing that a hint points at."""

from typing import Final, Generic

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, FAINT, INK, RED, TURQUOISE
from mexica.drawing.fonts import SMALLEST
from mexica.drawing.surfaces import put, put_centred
from mexica.play.hint import Hint
from mexica.shell.match.hint_parts import Figures, HintGame, ViewT
from mexica.shell.match.hint_row import HintRow
from mexica.texts import _

_ROWS: Final = 3  # plans at most
_LETTERS_WIDE: Final = 24  # letter heights, the least width of the panel
_LETTERS_HIGH: Final = 12  # and the least height, so that its rows have letters as large as its heading
_FRAME: Final = 21  # pixels of the paper's red frame in a window of 1600x1000


class HintPanel(Generic[ViewT]):
    """The places of the panel's parts in one layout, and how they are drawn."""

    def __init__(self, view: ViewT, game: HintGame) -> None:
        self._view, self._game = view, game
        self.place = view.layout.hint_place
        least = min(self.place.width // _LETTERS_WIDE, self.place.height // _LETTERS_HIGH)
        self._size = min(view.layout.text_size, max(SMALLEST, least))
        edge = round(_FRAME * max(view.sprites.unit, 0.75))
        inside = self.place.inflate(-2 * edge, -round(1.5 * edge))
        high = round(1.75 * self._size)
        self.close = Rect(inside.right - high, inside.top, high, high)
        texts = (_("Play it"), _("To the graph"))
        wide = max(view.fonts.width(text, self._size, True) for text in texts) + round(1.6 * self._size)
        self.play = Rect(self.close.left - wide - 4, inside.top, wide, high)
        left = inside.left + round(0.4 * self._size)
        self._head = Rect(left, inside.top, self.play.left - left - 6, high)
        small = max(SMALLEST, round(0.85 * self._size))
        self._legend = Rect(
            0, 0, inside.width - round(1.4 * self._size), small
        )  # clear of the paper's corners
        self._legend.midbottom = inside.centerx, inside.bottom - round(0.2 * small)
        top = inside.top + high + 3
        self._body = Rect(inside.left, top, inside.width, self._legend.top - 1 - top)
        self._rows = {
            rows: [HintRow(view, self._body.height // rows, three_lines=small) for small in (False, True)]
            for rows in range(1, _ROWS + 1)
        }
        last = self.row(_ROWS - 1)
        wide = view.fonts.width(_("Try this turn again"), self._size, True) + round(1.6 * self._size)
        self.retry = Rect(0, 0, min(wide, last.width), min(high, last.height - 2))
        self.retry.center = last.center

    def row(self, number: int, rows: int = _ROWS) -> Rect:
        """Return the place of a plan in a list of so many."""
        high = self._body.height / rows
        top = self._body.top + round(number * high)
        return Rect(self._body.left, top, self._body.width, self._body.top + round((number + 1) * high) - top)

    def row_at(self, position: tuple[int, int], hint: Hint) -> int | None:
        """Return the number of the plan under a pixel, None if there is none."""
        rows = self._many(hint)
        return next((n for n in range(len(hint.advice)) if self.row(n, rows).collidepoint(position)), None)

    @staticmethod
    def _many(hint: Hint) -> int:
        """How many rows share the height: one for each plan, and one for the button beside a turn played."""
        return max(1, len(hint.advice)) if hint.can_play else _ROWS

    def draw(self, target: Surface, hint: Hint, pointer: tuple[int, int]) -> None:
        """Draw the plan on the board, then the panel."""
        if (steps := hint.steps) is not None:
            self._game.draw_plan(target, self._view, steps)
        put(target, self._view.sprites.surface("panel_paper", self.place.size), self.place)
        self._draw_head(target, hint, pointer)
        figures, rows = [self._game.figures(plan) for plan in hint.advice], self._many(hint)
        usual, small = self._rows[rows]
        row = usual if usual.holds(hint, self._body.width, figures) else small
        for number in range(len(figures)):
            row.draw(target, self.row(number, rows), hint, number, figures)
        if (legend := self._game.legend(hint.advice, hint.can_play)) is not None:
            self._draw_legend(target, legend)
        if not hint.can_play:
            self._draw_button(target, self.retry, _("Try this turn again"), pointer)
        if hint.message:
            self._draw_message(target, hint.message)
        elif hint.thinking:
            self._draw_message(target, _("Looking for good turns…"))
            self._draw_progress(target, hint.progress)

    def _draw_head(self, target: Surface, hint: Hint, pointer: tuple[int, int]) -> None:
        size = round(1.25 * self._size)
        title = self._view.fonts.fitted(hint.title, size, self._head.width, RED, True)
        put(target, title, title.get_rect(midleft=self._head.midleft))
        self._draw_standing(target, self._head.left + title.width)
        self._draw_button(target, self.close, "×", pointer)  # noqa: RUF001  # the sign is meant
        if not hint.can_play:
            self._draw_button(target, self.play, _("To the graph"), pointer)
        elif self.playable(hint):
            self._draw_button(target, self.play, _("Play it"), pointer)

    def _draw_standing(self, target: Surface, begin: int) -> None:
        """The points of all players at the right end of the heading, if there is room for them."""
        side, middle, right = round(1.2 * self._size), self._head.centery, self._head.right
        parts = []
        for seat, points in reversed(self._game.standing()):
            words = self._view.fonts.text(str(points), self._size, INK, True)
            right -= words.width
            parts.append((words, right))
            right -= side + 2
            parts.append((self._view.sprites.fitted(seat.sign.sprite, (side, side)), right))
            right -= round(0.55 * self._size)
        if right >= begin:
            for picture, left in parts:
                put(target, picture, picture.get_rect(midleft=(left, middle)))

    @staticmethod
    def playable(hint: Hint) -> bool:
        """Return whether the plan that is drawn can be played."""
        return hint.can_play and bool(hint.advice) and bool(hint.advice[hint.shown].actions)

    def _draw_button(self, target: Surface, place: Rect, text: str, pointer: tuple[int, int]) -> None:
        over = place.collidepoint(pointer)
        put(
            target,
            self._view.sprites.surface("button_hovered" if over else "button_normal", place.size),
            place,
        )
        words = self._view.fonts.fitted(text, self._size, place.width - 8, INK if over else CREAM, True)
        put_centred(target, words, place.center)

    def gain_room(self, price: str) -> int:
        """Return the width, in pixels, that the legend has for the gain beside this word for the price."""
        size = self._legend.height
        return self._legend.width - (self._view.fonts.width(price, size) + 2 * size if price else 0)

    def _draw_legend(self, target: Surface, legend: Figures) -> None:
        """What the figures before a plan are."""
        place, size = self._legend, self._legend.height
        gain = self._view.fonts.fitted(legend.gain, size, self.gain_room(legend.price), INK)
        put(target, gain, gain.get_rect(midleft=place.midleft))
        if legend.price:
            price = self._view.fonts.text(legend.price, size, INK)
            coin = self._view.sprites.fitted(legend.coin, (size, size))
            put(target, price, price.get_rect(midright=place.midright))
            left = place.right - price.width - size // 3
            put(target, coin, coin.get_rect(midright=(left, place.centery)))

    def _draw_message(self, target: Surface, text: str) -> None:
        size = self._size
        top = self._body.top + round(0.4 * size)
        for line in self._view.fonts.wrapped(text, size, self._body.width - size):
            words = self._view.fonts.text(line, size, INK)
            put(target, words, (self._body.left, top))
            top += round(1.35 * size)

    def _draw_progress(self, target: Surface, share: float) -> None:
        line = Rect(self._body.left, self._body.bottom - 6, self._body.width, max(3, self._size // 4))
        pygame.draw.rect(target, FAINT, line, 1, border_radius=2)
        line.width = round(line.width * share)
        pygame.draw.rect(target, TURQUOISE, line, border_radius=2)
