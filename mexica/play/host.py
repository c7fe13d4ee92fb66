"""What the table needs from the window it is shown in, so that it imports nothing of the shell."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from pygame_gui import UIManager

RecordT_contra = TypeVar("RecordT_contra", contravariant=True)


class Settings(Protocol):
    """The player's settings that matter at the table."""

    @property
    def pace(self) -> float:
        """Seconds for which each action of the computer is shown."""
        ...

    @property
    def motion(self) -> bool:
        """Whether what happens is shown moving."""
        ...

    @property
    def ask_before_end(self) -> bool:
        """Whether a turn with points left asks before it ends."""
        ...


class Sounds(Protocol):
    """What can be heard at the table; a window without sound does nothing here."""

    def play(self, name: str, *, delay: float = 0.0, volume: float = 1.0, variant: int | None = None) -> None:
        """Let an effect be heard in `delay` seconds, in any of its variants or in this one."""
        ...

    def hush(self, *, at_once: str | None = None) -> None:
        """Forget the effects that were to be heard later; this one is heard now if it was among them."""
        ...

    def set_mood(self, mood: str) -> None:
        """Let the music of this mood be heard from now on."""
        ...


class Host(Protocol[RecordT_contra]):
    """The window around a match: its size, its widgets, its settings and the ways out."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        ...

    @property
    def manager(self) -> UIManager:
        """The widget manager, its theme loaded."""
        ...

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        ...

    @property
    def sound(self) -> Sounds:
        """What can be heard."""
        ...

    def play(self, record: RecordT_contra) -> None:
        """Play this game instead of the one that is played."""
        ...

    def go_start(self) -> None:
        """Leave for the start screen."""
        ...

    def open_saves(self, record: RecordT_contra | None) -> None:
        """Open the screen that saves this record under a name, or loads another game."""
        ...

    def open_rules(self) -> None:
        """Open the page on how to play."""
        ...

    def open_settings(self) -> None:
        """Open the settings."""
        ...

    def quit(self) -> None:
        """Close the window."""
        ...

    def ask(self, title: str, text: str, yes: str, no: str, on_yes: Callable[[], None]) -> None:
        """Ask a question in the middle of the window and call `on_yes` if it is answered with yes."""
        ...

    def tell(self, title: str, text: str) -> None:
        """Tell something in the middle of the window until it is dismissed."""
        ...
