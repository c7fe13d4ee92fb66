"""A game in progress: the states so far, the actions that led to them, and what undo and redo mean."""

from typing import Final

from attrs import evolve, frozen

from mexica.games.mexica.rules import Setup, State, apply, start
from mexica.games.mexica.rules.actions import Action, EndTurn, PlacePilli, TakeBoat, Walk
from mexica.games.mexica.rules.events import Event
from mexica.games.mexica.rules.state import Phase, Seat
from mexica.games.mexica.table.match.record import Kind, PlayerInfo, Record

_ON_THE_WAY: Final = (Walk, TakeBoat)
_LAST_OF_A_TURN: Final = (EndTurn, PlacePilli)


@frozen
class Done:
    """One action that was done: by whom, what happened, and the state it led to.

    `follows` says that it was chosen together with the one before, as the steps of a way are.
    """

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    state: State
    follows: bool = False


class Session:
    """A game that can be played on, taken back and looked through.

    Undo drops states and keeps what it dropped for redo until somebody acts; what was chosen together goes
    together. With one person at the table it goes back to that person's last decision, over the computers'
    turns; with several it stays within the turn. A finished game is looked through action by action
    (`reviewing`), whoever did them.
    """

    def __init__(self, record: Record) -> None:
        """Replay the record; IllegalAction if it holds one. A record does not tell what was chosen together:
        steps on foot and by boat that follow each other are taken for one way.
        """
        self._setup = record.setup
        self._players = record.players
        self._first = start(record.setup)
        self._done: list[Done] = []
        self._undone: list[Done] = []
        for action in record.actions:
            self.act(action, follows=self._goes_on(action))

    @property
    def setup(self) -> Setup:
        """The setup of the game."""
        return self._setup

    @property
    def players(self) -> tuple[PlayerInfo, ...]:
        """Who sits at each seat."""
        return self._players

    @property
    def state(self) -> State:
        """The state now."""
        return self._done[-1].state if self._done else self._first

    @property
    def before(self) -> State:
        """The state before what was done last."""
        return self._done[-2].state if len(self._done) > 1 else self._first

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that led to the state now."""
        return tuple(done.action for done in self._done)

    @property
    def done(self) -> tuple[Done, ...]:
        """What was done so far, oldest first."""
        return tuple(self._done)

    @property
    def record(self) -> Record:
        """The game as it is kept: without what was taken back, but all of a finished one looked through."""
        later = tuple(done.action for done in reversed(self._undone)) if self.reviewing else ()
        return Record(self._setup, self._players, self.actions + later)

    @property
    def decider(self) -> Kind | None:
        """The kind of player who must act now, None when the game is over."""
        turn = self.state.turn
        return None if turn.phase is Phase.OVER else self._players[turn.to_move].kind

    @property
    def people(self) -> int:
        """How many seats are people."""
        return sum(player.kind == "person" for player in self._players)

    @property
    def reviewing(self) -> bool:
        """Whether a finished game is being looked through, so that no computer plays on."""
        return bool(self._undone) and self._undone[0].state.turn.phase is Phase.OVER

    @property
    def finished(self) -> bool:
        """Whether the game has come to its end, also while it is looked through."""
        return self.state.turn.phase is Phase.OVER or self.reviewing

    @property
    def length(self) -> int:
        """How many actions there are, those taken back included."""
        return len(self._done) + len(self._undone)

    @property
    def turns(self) -> tuple[int, ...]:
        """The numbers of actions after which a turn begins, and that of the last one."""
        every = [*self._done, *reversed(self._undone)]
        ends = (number for number, done in enumerate(every, 1) if isinstance(done.action, _LAST_OF_A_TURN))
        return tuple(sorted({0, *ends, len(every)}))

    @property
    def can_undo(self) -> bool:
        """Whether `undo` would take something back."""
        return self._undo_to() is not None

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would bring something back."""
        return bool(self._undone)

    def change_kind(self, seat: Seat, kind: Kind) -> None:
        """Let somebody else play a seat from now on."""
        changed = evolve(self._players[seat], kind=kind)
        self._players = (*self._players[:seat], changed, *self._players[seat + 1 :])

    def act(self, action: Action, *, follows: bool = False) -> tuple[Event, ...]:
        """Do an action for the player to move and return what happened; IllegalAction changes nothing.

        `follows` says that it was chosen together with the one before.
        """
        seat = self.state.turn.to_move
        step = apply(self.state, action)
        self._done.append(Done(seat, action, step.events, step.state, follows))
        self._undone.clear()
        return step.events

    def undo(self) -> int:
        """Take back to the last decision that may be taken back; return how many actions that were."""
        back_to = self._undo_to()
        if back_to is None:
            return 0
        taken = self._done[back_to:]
        del self._done[back_to:]
        self._undone.extend(reversed(taken))
        return len(taken)

    def redo(self) -> int:
        """Bring back what the last undo took; return how many actions that were."""
        stepwise = self.reviewing
        count = 0
        while self._undone:
            self._done.append(self._undone.pop())
            count += 1
            if stepwise or (self.decider == "person" and not (self._undone and self._undone[-1].follows)):
                break
        return count

    def look_at(self, number: int) -> int:
        """Go to where so many actions of a finished game were done; return how many lie between."""
        before, number = len(self._done), max(0, min(number, self.length))
        if not self.finished:
            return 0
        while len(self._done) > number:
            self._undone.append(self._done.pop())
        while len(self._done) < number:
            self._done.append(self._undone.pop())
        return abs(number - before)

    def play_on(self) -> None:
        """Give up what came after this in a finished game, so that it goes on from here."""
        self._undone.clear()

    def _undo_to(self) -> int | None:
        """The number of actions that are left after an undo, None if there is nothing to undo."""
        if not self._done:
            return None
        if self.state.turn.phase is Phase.OVER or self.reviewing:
            return len(self._done) - 1
        last = len(self._done) - 1
        while last >= 0 and self._players[self._done[last].seat].kind != "person":
            last -= 1
        if last < 0 or (self.people > 1 and not self._own(self._done[last])):
            return None
        while self._done[last].follows:
            last -= 1
        return last

    def _goes_on(self, action: Action) -> bool:
        """Whether an action goes on with the way on which the last one was a step."""
        last = self._done[-1].action if self._done else None
        return isinstance(action, _ON_THE_WAY) and isinstance(last, _ON_THE_WAY)

    def _own(self, done: Done) -> bool:
        """Whether this was done by the player to move in the turn that still runs."""
        turn = self.state.turn
        return done.seat == turn.to_move and done.state.turn.round == turn.round
