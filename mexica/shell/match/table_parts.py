"""What a game brings to the table of a match: the hand, the mouse, how actions are shown, who thinks."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from attrs import frozen

from mexica.drawing.announcements import Announcements
from mexica.drawing.motion import Motion
from mexica.play.game_rules import ActionT, StateT
from mexica.play.key_map import KeyMap
from mexica.play.opponents import MakeThinker
from mexica.play.record import PlayedAction
from mexica.shell.match.mouse_rest import MouseRest
from mexica.shell.match.seat_looks import SeatLooks

AskedT = TypeVar("AskedT")
HandT = TypeVar("HandT", bound="TableHand")


class TableHand(Protocol):
    """What the person to move holds."""

    @property
    def empty(self) -> bool:
        """Whether it holds nothing."""
        ...

    def update_in_parts(self, state: Any, acts: bool, /) -> Iterator[None]:
        """Take the next state in steps of about a millisecond; `acts` tells whether a person acts in it."""
        ...

    def put_back(self) -> bool:
        """Put away what is held; return whether there was something."""
        ...


class Presenter(Protocol):
    """Shows actions: with motion, sounds and toasts."""

    @property
    def motion(self) -> Motion[Any, Any, Any]:
        """What moves."""
        ...

    @property
    def announcements(self) -> Announcements[Any]:
        """The toast and the points gained."""
        ...

    def show(self, done: PlayedAction[Any, Any], pace: float, /) -> bool:
        """Show an action, for `pace` seconds if a computer's; return whether a screen of scores is due."""
        ...

    def show_again(
        self, done: PlayedAction[Any, Any], before: Any, /, *, moving: bool, blocking: bool = True
    ) -> None:
        """Tell an action again that was played in the state `before`, in motion if `moving`."""
        ...

    def show_next(self) -> None:
        """Skip to the next step of what blocks the table."""
        ...

    def show_delayed_toast(self) -> None:
        """Show the toast that waited for a screen of scores."""
        ...

    def tick(self, seconds: float, /) -> bool:
        """Let time pass; return whether the picture changed."""
        ...

    def finish(self) -> None:
        """End the current motion and its sounds."""
        ...

    def forget(self) -> None:
        """Drop all pending sounds and toasts."""
        ...


@frozen
class TableParts(Generic[StateT, ActionT, AskedT, HandT]):
    """The parts of a table that are its game's own.

    `make_thinker` makes a computer player, `share_of_pace` returns the part of the pace for which an action
    is shown, `keys` are the usual presses, `looks` who can play a seat and how it looks, `new_hand` makes
    an empty hand. `secrets` tells whether seats have something that others may not see.
    """

    make_thinker: MakeThinker[StateT, ActionT]
    share_of_pace: Callable[[ActionT], float]
    keys: KeyMap[AskedT]
    looks: SeatLooks
    new_hand: Callable[[], HandT]
    mouse: MouseRest[Any]
    presenter: Presenter
    secrets: bool = False
