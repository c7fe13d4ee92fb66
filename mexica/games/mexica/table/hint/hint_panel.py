"""The panel of a hint, in the upper right of the lake where no land is, and its plan on the board."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from mexica.drawing.colours import CREAM, INK, RED, SHADE, Colour
from mexica.drawing.rim import planned
from mexica.drawing.sprites import Sprite
from mexica.drawing.surfaces import put, put_centred
from mexica.games.mexica.ai.advice import LEAST, Advice
from mexica.games.mexica.rules.spaces import Space
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import SeatLook
from mexica.games.mexica.table.board.table_view import TableView
from mexica.games.mexica.table.board.tokens import Tokens
from mexica.games.mexica.table.hint.hint_steps import Steps
from mexica.games.mexica.table.hint.hint_words import sentence
from mexica.games.mexica.table.hint.pending_hint import Hint
from mexica.texts import _

_ROWS: Final = 3
_FAINT: Final[Colour] = (128, 92, 64)
_TURQUOISE: Final[Colour] = (30, 128, 130)
_STRIPE: Final = (120, 84, 40, 62)
_FRAME: Final = 21  # pixels in a window of 1600x1000 that the paper's red frame reaches inwards
_GAIN: Final = 3.4  # letters' heights that gain and price are wide


class HintView:
    """Where the parts of the panel are for one layout, and how they look."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.panel = panel(view.layout)
        self._size = view.layout.text_size
        edge = round(_FRAME * max(view.layout.unit, 0.75))
        inside = self.panel.inflate(-2 * edge, -2 * edge)
        high = round(1.75 * self._size)
        self.close = Rect(inside.right - high, inside.top, high, high)
        texts = (_("Play it"), _("To the graph"))
        wide = max(view.fonts.width(text, self._size, True) for text in texts) + round(1.6 * self._size)
        self.play = Rect(self.close.left - wide - 4, inside.top, wide, high)
        self._head = Rect(inside.left, inside.top, self.play.left - inside.left - 6, high)
        self._body = Rect(inside.left, inside.top + high + 3, inside.width, inside.height - high - 3)

    def row(self, number: int) -> Rect:
        """Return the place of a plan in the list."""
        high = self._body.height / _ROWS
        top = self._body.top + round(number * high)
        return Rect(self._body.left, top, self._body.width, self._body.top + round((number + 1) * high) - top)

    def row_at(self, position: tuple[int, int], hint: Hint) -> int | None:
        """Return the number of the plan under a pixel, None if there is none."""
        return next((n for n in range(len(hint.advice)) if self.row(n).collidepoint(position)), None)

    def draw(
        self,
        target: Surface,
        hint: Hint,
        pointer: tuple[int, int],
        standing: Sequence[tuple[SeatLook, int]],
    ) -> None:
        """Draw the plan on the board, and the panel with the points of all, whose own panel it covers."""
        self._draw_plan(target, hint.steps)
        put(target, self._view.sprites.surface("panel_paper", self.panel.size), self.panel)
        fonts, size = self._view.fonts, self._size
        title = fonts.fitted(hint.title, round(1.25 * size), self._head.width, RED, True)
        put(target, title, title.get_rect(midleft=self._head.midleft))
        self._standing(target, standing, self._head.left + title.width)
        self._button(target, self.close, "×", pointer)  # noqa: RUF001  # the sign is meant
        if not hint.can_play:
            self._button(target, self.play, _("To the graph"), pointer)
        elif self.playable(hint):
            self._button(target, self.play, _("Play it"), pointer)
        for number, advice in enumerate(hint.advice):
            self._row(target, hint, number, advice)
        if hint.message:
            self._message(target, hint.message)
        elif hint.thinking:
            self._message(target, _("Looking for good turns…"))
            self._progress(target, hint.progress)

    def _standing(self, target: Surface, standing: Sequence[tuple[SeatLook, int]], begin: int) -> None:
        """The points of all players at the right end of the heading, if there is room for them."""
        side, middle, right = round(1.2 * self._size), self._head.centery, self._head.right
        parts = []
        for seat, points in reversed(standing):
            words = self._view.fonts.text(str(points), self._size, INK, True)
            right -= words.width
            parts.append((words, right))
            right -= side + 2
            parts.append((self._view.sprites.fitted(f"roof_{seat.colour}", (side, side)), right))
            right -= round(0.55 * self._size)
        if right >= begin:
            for picture, left in parts:
                put(target, picture, picture.get_rect(midleft=(left, middle)))

    @staticmethod
    def playable(hint: Hint) -> bool:
        """Say whether the plan that is drawn can be played."""
        return hint.can_play and bool(hint.advice) and bool(hint.advice[hint.chosen].actions)

    def _button(self, target: Surface, place: Rect, text: str, pointer: tuple[int, int]) -> None:
        over = place.collidepoint(pointer)
        put(
            target,
            self._view.sprites.surface("button_hovered" if over else "button_normal", place.size),
            place,
        )
        words = self._view.fonts.fitted(text, self._size, place.width - 8, INK if over else CREAM, True)
        put_centred(target, words, place.center)

    def _row(self, target: Surface, hint: Hint, number: int, advice: Advice) -> None:
        place, fonts, size = self.row(number), self._view.fonts, self._size
        if number == hint.chosen:
            put(target, self._view.sprites.surface("button_selected", place.size), place)
        elif number == hint.pointed:
            stripe = Surface(place.size, pygame.SRCALPHA)
            stripe.fill(_STRIPE)
            put(target, stripe.premul_alpha(), place)
        on = number == hint.chosen
        ink, strong = (CREAM, (255, 214, 110)) if on else (INK, RED)
        wide = round(_GAIN * size)
        pitch = min(round(1.22 * size), place.height // 2)
        label = f"{hint.labels[number]}: " if hint.labels else ""
        lines = self._broken(label, advice, place.width - wide - 2 * size)
        upper, lower = place.centery - pitch // 2, place.centery + pitch // 2
        left = place.left + round(0.55 * size)
        if gained := _gained(advice.gain):
            gain = fonts.text(gained, size, strong, True)
            put(target, gain, gain.get_rect(midleft=(left, upper)))
        coin = self._view.sprites.fitted("ap_ui", (pitch, pitch))
        put(target, coin, coin.get_rect(midleft=(left, lower)))
        price = fonts.text(str(advice.price), size, ink, True)
        put(target, price, price.get_rect(midleft=(left + pitch + 3, lower)))
        middles = (upper, lower) if len(lines) > 1 else (place.centery,)
        for text, middle in zip(lines, middles, strict=False):
            words = fonts.fitted(text, size, place.width - wide - round(0.8 * size), ink)
            put(target, words, words.get_rect(midleft=(place.left + wide, middle)))

    def _broken(self, label: str, advice: Advice, width: int) -> list[str]:
        """As many of the reasons as fit in two lines, the weightiest first."""
        for count in range(len(advice.reasons), 0, -1):
            lines = self._view.fonts.wrapped(label + sentence(advice.reasons[:count]), self._size, width)
            if len(lines) <= 2:  # noqa: PLR2004  # as the docstring says
                break
        return [lines[0], " ".join(lines[1:])] if len(lines) > 1 else lines

    def _message(self, target: Surface, text: str) -> None:
        size = self._size
        top = self._body.top + round(0.4 * size)
        for line in self._view.fonts.wrapped(text, size, self._body.width - size):
            words = self._view.fonts.text(line, size, INK)
            put(target, words, (self._body.left, top))
            top += round(1.35 * size)

    def _progress(self, target: Surface, share: float) -> None:
        line = Rect(self._body.left, self._body.bottom - 6, self._body.width, max(3, self._size // 4))
        pygame.draw.rect(target, _FAINT, line, 1, border_radius=2)
        line.width = round(line.width * share)
        pygame.draw.rect(target, _TURQUOISE, line, border_radius=2)

    # ------------------------------------------------------------------ on the board

    def _draw_plan(self, target: Surface, steps: Steps) -> None:
        for space, size in steps.tokens:
            self._token(target, space, size)
        drawn: dict[Space, int] = {}
        for number, space in enumerate(steps.numbered, start=1):
            self._number(target, space, number, drawn.get(space, 0))
            drawn[space] = drawn.get(space, 0) + 1

    def _token(self, target: Surface, space: Space, size: int) -> None:
        whole = self._view.sprites.get("calpulli")
        picture = whole.surface.copy()
        put(picture, Tokens(self._view.sprites, self._view.fonts).numbers(size), (0, 0))
        sprite = planned(Sprite(picture, whole.anchor), self._view.layout.rim)
        x, y = self._view.layout.centre(space)
        put(target, sprite.surface, (round(x - sprite.anchor[0]), round(y - sprite.anchor[1])))

    def _number(self, target: Surface, space: Space, number: int, before: int) -> None:
        """A disc with the number of a step, beside those that its space has already."""
        wide, high = self._view.layout.cell
        radius = max(9.0, 0.19 * wide)
        x, y = self._view.layout.centre(space)
        middle = (x - 0.30 * wide + before * 2 * radius, y - 0.28 * high)
        for colour, reach in ((SHADE, radius + 1), (CREAM, radius), (RED, radius - 1.5)):
            pygame.draw.aacircle(target, colour, middle, reach)
        words = self._view.fonts.numeral(str(number), max(11, round(1.25 * radius)), CREAM)
        put_centred(target, words, middle)


def panel(layout: Layout) -> Rect:
    """Return where the panel lies: over the players' panel, on the lake north and east of all land."""
    left, right = layout.players.left, layout.players.right
    top = layout.lake.top + 2
    bottom = layout.row_edge(4) - round(0.38 * layout.cell[1])
    return Rect(left, top, right - left, bottom - top)


def _gained(gain: float) -> str:
    """A gain in whole points, nothing where there is none."""
    return f"+{int(gain + 0.5)}" if gain >= LEAST else ""
