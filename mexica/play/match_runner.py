"""Plays a match over time: a person's choices action by action, the computers' at a pace one can follow.

An action is on the disk before it is shown: once decided on, it is `kept` first, and played when it is.
"""

from collections import deque
from collections.abc import Callable, Iterable
from random import Random
from typing import Final, Generic

from mexica.computer.thinker import ThinkerError
from mexica.play.commands import Command
from mexica.play.game_rules import ActionT, Seat, SetupT, StateT
from mexica.play.opponents import MakeThinker, Opponents
from mexica.play.record import PERSON, PlayedAction, Record, ended_turn
from mexica.play.session import Session
from mexica.play.watching import Watching
from mexica.texts import told_error

STEP: Final = 0.04  # seconds from one action to the next of those chosen together
ASK_AGAIN: Final = 0.03  # seconds between two checks whether the computer has decided
ASK_KEPT: Final = 0.25  # the same whether an action is kept; who keeps it wakes the window too
_SEEDS: Final = 2**32


class MatchRunner(Generic[SetupT, StateT, ActionT]):
    """Plays the actions of people and computers when they are due and calls `shown` after each one.

    `pace` returns the seconds for which the player wants to see an action of a computer; `share_of_pace`
    returns the part of them for which a game shows an action. A table sets `keep`: it gets the record with
    the action to come, returns whether that is kept, and is asked again until it is.
    """

    def __init__(
        self,
        session: Session[SetupT, StateT, ActionT],
        make_thinker: MakeThinker[StateT, ActionT],
        pace: Callable[[], float],
        shown: Callable[[PlayedAction[StateT, ActionT]], None],
        share_of_pace: Callable[[ActionT], float] = lambda action: 1.0,
    ) -> None:
        self.session = session
        self.watching = Watching()
        self.fault: str | None = None  # why the computer has stopped
        self.keep: Callable[[Record[SetupT, StateT, ActionT]], bool] = lambda record: True
        self._pace, self._shown, self._share_of_pace = pace, shown, share_of_pace
        self._coming: PlayedAction[StateT, ActionT] | None = None  # decided on, and not kept yet
        self._opponents = Opponents(make_thinker, Random(repr(session.setup)).randrange(_SEEDS))
        self._chosen: deque[ActionT] = deque()
        self._follows = False  # whether the next of them was chosen together with the one before
        self._then: Callable[[], None] | None = None  # what to do once they are played
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        """Whether actions that were chosen are still to be played."""
        return bool(self._chosen) or self._coming is not None

    @property
    def plays_for_person(self) -> bool:
        """Whether actions that the person to move has chosen are still to be played."""
        return self.busy and self.session.person_decides

    @property
    def record(self) -> Record[SetupT, StateT, ActionT]:
        """The record to save, with the action to come."""
        return self.session.record if self._coming is None else self.session.record_with(self._coming)

    @property
    def person_acts(self) -> bool:
        """Whether a person decides now, with no chosen action left to play."""
        return self.session.person_decides and not self.busy

    @property
    def computer_moves(self) -> bool:
        """Whether a computer is to decide now."""
        return self.session.decider not in (None, PERSON) and not self.session.reviewing

    @property
    def watched(self) -> bool:
        """Whether only computers play, and the game is not over."""
        return not self.session.people and not self.session.finished

    @property
    def computer_acts(self) -> bool:
        """Whether a computer decides now: it has not broken down and is not paused."""
        paused = self.watched and not self.watching.goes_on
        return self.computer_moves and self.fault is None and not paused

    @property
    def pace(self) -> float:
        """Seconds for which each action of a computer is shown."""
        return self.watching.pace(self._pace()) if self.watched else self._pace()

    @property
    def speed(self) -> Command:
        """The command of the speed at which computers are watched."""
        return self.watching.speed(self._pace())

    @property
    def progress(self) -> float | None:
        """The part of its search that the computer to move has done, None while it is unknown."""
        return self._opponents.progress if self.computer_acts else None

    def choose(self, actions: Iterable[ActionT]) -> None:
        """Play these actions of the person to move one after the other, the first at once."""
        self._chosen.extend(actions)
        self._follows, self._then = False, None
        self._wait = 0.0
        self.tick(0.0)

    def when_played(self, then: Callable[[], None]) -> None:
        """Call this once what was chosen is played and shown, unless it is dropped or more is chosen."""
        self._then = then

    def tick(self, seconds: float, held: bool = False) -> None:
        """Let time pass: play at most one action that is due, none while the last is still shown (`held`)."""
        if self._coming is not None:
            self._play_if_kept(self._coming)
            return
        self._wait = max(0.0, self._wait - seconds)
        if self._chosen:
            if not self._wait and not held:
                self._play(self._chosen.popleft(), follows=self._follows)
                self._follows = True
                self._wait = STEP
        elif self._then is not None:
            if not held:
                then, self._then = self._then, None
                then()
        elif self.computer_acts:
            self._let_computer_move(held)

    def skip_wait(self) -> None:
        """Play the next action without waiting for the pace; let a computer that broke down try again."""
        self._wait = 0.0
        self.fault = None

    def move_now(self) -> None:
        """Let the thinking computer play the best turn that it has found so far."""
        self._wait = 0.0
        self._opponents.hurry()

    def watch(self, asked: Command) -> None:
        """Pause, go on, or change the speed, while only computers play."""
        if self.watched:
            self.watching.ask(asked, self._pace())
            self._wait = 0.0

    def change_kind(self, seat: Seat, kind: str) -> None:
        """Let a player of another kind play a seat from now on; any pending computer move is cancelled."""
        self._drop_pending()
        self.session.change_kind(seat, kind)
        if self.session.people:
            self.watching.end()

    def undo(self) -> int:
        """Take back what one undo covers; return the number of actions taken back."""
        return self._jump(self.session.undo)

    def undo_turn(self) -> int:
        """Take back a person's whole turn; return the number of actions taken back."""
        return self._jump(self.session.undo_turn)

    def redo(self) -> int:
        """Bring back one decision that was taken back; return the number of actions brought back."""
        return self._jump(self.session.redo)

    def look_at(self, number: int) -> int:
        """Go to the state after so many actions of a finished game; return the number of actions skipped."""
        return self._jump(lambda: self.session.look_at(number))

    @property
    def next_wake(self) -> float | None:
        """Seconds until something may be due, None while a person is to act."""
        if self._coming is not None:
            return ASK_KEPT
        if self._chosen or self._then is not None:
            return self._wait
        if self.computer_acts:
            return max(self._wait, ASK_AGAIN)
        return None

    def close(self) -> None:
        """End the computer players' processes."""
        self._opponents.close()

    def _let_computer_move(self, held: bool) -> None:
        kind = self.session.decider
        assert kind is not None
        try:
            self._opponents.ask(kind, self.session.state)
            self._opponents.look()
            action = None if self._wait or held else self._opponents.take()
        except ThinkerError as error:
            self.fault = told_error(error)
            self._opponents.close()
            return
        if action is not None:
            self._wait = self.pace * self._share_of_pace(action)
            self._play(action)

    def _play(self, action: ActionT, *, follows: bool = False) -> None:
        self._coming = self.session.prepare(action, follows=follows)
        self._play_if_kept(self._coming)

    def _play_if_kept(self, coming: PlayedAction[StateT, ActionT]) -> None:
        if self.keep(self.session.record_with(coming)):
            self._add(coming)
            self._shown(coming)

    def _add(self, coming: PlayedAction[StateT, ActionT]) -> None:
        self._coming = None
        self.session.add(coming)
        self.watching.note(ended_turn(self.session.rules, self.session.before, coming))

    def _jump(self, jump: Callable[[], int]) -> int:
        if self._coming is not None:  # so that it is taken back
            self._add(self._coming)
        self._drop_pending()
        return jump()

    def _drop_pending(self) -> None:
        """Drop the actions still to be played, and the pending computer move."""
        self._chosen.clear()
        self._then = None
        self._opponents.cancel()
        self._wait = 0.0
        self.fault = None
