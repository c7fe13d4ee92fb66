"""Presses and drags on a table: what the mouse went down on, carries, and lets go of."""

from typing import Generic, Protocol, TypeVar

from mexica.drawing.drag import Drag
from mexica.shell.match.outcomes import Outcome

PlaceT = TypeVar("PlaceT")


class PlaceHand(Protocol[PlaceT]):
    """What the person to move holds, as far as the mouse goes about it."""

    @property
    def held(self) -> PlaceT | None:
        """The place from which something is held, None if nothing is."""
        ...

    def take_up(self, place: PlaceT, /) -> Outcome:
        """Take up what lies on a place, as a drag does, if it can be used anywhere."""
        ...

    def drop(self, place: PlaceT | None, /) -> Outcome:
        """Use what was dragged where it is let go; what has no use there goes back to its place."""
        ...

    def click(self, place: PlaceT, /) -> Outcome:
        """Use what is held on a place, or take up what lies there."""
        ...


class PlaceDrag(Generic[PlaceT]):
    """The left button over a table: a press is a click, or drags what lies there once it is moved."""

    def __init__(self, hand: PlaceHand[PlaceT]) -> None:
        self._hand = hand
        self._drag = Drag[PlaceT]()
        self.carries = False  # whether something of the hand follows the mouse

    def press(self, place: PlaceT | None, position: tuple[int, int]) -> None:
        """Press the button over a place."""
        if place is not None:
            self._drag.press(place, position)

    def move(self, position: tuple[int, int], reach: float) -> Outcome:
        """Move the mouse; farther than `reach` pixels from the press, what lies there is taken up."""
        place = self._drag.leaves(position, reach)
        if place is None:
            return None
        outcome = self._hand.take_up(place)
        self.carries = self._hand.held == place
        return outcome

    def release(self, place: PlaceT | None) -> Outcome:
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
