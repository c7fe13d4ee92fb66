"""The course of a finished game: points and expectations turn by turn, and the costliest turns."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Protocol

from attrs import frozen

from mexica.computer.reviewing import (
    Expected,
    OwnedTurn,
    Reviewer,
    TurnQuestion,
    Verdict,
    WorthsJudge,
    costliest,
)
from mexica.computer.worker_process import ThinkerError
from mexica.play.game_rules import Rules, Seat
from mexica.play.told_apart import Otherwise, in_another_way
from mexica.texts import told_error

LOOK_AGAIN: Final = 0.05  # seconds between two checks for findings
SHOWN: Final = 3  # turns for each player

Judged = Verdict[Any]
"""What a turn of any game has cost."""


class PlayedTurn(OwnedTurn, Protocol):
    """A turn that was played to the end, with the positions before it and for the next player."""

    @property
    def round(self) -> int:
        """The round in which it was played."""
        ...

    @property
    def first(self) -> int:
        """The number of actions in the game before it."""
        ...

    @property
    def begin(self) -> Any:
        """The position before it."""
        ...

    @property
    def after(self) -> Any:
        """The position after it."""
        ...


def turn_question(turn: Any, answer: Sequence[Any], record: Any) -> TurnQuestion[Any, Any]:
    """Return what is asked about the new turn in a record by its actions alone."""
    return TurnQuestion(turn, tuple(answer), record.actions)


@frozen
class Reviewing:
    """How a game is reviewed.

    `played_turns` returns the complete turns of a game from its first state and its actions;
    `start_reviewer` and `start_judge` a process that reviews such turns and one that answers a
    `question`, with ThinkerError if none can be started. `question` returns what is asked about the new
    turn in a record, beside the one played and its answer; `reasons` what a turn that was played brought,
    found at once; `sentence` reasons in one line; `otherwise` how a turn differs that brings the same;
    `divider` what is written across the graph at the end of a turn, empty for nothing. `rival` is the
    kind of the other players while a turn is played again.
    """

    rules: Rules[Any, Any, Any]
    played_turns: Callable[[Any, Sequence[Any]], tuple[PlayedTurn, ...]]
    start_reviewer: Callable[[], Reviewer]
    start_judge: Callable[[], WorthsJudge]
    reasons: Callable[[Any], Sequence[Hashable]]
    sentence: Callable[[Sequence[Any]], str]
    divider: Callable[[Any], str]
    question: Callable[[Any, Sequence[Any], Any], Any] = turn_question
    otherwise: Otherwise = in_another_way
    rival: str = "greedy"

    def turns(self, setup: Any, actions: Sequence[Any]) -> tuple[PlayedTurn, ...]:
        """Return the complete turns of a game."""
        return self.played_turns(self.rules.start(setup), actions)


class Course:
    """The course of a finished game: points at once, the rest as another process finds it."""

    def __init__(self, review: Reviewing, setup: Any, actions: Sequence[Any]) -> None:
        self.review = review
        self.turns = review.turns(setup, actions)
        self.seats = len(review.rules.points(review.rules.start(setup)))
        self.actions = tuple(actions)
        self.expected: dict[int, tuple[float, ...]] = {}
        self.verdicts: dict[int, Judged] = {}
        self.trouble = ""
        self._reviewer: Reviewer | None = None

    @property
    def done(self) -> bool:
        """Whether every turn has been examined."""
        return len(self.verdicts) == len(self.turns)

    def left(self, seat: Seat) -> int:
        """Return how many turns of a seat are still to be examined."""
        return sum(turn.seat == seat and n not in self.verdicts for n, turn in enumerate(self.turns))

    def points(self, number: int) -> tuple[int, ...]:
        """Return the points of all seats after the turn with this number, -1 for the beginning."""
        state = self.turns[0].begin if number < 0 else self.turns[number].after
        return tuple(self.review.rules.points(state))

    def costliest(self, seat: Seat) -> list[Judged]:
        """Return the costliest turns of a seat among those examined so far, the worst first."""
        return costliest(self.verdicts.values(), self.turns, seat, SHOWN)

    def begin(self, seat: Seat = 0) -> None:
        """Start examining the remaining turns, those of this seat first."""
        if self.done or self._reviewer is not None:
            return
        self.trouble = ""
        try:
            self._reviewer = self.review.start_reviewer()
            self._reviewer.ask(self.turns, self.verdicts, seat)
        except ThinkerError as error:
            self._fail(error)

    def leave(self) -> None:
        """Stop examining turns; the results so far are kept."""
        if self._reviewer is not None:
            self._reviewer.close()
            self._reviewer = None

    def tick(self) -> bool:
        """Collect new findings; return whether there were any."""
        found = False
        try:
            while self._reviewer is not None and (finding := self._reviewer.poll()) is not None:
                found = True
                self._take(finding)
        except ThinkerError as error:
            self._fail(error)
            return True
        if self.done:
            self.leave()
        return found

    @property
    def next_wake(self) -> float | None:
        """Seconds until more may be found, None for never."""
        return None if self._reviewer is None else LOOK_AGAIN

    def _take(self, finding: Expected | Judged) -> None:
        if isinstance(finding, Expected):
            self.expected[finding.number] = finding.points
        else:
            self.verdicts[finding.number] = finding

    def _fail(self, error: ThinkerError) -> None:
        self.trouble = told_error(error)
        self.leave()
