"""The turn box in the bar: whose turn it is, what they do, how far the game is; at the end the winners."""

from collections.abc import Sequence

from mexica.drawing.fonts import Fonts
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target
from mexica.drawing.turn_box import QUIET, TurnBox
from mexica.games.aztekz.rules import State, standings, winners
from mexica.games.aztekz.rules.state import Phase
from mexica.games.aztekz.table.panels.turn_words import doing_words, progress_words
from mexica.games.aztekz.table.pyramid.layout import PyramidLayout
from mexica.texts import _, listed, ngettext


class TurnView:
    """Draws the turn box for every state."""

    def __init__(self, layout: PyramidLayout, sprites: Sprites, fonts: Fonts) -> None:
        self._box = TurnBox(layout, sprites, fonts)

    def draw(self, target: Target, state: State, seats: Sequence[SeatLook], *, thinking: bool) -> None:
        """Draw whose turn it is, and whether a computer is `thinking`; the winners if the game is over."""
        box = self._box
        if state.turn.phase is Phase.OVER:
            self._winners(target, state, seats)
            return
        seat = seats[state.turn.to_move]
        box.draw_signs(target, [seat.sign.sprite])
        box.draw_name(target, seat.name)
        box.draw_second(target, doing_words(state), share=0.66, colour=QUIET)
        box.draw_stage(target, progress_words(state), thinking=thinking)

    def _winners(self, target: Target, state: State, seats: Sequence[SeatLook]) -> None:
        box, won = self._box, winners(state)
        points = next(one.points for one in standings(state) if one.seat == won[0])
        box.draw_signs(target, [seats[seat].sign.sprite for seat in won], crowned=True)
        box.draw_name(target, listed([seats[seat].name for seat in won]))
        box.draw_second(target, ngettext("{points} point", "{points} points", points).format(points=points))
        box.draw_stage(target, _("Game over"))
