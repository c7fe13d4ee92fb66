"""What a match needs from its window, as protocols, so that it does not import the shell."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Protocol, TypeVar

from pygame import Surface
from pygame_gui import UIManager

from mexica.play.bot_search import FoundBot
from mexica.play.questions import Question
from mexica.play.retries import Retries

RecordT_contra = TypeVar("RecordT_contra", contravariant=True)


class MatchSettings(Protocol):
    """The player's settings that matter in a match."""

    @property
    def pace(self) -> float:
        """Seconds for which each action of the computer is shown."""
        ...

    @property
    def scale(self) -> float:
        """The size of texts, bar and panels over the usual one."""
        ...

    @property
    def motion(self) -> bool:
        """Whether pieces are shown moving to their new places."""
        ...

    @property
    def ask_before_end(self) -> bool:
        """Whether to ask before a turn ends in which more could be done."""
        ...

    @property
    def marks_of_others(self) -> bool:
        """Whether numbered marks show what the others did since the own last turn."""
        ...

    @property
    def keys(self) -> Mapping[str, Sequence[str]]:
        """The presses that the player has set, by the names of what they do (`KeyAction`)."""
        ...

    @property
    def muted(self) -> bool:
        """Whether the sound is off."""
        ...

    @property
    def previews(self) -> bool:
        """Whether the board shows where the piece in hand can go, and what it would do there."""
        ...


class Sounds(Protocol):
    """The sound of the window; without sound it does nothing."""

    def play(self, name: str, *, delay: float = 0.0, volume: float = 1.0, variant: int | None = None) -> None:
        """Play an effect in `delay` seconds, in this variant or in any."""
        ...

    def cancel_delayed(self, *, play_now: str | None = None) -> None:
        """Drop the effects that are to be played later, but play this one now if it is among them."""
        ...

    def set_mood(self, mood: str) -> None:
        """Play the music of this mood from now on."""
        ...


class Host(Protocol[RecordT_contra]):
    """The window around a match: its size, its widgets, its settings and the ways out."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        ...

    @property
    def pointer(self) -> tuple[int, int]:
        """The place of the mouse in pixels."""
        ...

    @property
    def manager(self) -> UIManager:
        """The widget manager, with its theme loaded."""
        ...

    @property
    def settings(self) -> MatchSettings:
        """The settings as they are now."""
        ...

    @property
    def sound(self) -> Sounds:
        """The sound."""
        ...

    @property
    def bots(self) -> tuple[FoundBot, ...]:
        """The bots that can play this game, as far as they have been found."""
        ...

    def keep(self, record: RecordT_contra) -> bool:
        """Write the game to the disk in the background; return whether it is there, or waited for too long.

        While it is not, ask again: the window wakes its scene when it is.
        """
        ...

    def play(self, record: RecordT_contra) -> None:
        """Play this game instead of the present one."""
        ...

    def go_start(self) -> None:
        """Leave for the start screen."""
        ...

    def open_saves(self, record: RecordT_contra | None) -> None:
        """Open the screen that saves this record under a name, or loads another game."""
        ...

    def open_setup(self, record: RecordT_contra, *, same: bool) -> None:
        """Open the screen that sets up a new game with the players of this one, or wholly the `same` one."""
        ...

    def open_rules(self) -> None:
        """Open the pages on how to play."""
        ...

    def open_clause(self, clause: str) -> None:
        """Open the rules at a clause, such as "R4.2"."""
        ...

    def open_settings(self) -> None:
        """Open the settings."""
        ...

    def open_retries(self, retries: Retries) -> None:
        """Open turns of a finished game over it, to be played again."""
        ...

    def toggle_sound(self) -> None:
        """Switch the sound off or on."""
        ...

    def copy_text(self, text: str) -> bool:
        """Put a text on the clipboard; return whether there is one."""
        ...

    def save_picture(self, picture: Surface) -> Future[Path]:
        """Write a picture among the player's, in the background; the result is its file, or an OSError."""
        ...

    def quit(self) -> None:
        """Close the window."""
        ...

    def ask(self, question: Question, on_yes: Callable[[], None]) -> None:
        """Ask a question in the middle of the window and call `on_yes` after a yes."""
        ...

    def tell(self, title: str, text: str) -> None:
        """Show a message in the middle of the window until it is dismissed."""
        ...
