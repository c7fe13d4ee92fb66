"""Who may see what at one screen, in a game with secrets: the seat whose hand lies open there, if any."""

from typing import Any

from mexica.play.game_rules import Seat
from mexica.play.record import PERSON
from mexica.play.session import Session


class Viewing:
    """Knows which person sits at the screen; between two people a curtain is down until the next takes it.

    One person alone sits there from the start. Of several, each takes the screen when it is their turn, and
    keeps it until the curtain is lowered before another one: what their last action shows is theirs to see.
    Somebody who has left their seat to a computer sits there no longer.
    """

    def __init__(self, session: Session[Any, Any, Any], *, secrets: bool) -> None:
        """`secrets` tells whether the game has any; without, there is never a curtain."""
        self._session, self._secrets = session, secrets
        people = [seat for seat, player in enumerate(session.players) if player.kind == PERSON]
        self._taken: Seat | None = people[0] if len(people) == 1 else None

    @property
    def viewer(self) -> Seat | None:
        """The seat of the person at the screen, for whom all is drawn and told.

        None while the curtain is down, before anybody has taken the screen, and among computers only: then
        nobody's secrets may be seen. It is None in a game without secrets too.
        """
        if not self._secrets or self._taken is None:
            return None
        return self._taken if self._session.players[self._taken].kind == PERSON else None

    @property
    def all_open(self) -> bool:
        """Whether everybody may see everything: in a finished game, or one without secrets."""
        return not self._secrets or self._session.finished

    def sees(self, seat: Seat) -> bool:
        """Return whether the secrets of a seat may be shown."""
        return self.all_open or seat == self.viewer

    @property
    def mover_sits(self) -> bool:
        """Whether the player to move may act at the screen, as no curtain hangs before them."""
        return self.all_open or not self._session.person_decides or self.viewer == self._session.mover

    @property
    def curtain_due(self) -> bool:
        """Whether a person is to move who has not taken the screen, so that the curtain has to be down."""
        return not self.mover_sits

    def lower(self) -> None:
        """Lower the curtain: nobody sits at the screen from now on."""
        self._taken = None

    def take(self) -> None:
        """Let the person to move take the screen; nothing happens if no person is to move."""
        if self._session.person_decides:
            self._taken = self._session.mover
