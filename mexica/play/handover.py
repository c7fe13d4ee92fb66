"""Handing the mouse over between people who play at one screen."""

from typing import Any

from mexica.play.game_rules import Seat
from mexica.play.session import Session


class Handover:
    """Knows when another person at the screen is to be told that it is their turn."""

    def __init__(self, session: Session[Any, Any, Any]) -> None:
        self._session = session
        self._told: Seat | None = None

    @property
    def due(self) -> bool:
        """Whether the person to move is one of several and has not been told yet."""
        session = self._session
        return session.person_decides and session.people > 1 and self._told != session.mover

    def note_told(self) -> None:
        """Take note that the person to move has been told."""
        self._told = self._session.mover

    def forget(self) -> None:
        """Have whoever moves next told, even if it is the person who was told last."""
        self._told = None
