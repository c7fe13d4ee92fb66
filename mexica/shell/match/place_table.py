"""The table of a game that is played by clicks on places and by drags from one to another."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from mexica.play.game_rules import ActionT, SetupT, StateT
from mexica.play.host import Host
from mexica.play.record import Record
from mexica.play.session import Session
from mexica.shell.match.match_table import MatchTable
from mexica.shell.match.outcomes import Outcome
from mexica.shell.match.place_drag import PlaceDrag, PlaceHand
from mexica.shell.match.place_pointing import PlacePointing
from mexica.shell.match.table_parts import AskedT, TableHand, TableParts


class PlacesHand(TableHand, PlaceHand[Any], Protocol):
    """A hand that holds what lies on a place."""

    @property
    def offers(self) -> Any:
        """What the person to move can do, None if nobody is to move at the screen."""
        ...

    def end(self) -> Outcome:
        """End what was begun."""
        ...


PlacesHandT = TypeVar("PlacesHandT", bound=PlacesHand)


class PlaceTable(MatchTable[SetupT, StateT, ActionT, AskedT, PlacesHandT]):
    """A match in progress, with what the mouse drags from place to place."""

    mouse: PlacePointing[Any, Any]

    def __init__(
        self,
        session: Session[SetupT, StateT, ActionT],
        host: Host[Record[SetupT, StateT, ActionT]],
        parts: TableParts[StateT, ActionT, AskedT, PlacesHandT],
        moved_on: Callable[[bool], None],
    ) -> None:
        """`moved_on` is called after every change of the state; True means that scores are to be shown."""
        super().__init__(session, host, parts, moved_on)
        self.drag = PlaceDrag[Any](self._hand)


AnyPlaceTable = PlaceTable[Any, Any, Any, Any, Any]
"""The table of any such game."""
