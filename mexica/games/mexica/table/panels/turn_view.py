"""The turn box in the bar: whose turn it is, in which round and period, and the points left to spend.

When the game is over it shows who has won.
"""

from typing import Final

from pygame import Rect

from mexica.drawing.colours import CREAM
from mexica.drawing.fonts import Fonts
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target, dimmed, put, put_centred
from mexica.drawing.turn_box import TurnBox, put_left
from mexica.games.mexica.rules import material, winners
from mexica.games.mexica.rules.state import Phase, State
from mexica.games.mexica.table.board.layout import Layout
from mexica.games.mexica.table.board.look import Look
from mexica.play.result_words import points_words
from mexica.texts import _

_SPENT: Final = 0.35
_COINS_WIDE: Final = material.ACTION_POINTS * 1.04 + 2.7  # in coins: those of the turn, "+12", one more


class TurnView:
    """Draws the bar once, and the turn box for every state."""

    def __init__(self, layout: Layout, sprites: Sprites, fonts: Fonts) -> None:
        self._layout, self._sprites, self._fonts = layout, sprites, fonts
        self._box = TurnBox(layout, sprites, fonts)

    def draw_bar(self, target: Target) -> None:
        """Draw the stone of the bar."""
        put(target, self._sprites.surface("bar_stone", self._layout.bar.size), self._layout.bar)

    def draw(self, target: Target, state: State, look: Look) -> None:
        """Draw whose turn it is, what is left to spend, period and round; the winners if the game is over."""
        box, turn = self._box, state.turn
        if turn.phase is Phase.OVER:
            won = winners(state)
            points = points_words(state.players[won[0]].points)
            box.draw_winners(target, [look.seat(seat) for seat in won], points)
            return
        if look.scoring:
            box.draw_crown(target)
            box.draw_name(target, _("Scoring"))
        else:
            box.draw_mover(target, look.seat(turn.to_move))
            if turn.proposal is None:  # while a removal is voted on, the points are the proposer's
                self._coins(target, box.places.second, state)
        thinking = not look.scoring and look.seat(turn.to_move).thinking
        box.draw_stage(target, _stage(state, look.scoring), thinking=thinking)

    def _coins(self, target: Target, place: Rect, state: State) -> None:
        """Draw the AP of a turn as coins, spent ones faded; then the action tokens held."""
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


def _stage(state: State, scoring: bool) -> str:
    if scoring:
        return _("End of period {period}").format(period=state.turn.period)
    if state.turn.phase is Phase.PLACING:
        return _("Choose a start space")
    if state.turn.proposal is not None:
        return _("Remove token {size}?").format(size=state.turn.proposal.size)
    return _("Period {period} · round {round}").format(period=state.turn.period, round=state.turn.round)
