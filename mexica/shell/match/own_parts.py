"""What a game gives to the scene of a match: its table and view, its picture, its controls, its words."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

import pygame
from attrs import frozen
from pygame import Rect, Surface

from mexica.drawing.canvas import Drawable
from mexica.play.course import Reviewing
from mexica.shell.match.board_life import Living
from mexica.shell.match.button_looks import ButtonLook
from mexica.shell.match.command_handler import Handler
from mexica.shell.match.hint_parts import HintGame
from mexica.shell.match.key_pointing import BoardSteps
from mexica.shell.match.match_table import AnyTable
from mexica.shell.match.own_overlays import OwnOverlays
from mexica.shell.match.player_input import TableControls
from mexica.shell.match.record_lines import RecordWords
from mexica.shell.match.table_screen import TableScreen


class TablePicture(Protocol):
    """How a game's table looks now; a look is what is shown over the state, of whatever type."""

    def look(self) -> Any:
        """Return what is shown over the state now."""
        ...

    def draw(self, target: Drawable, look: Any, /) -> None:
        """Draw the table, without the bar."""
        ...

    def draw_carried(self, target: Surface, look: Any, /) -> None:
        """Draw what the mouse carries."""
        ...

    def button_looks(self) -> dict[Any, ButtonLook]:
        """Return how the buttons of the bar look."""
        ...

    def kept_clear(self, look: Any, /) -> Sequence[Rect]:
        """Return what a tip at the mouse should not cover."""
        ...

    def in_front(self, look: Any, /) -> tuple[Rect, ...]:
        """Return the places of what is drawn over the table, as a card that the mouse enlarges."""
        ...

    @property
    def thinking(self) -> bool:
        """Whether it is said that the computer whose turn is shown thinks."""
        ...

    @property
    def skip_note(self) -> str:
        """How to go on while something is shown that blocks the table; empty if nothing is."""
        ...


class OwnControls(TableControls, Protocol):
    """What the mouse and the game's own commands do."""

    def handlers(self) -> Mapping[Any, Handler]:
        """Return the handlers of the commands of a turn."""
        ...

    def clicks(self, asked: Any, /) -> bool:
        """Return whether a command of the game is heard as the click of a button."""
        ...


def _passes(_event: pygame.Event) -> bool:
    return False


@frozen
class OwnParts:
    """The parts of a match that are its game's own.

    `board_picture` returns a new picture of the board in a view, without anything over it; `mood` the music
    of a state, told whether scores are due. Commands `while_looking` do not end looking back, those that
    are `passing` end no motion. `places_to_click` returns where to click next in order to play actions, in
    pixels. `watch` sees every event first, and returns whether it was for the game alone. `living` moves on
    the board by itself.
    """

    table: AnyTable
    screen: TableScreen
    picture: TablePicture
    controls: OwnControls
    steps: BoardSteps
    hint: HintGame
    words: RecordWords
    board_picture: Callable[[Any], Surface]
    reviewing: Reviewing
    overlays: OwnOverlays[Any]
    mood: Callable[[Any, bool], str]
    places_to_click: Callable[[Sequence[Any]], Sequence[Rect]]
    while_looking: Collection[object]
    passing: Collection[object]
    watch: Callable[[pygame.Event], bool] = _passes
    living: Living | None = None


MakeParts = Callable[[Callable[[bool], None]], OwnParts]
"""Makes the parts of a match; given what their table calls after every change, True if scores are due."""
