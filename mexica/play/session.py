"""A game in progress: the actions so far, the states they led to, undo and redo."""

from typing import Any, Generic

from attrs import evolve

from mexica.play.game_rules import ActionT, Rules, Seat, SetupT, StateT
from mexica.play.record import (
    PERSON,
    PlayedAction,
    PlayerInfo,
    Record,
    Replay,
    ended_turn,
    play_action,
    replay,
    turn_ends,
)
from mexica.play.undo import turn_undo_target, undo_target


class Session(Generic[SetupT, StateT, ActionT]):
    """A game that can be continued, taken back and reviewed.

    Undo drops states, as far back as `undo.py` says, and keeps them for redo until somebody acts. A finished
    game is reviewed action by action (`reviewing`), whoever played them.
    """

    def __init__(
        self, rules: Rules[SetupT, StateT, ActionT], record: Record[SetupT, StateT, ActionT]
    ) -> None:
        """Replay whatever the record has not replayed yet; ReplayError if an action is illegal."""
        replayed = replay(rules, record)
        self._rules = rules
        self._players = record.players
        self.seed = record.seed
        """The number from which the setup was drawn, None if it is not known."""
        self._setup, self._first = replayed.setup, replayed.first
        self._history = list(replayed.history)
        self._undone: list[PlayedAction[StateT, ActionT]] = []
        self._changes = 0
        self._record: Record[SetupT, StateT, ActionT] | None = None  # None: not made yet
        self._undo_target: tuple[int | None] | None = None  # the same

    @property
    def rules(self) -> Rules[SetupT, StateT, ActionT]:
        """The rules of the game."""
        return self._rules

    @property
    def setup(self) -> SetupT:
        """The setup of the game."""
        return self._setup

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        """Who sits at each seat."""
        return self._players

    @property
    def changes(self) -> int:
        """How often the actions or the players have changed, for what is worked out from them."""
        return self._changes

    @property
    def state(self) -> StateT:
        """The state now."""
        return self.state_after(len(self._history))

    @property
    def before(self) -> StateT:
        """The state before the last action."""
        return self.state_after(max(0, len(self._history) - 1))

    @property
    def actions(self) -> tuple[ActionT, ...]:
        """The actions that led to the state now."""
        return tuple(played.action for played in self._history)

    @property
    def history(self) -> tuple[PlayedAction[StateT, ActionT], ...]:
        """What was played so far, oldest first."""
        return tuple(self._history)

    @property
    def record(self) -> Record[SetupT, StateT, ActionT]:
        """The record to save: without actions taken back, but with all of a finished game under review."""
        if self._record is None:
            self._record = self._record_of(self.whole)
        return self._record

    @property
    def whole(self) -> tuple[PlayedAction[StateT, ActionT], ...]:
        """What was played, without actions taken back, but with all of a finished game under review."""
        return (*self._history, *reversed(self._undone)) if self.reviewing else tuple(self._history)

    def record_with(self, coming: PlayedAction[StateT, ActionT]) -> Record[SetupT, StateT, ActionT]:
        """The record to save once this action, which `prepare` has returned, is added."""
        return self._record_of((*self._history, coming))

    @property
    def mover(self) -> Seat:
        """The seat that must act now; meaningless when the game is over."""
        return self._rules.to_move(self.state)

    @property
    def decider(self) -> str | None:
        """The kind of player who must act now, None when the game is over."""
        return None if self._rules.is_over(self.state) else self._players[self.mover].kind

    @property
    def person_decides(self) -> bool:
        """Whether a person must act now; never in a finished game, even under review."""
        return self.decider == PERSON and not self.finished

    @property
    def people(self) -> int:
        """How many seats are people."""
        return sum(player.kind == PERSON for player in self._players)

    @property
    def over(self) -> bool:
        """Whether the game is over in the state now."""
        return self._rules.is_over(self.state)

    @property
    def reviewing(self) -> bool:
        """Whether a finished game is under review, so that no computer plays on."""
        return bool(self._undone) and self._rules.is_over(self._undone[0].state)

    @property
    def finished(self) -> bool:
        """Whether the game has ended, even while it is under review."""
        return self.over or self.reviewing

    @property
    def length(self) -> int:
        """How many actions there are, those taken back included."""
        return len(self._history) + len(self._undone)

    @property
    def turns(self) -> tuple[int, ...]:
        """The numbers of actions after which a turn begins, and that of the last one."""
        every = (*self._history, *reversed(self._undone))
        ends = (number for number, ended in enumerate(turn_ends(self._rules, self._first, every), 1) if ended)
        return tuple(sorted({0, *ends, len(every)}))

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return self._undo_to() is not None

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would bring something back."""
        return bool(self._undone)

    def state_after(self, number: int) -> StateT:
        """Return the state after so many of the actions that led to the state now."""
        return self._history[number - 1].state if number else self._first

    def ended_turn(self, number: int) -> bool:
        """Return whether the action with this number, from 0, ended the turn, or the game."""
        return ended_turn(self._rules, self.state_after(number), self._history[number])

    def change_kind(self, seat: Seat, kind: str) -> None:
        """Let a player of another kind play a seat from now on."""
        changed = evolve(self._players[seat], kind=kind)
        self._players = (*self._players[:seat], changed, *self._players[seat + 1 :])
        self._changed()

    def apply(self, action: ActionT, *, follows: bool = False) -> tuple[Any, ...]:
        """Play an action for the player to move and return its events; IllegalAction changes nothing.

        `follows` means that it was chosen together with the one before.
        """
        self.add(self.prepare(action, follows=follows))
        return self._history[-1].events

    def prepare(self, action: ActionT, *, follows: bool = False) -> PlayedAction[StateT, ActionT]:
        """Return an action of the player to move as it would be played; IllegalAction if it cannot be."""
        return play_action(self._rules, self.state, action, follows=follows)

    def add(self, coming: PlayedAction[StateT, ActionT]) -> None:
        """Play an action that `prepare` has returned in the state now."""
        self._history.append(coming)
        self._undone.clear()
        self._changed()

    def undo(self) -> int:
        """Go back to the last decision that may be taken back; return the number of actions taken back."""
        return self._take_back(self._undo_to())

    def undo_turn(self) -> int:
        """Go back to the start of the last turn that may be taken back; return the number of actions."""
        return self._take_back(
            turn_undo_target(self._rules, self._players, self._first, self._history, finished=self.finished)
        )

    def _take_back(self, back_to: int | None) -> int:
        if back_to is None:
            return 0
        taken = self._history[back_to:]
        del self._history[back_to:]
        self._undone.extend(reversed(taken))
        self._changed()
        return len(taken)

    def redo(self) -> int:
        """Bring back one decision that was taken back; return the number of actions brought back."""
        stepwise = self.reviewing
        count = 0
        while self._undone:
            self._history.append(self._undone.pop())
            count += 1
            if stepwise or (self.decider == PERSON and not (self._undone and self._undone[-1].follows)):
                break
        self._changed()
        return count

    def look_at(self, number: int) -> int:
        """Go to the state after so many actions of a finished game; return the number of actions skipped."""
        before, number = len(self._history), max(0, min(number, self.length))
        if not self.finished:
            return 0
        while len(self._history) > number:
            self._undone.append(self._history.pop())
        while len(self._history) < number:
            self._history.append(self._undone.pop())
        self._changed()
        return abs(number - before)

    def _record_of(
        self, history: tuple[PlayedAction[StateT, ActionT], ...]
    ) -> Record[SetupT, StateT, ActionT]:
        actions = tuple(played.action for played in history)
        replayed = Replay(self._setup, self._first, history)
        return Record(self._setup, self._players, actions, replayed, seed=self.seed)

    def _changed(self) -> None:
        """Forget what was worked out from the actions and the players so far."""
        self._changes += 1
        self._record = self._undo_target = None

    def _undo_to(self) -> int | None:
        """The number of actions that are left after an undo, None if there is nothing to undo."""
        if self._undo_target is None:
            self._undo_target = (self._found_undo_target(),)
        return self._undo_target[0]

    def _found_undo_target(self) -> int | None:
        return undo_target(self._rules, self._players, self._first, self._history, finished=self.finished)
