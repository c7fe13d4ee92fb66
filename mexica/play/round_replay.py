"""The others' last turns once more, action by action, over the position they were played in."""

from typing import Generic

from mexica.play.game_rules import ActionT, SetupT, StateT
from mexica.play.looking_back import LookingBack
from mexica.play.others_turns import last_round
from mexica.play.record import PlayedAction
from mexica.play.session import Session


class RoundReplay(Generic[SetupT, StateT, ActionT]):
    """Goes through the last round by looking back, from its beginning to the position now.

    The table calls `step` whenever the action before has been shown.
    """

    def __init__(
        self, session: Session[SetupT, StateT, ActionT], looking: LookingBack[SetupT, StateT, ActionT]
    ) -> None:
        self._session, self._looking = session, looking
        self._span: range | None = None
        self._shown = 0
        self._possible: tuple[int, bool] = (-1, False)  # what it was after how many changes of the session

    @property
    def active(self) -> bool:
        """Whether the round is being shown."""
        return self._span is not None

    @property
    def possible(self) -> bool:
        """Whether there is anything to show."""
        changes = self._session.changes
        if self._possible[0] != changes:
            self._possible = changes, bool(last_round(self._session))
        return self._possible[1]

    @property
    def shown(self) -> range:
        """The numbers (from 0) of the actions shown so far."""
        return range(0) if self._span is None else range(self._span.start, self._shown)

    def begin(self) -> bool:
        """Show the position before the round; return False if there is nothing to show."""
        span = last_round(self._session)
        if not span:
            return False
        self._span, self._shown = span, span.start
        self._looking.look_at(span.start)
        return True

    def step(self) -> tuple[PlayedAction[StateT, ActionT], StateT] | None:
        """Go to the position after the next action; return it with the state before, None after the last."""
        if self._span is None or self._shown >= self._span.stop:
            self.end()
            return None
        number, self._shown = self._shown, self._shown + 1
        self._looking.look_at(self._shown)
        return self._session.history[number], self._session.state_after(number)

    def end(self) -> None:
        """Stop, and show the position now."""
        self._span = None
        self._looking.end()
