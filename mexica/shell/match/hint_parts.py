"""What a game gives to the panel of a hint: its figures, its legend, what is drawn of a plan."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from attrs import frozen
from pygame import Surface

from mexica.drawing.seat_look import SeatLook
from mexica.drawing.view import PanelView
from mexica.play.hint import StartAdviser
from mexica.play.told_apart import Otherwise, in_another_way
from mexica.texts import _, labelled

_LESS: Final = "\u2212"  # the sign of subtraction
_LEAST: Final = 0.5  # points; a plan that falls short by less is as good
ViewT = TypeVar("ViewT", bound=PanelView)
LookT = TypeVar("LookT")


@frozen
class Figures:
    """The figures before a plan, one above the other: its gain, and its price beside the sprite `coin`.

    Either may be empty.
    """

    gain: str = ""
    price: str = ""
    coin: str = ""


def shortfall(plan: Any) -> Figures:
    """Return the figures of a plan that is `behind` the best by so many points, empty if hardly any."""
    return Figures(f"{_LESS}{int(plan.behind + 0.5)}" if plan.behind >= _LEAST else "")


def shortfall_legend(plans: Sequence[Any], can_play: bool) -> Figures | None:
    """Return what the shortfalls of these plans are counted from, None if there are none."""
    if not any(plan.behind >= _LEAST for plan in plans):
        return None
    less = _("points less than the first") if can_play else _("points less than the better turn")
    return Figures(labelled(_LESS, less))


@frozen
class HintGame:
    """How a game advises the player to move, and how it shows that.

    `start` returns an adviser that finds plans and thinks for some `seconds`, with ThinkerError if no
    process can be started; `sentence` returns what a plan is good for in one line, `steps` what is drawn
    of a plan in a state, whose `added_to` adds it to a look of the board, and `draw_plan` draws what the
    board does not. `otherwise` tells a plan from another that is good for the same. `figures` returns
    those of a plan, `legend` what they are counted from, told whether the plans can be played, None if
    that need not be said. `standing` returns all seats and their points if the panel covers where they
    are shown, `barred` why there is nothing to advise in a state, empty if there is, and `nothing_found`
    a sentence that says that no plan is worth advising.
    """

    seconds: float
    start: StartAdviser
    sentence: Callable[[Sequence[Any]], str]
    steps: Callable[[Any, Sequence[Any]], Any]
    figures: Callable[[Any], Figures] = shortfall
    otherwise: Otherwise = in_another_way
    legend: Callable[[Sequence[Any], bool], Figures | None] = shortfall_legend
    standing: Callable[[], Sequence[tuple[SeatLook, int]]] = tuple
    barred: Callable[[Any], str] = lambda state: ""
    nothing_found: Callable[[], str] = lambda: _("There is nothing that you can do now.")
    draw_plan: Callable[[Surface, Any, Any], None] = lambda target, view, steps: None
