"""Where the mouse is, how long it has rested there, and whether a tip may be shown beside it."""

from math import dist
from typing import Any, Final, Generic, TypeVar

from mexica.shell.match.button_looks import Pointer

SaidT = TypeVar("SaidT")

REST: Final = 0.7  # hover time in seconds before a tip appears
STALE: Final = 2.0  # seconds without a move of the mouse after which a tip gives way to what moves
_MOVED_AWAY: Final = 12  # pixels; a longer move of the mouse is deliberate
_KNOWN: Final = 3600.0  # seconds
_SAID_FOR: Final = 3.5  # seconds for which a refusal is shown, unless the mouse goes elsewhere


class MouseRest(Generic[SaidT]):
    """The mouse over a table and the buttons of its bar. A game adds what lies on its board.

    `said` is what was answered to a click, which is shown as a tip for a while.
    """

    def __init__(self) -> None:
        self.position = (0, 0)
        self.by_keys = False  # whether the keyboard pointed last
        self.over: Any = None  # the command of the button it is over
        self.pressed: Any = None
        self.said: SaidT | None = None
        self._rested = 0.0
        self._still = 0.0  # seconds since the mouse moved
        self._said_for = 0.0
        self._covers: tuple[int, int] | None = None  # no tip here: it would cover what has happened

    @property
    def under(self) -> tuple[object, ...]:
        """What it is over, None for each kind of thing that it is not over."""
        return (self.over,)

    @property
    def pointer(self) -> Pointer:
        """The buttons under the mouse and pressed by it."""
        return Pointer(self.over, self.pressed)

    @property
    def rested(self) -> bool:
        """Whether the mouse has been over the same thing for a while, and a tip may be shown there."""
        return self._rested >= REST and self._covers is None

    @property
    def covered(self) -> bool:
        """Whether a tip would cover what has just happened here."""
        return self._covers is not None

    @property
    def chosen_button(self) -> Any:
        """The button at which the keyboard points, if any."""
        return self.over if self.by_keys else None

    # ------------------------------------------------------------------ where it goes

    def note_position(self, position: tuple[int, int]) -> None:
        """Follow the mouse to this pixel."""
        if position != self.position:
            self._still = 0.0
        self.position, self.by_keys = position, False
        if self._covers is not None and dist(self._covers, position) > _MOVED_AWAY:
            self._covers = None

    def note_under(self, before: tuple[object, ...]) -> None:
        """Begin to wait for a tip if the mouse is over something else than `before`."""
        if before != self.under:
            self._rested = 0.0
            self.said = None

    def leave_button(self) -> None:
        """Point no longer at a button."""
        self.over = None

    def go_to_button(self, asked: Any, position: tuple[int, int]) -> None:
        """Point at the button of this command, in the middle of which this pixel is, with the keyboard."""
        self.note_keys(position)
        self.over = asked

    def note_keys(self, position: tuple[int, int]) -> None:
        """Point at this pixel with the keyboard, and at nothing there so far."""
        self.position, self.by_keys, self._covers = position, True, None
        self.over = self.said = None
        self._rested = self._still = 0.0

    def follow(self, position: tuple[int, int]) -> None:
        """Stay with the keyboard at the same thing, in the middle of which this pixel is now."""
        self._covers = None if self._covers is None else position
        self.position = position

    # ------------------------------------------------------------------ tips

    def say(self, said: SaidT) -> None:
        """Show why a click did nothing, or what to do next."""
        self.said, self._said_for = said, _SAID_FOR

    def hide_tips(self) -> None:
        """Show no tip until the mouse rests again."""
        self._rested, self.said = min(self._rested, 0.0), None

    def note_action(self) -> None:
        """After an action, show no tip over it until the mouse has moved away or a click is refused."""
        self.hide_tips()
        self._covers = self.position

    def note_motion(self) -> None:
        """When something has moved, show no tip over it if the mouse has not moved for long."""
        if self._still >= STALE:
            self._covers = self.position

    def note_press(self) -> None:
        """After a press, show no tip for that button while the mouse stays on it."""
        if self.over is not None:
            self._rested = -_KNOWN

    def tick(self, seconds: float, *, moving: bool = False) -> bool:
        """Let time pass, in which something on the table is `moving`; return whether the picture changed."""
        rested, said = self.rested, self.said
        self._rested += seconds
        self._still += seconds
        if moving:
            self.note_motion()
        self._said_for -= seconds
        if self._said_for <= 0:
            self.said = None
        return self.rested != rested or self.said != said

    @property
    def next_wake(self) -> float | None:
        """Seconds until a tip appears or disappears, None for never."""
        wishes = []
        if 0 <= self._rested < REST and any(thing is not None for thing in self.under):
            wishes.append(REST - self._rested)
        if self.said is not None:
            wishes.append(self._said_for)
        return max(0.0, min(wishes)) if wishes else None
