"""The turn box in the bar: whose turn of which round and period it is, and the points left to spend."""

from typing import Final

from pygame import Rect, Surface

from mexica.rules import material
from mexica.rules.state import Phase, State
from mexica.table.fonts import CREAM, Colour, Fonts
from mexica.table.layout import Layout
from mexica.table.look import Look
from mexica.table.sprites import Sprites, faded, put, put_centred
from mexica.texts import _

_QUIET: Final[Colour] = (222, 204, 168)
_SPENT: Final = 0.25


class TurnView:
    """Draws the bar once and the turn box for every state."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout = layout
        self._sprites = sprites
        self._fonts = fonts

    def draw_bar(self, target: Surface) -> None:
        """Draw the stone of the bar."""
        put(target, self._sprites.surface("bar_stone", self._layout.bar.size), self._layout.bar)

    def draw(self, target: Surface, state: State, look: Look) -> None:
        """Draw whose turn it is, period and round, and the coins and action tokens left to spend."""
        high = self._layout.bar.height
        inside = self._layout.turn_box.inflate(-round(high * 0.16), -round(high * 0.22))
        inside.top += round(high * 0.05)
        seat = look.seat(state.turn.to_move)
        side = round(inside.height * 0.62)
        sign = self._sprites.fitted(f"roof_{seat.colour}", (side, side))
        put(target, sign, inside.topleft)
        words = Rect(inside.left + round(side * 1.1), inside.top, inside.width - round(side * 1.1), side)
        name = self._fonts.fitted(seat.name, round(high * 0.21), words.width, CREAM, True)
        put(target, name, (words.left, words.top - round(high * 0.05)))
        stage = self._fonts.fitted(_stage(state), round(high * 0.15), words.width, _QUIET)
        put(target, stage, (words.left, words.bottom - stage.height + round(high * 0.03)))
        coins = Rect(inside.left, words.bottom, inside.width, inside.bottom - words.bottom)
        self._coins(target, coins, state)

    def _coins(self, target: Surface, place: Rect, state: State) -> None:
        side = min(round(place.height * 1.02), place.width // (material.ACTION_POINTS + 3))
        coin = self._sprites.fitted("ap_ui", (side, side))
        spent = faded(coin, _SPENT)
        x = place.left + side / 2
        for number in range(material.ACTION_POINTS):
            put_centred(target, coin if number < state.turn.action_points else spent, (x, place.centery))
            x += side * 1.08
        if held := state.mover.action_tokens:
            number_text = self._fonts.numeral(f"+{held}", round(side * 0.85), CREAM)
            put(target, number_text, number_text.get_rect(midleft=(round(x), place.centery)))
            put_centred(target, coin, (x + number_text.width + side * 0.65, place.centery))


def _stage(state: State) -> str:
    if state.turn.phase is Phase.OVER:
        return _("The game is over")
    if state.turn.phase is Phase.PLACING:
        return _("Choose a start space")
    return _("Period {period} · round {round}").format(period=state.turn.period, round=state.turn.round)
