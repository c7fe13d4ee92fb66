"""The turn box in the bar: whose turn it is, what they do, how far the game is; at the end the winners."""

from collections.abc import Sequence

from mexica.drawing.fonts import Fonts
from mexica.drawing.seat_look import SeatLook
from mexica.drawing.sprites import Sprites
from mexica.drawing.surfaces import Target
from mexica.drawing.turn_box import TurnBox
from mexica.games.coatl.rules import State, winners
from mexica.games.coatl.rules.state import Phase
from mexica.games.coatl.table.court.layout import CourtLayout
from mexica.games.coatl.table.panels.prestige import prestige
from mexica.games.coatl.table.panels.turn_words import doing_words, progress_words
from mexica.play.result_words import points_words


class TurnView:
    """Draws the turn box for every state."""

    def __init__(self, layout: CourtLayout, sprites: Sprites, fonts: Fonts) -> None:
        self._box = TurnBox(layout, sprites, fonts)

    def draw(self, target: Target, state: State, seats: Sequence[SeatLook], *, thinking: bool) -> None:
        """Draw whose turn it is, and whether a computer is `thinking`; the winners if the game is over."""
        if state.turn.phase is Phase.OVER:
            won = winners(state)
            points = points_words(prestige(state)[won[0]].certain)
            self._box.draw_winners(target, [seats[seat] for seat in won], points)
            return
        mover = seats[state.turn.to_move]
        self._box.draw_mover(target, mover)
        self._box.draw_asked(target, mover, doing_words(state))
        self._box.draw_stage(target, progress_words(state), thinking=thinking)
