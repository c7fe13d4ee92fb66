"""The overlays that a game makes itself, and what the others need to know of it."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import Any, Generic, Protocol

from mexica.drawing.buttons import PanelButton
from mexica.drawing.overlay import Overlay
from mexica.drawing.tip_box import TipLine
from mexica.play.host import Host
from mexica.play.key_rows import KeyRow
from mexica.play.record import PlayedAction
from mexica.play.state_text import TextSection
from mexica.shell.match import usual_overlays
from mexica.shell.match.match_table import TableT
from mexica.shell.match.overlay_actions import OverlayActions
from mexica.texts import _


class ResultOverlay(Overlay, Protocol):
    """A screen of points, with one more button above the others if there is an `offer`."""

    offer: PanelButton | None


class OwnOverlays(ABC, Generic[TableT]):
    """The overlays of a match of one game, made from its position now. A game extends it."""

    levels: Collection[str]
    """The kinds of the game's own computer players."""

    def __init__(self, table: TableT, host: Host[Any]) -> None:
        self._table, self._host = table, host

    # ------------------------------------------------------------------ what a game says

    @property
    @abstractmethod
    def same_label(self) -> str:
        """The label of the button that sets up the same game again."""

    @abstractmethod
    def points_screen(self, actions: OverlayActions, buttons: Sequence[PanelButton]) -> ResultOverlay:
        """Return the standings, or the result of a finished game, with these buttons."""

    @abstractmethod
    def key_rows(self) -> tuple[KeyRow, ...]:
        """Return the keys at the table and what they do, with those that the player has changed."""

    @abstractmethod
    def sections(self) -> tuple[TextSection, ...]:
        """Return what is told of the position shown, as text."""

    @abstractmethod
    def sentences(self, played: PlayedAction[Any, Any], /) -> Sequence[str]:
        """Return what an action brought about, as far as whoever sits at the screen may know it."""

    @abstractmethod
    def tips(self) -> tuple[TipLine, ...]:
        """Return the lines of the tip at the mouse."""

    # ------------------------------------------------------------------ what may be alike in all games

    @property
    def turn_note(self) -> str:
        """What the person whose turn begins is told below that."""
        return _("Click or press a key.")

    def standings(self, actions: OverlayActions) -> ResultOverlay:
        """Return the standings, or the result of a finished game."""
        if not self._table.session.over:
            return self.points_screen(actions, usual_overlays.standing_buttons(actions))
        screen = self.points_screen(actions, usual_overlays.result_buttons(actions, self.same_label))
        screen.offer = usual_overlays.learn_button(actions, self._table.seats)
        return screen

    def scores(self, actions: OverlayActions) -> Overlay:
        """Return the screen of the scoring that has just taken place, or of the result."""
        return self.standings(actions)

    def question(self, actions: OverlayActions) -> Overlay | None:
        """Return what the person to move is asked before anything else, None if nothing."""
        return None
