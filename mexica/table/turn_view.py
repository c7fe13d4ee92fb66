"""The turn box in the bar: whose turn of which round and period it is, and the points left to spend."""

from typing import Final

from pygame import Rect, Surface

from mexica.rules import material
from mexica.rules.state import Phase, State
from mexica.table.fonts import CREAM, Colour, Fonts
from mexica.table.layout import Layout
from mexica.table.look import Look
from mexica.table.sprites import Sprites, Target, dimmed, put, put_centred
from mexica.texts import _

_QUIET: Final[Colour] = (222, 204, 168)
_SPENT: Final = 0.35
_COINS_WIDE: Final = material.ACTION_POINTS * 1.04 + 2.7  # in coins: the turn, "+12", one more


class TurnView:
    """Draws the bar once and the turn box for every state."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._sprites = sprites
        self._fonts = fonts

    def draw_bar(self, target: Target) -> None:
        """Draw the stone of the bar."""
        put(target, self._sprites.surface("bar_stone", self._layout.bar.size), self._layout.bar)

    def draw(self, target: Target, state: State, look: Look) -> None:
        """Draw whose turn it is, the coins and action tokens left to spend, period and round."""
        box = self._layout.turn_box
        high = min(box.height, round(box.width * 0.4))
        seat = look.seat(state.turn.to_move)
        side = round(high * 0.68)
        sign = self._sprites.fitted(f"roof_{seat.colour}", (side, side))
        middle = box.centery + round(high * 0.04)
        put_centred(target, sign, (box.left + high * 0.46, middle))
        words = Rect(box.left + round(high * 0.9), 0, 0, 0)
        words.width = box.right - round(high * 0.1) - words.left
        name = self._fonts.fitted(seat.name, round(high * 0.23), words.width, CREAM, True)
        put_left(target, name, (words.left, middle - high * 0.27))
        if state.turn.proposal is None:  # while a removal is answered, the points are the proposer's
            place = Rect(words.left, round(middle - high * 0.13), words.width, round(high * 0.29))
            self._coins(target, place, state)
        stage = self._fonts.fitted(_stage(state), round(high * 0.17), words.width, _QUIET)
        put_left(target, stage, (words.left, middle + high * 0.29))

    def _coins(self, target: Target, place: Rect, state: State) -> None:
        """The coins of a turn, those spent let through; then the action tokens held, which pay as well."""
        side = min(place.height, int(place.width / _COINS_WIDE))
        coin = self._sprites.fitted("ap_ui", (side, side))
        spent = dimmed(coin, _SPENT)
        x = place.left + side / 2
        for number in range(material.ACTION_POINTS):
            put_centred(target, coin if number < state.turn.action_points else spent, (x, place.centery))
            x += side * 1.04
        if held := state.mover.action_tokens:
            number_text = self._fonts.numeral(f"+{held}", round(side * 0.85), CREAM)
            put_left(target, number_text, (x, place.centery))
            put_centred(target, coin, (x + number_text.width + side * 0.62, place.centery))


def put_left(target: Target, picture: Surface, middle_left: tuple[float, float]) -> None:
    """Draw a premultiplied picture with the middle of its left edge here."""
    put_centred(target, picture, (middle_left[0] + picture.width / 2, middle_left[1]))


def _stage(state: State) -> str:
    if state.turn.phase is Phase.OVER:
        return _("The game is over")
    if state.turn.phase is Phase.PLACING:
        return _("Choose a start space")
    if state.turn.proposal is not None:
        return _("Remove token {size}?").format(size=state.turn.proposal.size)
    return _("Period {period} · round {round}").format(period=state.turn.period, round=state.turn.round)
