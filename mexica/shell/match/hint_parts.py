"""What a game gives to the panel of a hint: its figures, its legend, what is drawn of a plan."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar

from attrs import frozen
from pygame import Surface

from mexica.drawing.seat_look import SeatLook
from mexica.drawing.view import PanelView
from mexica.play.hint import Advising
from mexica.texts import _, labelled

_LESS: Final = "\u2212"  # the sign of subtraction
_LEAST: Final = 0.5  # points; a plan that falls short by less is as good
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


def shortfall(points: float) -> Figures:
    """Return the figures of a plan that promises so many points less than the best, empty if hardly any."""
    return Figures(f"{_LESS}{int(points + 0.5)}" if points >= _LEAST else "")


def shortfall_legend(points: Iterable[float], *, can_play: bool) -> Figures | None:
    """Return what the figures of plans with these shortfalls are counted from, None if all are empty."""
    if not any(each >= _LEAST for each in points):
        return None
    less = _("points less than the first") if can_play else _("points less than the better turn")
    return Figures(labelled(_LESS, less))


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
