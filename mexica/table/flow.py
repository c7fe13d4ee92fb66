"""How a match goes on: what a person chose, action by action; the computers at a pace one can follow."""

from collections import deque
from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from mexica.ai.worker import ThinkerError
from mexica.rules.actions import Action, EndTurn, Walk
from mexica.table.opponents import Opponents
from mexica.table.session import Done, Session

STEP: Final = 0.04  # seconds between the actions of a route, besides those of the way itself
ASK_AGAIN: Final = 0.03  # seconds between two looks at whether the computer has decided
_SEEDS: Final = 2**32
SHORT: Final = 0.5  # of the pace, for a step on foot or the end of a turn


class Flow:
    """Does actions in time and calls `shown` after each one."""

    def __init__(self, session: Session, pace: Callable[[], float], shown: Callable[[Done], None]) -> None:
        self.session = session
        self.trouble: str | None = None  # why the computer does not go on
        self._pace, self._shown = pace, shown
        self._opponents = Opponents(Random(repr(session.setup)).randrange(_SEEDS))
        self._chosen: deque[Action] = deque()
        self._goes_on = False  # whether the next of them was chosen together with the one before
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        """Whether actions that a person has chosen are still to be done."""
        return bool(self._chosen)

    @property
    def computer_moves(self) -> bool:
        """Whether it is for a computer to decide now."""
        return self.session.decider not in (None, "person") and not self.session.reviewing

    def choose(self, actions: Iterable[Action]) -> None:
        """Do these actions of the person to move one after the other, the first at once."""
        self._chosen.extend(actions)
        self._goes_on = False
        self._wait = 0.0
        self.tick(0.0)

    def tick(self, seconds: float, held: bool = False) -> None:
        """Let time pass: do at most one action that is due, none while `held` by what is still shown."""
        self._wait = max(0.0, self._wait - seconds)
        if self._chosen:
            if not self._wait and not held:
                self._do(self._chosen.popleft(), follows=self._goes_on)
                self._goes_on = True
                self._wait = STEP
        elif self.computer_moves and self.trouble is None:
            self._let_the_computer_move(held)

    def hasten(self) -> None:
        """Do at once what only waits to be shown; try again where the computer gave up."""
        self._wait = 0.0
        self.trouble = None

    def undo(self) -> int:
        """Take back as far as one undo goes; return how many actions that were."""
        return self._jump(self.session.undo)

    def redo(self) -> int:
        """Bring back what the last undo took; return how many actions that were."""
        return self._jump(self.session.redo)

    def look_at(self, number: int) -> int:
        """Go to where so many actions of a finished game were done; return how many lie between."""
        return self._jump(lambda: self.session.look_at(number))

    @property
    def next_wake(self) -> float | None:
        """Seconds until something may be due, None if it is for a person to act."""
        if self._chosen:
            return self._wait
        if self.computer_moves and self.trouble is None:
            return max(self._wait, ASK_AGAIN)
        return None

    def close(self) -> None:
        """End the computer players' processes."""
        self._opponents.close()

    def _let_the_computer_move(self, held: bool) -> None:
        kind = self.session.decider
        assert kind is not None
        try:
            self._opponents.ask(kind, self.session.state)
            action = None if self._wait or held else self._opponents.poll()
        except ThinkerError as error:
            self.trouble = str(error)
            self._opponents.close()
            return
        if action is not None:
            self._wait = self._pace() * (SHORT if isinstance(action, Walk | EndTurn) else 1.0)
            self._do(action)

    def _do(self, action: Action, *, follows: bool = False) -> None:
        self.session.act(action, follows=follows)
        self._shown(self.session.done[-1])

    def _jump(self, jump: Callable[[], int]) -> int:
        self._chosen.clear()
        self._opponents.cancel()
        self._wait = 0.0
        self.trouble = None
        return jump()
