"""What a game gives to the panel of a hint: its figures, its legend, what is drawn of a plan."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from attrs import frozen
from pygame import Surface

from mexica.drawing.seat_look import SeatLook
from mexica.drawing.view import PanelView
from mexica.play.hint import Advising

ViewT = TypeVar("ViewT", bound=PanelView)
ViewT_contra = TypeVar("ViewT_contra", bound=PanelView, contravariant=True)
LookT = TypeVar("LookT")


@frozen
class Figures:
    """The figures before a plan, one above the other: its gain, and its price beside the sprite `coin`.

    Either may be empty.
    """

    gain: str = ""
    price: str = ""
    coin: str = ""


class HintGame(Advising, Protocol[ViewT_contra, LookT]):
    """How a game advises, and how it shows that."""

    def figures(self, plan: Any, /) -> Figures:
        """Return the figures of a plan."""
        ...

    def legend(self, plans: Sequence[Any], /, *, can_play: bool) -> Figures | None:
        """Return what the figures of these plans are, None if that need not be said."""
        ...

    def standing(self) -> Sequence[tuple[SeatLook, int]]:
        """Return all seats and their points if the panel covers where they are shown, else none."""
        ...

    def added_to(self, look: LookT, steps: Any, /) -> LookT:
        """Return a look of the board with what is drawn of a plan in it."""
        ...

    def draw_plan(self, target: Surface, view: ViewT_contra, steps: Any, /) -> None:
        """Draw what the board does not draw of a plan."""
        ...
