"""Presses and drags on the table: what the mouse went down on, carries, and lets go of."""

from mexica.drawing.drag import Drag
from mexica.games.coatl.table.court.places import Place
from mexica.games.coatl.table.input.hand import Hand, Outcome


class Mouse:
    """The left button over the table: a press is a click, or drags what lies there once it is moved."""

    def __init__(self, hand: Hand) -> None:
        self._hand = hand
        self._drag = Drag[Place]()
        self.carries = False  # whether a piece or card of the hand follows the mouse

    def press(self, place: Place | None, position: tuple[int, int]) -> None:
        """Press the button over a place."""
        if place is not None:
            self._drag.press(place, position)

    def move(self, position: tuple[int, int], reach: float) -> Outcome:
        """Move the mouse; farther than `reach` pixels from the press, what lies there is taken up."""
        place = self._drag.leaves(position, reach)
        if place is None:
            return None
        outcome = self._hand.take_up(place)
        self.carries = self._hand.holding.source == place
        return outcome

    def release(self, place: Place | None) -> Outcome:
        """Let the button go over a place: what is carried is used there, else the place is clicked."""
        carried, self.carries = self.carries, False
        pressed = self._drag.end()
        if carried:
            return self._hand.drop(place)
        return self._hand.click(pressed) if pressed is not None and pressed == place else None

    def cancel(self) -> None:
        """Put what is carried back in its place."""
        if self.carries:
            self._hand.drop(None)
        self._drag.end()
        self.carries = False
