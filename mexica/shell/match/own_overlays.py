"""The overlays that a game makes itself, and what the others need to know of it."""

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from mexica.drawing.overlay import Overlay
from mexica.drawing.seats_panel import PlayerKind
from mexica.drawing.tip_box import TipLine
from mexica.play.bot_search import FoundBot
from mexica.play.key_rows import KeyRow
from mexica.play.record import PlayedAction
from mexica.play.state_text import TextSection
from mexica.shell.match.overlay_actions import OverlayActions


class OwnOverlays(Protocol):
    """The overlays of a match of one game, made from its position now."""

    @property
    def levels(self) -> Collection[str]:
        """The kinds of the game's own computer players."""
        ...

    @property
    def same_label(self) -> str:
        """The label of the button that sets up the same game again."""
        ...

    @property
    def turn_note(self) -> str:
        """What the person whose turn begins is told below that."""
        ...

    def standings(self, actions: OverlayActions) -> Overlay:
        """Return the standings, or the result of a finished game."""
        ...

    def scores(self, actions: OverlayActions) -> Overlay:
        """Return the screen of the scoring that has just taken place, or of the result."""
        ...

    def question(self, actions: OverlayActions) -> Overlay | None:
        """Return what the person to move is asked before anything else, None if nothing."""
        ...

    def key_rows(self) -> tuple[KeyRow, ...]:
        """Return the keys at the table and what they do."""
        ...

    def kinds(self, bots: Sequence[FoundBot], /) -> tuple[PlayerKind, ...]:
        """Return who can play a seat."""
        ...

    def sections(self) -> tuple[TextSection, ...]:
        """Return what is told of the position shown, as text."""
        ...

    def sentences(self, played: PlayedAction[Any, Any], /) -> Sequence[str]:
        """Return what an action brought about, as far as whoever sits at the screen may know it."""
        ...

    def tips(self) -> tuple[TipLine, ...]:
        """Return the lines of the tip at the mouse."""
        ...
