"""Looking back in a game that is still being played: an earlier position is shown, and nothing changes.

The session stays at its last action, so that computers think on, the whole game is saved and undo takes back
what was played last. What is decided meanwhile is played once one is back at the position now.
"""

from typing import Final, Generic

from mexica.play.commands import Command
from mexica.play.game_rules import ActionT, SetupT, StateT
from mexica.play.record import PERSON, PlayedAction, Record, Replay
from mexica.play.review import goals_from
from mexica.play.session import Session
from mexica.texts import _

MOST_PEOPLE: Final = 1  # for whom a game is begun from an earlier position of one in progress


class LookingBack(Generic[SetupT, StateT, ActionT]):
    """The position that is shown of a session: that now, or an earlier one."""

    def __init__(self, session: Session[SetupT, StateT, ActionT]) -> None:
        self._session = session
        self._from_start = session.state_after(0) == session.rules.start(session.setup)
        self._number: int | None = None

    @property
    def active(self) -> bool:
        """Whether an earlier position is shown."""
        return self._number is not None

    @property
    def number(self) -> int:
        """The number of actions before the position shown."""
        return len(self._session.history) if self._number is None else self._number

    @property
    def state(self) -> StateT:
        """The state shown."""
        return self._session.state_after(self.number)

    @property
    def before(self) -> StateT:
        """The state before the last action that is shown."""
        return self._session.state_after(max(0, self.number - 1))

    @property
    def last(self) -> PlayedAction[StateT, ActionT] | None:
        """The last action that is shown, None at the beginning."""
        return self._session.history[self.number - 1] if self.number else None

    def look_at(self, number: int) -> None:
        """Show the position after so many actions; the last of them is that now."""
        self._number = max(0, number) if number < len(self._session.history) else None

    def end(self) -> None:
        """Show the position now."""
        self._number = None

    @property
    def goals(self) -> dict[Command, int]:
        """The number of actions at which each command arrives, without commands that lead nowhere."""
        end = len(self._session.history)
        turns = {end, *(turn for turn in self._session.turns if turn < end)}
        return goals_from(self.number, end, sorted(turns))

    @property
    def may_play_on(self) -> bool:
        """Whether a new game may be begun from the position shown, which is not the last one."""
        return (self.active or self._session.finished) and not self.why_no_play_on

    @property
    def why_no_play_on(self) -> str:
        """Why no new game may be begun from the position shown, empty if nothing stands against it."""
        if not self._from_start:  # a record of its actions could not be replayed
            return _("A game that began at a given position goes on only from the position now.")
        if self._session.finished:
            return _("The game is over here; go back in it first.") if self._session.over else ""
        if self._session.people > MOST_PEOPLE:
            return _("Several people play, so the game goes on from the position now.")
        if self._has_revealed:
            return _(
                "Something hidden has come to light since then, so the game goes on from the position now."
            )
        return ""

    @property
    def _has_revealed(self) -> bool:
        """Whether a person has seen something new since the position shown."""
        session, people = self._session, [n for n, p in enumerate(self._session.players) if p.kind == PERSON]
        since = session.history[self.number :]
        return any(session.rules.reveals(played.events, seat) for played in since for seat in people)

    @property
    def record(self) -> Record[SetupT, StateT, ActionT]:
        """The record of a game that is played on from the position shown."""
        history = self._session.history[: self.number]
        replayed = Replay(self._session.setup, self._session.state_after(0), history)
        actions = tuple(played.action for played in history)
        session = self._session
        return Record(session.setup, session.players, actions, replayed, seed=session.seed)
